"""Chapter *pass*: a pass ends the round, and all other seats have one more turn.

The file is called `pass_` because `pass` is a keyword of Python.
"""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.reasons import Objection
from ..core.seats import seat_after
from .state import Knack31State

clause: Final = Chapter("pass")

ends_the_round = clause.says("pass.1")
once_more = clause.permission("pass.2", "G-5")
round_over = clause.says("pass.3", "G-5")
turned_up = clause.says("pass.4", "G-14")
most_points = clause.says("pass.5")


@clause.refuses("pass.6", "G-5", strikable=True)
def from_round_two(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Refuse a pass in the first round."""
    if s.second or s.left is not None:
        return ()
    return ((from_round_two, "early", {"seat": seat, "dealer": s.dealer}),)


round_two = clause.definition("pass.7", "G-5")
G5_AFTER_A_TURN_OF_ALL: Final = from_round_two.also_read("G-5", "b")


def begins_round_two(s: Knack31State, seat: int) -> bool:
    """Return whether the second round begins when the turn comes to this seat.

    It begins with the dealer, or with the next seat by reading b of G-5.
    """
    if s.uses(G5_AFTER_A_TURN_OF_ALL):
        return seat == seat_after(s.dealer, len(s.hands))
    return seat == s.dealer


def objections_to_pass(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to passing, which is refused if another seat has passed."""
    return () if s.left is None else ((once_more, "passed", {"seat": seat}),)


def end_round(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after a pass: all other seats have one more turn (G-5)."""
    seats = len(s.hands)
    left = tuple(seat_after(seat, seats, 1 + i) for i in range(seats - 1))
    return s.evolve(left=left, ender=seat, slides=(), swaps=(), events=(("ends-round", seat, ends_the_round.id),))
