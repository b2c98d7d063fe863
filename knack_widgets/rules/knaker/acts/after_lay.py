"""The consequences of a lay: the pile may be turned, the turn may pass, a seat may go out."""

from __future__ import annotations

from ...core.events import Event
from ..pack import Cards
from ..pile import ROW
from ..rules import r04_turning, r05_twos, r11_insertion, r12_ladder, r13_seven, r17_two_packs
from ..state import KnakerState
from .top_name import top_name
from .turns import arrive, distance, leave, lose, pass_if_due, pass_turn


def after_lay(s: KnakerState, seat: int, cards: Cards, shape: str | None, *, in_turn: bool = True) -> KnakerState:
    """Return the state after `cards`, now the top of the pile, have been laid.

    The cards have already been removed from the seat's hand or piles.

    shape: the kind of the lay (see `Lay.intent`), or None
    in_turn: whether `seat` laid in its own turn. If False, it inserted cards or cheated in the turn of another seat.
        Then the other seat's turn goes on unless the pile is turned, and no card can be taken back
    """
    clause = r04_turning.turns(s, s.pile, cards, shape)
    again = s.top.rank == "2"
    seven = s.pile[-1].rank == "7"
    travel = s.run_travel if in_turn else s.travel
    if not clause:  # a turned pile is gone, so no card binds the next seat
        s = s.tell(*_row_events(s, cards), *_stay_events(s, cards, shape))
    if clause:
        event = ("turns-pile", seat, len(s.pile), clause.id)
        s = s.close_run().tell(event, pile=(), owners=(), discard=(*s.discard, *s.pile))
        if not in_turn and s.turn is not None and seat != s.turn:
            travel += distance(s, s.turn, seat)
            s = s.tell(("gets-turn", seat, r11_insertion.gets_turn.id))
        s = s.evolve(turn=seat, travel=travel)
    if s.is_bare(seat):
        return _last_card(s, seat, travel, lost=bool(clause) or again, seven=seven, in_turn=in_turn or bool(clause))
    if clause:
        return arrive(s, r04_turning.turn_again)
    if not in_turn:
        return s.close_run()
    if again:
        two = r05_twos.lays_again if cards[-1].rank == "2" else r13_seven.on_twos
        return s.tell(("once-more", seat, two.id), turn=seat, travel=travel)
    return pass_turn(s, seat, travel)


def _last_card(s: KnakerState, seat: int, travel: int, *, lost: bool, seven: bool, in_turn: bool) -> KnakerState:
    """Return the state after a seat's last card (7, 7.2, 13.4).

    If a seat goes out during its turn, the turn passes, even if its last card was not laid as a move in turn.
    """
    passes = in_turn or s.turn == seat
    if in_turn:
        s = s.evolve(turn=seat, travel=travel)
    if lost:
        s = lose(s, seat)
    elif seven and s.has_agreed(r13_seven.WITH_A_BLOW):
        return s.tell(("to-blow", seat, r13_seven.go_out.id), phase="blow", run=(), fixed=0, runner=seat)
    else:
        if seven:
            s = s.tell(("quietly", seat, r13_seven.not_always.id))
        s = leave(s, seat, travel)
    return pass_if_due(s, seat, travel, passes=passes)


def _row_events(s: KnakerState, cards: Cards) -> tuple[Event, ...]:
    """Return the events for a named combination on top of the pile that binds the next seat."""
    top = s.top
    if not (named := top_name(top, s.decks)):
        return ()
    name, clause = named
    if name == "frippel":
        return (("frippel", clause.id),)
    if all(card.rank != top.rank for card in cards):
        return ()
    if name == "knug":
        return (("three-kings", clause.id),)
    return (("joker-row", top.row, clause.id),) if top.rank == "X" and top.row > 1 else ()


def _stay_events(s: KnakerState, cards: Cards, shape: str | None) -> tuple[Event, ...]:
    """Return the events that say why a row of equal cards does not turn the pile.

    The row is in a ladder, or it is a row of twos, sevens or kajaker (as the jokers are called with two packs).
    """
    if shape == "ladder" and (row := r04_turning.four_in_a_row(s, s.pile, cards)):
        return (("not-turned", row, r12_ladder.no_turning.id),)
    rank, row = s.pile[-1].rank, s.top.row
    if rank == "7":
        row = next((at for at, card in enumerate(reversed(s.pile)) if card.rank != "7"), len(s.pile))
    clause = {"2": r05_twos.lays_again, "7": r13_seven.no_turning, "X": r17_two_packs.kajaker}.get(rank)
    not_turned: tuple[Event, ...] = (("not-turned", row, clause.id),) if clause and row >= ROW else ()
    return (*not_turned, ("no-rank", r13_seven.average.id)) if row == len(s.pile) and rank == "7" else not_turned
