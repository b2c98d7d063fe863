"""The course of the turn: it passes from seat to seat, seats leave, and the match ends."""

from __future__ import annotations

from ...core.clauses import Clause
from ..rules import r02_exchange, r03_play, r07_out
from ..rules.r16_cheating import let_old_cheats_stand
from ..state import KnakerState


def distance(s: KnakerState, seat: int, other: int) -> int:
    """Return the number of steps, clockwise, from `seat` to `other`.

    It is a whole circuit if both are the same seat.
    """
    seats = len(s.hands)
    return (other - seat) % seats or seats


def pass_turn(s: KnakerState, seat: int, travel: int) -> KnakerState:
    """Return the state in which the next seat that is still in the game has the turn.

    seat: the seat that had the turn
    travel: the number of seats that the turn had passed when it came to that seat (`KnakerState.travel`)
    """
    other = min((other for other in s.still_in if other != seat), key=lambda other: distance(s, seat, other))
    return arrive(s.evolve(turn=other, travel=travel + distance(s, seat, other)))


def arrive(s: KnakerState, clause: Clause = r03_play.higher) -> KnakerState:
    """Return the state after the turn has come to a seat.

    Cheats from a whole circuit ago can no longer be detected from now on (16); but if the last seat still has to decide
    about a cheat, it remains open (N-46). `met_pile` is set here, because a seat that must take the pile is bound by it
    (N-48).
    """
    s = s.tell(("turn", s.turn, clause.id), met_pile=bool(s.pile))
    return s if s.phase == "last-word" else let_old_cheats_stand(s)


def begin_play(s: KnakerState) -> KnakerState:
    """Return the state with the first player on turn if all seats are ready (2.1, N-3)."""
    if not set(s.still_in) <= set(s.ready):
        return s
    seats = len(s.hands)
    first = s.setup.first or 0
    travel = next(steps for steps in range(seats) if (first + steps) % seats in s.still_in)
    turn = (first + travel) % seats
    begins = ("play-begins", r02_exchange.until_ready.id)
    return s.enter("play", turn, *s.events, begins, travel=travel)


def end_if_alone(s: KnakerState) -> KnakerState:
    """Return the state after a seat has left; with one seat left the match ends (7.1, N-38).

    If the other seat left by a cheat, the match does not end yet: the remaining seat may still accuse it or let the
    cheat stand (N-46).
    """
    still = s.still_in
    if len(still) > 1 or s.phase == "last-word":
        return s
    if s.by_cheat:
        return s.close_run(phase="last-word")
    return settle(s)


def settle(s: KnakerState) -> KnakerState:
    """Return the state in which the last seat has got its place and the match is over."""
    (last,) = s.still_in
    s = s.close_run(phase="over", turn=None, by_cheat=False)
    return s.tell(("last-left", last, s.placing[last], r07_out.play_on.id), ("ends", r07_out.play_on.id))


def leave(s: KnakerState, seat: int, travel: int) -> KnakerState:
    """Return the state after a seat has gone out.

    travel: the value of `travel` when the seat's turn began; it decides about shared places (7.3)
    """
    number = s.round_of(travel)
    shared = [other for other, at in s.exits if s.round_of(at) == number]
    s = s.close_run(exits=(*s.exits, (seat, travel)))
    s = s.tell(("out", seat, s.placing[seat], r07_out.goes_out.id))
    if shared:
        s = s.tell(("shared", seat, s.placing[seat], r07_out.same_circuit.id))
    return end_if_alone(s)


def lose(s: KnakerState, seat: int, clause: Clause = r07_out.loses) -> KnakerState:
    """Return the state after a seat has lost: it gets the last place not yet taken (7.2)."""
    s = s.close_run(losers=(*s.losers, seat))
    return end_if_alone(s.tell(("loses-out", seat, s.placing[seat], clause.id)))


def pass_if_due(s: KnakerState, seat: int, travel: int, *, passes: bool) -> KnakerState:
    """Return the state after a seat has left: its turn passes, unless the match is over."""
    return pass_turn(s, seat, travel) if passes and s.phase != "over" else s
