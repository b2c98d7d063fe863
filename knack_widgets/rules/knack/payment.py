"""Chapter *payment*: the dealer pays for tricks, winners share the bete played for.

A seat that joined and took no trick pays a new bete, which is played for in a later deal.
"""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, OtherReading
from ..core.events import Event
from ..core.scores import add_betar, at_stake, going_bete
from ..core.three_cards import TRICKS
from .state import KnackState

clause: Final = Chapter("payment")

dealer_pays = clause.says("payment.1", "K-10")
K10_DEALER_EXEMPT: Final = dealer_pays.also_read("K-10", "b")
penalty = clause.says("payment.2", "K-11")
K11_SAME_PRICE: Final = penalty.also_read("K-11", "b")
clause.background("payment.3")
stake_alone = clause.says("payment.4")
bete_too = clause.says("payment.5", "K-11")
third_of_bete = clause.says("payment.6")
new_bete = clause.says("payment.7", "K-11")
new_bete.lapses(K11_SAME_PRICE)
kept_apart = clause.says("payment.8")
lowest_goes = clause.says("payment.9", "K-14")
others_lie = clause.says("payment.10")
equal_lowest = clause.says("payment.11")
betar_gone = clause.says("payment.12", "K-14")

K12_BETE_STAYS: Final = OtherReading("K-12", "b")
"""The other reading of `bidding.5`. It is defined here because this chapter cannot import the bidding."""


def stake_events(s: KnackState) -> tuple[Event, ...]:
    """Return the events that name the stakes of a deal: the betes, or without betes the stake."""
    betar = at_stake(s.bets, "going", only=bete_too, lowest=lowest_goes, equal=equal_lowest, others=others_lie)
    return betar or (("plays-for", s.stake, stake_alone.id),)


def settle(s: KnackState) -> KnackState:
    """Return the state after tricks and betes are paid; the next dealer deals."""
    stake, bete, dealer = s.stake, going_bete(s.bets), s.dealer
    if not s.takers and s.uses(K12_BETE_STAYS):
        bete = 0
    balances, bets, events = list(s.balances), s.bets, list(s.events)
    failed = []
    for seat in s.players_in:
        taken = s.tricks[seat]
        if not taken:
            if seat != dealer or not s.uses(K10_DEALER_EXEMPT):
                failed.append(seat)
        elif seat == dealer:
            events.append(("own-tricks", seat, taken, dealer_pays.id))
        else:
            balances[dealer] -= stake * taken
            balances[seat] += stake * taken
            events.append(("pays", dealer, seat, stake * taken, taken, dealer_pays.id))
    if bete:
        bets = bets[1:]
        for seat in s.players_in:
            if taken := s.tricks[seat]:
                # every bete is a multiple of 3·stake, so a third of it is whole
                balances[seat] += bete // TRICKS * taken
                events.append(("share", seat, bete // TRICKS * taken, taken, third_of_bete.id))
    dearer = bete and not s.uses(K11_SAME_PRICE)
    new = TRICKS * stake + (bete if dearer else 0)
    for seat in failed:
        balances[seat] -= new
        events.append(("bete", seat, new, new_bete.id if dearer else penalty.id))
    if failed:
        bets = add_betar(bets, *[new] * len(failed))
    if failed and len(bets) > 1:
        events.append(("apart", len(bets), kept_apart.id))
    if bete and not bets:
        events.append(("gone", betar_gone.id))
    return s.end_deal(balances=tuple(balances), bets=bets, events=tuple(events))
