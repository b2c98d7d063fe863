"""Chapter *deal*: three antes; each seat gets its three cards at once; the rest is the talon."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.chance import hands
from ..core.clauses import Chapter
from ..core.three_cards import THREE_AT_ONCE
from . import ante, bidding
from .state import ANTES, SvangknackState

clause: Final = Chapter("deal")

three_each = clause.permission("deal.1", "SK-3")
the_talon = clause.says("deal.2")


def deal(s: SvangknackState, cards: tuple[Card, ...]) -> SvangknackState:
    """Return the state after antes and deal; the deal is forced if the pot was empty.

    The clause of forced deals is `bidding.1`.

    cards: the whole pack, in the order of the deal
    """
    count = len(s.setup.names)
    empty = not s.pot
    payers = s.payers
    forehand = payers[0]
    balances = list(s.balances)
    for seat in payers:
        balances[seat] -= s.stake
    says = ante.three_antes if empty else ante.always
    changes = dict(
        s.new_deal(),
        masks=hands(cards, count, s.dealer, THREE_AT_ONCE),
        talon=cards[3 * count :],
        bought=(0,) * count,
        round=0,
        passed=(),
        swinger=None,
        joined=(),
        balances=tuple(balances),
    )
    pot = s.pot + ANTES * s.stake
    events = (
        *(("ante", seat, s.stake, says.id) for seat in payers),
        ("dealt", s.dealer, three_each.id),
        ("talon", len(cards) - 3 * count, the_talon.id),
    )
    if empty:
        return bidding.begin_forced_deal(s.evolve(**changes, pot=pot, events=events), forehand)
    return bidding.begin_swinging(s, forehand, *events, pot=pot, **changes)
