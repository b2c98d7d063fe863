"""The words about positions that games of other authors share with the book's games.

The rulebook's messages name the fields, parts and faults of all the book's games. Two games may use one name for
different things, so a game of other authors gets only the words for names that it inherits from `rules.core`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..rules.core.positions.faults import SAYS

OF_POSITIONS: Final = ("field-", "part-", "add-", "fault-")
"""The beginnings of the ids of messages about positions."""
FIELDS: Final = ("dealer", "turn", "deals", "hands", "players_in", "stock", "pile", "pot", "bets", "balances")
"""Fields that mean the same in every game."""
TRICK_FIELDS: Final = (
    *("up", "trump", "trick", "finished_tricks", "takers", "tricks", "thrown"),
    *("talon", "buyers", "bought", "round", "knocked", "drawers"),
)
"""Fields that games of tricks have from `rules.core.tricks`."""
PARTS: Final = ("seat", "card", "cards", "down")
"""Values of rows that mean the same in every game."""
FAULTS: Final = (*SAYS, "place", "seat_number", "impossible")
"""Faults, and phrases about them, of every game."""


@cache
def shared_words(family: str) -> frozenset[str]:
    """Return the ids of the messages about positions that a game of other authors may use.

    family: the family of the game, or ``""``
    """
    names = {"field-": FIELDS, "part-": PARTS, "fault-": FAULTS}
    ids = {beginning + name for beginning, each in names.items() for name in each}
    if family == "tricks":
        from ..rules.core.tricks.position_checks import TRICK_SAYS  # other games do without it

        ids |= {f"field-{name}" for name in TRICK_FIELDS} | {f"fault-{key}" for key in TRICK_SAYS} | {"add-takers"}
    return frozenset(ids)
