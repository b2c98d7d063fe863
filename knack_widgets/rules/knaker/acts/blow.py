"""The blow of a seat that goes out on a seven (13.4)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.reasons import Reason
from ..rules.r13_seven import go_out, is_enough
from ..state import KnakerState
from .turns import leave, lose, pass_if_due


def objections_to_blow(s: KnakerState, seat: int, _seconds: float, _centimetres: float) -> list[Reason]:
    """Return the objection that this is not the seat that must blow."""
    return [Reason(go_out, *wrong)] if (wrong := go_out(s, seat)) else []


def list_blows(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield the arguments of two blows at the pile: one is in time, the other is too late.

    The arguments are the time (seconds) and the distance (centimetres). Yield nothing if the seat need not blow.
    """
    if go_out(s, seat) is None:
        yield from (("3", "5"), ("4", "5"))


def blow(s: KnakerState, seat: int, seconds: float, centimetres: float) -> KnakerState:
    """Return the state after a seat has thumped the table and blown at the pile (N-18).

    If the blow was in time and strong enough, the seat goes out; otherwise it loses.

    seconds: the time (seconds)
    centimetres: the distance (centimetres)
    """
    in_turn = s.turn == seat
    travel = s.travel
    s = s.evolve(events=())
    if is_enough(seconds, centimetres):
        s = s.tell(("blown", seat, go_out.id))
        s = leave(s.evolve(phase="play"), seat, travel)
    else:
        s = lose(s.tell(("not-blown", seat, go_out.id)).evolve(phase="play"), seat)
    s = pass_if_due(s, seat, travel, passes=in_turn)
    return s if s.phase == "last-word" else s.evolve(by_cheat=False)
