"""The points on which games are compared, with each game's answer in a sentence and its clauses.

The answers are data in each game's folder: ``text/concepts.toml`` has a table for every point, with ``clauses`` and a
sentence in each language. A game of other authors may bring the file; a game without it cannot be compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from ..rules import games
from ..rules.core.errors import describe
from .bundles import messages
from .folders import leave_out, read_table
from .languages import LANGS, check_lang
from .page_games import games_with_pages
from .texts import TextError

__all__ = ["Answer", "compared_games", "differences", "of", "point_name"]
FILE: Final = "text/concepts.toml"
POINTS: Final = (
    *("players", "pack", "aim", "dealing", "trump", "bidding", "buying", "forced-leads", "following", "trick"),
    *("payment", "ends", "out-of-turn"),
)
"""The points, in the order in which they are shown."""
MAX_SENTENCE: Final = 400
"""Greatest length of an answer (characters)."""


@dataclass(frozen=True)
class Answer:
    """A game's answer on a point.

    clauses: the clauses that say so, beginning with the best to read first
    texts: language → the answer as a sentence
    """

    clauses: tuple[str, ...]
    texts: Mapping[str, str]

    def text(self, lang: str) -> str:
        """Return the answer as a sentence.

        lang: the language

        >>> of("knack")["pack"].text("en")
        '36 cards: in each suit the ace is highest and the six lowest.'
        """
        return self.texts[check_lang(lang)]


@cache
def of(game_id: str) -> Mapping[str, Answer]:
    """Return point → answer of a game, in the order of `POINTS`; empty if the game has no answers.

    game_id: id of the game

    Raise KeyError if the game is not installed, and TextError for a fault in a file of the book's own.

    >>> of("knack")["trump"].clauses
    ('deal.3',)
    """
    table = read_table(game_id, FILE)
    if table is None:
        return MappingProxyType({})
    try:
        return MappingProxyType(read_answers(game_id, table))
    except TextError as error:
        leave_out(game_id, "its answers for comparison", error)
        return MappingProxyType({})


def compared_games() -> tuple[str, ...]:
    """Return the ids of the games that have pages and can be compared, sorted.

    >>> {"knack", "knaker"} <= set(compared_games())
    True
    """
    return tuple(game_id for game_id in games_with_pages() if of(game_id))


def differences(one: str, other: str) -> tuple[str, ...]:
    """Return the points on which the answers of two games differ, in the order of `POINTS`.

    one: id of a game
    other: id of another game

    Raise ValueError if a game has no answers.

    >>> differences("knack", "kopknack")[:3]
    ('players', 'pack', 'dealing')
    """
    for game_id in (one, other):
        if not of(game_id):
            raise ValueError(f"{game_id} has no answers for comparison: expected one of {', '.join(compared_games())}")
    return tuple(point for point in POINTS if of(one)[point].texts != of(other)[point].texts)


def point_name(point: str, lang: str) -> str:
    """Return the name of a point.

    point: one of `POINTS`
    lang: the language

    >>> point_name("forced-leads", "en")
    'Forced leads'
    """
    return messages(lang).say(f"concept-{point}", {}, point)


def read_answers(game_id: str, table: Mapping[str, Any]) -> dict[str, Answer]:
    """Return the answers of a file's table; raise TextError for a fault."""
    if table.keys() != set(POINTS):
        wrong = ", ".join(sorted(table.keys() ^ set(POINTS)))
        raise TextError(f"{game_id}: {FILE}: missing or unknown: {wrong}; expected the points {', '.join(POINTS)}")
    return {point: _answer(game_id, point, table[point]) for point in POINTS}


def _answer(game_id: str, point: str, table: Any) -> Answer:
    where = f"{game_id}: {FILE}: {point}"
    if not isinstance(table, Mapping) or table.keys() != {"clauses", *LANGS}:
        raise TextError(f"{where}: read {describe(table)}; expected clauses, and a sentence in {', '.join(LANGS)}")
    clauses, texts = table["clauses"], {lang: table[lang] for lang in LANGS}
    if not isinstance(clauses, list) or not clauses or not all(isinstance(clause, str) for clause in clauses):
        raise TextError(f"{where}: read {describe(clauses)}; expected at least one clause")
    if unknown := set(clauses) - games[game_id].clauses.keys():
        raise TextError(f"{where}: there is no clause {', '.join(sorted(unknown))}")
    for lang, text in texts.items():
        if not isinstance(text, str) or not 0 < len(text) <= MAX_SENTENCE:
            raise TextError(f"{where}: {lang}: read {describe(text)}; expected 1 to {MAX_SENTENCE} characters")
    return Answer(tuple(clauses), MappingProxyType(texts))
