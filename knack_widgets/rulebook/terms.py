"""The terms of the games: names in three languages, meanings, and places in the texts.

The terms of the book's own games are in common files next to the games; a game of other authors has ``terms.toml`` in
its folder ``text``. The head of the book's file describes the format.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final

from ..rules import games
from ..rules.core.errors import describe
from .folders import game_folder, is_own, leave_out, read_table
from .game_languages import fill_languages
from .languages import LANGS
from .page_games import has_page
from .texts import TextError, load_text

FILE: Final = "terms.toml"
ATTRIBUTE: Final = "data-term"
"""The HTML attribute that holds the term's id at a marked word."""

_SILENT: Final = ("em", "strong", "code", "a")
"""Elements in which a text introduces or defines a term; no term is marked in these elements."""
_PIECES: Final = re.compile(r"(<[^>]+>)")
_ITALICS: Final = re.compile(r"<em>(.*?)</em>", re.DOTALL)
_TAG: Final = re.compile(r"<(/?)(\w+)")


@dataclass(frozen=True)
class Word:
    """A term in one language.

    name: the term's name
    also: other names
    forms: other inflections and spellings of it in texts
    says: the meaning
    """

    name: str
    also: tuple[str, ...]
    forms: tuple[str, ...]
    says: str

    @property
    def found_as(self) -> tuple[str, ...]:
        """All names and forms without repetitions, the longest first."""
        shapes = dict.fromkeys(shape for shape in (self.name, *self.also, *self.forms))
        return tuple(sorted(shapes, key=len, reverse=True))


@dataclass(frozen=True)
class Term:
    """A term.

    id: id of the term
    clauses: game → the game's clauses that define the term, beginning with the best clause to read first
    elsewhere: game → the game's clauses in which the same word means something else
    words: language → the term in that language
    """

    id: str
    clauses: Mapping[str, tuple[str, ...]]
    elsewhere: Mapping[str, tuple[str, ...]]
    words: Mapping[str, Word]


@cache
def load_terms() -> Mapping[str, Term]:
    """Return every term of every game, by id, in the order of the files.

    Raise TextError for a fault in the book's own files.

    >>> load_terms()["trick"].words["de"].name
    'Stich'
    """
    terms: dict[str, Term] = {}
    for source in _sources():
        for name, table in _tables(source).items():
            if name in terms:
                raise TextError(f"{source}: the term “{name}” is defined twice; expected each term once")
            terms[name] = _term(f"{source}: {name}", name, table)
    for game_id in games:
        if not is_own(game_id) and has_page(game_id):
            _add_outside_terms(terms, game_id)
    return MappingProxyType(terms)


def _add_outside_terms(terms: dict[str, Term], game_id: str) -> None:
    """Add the terms of a game of other authors to `terms`; leave out faulty terms.

    A term whose id another game uses gets the id of its game before it, because each game may define the same word.
    """
    for name, table in (read_table(game_id, f"text/{FILE}") or {}).items():
        try:
            term = _term(FILE, f"{game_id}-{name}" if name in terms else name, table)
            if others := {*term.clauses, *term.elsewhere} - {game_id}:
                raise TextError(f"read clauses of {', '.join(sorted(others))}; expected those of {game_id} alone")
            terms[term.id] = term
        except TextError as error:
            leave_out(game_id, f"the term “{name}”", error)


@cache
def terms_of(game_id: str) -> Mapping[str, Term]:
    """Return the terms of one game, by id."""
    return MappingProxyType({name: term for name, term in load_terms().items() if game_id in term.clauses})


def _sources() -> Iterator[Traversable]:
    """Yield the files of the book's own terms: the common file, and the files of its games."""
    ours = files(games.__module__.rpartition(".")[0]).joinpath("text", FILE)
    for source in (ours, *(game_folder(game_id, "text").joinpath(FILE) for game_id in filter(is_own, games))):
        if source.is_file():
            yield source


def _tables(source: Traversable) -> Mapping[str, Any]:
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{source}: {error}") from None


