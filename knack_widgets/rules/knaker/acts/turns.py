"""Whose turn it is: it passes, it comes round; somebody goes out, loses, and the match ends."""

from __future__ import annotations

from ...core.clauses import Clause
from ..rules import r02_exchange, r03_play, r07_out
from ..rules.r16_cheating import let_old_cheats_stand
from ..state import KnakerState


def distance(s: KnakerState, seat: int, other: int) -> int:
    """How many seats the turn passes from `seat` to `other`, clockwise; all of them where it comes back."""
    seats = len(s.hands)
    return (other - seat) % seats or seats


def pass_turn(s: KnakerState, seat: int, travel: int) -> KnakerState:
    """The state in which the turn has gone from `seat`, which had it at `travel`, to the next who is in the game."""
    other = min((other for other in s.still_in if other != seat), key=lambda other: distance(s, seat, other))
    return arrive(s.evolve(turn=other, travel=travel + distance(s, seat, other)))


def arrive(s: KnakerState, clause: Clause = r03_play.higher) -> KnakerState:
    """The state once the turn has come to a seat: cheats a whole circuit old stand from now on (16).

    Not those about which somebody has the last word (N-46). Whether a pile lies there binds who owes one (N-48).
    """
    s = s.tell(("turn", s.turn, clause.id), met_pile=bool(s.pile))
    return s if s.phase == "last-word" else let_old_cheats_stand(s)


def begin_play(s: KnakerState) -> KnakerState:
    """The state once all who are in the game are ready: the first player is on turn (2.1, N-3)."""
    if not set(s.still_in) <= set(s.ready):
        return s
    seats = len(s.hands)
    first = s.setup.first or 0
    travel = next(steps for steps in range(seats) if (first + steps) % seats in s.still_in)
    turn = (first + travel) % seats
    begins = ("play-begins", r02_exchange.until_ready.id)
    return s.enter("play", turn, *s.events, begins, travel=travel)


def end_if_alone(s: KnakerState) -> KnakerState:
    """The state after somebody has left the game; with one seat left the match is over (7.1, N-38).

    Left by a cheat, that seat has the last word (N-46).
    """
    still = s.still_in
    if len(still) > 1 or s.phase == "last-word":
        return s
    if s.by_cheat:
        return s.close_run(phase="last-word")
    return settle(s)


def settle(s: KnakerState) -> KnakerState:
    """The state in which the one seat that is left has its place, and the match is over."""
    (last,) = s.still_in
    s = s.close_run(phase="over", turn=None, by_cheat=False)
    return s.tell(("last-left", last, s.placing[last], r07_out.play_on.id), ("ends", r07_out.play_on.id))


def leave(s: KnakerState, seat: int, travel: int) -> KnakerState:
    """Return the state after a seat has gone out; `travel`: how far the turn had come when its turn began (7.3)."""
    number = s.round_of(travel)
    shared = [other for other, at in s.exits if s.round_of(at) == number]
    s = s.close_run(exits=(*s.exits, (seat, travel)))
    s = s.tell(("out", seat, s.placing[seat], r07_out.goes_out.id))
    if shared:
        s = s.tell(("shared", seat, s.placing[seat], r07_out.same_circuit.id))
    return end_if_alone(s)


def lose(s: KnakerState, seat: int, clause: Clause = r07_out.loses) -> KnakerState:
    """The state after a seat has lost: it is placed last, or last but those who lost before (7.2)."""
    s = s.close_run(losers=(*s.losers, seat))
    return end_if_alone(s.tell(("loses-out", seat, s.placing[seat], clause.id)))


def pass_if_due(s: KnakerState, seat: int, travel: int, *, passes: bool) -> KnakerState:
    """The state once a seat has left the game: if it was its turn, that passes, unless the match is over."""
    return pass_turn(s, seat, travel) if passes and s.phase != "over" else s
