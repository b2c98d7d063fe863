"""Picking up the pile (3.3)."""

from __future__ import annotations

from ...core.events import Event
from ...core.reasons import Reason
from ..pack import Cards
from ..rules import r03_play, r06_table, r10_jokers, r16_cheating, r17_two_packs
from ..state import KnakerState
from .all_lays import all_lays
from .legality import objections_to_turn
from .turns import pass_turn


def objections_to_pick_up(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to picking up the pile.

    It is refused if the seat is not on turn, if the pile is empty, or if the seat can lay a card. A seat that has only
    face-down cards must turn up one of these instead.
    """
    if why := objections_to_turn(s, seat):
        return why
    if not s.pile:
        return [r03_play.nothing_to_pick_up(seat)]
    if r16_cheating.objections_of_debt(s, seat):
        return []
    if not s.cards_at_hand(seat):
        return [r06_table.flip_instead(seat)]
    if s.uses(r03_play.N14_PICK_UP_FREELY):
        return []
    lay = next(all_lays(s, seat, (), s.pile), None)
    return [r03_play.lay_instead(seat, lay[0])] if lay else []


def pick_up(s: KnakerState, seat: int) -> KnakerState:
    """Return the state with the pile in the hand; the turn passes."""
    return collect(s.evolve(events=()), seat)


def collect(s: KnakerState, seat: int, more: Cards = (), *, passes: bool = True) -> KnakerState:
    """Return the state after a seat has picked up the pile and the cards `more`.

    A frippelknåker or a hexakajak on top brings a handicap.

    passes: whether the next seat gets the turn
    """
    top = s.top
    events: list[Event] = [("picks-up", seat, len(s.pile) + len(more), r03_play.cannot.id)]
    if top.frippel and seat not in s.no_insert:
        s = s.evolve(no_insert=tuple(sorted((*s.no_insert, seat))))
        events.append(("no-inserting", seat, r10_jokers.frippel.id))
    if s.decks > 1 and top.rank == "X" and top.row >= r17_two_packs.HEXA and seat not in s.capped:
        s = s.evolve(capped=tuple(sorted((*s.capped, seat))))
        events.append(("capped", seat, r17_two_packs.hexa.id))
    debts = tuple(other for other in s.debts if other != seat)
    s = s.with_hand(seat, (*s.hands[seat], *s.pile, *more), pile=(), owners=(), debts=debts)
    s = s.close_run().tell(*events)
    return pass_turn(s, seat, s.travel) if passes else s
