"""Chapter *payment*: the dealer pays for tricks, the going bete is shared, who takes none sets a bete."""

from __future__ import annotations

from typing import Final

from ..core.betar import at_stake, going, placed
from ..core.clauses import Chapter
from ..core.state import Event
from ..core.tricks import TRICKS
from .basics import KnackState

chapter: Final = Chapter("payment")

dealer_pays = chapter.says(1, "K-10")
penalty = chapter.says(2, "K-11")
chapter.background(3)
stake_alone = chapter.says(4)
bete_too = chapter.says(5, "K-11")
third_of_bete = chapter.says(6)
new_bete = chapter.says(7, "K-11")
kept_apart = chapter.says(8)
lowest_goes = chapter.says(9, "K-14")
others_lie = chapter.says(10)
equal_lowest = chapter.says(11)
betar_gone = chapter.says(12, "K-14")


def played_for(s: KnackState) -> tuple[Event, ...]:
    """The events that tell what a deal is played for: the dealer's stake alone, or the going bete as well."""
    betar = at_stake(s.bets, "going", only=bete_too, lowest=lowest_goes, equal=equal_lowest, others=others_lie)
    return betar or (("plays-for", s.stake, stake_alone.id),)


def without_play(s: KnackState, winner: int) -> KnackState:
    """The deal after a win without play: it counts as three tricks, and nobody fails (K-12)."""
    tricks = tuple(TRICKS if seat == winner else 0 for seat in range(len(s.masks)))
    events = (*s.events, ("as-tricks", winner, TRICKS, "bidding.5"))
    return settled(s.evolve(tricks=tricks, players_in=(winner,), events=events))


def settled(s: KnackState) -> KnackState:
    """Pays what the tricks earn, takes the betar of who failed, and passes the deal to the left."""
    stake, bete, dealer = s.stake, going(s.bets), s.dealer
    balances, bets, events = list(s.balances), s.bets, list(s.events)
    failed = []
    for seat in s.players_in:
        taken = s.tricks[seat]
        if not taken:
            failed.append(seat)
        elif seat != dealer:
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
    new = TRICKS * stake + bete
    for seat in failed:
        balances[seat] -= new
        events.append(("bete", seat, new, new_bete.id if bete else penalty.id))
    if failed:
        bets = placed(bets, *[new] * len(failed))
    if failed and len(bets) > 1:
        events.append(("apart", len(bets), kept_apart.id))
    if bete and not bets:
        events.append(("gone", betar_gone.id))
    return s.closed(balances=tuple(balances), bets=bets, events=tuple(events))
