"""Laying an unseen card: a chance card (3.2) or a face-down card (6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.cards import Card
from ...core.events import Event
from ...core.reasons import Reason
from ..pack import THREE
from ..pile import FIXED, OpenCard
from ..rules import r03_play, r06_table
from ..rules.r16_cheating import objections_of_debt
from ..state import KnakerState
from .legality import allows, lay_here, objections_to_turn
from .pick_up import collect
from .play import after_run
from .turns import leave, pass_if_due


def objections_to_chance(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to a chance card.

    It is refused if the seat is not on turn or must pick up the pile, or if there is no stock.
    """
    if why := objections_to_turn(s, seat) or objections_of_debt(s, seat):
        return why
    return [Reason(r03_play.chance_card, *wrong)] if (wrong := r03_play.chance_card(s, seat)) else []


def chance(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after the top card of the stock is laid as if from the hand (N-13).

    If the card may not be laid, it is picked up with the pile.
    """
    card, stock = s.stock[0], s.stock[1:]
    s = s.evolve(stock=stock, events=(("chances", seat, card, r03_play.chance_card.id),))
    return _uncover(s, seat, card, ("chance-fails", seat, card, r03_play.cannot.id))


def _uncover(s: KnakerState, seat: int, card: Card, fails: Event) -> KnakerState:
    """Return the state after an unseen card is laid; if it may not be laid, it is picked up.

    The pile is picked up with it.

    fails: the event for a card that may not be laid
    """
    if not allows(lay_here(s, seat, (card,))):
        return collect(s.tell(fails), seat, (card,))
    event, *_ = s.events
    pile, owners = (*s.pile, card), (*s.owners, seat)
    s = s.evolve(run=(OpenCard(card, FIXED),), runner=seat, fixed=1, run_travel=s.travel, pile=pile, owners=owners)
    return after_run(s, seat, event)


def objections_to_flip(s: KnakerState, seat: int, pile: int) -> list[Reason]:
    """Return the objections to turning up a face-down card.

    It is refused if the seat is not on turn, must pick up the pile, or has other cards, or if the card is gone.
    """
    why = objections_to_turn(s, seat) or objections_of_debt(s, seat)
    return why or r06_table.objections_to_flip(s, seat, pile)


def list_flips(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield each face-down card that may be turned up."""
    return ((str(pile),) for pile in range(THREE) if not objections_to_flip(s, seat, pile))


def flip(s: KnakerState, seat: int, pile: int) -> KnakerState:
    """Return the state after a face-down card is laid (N-15).

    If it may not be laid, the seat picks it up with the pile. With the last three on a frippelknåker the seat goes out
    (N-32).
    """
    card, s = turn_up(s, seat, pile)
    if is_last_three(s, seat, card):
        return leave_by_three(s, seat, card, passes=True)
    return _uncover(s, seat, card, ("flip-fails", seat, card, r06_table.face_down.id))


def turn_up(s: KnakerState, seat: int, pile: int) -> tuple[Card, KnakerState]:
    """Return a face-down card, and the state in which all see it and its slot is empty."""
    card = s.face_down[seat][pile]
    if card is None:
        raise AssertionError(f"seat {seat} has no face-down card in slot {pile}")
    return card, s.with_down(seat, pile, None, events=(("flips", seat, card, r06_table.face_down.id),))


def is_last_three(s: KnakerState, seat: int, card: Card) -> bool:
    """Return whether a flipped three is a seat's last card and is on a frippelknåker (10.3)."""
    return card.rank == "3" and s.is_bare(seat) and s.top.frippel


def leave_by_three(s: KnakerState, seat: int, card: Card, *, passes: bool) -> KnakerState:
    """Return the state after the last three on a frippelknåker: its seat goes out (N-32).

    The pile does not turn.
    """
    s = s.close_run(pile=(*s.pile, card), owners=(*s.owners, seat))
    s = leave(s, seat, s.travel)
    return pass_if_due(s, seat, s.travel, passes=passes)
