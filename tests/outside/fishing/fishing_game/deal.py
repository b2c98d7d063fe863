"""Chapter *deal*: five cards each, four in the pool."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.clauses import Chapter

from .state import FishingState

clause: Final = Chapter("deal")

five_each = clause.permission("deal.1")

HAND: Final = 5
POOL: Final = 4


def deal(s: FishingState, cards: tuple[Card, ...]) -> FishingState:
    """The state after the deal: five at a time from the dealer's left, then the pool."""
    seats = len(s.setup.names)
    hands = [cards[0:0]] * seats
    for place in range(seats):
        hands[(s.dealer + 1 + place) % seats] = cards[HAND * place : HAND * (place + 1)]
    rest = cards[HAND * seats :]
    return s.enter(
        "play",
        (s.dealer + 1) % seats,
        ("dealt", s.dealer, five_each.id),
        deals=s.deals + 1,
        hands=tuple(hands),
        pool=rest[:POOL],
        stock=rest[POOL:],
        played=(),
    )


def end(s: FishingState) -> FishingState:
    """The state after the match has been ended between two deals."""
    return s.evolve(phase="over", events=(("ends", five_each.id),))
