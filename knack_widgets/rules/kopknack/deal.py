"""Chapter *deal*: the dealer's stake, three cards each, an upcard for trump; the rest is the talon."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.chance import hands
from ..core.clauses import Chapter
from ..core.scores import credit, going_bete
from ..core.seats import seat_after
from ..core.three_cards import TWO_AND_ONE
from . import buying, payment
from .state import KopknackState

clause: Final = Chapter("deal")

clockwise = clause.permission("deal.1", "KK-13")
three_each = clause.permission("deal.2", "KK-2")
upcard = clause.says("deal.3")
the_talon = clause.says("deal.4")


def deal(s: KopknackState, cards: tuple[Card, ...]) -> KopknackState:
    """Return the state after the deal, with the stake and the lowest bete in the pot.

    The clauses `deal.2` and `payment.8` put them there.

    cards: the whole pack, in the order of the deal
    """
    count = len(s.setup.names)
    up, talon = cards[3 * count], cards[3 * count + 1 :]
    changes = dict(
        s.new_deal(),
        masks=hands(cards, count, s.dealer, TWO_AND_ONE),
        up=(up,),
        trump=up.suit,
        talon=talon,
        bought=(0,) * count,
        round=0,
        knocked=(),
        pot=s.stake + going_bete(s.bets),
        bets=s.bets[1:],
        balances=credit(s.balances, s.dealer, -s.stake),
    )
    events = (
        ("ante", s.dealer, s.stake, three_each.id),
        *payment.pushed_bete_events(s),
        ("dealt", s.dealer, three_each.id),
        ("up", up, up.suit, upcard.id),
        ("talon", len(talon), the_talon.id),
    )
    if payment.is_forced(s):
        forced = s.evolve(**changes, events=(*events, ("forced", payment.forced_deal.id)))
        return buying.begin_play(forced) if s.uses(payment.KK3_NO_BUYING) else buying.PHASE.begin(forced)
    return s.enter("bidding", seat_after(s.dealer, count), *events, **changes)
