"""Chapter *three*: three cards of one rank, and the value of any three cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from .aim import best_suit

clause: Final = Chapter("three")

clause.background("three.1")
clause.definition("three.2", "G-7")
clause.definition("three.3", "G-7")
three_of_a_kind = clause.definition("three.4", "G-7")
G7_HIGHEST_RANK_WINS: Final = three_of_a_kind.also_read("G-7", "b")
clause.background("three.5")
clause.definition("three.6", "G-7")

Value = int | float

BLITZ: Final = 33
"""Three aces, above everything else (`call.4`)."""
THREE_OF_A_KIND: Final = 30.5


@lru_cache(1 << 12)
def value(hand: tuple[Card, ...]) -> Value:
    """Return the value of three cards (`aim.3`, `aim.4`, `three.2`, `call.4`; G-7).

    The value of an empty hand is 0.

    >>> from knack_widgets.rules.core.cards import Card
    >>> [value(tuple(map(Card.read, text.split()))) for text in ("Ah Kh Td", "9s 9h 9c", "Ah As Ac")]
    [21, 30.5, 33]
    """
    if len({card.rank for card in hand}) == 1:
        return BLITZ if hand[0].rank == "A" else THREE_OF_A_KIND
    return best_suit(hand)
