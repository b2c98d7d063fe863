"""The rules as played with some options and readings: some clauses are left out, others worded differently.

Which clauses apply is declared beside the clauses, in the game (`rules.core.clauses.only_if`, `Clause.lapses`), where
the rules ask for it. Wordings are data: ``text/played.toml`` in the game's folder, by clause, condition and language::

    ["buying.5"."buys 3"]
    en = "You buy three times round the table."

The module `conditions` describes conditions. The words replace the clause's, quotes replace the boxes of their rulings
(as in the texts), and a quote without words takes its box away. ``{stake}`` is replaced by the option's value,
``{2*stake}`` by twice the value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Final

from ..rules import games
from ..rules.core.facts import Setup
from ..rules.core.options import Value, chosen_values
from .conditions import TextSettings, read_condition
from .folders import leave_out, read_table
from .languages import LANGS, check_lang
from .sentences import Words, tidy
from .texts import ClauseText, load_text, render

FILE: Final = "text/played.toml"
APPLIES: Final = "applies"
OMITTED: Final = "omitted"
REWORDED: Final = "reworded"

_QUOTE: Final = re.compile(r"> \*\*([A-Z]+-[0-9]+)\*\*(?: +(\S.*))?")
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True)
class Box:
    """A ruling's box beside a clause.

    ruling: id of the ruling
    letter: the letter of its reading if the match reads it differently from the book, otherwise ""
    md: the words (Markdown)
    """

    ruling: str
    letter: str
    md: str

    @cached_property
    def html(self) -> str:
        """The words as HTML paragraphs."""
        return render(self.md)


@dataclass(frozen=True)
class PlayedClause:
    """A clause as played.

    id: the clause's id
    status: `APPLIES`, `OMITTED` or `REWORDED`
    md: the words (Markdown); those of an omitted clause are the usual ones
    boxes: the boxes of its rulings
    """

    id: str
    status: str
    md: str
    boxes: tuple[Box, ...]

    @cached_property
    def html(self) -> str:
        """The words as HTML paragraphs."""
        return render(self.md)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the words, as plain text."""
        words = Words.from_text(re.sub(r"[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}", "", self.md))
        return tuple(tidy(words.text[words.cut(a) : words.cut(b)]) for a, b in words.spans(0, len(words)))


@dataclass(frozen=True)
class PlayedChapter:
    """A chapter as played.

    id: the chapter's id
    heading: its heading
    name: the short name by which its clauses are called
    clauses: its clauses, in order
    """

    id: str
    heading: str
    name: str
    clauses: tuple[PlayedClause, ...]

    @property
    def stands(self) -> bool:
        """True if one of its clauses is not omitted."""
        return any(clause.status != OMITTED for clause in self.clauses)


@dataclass(frozen=True)
class PlayedText:
    """The text of a game as played, in one language.

    game: id of the game
    lang: the language
    title: the game's title
    options: the values of all options
    readings: ruling → letter, only those that differ from the book's own reading
    chapters: the chapters, in the order in which a reader meets them
    """

    game: str
    lang: str
    title: str
    options: Mapping[str, Value]
    readings: Mapping[str, str]
    chapters: tuple[PlayedChapter, ...]

    @property
    def clauses(self) -> Iterator[PlayedClause]:
        """The clauses of all chapters, in order."""
        return (clause for chapter in self.chapters for clause in chapter.clauses)


def clauses(
    game: str, options: Mapping[str, object] = MappingProxyType({}), readings: Mapping[str, str] = _NOTHING
) -> Mapping[str, str]:
    """Return clause id → ``applies``, ``omitted`` or ``reworded``, for every clause of a game.

    game: id of the game
    options: option name → value; an option that is not given has its default
    readings: ruling → letter

    Raise `OptionError` for an unknown option or reading, or a bad value.

    >>> clauses("kopknack", options={"payment": "1922"})["payment.3"], clauses("kopknack")["newer.2"]
    ('omitted', 'omitted')
    >>> clauses("kopknack", readings={"KK-7": "b"})["play.14"]
    'omitted'
    """
    played = TextSettings.check(game, options, readings)
    return MappingProxyType({id_: _status(played, id_) for id_ in played.game.clauses})


def text(
    game: str,
    lang: str,
    options: Mapping[str, object] = MappingProxyType({}),
    readings: Mapping[str, str] = _NOTHING,
    *,
    keep_omitted: bool = False,
) -> PlayedText:
    """Return the text of a game as played.

    game: id of the game
    lang: ``sv``, ``de`` or ``en``
    options: option name → value; an option that is not given has its default
    readings: ruling → letter
    keep_omitted: whether the result has the clauses, and chapters, that are omitted

    Raise `OptionError` for an unknown option or reading, or a bad value.

    >>> rounds = next(clause for clause in text("kopknack", "en", {"buys": 3}).clauses if clause.id == "buying.5")
    >>> rounds.sentences
    ('You buy three times round the table, so everybody gets three chances.',)
    """
    played, whole = TextSettings.check(game, options, readings), load_text(game)
    chapters = []
    for chapter in whole.chapters:
        clauses_ = (_play(played, whole.clauses[id_], check_lang(lang)) for id_ in chapter.clauses)
        worded = tuple(clause for clause in clauses_ if keep_omitted or clause.status != OMITTED)
        if worded:
            chapters.append(PlayedChapter(chapter.id, chapter.headings[lang], chapter.names[lang], worded))
    order = {name: place for place, name in enumerate(played.game.reading)}
    chapters.sort(key=lambda chapter: order.get(chapter.id, len(order)))
    return PlayedText(game, lang, whole.title[lang], played.options, played.readings, tuple(chapters))


