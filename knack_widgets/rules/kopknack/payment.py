"""Chapter *payment*: betes go into the pot one by one; merging, forced deals, the match's end (KK-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.clauses import Chapter, only_if
from ..core.events import Event
from ..core.options import Option, OptionValue, Value
from ..core.phases import ChoicePhase
from ..core.remainder import Remainder
from ..core.scores import add_betar, at_stake, going_bete
from ..core.seats import in_turn
from ..core.three_cards import TRICKS
from . import buying, newer
from .state import KopknackState, NewBetar

NEVER: Final = "never"
NO_BETS: Final = "no-bets"
WITH_MERGING: Final = OptionValue("merge", True)
WITH_FORCED_DEALS: Final = OptionValue("forced", NO_BETS)


def _with_betar(name: str, default: Value, other: Value) -> Option:
    """Return an option whose value can differ from its default only if there are betes (KK-3).

    The newer system of payment has no betes.

    name: the option's name
    default: its value if the players give none
    other: its other value
    """

    def fault(values: Mapping[str, Value]) -> str | None:
        if values["payment"] == newer.NEWER and values[name] != default:
            return f'exists with payment = "{newer.BETAR}" only'
        return None

    return Option(name, default=default, choices=(default, other), only=fault)


clause: Final = Chapter("payment")

clause.background("payment.1")
third_of_pot = clause.says("payment.2", "KK-8")
penalty = clause.says("payment.3")
worth_of_bete = clause.definition("payment.4", "KK-8")
one_or_two = clause.says("payment.5", "KK-5")
three_for_three = clause.says("payment.6", "KK-8")
kept_apart = clause.says("payment.7")
pushed = clause.says("payment.8", "KK-8")
only_lowest = clause.says("payment.9")
others_lie = clause.says("payment.10")
equal_lowest = clause.says("payment.11")
larger_pot = clause.definition("payment.12")
worth_larger_pot = clause.says("payment.13", "KK-8")
one_each_deal = clause.definition("payment.14")
betar_gone = clause.says("payment.15")
merging = clause.permission("payment.16", "KK-9")
merging_agreed = clause.limit("payment.17", "KK-3", option=_with_betar("merge", default=False, other=True))
merging_three = clause.definition("payment.18", "KK-9")
KK9_ONLY_TWO_MERGE: Final = merging_three.also_read("KK-9", "b")
why_forced = clause.background("payment.19")
what_is_forced = clause.definition("payment.20", "KK-3")
why_somebody_loses = clause.background("payment.21")
forced_deal = clause.says("payment.22", "KK-3", "KK-15")
KK3_NO_BUYING: Final = forced_deal.also_read("KK-3", "b")
forced_agreed = clause.limit("payment.23", "KK-3", option=_with_betar("forced", default=NEVER, other=NO_BETS))

betar_shared = clause.permission("payment.24", "KK-11", "KK-13")
rest_drawn_for = clause.permission("payment.25", "KK-11")

only_if(newer.WITH_BETES, *[of_betes for of_betes in clause.clauses if of_betes is not betar_shared])
only_if(buying.THREE_ROUNDS, three_for_three, merging_three)
only_if(WITH_MERGING, merging, merging_agreed, merging_three)
only_if(WITH_FORCED_DEALS, why_forced, what_is_forced, why_somebody_loses, forced_deal, forced_agreed)


def may_merge(count: int, *, only_two: bool) -> bool:
    """Return whether a seat may merge some new betes.

    only_two: whether KK-9 is read so that only two betes may be merged
    """
    return count == 2 or (count > 2 and not only_two)


def is_forced(s: KopknackState) -> bool:
    """Return whether the next deal is forced, because there is no bete and the option is on."""
    return s.has_agreed(WITH_FORCED_DEALS) and not s.bets


def pushed_bete_events(s: KopknackState) -> tuple[Event, ...]:
    """Return the events that name the bete that goes into the next deal's pot."""
    events = at_stake(s.bets, "pushed", only=pushed, lowest=only_lowest, equal=equal_lowest, others=others_lie)
    return (*events, ("pot", s.stake + going_bete(s.bets), larger_pot.id)) if events else ()


