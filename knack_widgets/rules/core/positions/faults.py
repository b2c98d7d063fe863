"""The faults of a position: each has a key, the place in the position, the facts, and often a clause.

The rulebook words them in its languages, by the key. The English text here is for logs and for programs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from ..clauses import Clause
from ..errors import NotationError

WANTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "value": "a value",
        "whole": "a whole number",
        "at-least": "a whole number, at least {least}",
        "range": "a whole number from {least} to {most}",
        "number": "a number",
        "seat": "the number of a seat",
        "truth": "yes or no",
        "word": "a word",
        "cards": "cards, as in “7h Ks ?”",
        "card": "one card, as in 7h",
        "maybe": "{of}, or “-” for nothing",
        "row": "a list of {count} values",
        "list": "a list",
        "play": "a seat and a card, as in “1 7h” or “1 7h down”",
        "swap": "a seat, the cards it gave and the cards it took, as in “1 9d Tc”",
        "earlier": "a list of fields and values",
        "pairs": "a list of names and values",
        "ascending": "ascending numbers",
        "no-trick": "no cards of tricks in the phase {phase}",
        "one-of": "one of {choices}",
    }
)
"""Key → English words for an expected value."""


@dataclass(frozen=True)
class Wanted:
    """A description of the values that would be right, for an error message.

    The rulebook has a sentence for its key in each language; `str` returns the English text.

    key: a key of `WANTED`
    facts: the values in the text
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return WANTED[self.key].format(**self.facts)


def one_of(*choices: object) -> Wanted | str:
    """Return the description of a value that must be one of some choices; a single choice is its own description."""
    texts = tuple(map(str, choices))
    return texts[0] if len(texts) == 1 else Wanted("one-of", {"choices": ", ".join(texts)})


SAYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "line": "“{read}” is no line of a position: expected a game and fields, such as GAME;players=3;up=9h",
        "toml": '“{read}” is no position in TOML: expected a table [position], such as [position] and game = "GAME"',
        "large": "the position has {count} characters; expected at most {limit}",
        "crowd": "{count} unknown cards are given; expected at most {limit}",
        "game": "“{read}” is no game here; the games are {expected}",
        "field": "{read} is no field of a position of this game; the fields are {expected}",
        "again": "{read} is given twice",
        "value": "read {read}; expected {expected}",
        "card": "“{read}” is no card: expected a rank and a suit, as in 7h, or ? for an unknown card",
        "seat": "there is no seat {read}; the seats are 0 to {last}",
        "seats": "{count} values; expected {expected}, one for each seat",
        "phase": "“{read}” is no phase of this game; the phases are {expected}",
        "stranger": "{card} is not in this game's pack",
        "twice": "{card} is there {count} times; the pack has it {limit} times",
        "too-many": "{count} cards are there; the pack has {limit}",
        "missing": "{count} cards are there; all {limit} cards of the pack are needed",
        "misplaced": "an unknown card cannot be here",
        "unknown": "{count} unknown cards: {places}; all cards must be known to start",
        "not-given": "this must be given: it does not follow from the rest",
        "turn": "no seat is on turn in the phase {phase}",
        "idle": "seat {seat} is on turn, but the phase {phase} has no turns",
        "follows": "read {read}; from the other fields {expected} follows",
        "between": "no deal is being played, but this is given: {read}",
        "stuck": "no seat has a legal move here",
    }
)
"""Key → English text of the faults that every game has."""


def omit(says: Mapping[str, str], *keys: str) -> dict[str, str]:
    """Return the texts of faults without the keys of faults that a game cannot have."""
    return {key: text for key, text in says.items() if key not in keys}


class PositionError(NotationError):
    """A position that cannot be.

    key: the kind of fault
    place: the field, with the index in it, such as ``hands.1``; empty if the whole position is meant
    facts: name → fact, such as the value that was read and the expected value
    game: id of the game, as soon as it is known
    """

    game = ""

    def __init__(
        self,
        key: str,
        place: str = "",
        clause: Clause | str | None = None,
        *,
        says: Mapping[str, str] = SAYS,
        **facts: Any,
    ) -> None:
        text = says[key].format(**facts)
        super().__init__(f"{place}: {text}" if place else text, clause.id if isinstance(clause, Clause) else clause)
        self.key, self.place, self.facts = key, place, facts


Faults = Iterator[PositionError]


class NotGivenError(LookupError):
    """A default that cannot be computed, because cards or fields are not known."""