def _term(where: str, name: str, table: Any) -> Term:
    try:
        clauses, elsewhere = _places(table["clauses"]), _places(table.get("elsewhere", {}))
        filled = fill_languages(next(iter(clauses)), table)
        words = {lang: _word(filled[lang]) for lang in LANGS}
    except (AttributeError, KeyError, TypeError) as error:
        raise TextError(f"{where}: expected “clauses”, and in {', '.join(LANGS)} “name” and “says” ({error})") from None
    for game, ids in (*clauses.items(), *elsewhere.items()):
        if game not in games:
            raise TextError(f"{where}: game {describe(game)}: expected one of {', '.join(games)}")
        if not ids:
            raise TextError(f"{where}: {game} has an empty list; expected at least one of its clauses")
        if unknown := set(ids) - set(games[game].clauses):
            raise TextError(f"{where}: {game} has no clause {', '.join(sorted(unknown))}")
    return Term(name, clauses, elsewhere, MappingProxyType(words))


def _places(table: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType({game: _strings(ids) for game, ids in table.items()})


def _word(table: Mapping[str, Any]) -> Word:
    name, says = _strings([table["name"], table["says"]])
    return Word(name, _strings(table.get("also", [])), _strings(table.get("forms", [])), says)


def _strings(value: object) -> tuple[str, ...]:
    """Return a list of strings as a tuple.

    Raise TypeError for any other type, and for an empty string.
    """
    if not isinstance(value, list) or not all(isinstance(text, str) and text.strip() for text in value):
        raise TypeError(f"read {describe(value)}; expected texts that are not empty")
    return tuple(value)


# -- marks in the texts


@cache
def _finder(game_id: str, lang: str) -> tuple[re.Pattern[str] | None, Mapping[str, str]]:
    """Return a pattern for a game's terms in a text, and small-letter form → id of its term.

    A game without terms has None as its pattern.
    """
    of: dict[str, str] = {}
    for name, term in terms_of(game_id).items():
        for shape in term.words[lang].found_as:
            of.setdefault(shape.lower(), name)
    longest_first = sorted(of, key=len, reverse=True)
    choice = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<![\w-])(?:{choice})(?![\w-])", re.IGNORECASE) if of else None, of


def mark_terms(html: str, game_id: str, lang: str, seen: set[str]) -> str:
    """Return HTML in which the first occurrence of each new term is marked.

    html: the text
    game_id: id of the game
    lang: the language
    seen: ids of the terms that are not marked (again); the ids of marked terms are added

    >>> mark_terms("<p>Trumps, trumps.</p>", "knack", "en", set())
    '<p><span class="kb-term" data-term="trump">Trumps</span>, trumps.</p>'
    """
    finder, of = _finder(game_id, lang)
    if finder is None:
        return html

    def mark(match: re.Match[str]) -> str:
        name = of[match[0].lower()]
        if name in seen:
            return match[0]
        seen.add(name)
        return f'<span class="kb-term" {ATTRIBUTE}="{escape(name)}">{match[0]}</span>'

    silent = 0
    pieces = _PIECES.split(html)
    for at, piece in enumerate(pieces):
        if tag := _TAG.match(piece):
            silent += 0 if tag[2] not in _SILENT else -1 if tag[1] else 1
        elif not silent:
            pieces[at] = finder.sub(mark, piece)
    return "".join(pieces)


def _terms_in_italics(html: str, game_id: str, lang: str) -> set[str]:
    """Return the ids of the terms that a text writes in italics."""
    finder, of = _finder(game_id, lang)
    words = (match[0] for part in _ITALICS.findall(html) for match in (finder.finditer(part) if finder else ()))
    return {of[word.lower()] for word in words}


@cache
def marked_clause(game_id: str, clause: str) -> Mapping[str, tuple[str, ...]]:
    """Return language → HTML of a clause and of its rulings, with each term marked once.

    A term is not marked in a clause in which its word means something else, nor in the clause that introduces it in
    italics.
    """
    text = load_text(game_id).clauses[clause]
    return MappingProxyType(
        {lang: mark_parts(game_id, clause, lang, [part.html[lang] for part in (text, *text.rulings)]) for lang in LANGS}
    )


def mark_parts(game_id: str, clause: str, lang: str, parts: Sequence[str]) -> tuple[str, ...]:
    """Return the HTML of a clause's words and of its rulings, with each term marked once (see `marked_clause`).

    parts: the HTML without marks
    """
    terms = terms_of(game_id).items()
    other_words = {name for name, term in terms if clause in term.elsewhere.get(game_id, ())}
    own = {name for name, term in terms if clause in term.clauses[game_id]}
    named = {name for part in parts for name in _terms_in_italics(part, game_id, lang)}
    seen = other_words | (own & named)
    return tuple(mark_terms(part, game_id, lang, seen) for part in parts)
