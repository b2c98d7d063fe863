"""Chapter *aim*: the seat that begins, and the points of cards."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter

clause: Final = Chapter("aim")

left_begins = clause.permission("aim.1", "G-3")
try_for_31 = clause.definition("aim.2")
one_suit = clause.definition("aim.3")
worth_of_cards = clause.definition("aim.4", "G-7")

WORTH: Final = {rank: int(rank) for rank in "789"} | dict.fromkeys("TJQK", 10) | {"A": 11}


def best_suit(hand: tuple[Card, ...]) -> int:
    """Return the points of the best suit (`aim.3`, `aim.4`); 0 for no cards."""
    totals: dict[str, int] = {}
    for card in hand:
        totals[card[1]] = totals.get(card[1], 0) + WORTH[card[0]]
    return max(totals.values(), default=0)
