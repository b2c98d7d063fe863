"""Chapters *payment* and *newer*: betar that go into the pot one by one, merging, forced deals; or 1922's system."""

from __future__ import annotations

from typing import Final

from ..core.betar import at_stake, placed
from ..core.clauses import Chapter
from ..core.phases import ChoicePhase
from ..core.state import Event
from ..core.tricks import TRICKS, clockwise
from .basics import NO_BETS, KopknackState

chapter: Final = Chapter("payment")

chapter.background(1)
third_of_pot = chapter.says(2, "KK-8")
penalty = chapter.says(3)
worth_of_bete = chapter.definition(4, "KK-8")
one_or_two = chapter.says(5, "KK-5")
three_for_three = chapter.says(6, "KK-8")
kept_apart = chapter.says(7)
pushed = chapter.says(8, "KK-8")
only_lowest = chapter.says(9)
others_lie = chapter.says(10)
equal_lowest = chapter.says(11)
larger_pot = chapter.definition(12)
worth_larger_pot = chapter.says(13, "KK-8")
one_each_deal = chapter.definition(14)
betar_gone = chapter.says(15)
merging = chapter.frame(16, "KK-9")
merging_agreed = chapter.limit(17, "KK-3")
merging_three = chapter.definition(18, "KK-9")
chapter.background(19)
what_is_forced = chapter.definition(20, "KK-3")
chapter.background(21)
forced_deal = chapter.says(22, "KK-3")
forced_agreed = chapter.limit(23, "KK-3")

newer: Final = Chapter("newer")

newer_system = newer.limit(1, "KK-3", "KK-10")
double_stake = newer.says(2, "KK-10")
third_of_whole = newer.says(3, "KK-10")
pot_at_once = newer.says(4, "KK-10")


def forced(s: KopknackState) -> bool:
    """Whether the deal that is due is forced: no bete is there, and that was agreed on."""
    return s.setup.options["forced"] == NO_BETS and not s.bets


def pushed_in(s: KopknackState) -> tuple[Event, ...]:
    """The events that tell which bete goes into the pot of the deal that is due."""
    events = at_stake(s.bets, "pushed", only=pushed, lowest=only_lowest, equal=equal_lowest, others=others_lie)
    return (*events, ("pot", s.stake + s.bets[0], larger_pot.id)) if events else ()


def without_play(s: KopknackState, winner: int) -> KopknackState:
    """The deal after a win without play: it counts as three tricks, and nobody fails."""
    balances = list(s.balances)
    balances[winner] += s.pot
    clause = third_of_pot if s.with_betar else pot_at_once
    return s.closed(
        pot=0,
        balances=tuple(balances),
        tricks=tuple(TRICKS if seat == winner else 0 for seat in range(len(s.masks))),
        events=(*s.events, ("takes-pot", winner, s.pot, clause.id), *_gone(s, s.bets)),
    )


def settled(s: KopknackState) -> KopknackState:
    """Pays what the tricks earn and takes what failures cost, from forehand round to the dealer."""
    order = clockwise(s.players_in, s.dealer + 1)
    takers = [seat for seat in order if s.tricks[seat]]
    failed = [seat for seat in order if not s.tricks[seat]]
    return _betar(s, takers, failed) if s.with_betar else _newer(s, takers, failed)


def _shared(s: KopknackState, balances: list[int], pot: int, takers: list[int], clause: str) -> list[Event]:
    """A third of the pot for each trick. (Stakes are divisible by three, and so are all sums made of them.)"""
    events: list[Event] = []
    for seat in takers:
        balances[seat] += pot // TRICKS * s.tricks[seat]
        events.append(("takes", seat, pot // TRICKS * s.tricks[seat], s.tricks[seat], clause))
    return events


def _newer(s: KopknackState, takers: list[int], failed: list[int]) -> KopknackState:
    balances, events = list(s.balances), list(s.events)
    fine = 2 * s.stake
    for seat in failed:
        balances[seat] -= fine
        events.append(("pays-in", seat, fine, double_stake.id))
    events += _shared(s, balances, s.pot + fine * len(failed), takers, third_of_whole.id)
    return s.closed(pot=0, balances=tuple(balances), events=tuple(events))


def _betar(s: KopknackState, takers: list[int], failed: list[int]) -> KopknackState:
    balances, bets, events = list(s.balances), s.bets, list(s.events)
    events += _shared(s, balances, s.pot, takers, third_of_pot.id)
    owed = []
    for seat in failed:
        count = max(1, s.bought[seat])
        balances[seat] -= count * s.pot
        bets = placed(bets, *[s.pot] * count)
        clause = three_for_three if count == 3 else worth_larger_pot if s.pot > s.stake else one_or_two
        events += [("failed", seat, penalty.id), ("sets", seat, count, s.pot, clause.id)]
        if count > 1:
            owed.append((seat, count, s.pot))
    if failed and len(bets) > 1:
        events.append(("apart", len(bets), kept_apart.id))
    events += _gone(s, bets)
    paid = s.evolve(pot=0, balances=tuple(balances), bets=bets)
    if not owed or not s.setup.options["merge"]:
        return paid.closed(events=tuple(events))
    turn = owed[0][0]
    return paid.evolve(phase="merging", turn=turn, owed=tuple(owed), events=(*events, ("turn", turn, merging.id)))


def _gone(s: KopknackState, bets: tuple[int, ...]) -> tuple[Event, ...]:
    """The event that tells that the last bete has been played for."""
    return (("gone", betar_gone.id),) if s.pot > s.stake and not bets else ()


def _merge(s: KopknackState, seat: int) -> KopknackState:
    _, count, worth = s.owed[0]
    bets = list(s.bets)
    for _ in range(count):
        bets.remove(worth)
    return _decided(s, placed(tuple(bets), count * worth), ("merges", seat, count, count * worth, merging.id))


def _keep(s: KopknackState, seat: int) -> KopknackState:
    return _decided(s, s.bets, ("keeps", seat, s.owed[0][1], merging.id))


def _decided(s: KopknackState, bets: tuple[int, ...], event: Event) -> KopknackState:
    owed = s.owed[1:]
    if not owed:
        return s.closed(bets=bets, owed=(), events=(event,))
    turn = owed[0][0]
    return s.evolve(bets=bets, owed=owed, turn=turn, events=(event, ("turn", turn, merging.id)))


MERGING: Final = ChoicePhase("merging", merging, lambda _: merging, {"merge": _merge, "keep": _keep})
