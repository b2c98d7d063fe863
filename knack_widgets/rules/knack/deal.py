"""Chapter *deal*: three cards each in two rounds, an upcard for trump, and the rest aside."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.chance import hands
from ..core.clauses import Chapter
from ..core.seats import seat_after
from ..core.three_cards import TWO_AND_ONE
from . import payment
from .state import KnackState

clause: Final = Chapter("deal")

clockwise = clause.permission("deal.1", "K-15")
three_each = clause.permission("deal.2", "K-2")
upcard = clause.says("deal.3")
rest_aside = clause.says("deal.4")


def deal(s: KnackState, cards: tuple[Card, ...]) -> KnackState:
    """Return the state after the deal: two cards each from forehand on, then one each (`deal.2`).

    cards: the whole pack, in the order of the deal
    """
    count = len(s.setup.names)
    up = cards[3 * count]
    return s.enter(
        "bidding",
        seat_after(s.dealer, count),
        ("dealt", s.dealer, three_each.id),
        ("up", up, up.suit, upcard.id),
        ("aside", len(cards) - 3 * count - 1, rest_aside.id),
        *payment.stake_events(s),
        **s.new_deal(),
        masks=hands(cards, count, s.dealer, TWO_AND_ONE),
        up=(up,),
        trump=up.suit,
        knocked=(),
    )
