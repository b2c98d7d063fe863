"""Rule 13: sevens, which one sees through; and how to go out on one."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.options import Option
from ..pile import Lay, Objection
from ..state import KnakerState

clause: Final = Chapter("seven", "13")
SECONDS: Final = 3
CENTIMETRES: Final = 5
"""In which time, and how far, one blows (13.4)."""


@clause.refuses("13", "N-9")
def transparent(lay: Lay) -> Objection:
    """What lies under the sevens counts. Asked only where that refuses the lay."""
    return ("through", {"card": lay.first, "other": lay.top.card}) if lay.top.through else None


@clause.refuses("13.1", "N-11", strikable=True)
def almost_unstoppable(lay: Lay) -> Objection:
    """A seven lies on everything but two jokers in a row, or more."""
    if lay.rank == "7" and (lay.top.frippel or (lay.top.rank == "X" and lay.top.row > 1)):
        return "seven", {"card": lay.first}
    return None


on_twos = clause.says("13.2", "N-24", "N-25")
average = clause.says("13.3")


@clause.refuses("13.4", "N-18", "N-37")
def go_out(s: KnakerState, seat: int) -> Objection:
    """Who goes out on a seven blows, and nobody else."""
    return None if seat == s.runner else ("turn", {"seat": seat, "turn": s.runner})


def is_enough(seconds: float, centimetres: float) -> bool:
    """Whether a bang and a blow came in time and far enough."""
    return seconds <= SECONDS and centimetres >= CENTIMETRES


not_always = clause.says("13.5", "N-18", option=Option("quiet", default=False, choices=(False, True)))
no_turning = clause.says("13.6")
