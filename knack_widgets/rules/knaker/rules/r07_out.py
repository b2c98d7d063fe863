"""Rule 7: going out, and losing."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pile import Objection
from ..state import KnakerState

clause: Final = Chapter("out", "7")
goes_out = clause.says("7", "N-18", "N-37")


@clause.refuses("7.1", "N-38", "N-46")
def play_on(s: KnakerState, seat: int) -> Objection:
    """Refuse any move of a seat that is out and has its final rank."""
    return None if seat in s.still_in else ("out", {"seat": seat, "place": s.placing[seat]})


def match_is_over(seat: int, verb: str) -> Reason:
    """Return the reason against other moves of the last seat when it decides about a cheat.

    If the other seat left by a cheat, the last seat may only accuse it or let the cheat stand (N-46).
    """
    return Reason(play_on, "phase", {"seat": seat, "verb": verb})


loses = clause.says("7.2", "N-18")
same_circuit = clause.says("7.3", "N-19", "N-38")
same_circuit.also_read("N-19", "b")
same_circuit.also_read("N-38", "b")