@lru_cache(maxsize=64)
def of_match(setup: Setup, lang: str) -> Mapping[str, PlayedClause] | None:
    """Return clause id → the clause as a match is played, omitted ones too; None for the usual rules.

    setup: the set-up of the match
    lang: ``sv``, ``de`` or ``en``
    """
    if not setup.readings and not chosen_values(setup.game.options, setup.options):
        return None
    played = text(setup.game.id, lang, setup.options, setup.readings, keep_omitted=True)
    return MappingProxyType({clause.id: clause for clause in played.clauses})


@lru_cache(maxsize=64)
def reworded_in_match(setup: Setup, lang: str) -> dict[str, str]:
    """Return clause id → its words as HTML, of the clauses that a match words differently from the usual rules.

    setup: the set-up of the match
    lang: ``sv``, ``de`` or ``en``
    """
    played = of_match(setup, lang) or {}
    return {id_: clause.html for id_, clause in played.items() if clause.status == REWORDED}


def html_in_match(setup: Setup, clause: str, lang: str) -> str:
    """Return the words of a clause as a match is played, as HTML paragraphs.

    setup: the set-up of the match
    clause: id of the clause
    lang: ``sv``, ``de`` or ``en``
    """
    played = of_match(setup, lang)
    return played[clause].html if played else load_text(setup.game.id).clauses[clause].html[lang]


def _status(played: TextSettings, id_: str) -> str:
    clause = played.game.clauses[id_]
    if not clause.applies(played.options, played.readings):
        return OMITTED
    read = any(pair in clause.alternatives for pair in played.readings.items())
    return REWORDED if read or any(_wordings(played, id_)) else APPLIES


# -- the wordings


@cache
def load_wordings(game: str) -> Mapping[str, Mapping[tuple[str, ...], Mapping[str, str]]]:
    """Return clause → the parts of a condition → language → words, from the game's file.

    The result is empty for a game without the file. Raise ValueError if a clause, a condition or a language is wrong.
    """
    table = read_table(game, FILE) or {}
    try:
        return MappingProxyType({id_: _check_wordings(game, id_, rows) for id_, rows in table.items()})
    except ValueError as error:
        leave_out(game, FILE, error)
        return MappingProxyType({})


def _check_wordings(game: str, id_: str, rows: object) -> Mapping[tuple[str, ...], Mapping[str, str]]:
    if id_ not in games[game].clauses or not isinstance(rows, dict):
        raise ValueError(f"{game}/{FILE}: read {id_!r:.40}; expected a clause with a table of conditions")
    wordings = {}
    for condition, words in rows.items():
        if not isinstance(words, dict) or set(words) != set(LANGS):
            raise ValueError(f"{game}/{FILE}, {id_}, {condition}: expected the languages {', '.join(LANGS)}")
        said = {lang: str(words[lang]).strip() for lang in LANGS}
        wordings[read_condition(game, condition)] = MappingProxyType(said)
    # of several wordings that fit, the one with the most conditions is the last
    return MappingProxyType(dict(sorted(wordings.items(), key=lambda pair: len(pair[0]))))


def _wordings(played: TextSettings, id_: str) -> Iterator[Mapping[str, str]]:
    for parts, words in load_wordings(played.game.id).get(id_, {}).items():
        if played.hold(parts):
            yield words


def _play(played: TextSettings, usual: ClauseText, lang: str) -> PlayedClause:
    """Return a clause with its words and boxes as played."""
    status = _status(played, usual.id)
    md = usual.md[lang]
    boxes = {ruling.id: Box(ruling.id, "", ruling.md[lang]) for ruling in usual.rulings}
    if status == REWORDED:
        for ruling, letter in played.game.clauses[usual.id].alternatives:
            if played.readings.get(ruling) == letter:
                words = played.game.readings[ruling].texts(lang).values[letter]
                boxes[ruling] = Box(ruling, letter, words)
        for wording in _wordings(played, usual.id):
            own = []
            for block in wording[lang].split("\n\n"):
                if quote := _QUOTE.fullmatch(block.strip()):
                    letter = played.readings.get(quote[1], "")
                    boxes[quote[1]] = Box(quote[1], letter, played.fill(quote[2] or ""))
                else:
                    own.append(block)
            md = "\n\n".join(own) or md
    return PlayedClause(usual.id, status, played.fill(md), tuple(box for box in boxes.values() if box.md))
