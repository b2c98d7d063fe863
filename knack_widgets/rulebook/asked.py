"""Words that readers type into the search and that the texts do not have.

The words for the book's own games are in a common file next to the games; a game of other authors has ``asked.toml`` in
its folder ``text``. The head of the book's file describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..rules import games
from ..rules.core.clauses import KINDS
from ..rules.core.errors import describe
from .folders import is_own, leave_out, read_table
from .languages import LANGS
from .page_games import has_page
from .terms import load_terms
from .texts import TextError

FILE: Final = "asked.toml"
SKIPPED, SAME, KINDS_TABLE = "skipped", "same", "kinds"
_COMMON: Final = (SKIPPED, SAME, KINDS_TABLE)
"""The tables of the book's file that are not subjects."""

ByLang = Mapping[str, str]


@dataclass(frozen=True)
class Asked:
    """The words that readers type.

    skipped: language → words that need not be found
    same: language → groups of words that are looked for in place of each other
    kinds: kind of a clause → language → words
    clauses: (game, clause) → language → words, one text for each subject that the clause answers
    terms: id of a term → language → words, one text for each subject that the term answers
    """

    skipped: ByLang = field(default_factory=dict)
    same: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    kinds: Mapping[str, ByLang] = field(default_factory=dict)
    clauses: dict[tuple[str, str], list[ByLang]] = field(default_factory=dict)
    terms: dict[str, list[ByLang]] = field(default_factory=dict)

    def of_clause(self, game_id: str, clause: str, lang: str) -> str:
        """Return the words by which readers ask for a clause, with those of its kind."""
        kind = self.kinds.get(games[game_id].clauses[clause].kind, {})
        subjects = self.clauses.get((game_id, clause), ())
        return _distinct([*(words[lang] for words in subjects), kind.get(lang, "")])

    def of_term(self, term: str, lang: str) -> str:
        """Return the words by which readers ask for a term."""
        return _distinct(words[lang] for words in self.terms.get(term, ()))


@cache
def load_asked() -> Asked:
    """Return the words of the book's file, and of the games of other authors.

    Raise TextError for a fault in the book's own file.

    >>> "revoke" in load_asked().of_clause("knack", "play.3", "en").split()
    True
    """
    source = files(games.__module__.rpartition(".")[0]).joinpath("text", FILE)
    try:
        asked = read_asked(tomllib.loads(source.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{FILE}: {error}") from None
    for game_id in games:
        if not is_own(game_id) and has_page(game_id):
            for name, table in (read_table(game_id, f"text/{FILE}") or {}).items():
                try:
                    _add_subject(asked, name, table, only=game_id)
                except TextError as error:
                    leave_out(game_id, f"the subject “{name}” of {FILE}", error)
    return asked


def read_asked(tables: Mapping[str, Any]) -> Asked:
    """Return the words of a file's tables; raise TextError for a fault."""
    same = {lang: _strings(SAME, tables.get(SAME, {}).get(lang, [])) for lang in LANGS}
    kinds = {kind: _by_lang(f"{KINDS_TABLE}.{kind}", table) for kind, table in tables.get(KINDS_TABLE, {}).items()}
    if unknown := kinds.keys() - set(KINDS):
        raise TextError(
            f"{FILE}: {KINDS_TABLE}: read {', '.join(sorted(unknown))}; expected some of {', '.join(KINDS)}"
        )
    asked = Asked(_by_lang(SKIPPED, tables.get(SKIPPED, dict.fromkeys(LANGS, ""))), same, kinds)
    for name, table in tables.items():
        if name not in _COMMON:
            _add_subject(asked, name, table)
    return asked


def _add_subject(asked: Asked, name: str, table: Any, only: str | None = None) -> None:
    """Add the words of a subject to its clauses, its terms, and the clauses of its terms.

    only: id of the one game whose clauses the subject may name, or None for every game
    """
    words, named = _by_lang(name, table), _names(name, table)
    terms = _strings(name, table.get("terms", []))
    if unknown := set(terms) - load_terms().keys():
        raise TextError(f"{FILE}: {name}: there is no term {', '.join(sorted(unknown))}")
    if only and named.keys() - {only}:
        raise TextError(f"{FILE}: {name}: read clauses of {', '.join(named)}; expected those of {only} alone")
    clauses = {(game, clause) for game, ids in named.items() for clause in ids}
    for term in terms:
        asked.terms.setdefault(term, []).append(words)
        clauses |= {(game, clause) for game, ids in load_terms()[term].clauses.items() for clause in ids}
    for key in clauses:
        if not only or key[0] == only:
            asked.clauses.setdefault(key, []).append(words)


def _names(name: str, table: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Return game → the clauses that a subject names; raise TextError if one does not exist."""
    clauses = table.get("clauses", {})
    if not isinstance(clauses, Mapping):
        raise TextError(f"{FILE}: {name}: clauses: read {describe(clauses)}; expected lists of clauses by game")
    named = {game: _strings(name, ids) for game, ids in clauses.items()}
    for game, ids in named.items():
        if game not in games:
            raise TextError(f"{FILE}: {name}: game {describe(game)}: expected one of {', '.join(games)}")
        if unknown := set(ids) - games[game].clauses.keys():
            raise TextError(f"{FILE}: {name}: {game} has no clause {', '.join(sorted(unknown))}")
    return named


def _by_lang(name: str, table: Any) -> ByLang:
    if not isinstance(table, Mapping) or not all(isinstance(table.get(lang), str) for lang in LANGS):
        raise TextError(f"{FILE}: {name}: read {describe(table)}; expected words in {', '.join(LANGS)}")
    return {lang: table[lang] for lang in LANGS}


def _strings(name: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise TextError(f"{FILE}: {name}: read {describe(value)}; expected a list of texts")
    return tuple(value)


def _distinct(texts: Iterable[str]) -> str:
    """Return the words of texts, each once."""
    return " ".join(dict.fromkeys(word for text in texts for word in text.split()))