def win_without_play(s: KopknackState, winner: int) -> KopknackState:
    """Return the state after a win without play: it counts as three tricks, and no seat fails."""
    balances = list(s.balances)
    balances[winner] += s.pot
    says = third_of_pot if s.with_betar else newer.pot_at_once
    return s.end_deal(
        pot=0,
        balances=tuple(balances),
        tricks=tuple(TRICKS if seat == winner else 0 for seat in range(len(s.masks))),
        events=(*s.events, ("takes-pot", winner, s.pot, says.id), *_last_bete_event(s, s.bets)),
    )


def settle(s: KopknackState) -> KopknackState:
    """Return the state after the payment: from forehand on, tricks earn and failures cost."""
    order = in_turn(s.players_in, s.dealer + 1)
    takers = [seat for seat in order if s.tricks[seat]]
    failed = [seat for seat in order if not s.tricks[seat]]
    return _settle_with_betar(s, takers, failed) if s.with_betar else _settle_newer(s, takers, failed)


def _share_pot(s: KopknackState, balances: list[int], pot: int, takers: list[int], clause: str) -> list[Event]:
    """Pay a third of the pot for each trick into `balances`; return the events.

    Stakes are divisible by three, and so are all their sums.
    """
    events: list[Event] = []
    for seat in takers:
        balances[seat] += pot // TRICKS * s.tricks[seat]
        events.append(("takes", seat, pot // TRICKS * s.tricks[seat], s.tricks[seat], clause))
    return events


def _settle_newer(s: KopknackState, takers: list[int], failed: list[int]) -> KopknackState:
    balances, events = list(s.balances), list(s.events)
    fine = 2 * s.stake
    for seat in failed:
        balances[seat] -= fine
        events.append(("pays-in", seat, fine, newer.double_stake.id))
    events += _share_pot(s, balances, s.pot + fine * len(failed), takers, newer.third_of_whole.id)
    return s.end_deal(pot=0, balances=tuple(balances), events=tuple(events))


def _settle_with_betar(s: KopknackState, takers: list[int], failed: list[int]) -> KopknackState:
    balances, bets, events = list(s.balances), s.bets, list(s.events)
    events += _share_pot(s, balances, s.pot, takers, third_of_pot.id)
    owed = []
    for seat in failed:
        count = max(1, s.bought[seat])
        balances[seat] -= count * s.pot
        bets = add_betar(bets, *[s.pot] * count)
        says = three_for_three if count == 3 else worth_larger_pot if s.pot > s.stake else one_or_two
        events += [("failed", seat, penalty.id), ("sets", seat, count, s.pot, says.id)]
        if may_merge(count, only_two=s.uses(KK9_ONLY_TWO_MERGE)):
            owed.append(NewBetar(seat, count, s.pot))
    paid = s.evolve(pot=0, balances=tuple(balances), bets=bets)
    if owed and s.has_agreed(WITH_MERGING):
        first = owed[0]
        return paid.enter("merging", first.seat, *events, owed=tuple(owed))
    if failed:
        events += _apart_event(bets)
    return paid.end_deal(events=(*events, *_last_bete_event(s, bets)))


def _apart_event(bets: tuple[int, ...]) -> tuple[Event, ...]:
    """Return the event with the number of betes kept apart, or no event for fewer than two."""
    return (("apart", len(bets), kept_apart.id),) if len(bets) > 1 else ()


def _last_bete_event(s: KopknackState, bets: tuple[int, ...]) -> tuple[Event, ...]:
    """Return the event that the last bete has been played for, or no event if betes remain."""
    return (("gone", betar_gone.id),) if s.pot > s.stake and not bets else ()


def _merge(s: KopknackState, seat: int) -> KopknackState:
    new, bets = s.owed[0], list(s.bets)
    for _ in range(new.number):
        bets.remove(new.worth)
    merged = new.number * new.worth
    return _decide(s, add_betar(tuple(bets), merged), ("merges", seat, new.number, merged, merging.id))


def _keep(s: KopknackState, seat: int) -> KopknackState:
    new = s.owed[0]
    return _decide(s, s.bets, ("keeps", seat, new.number, merging.id))


def _decide(s: KopknackState, bets: tuple[int, ...], event: Event) -> KopknackState:
    owed = s.owed[1:]
    if not owed:
        return s.end_deal(bets=bets, owed=(), events=(event, *_apart_event(bets)))
    following = owed[0]
    return s.enter("merging", following.seat, event, bets=bets, owed=owed)


MERGING: Final = ChoicePhase("merging", merging, lambda _: merging, {"merge": _merge, "keep": _keep})

REMAINDER: Final = Remainder[KopknackState](betar_shared, rest_drawn_for)
