"""Chapter *pack*: 36 cards, and lower ones for many players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.cards import Card, pack
from ..core.clauses import Chapter
from ..core.errors import OptionError
from ..core.facts import Setup
from ..core.options import Option, Value

NORMAL: Final = 6
"""The lowest rank of the normal pack, and also the greatest number of players for whom no lower ranks may be added."""
PACKS: Final[Mapping[Value, tuple[Card, ...]]] = {low: pack(lowest=str(low)) for low in (6, 5, 4, 3, 2)}

clause: Final = Chapter("pack")

pack_of_36 = clause.limit("pack.1")
low_cards_out = clause.limit("pack.2")
lower_ranks = clause.limit("pack.3", "SK-1", option=Option("low", default=NORMAL, choices=tuple(PACKS)))


def the_cards(setup: Setup) -> tuple[Card, ...]:
    """Return the pack of a match."""
    return PACKS[setup.options["low"]]


def check(players: int, options: Mapping[str, Value]) -> None:
    """Check that the pack suits the number of players (`pack.3`, SK-1).

    Raise OptionError if low ranks are added although few play, or if the pack is too small for the players.
    """
    low = options["low"]
    if low != NORMAL and players <= NORMAL:
        raise OptionError(
            f"option low = {low}: lower ranks than {NORMAL} are for more than {NORMAL} players, and here are {players}",
            lower_ranks.id,
        )
    needed, there = 3 * players + 2, len(PACKS[low])
    if needed > there:
        fits = next(lower for lower in PACKS if len(PACKS[lower]) >= needed)
        raise OptionError(
            f"option low = {low}: {players} players need {needed} cards, and this pack has {there}; "
            f"expected {fits} or lower",
            lower_ranks.id,
        )
