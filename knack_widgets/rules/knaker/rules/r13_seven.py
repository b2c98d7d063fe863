"""Rule 13: transparent sevens, and going out on a seven."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter, only_if
from ...core.options import Option, OptionValue
from ..pile import Lay, Objection
from ..state import KnakerState

clause: Final = Chapter("seven", "13")
SECONDS: Final = 3
CENTIMETRES: Final = 5
"""The time limit (seconds) and the least distance (centimetres) of a blow (13.4)."""
BLOWS: Final = (f"{SECONDS} {CENTIMETRES}", f"{SECONDS + 1} {CENTIMETRES}", f"{SECONDS} {CENTIMETRES - 1}")
"""Blows to ask about: just enough, too late, too weak."""


@clause.refuses("13", "N-9")
def transparent(lay: Lay) -> Objection:
    """Explain a refusal by the card that counts below the sevens on top.

    This clause is called only if another clause has already refused the lay.
    """
    return ("through", {"card": lay.first, "other": lay.top.card}) if lay.top.through else None


@clause.refuses("13.1", "N-11", strikable=True)
def almost_unstoppable(lay: Lay) -> Objection:
    """Refuse a seven on two jokers in a row or more."""
    if lay.rank == "7" and (lay.top.frippel or (lay.top.rank == "X" and lay.top.row > 1)):
        return "seven", {"card": lay.first}
    return None


on_twos = clause.says("13.2", "N-24", "N-25")
average = clause.says("13.3")


@clause.refuses("13.4", "N-18", "N-37")
def go_out(s: KnakerState, seat: int) -> Objection:
    """Refuse a blow of any seat except the seat that goes out on a seven."""
    return None if seat == s.runner else ("turn", {"seat": seat, "turn": s.runner})


def is_enough(seconds: float, centimetres: float) -> bool:
    """Return whether the blow was in time and strong enough.

    seconds: the time (seconds)
    centimetres: the distance (centimetres)
    """
    return seconds <= SECONDS and centimetres >= CENTIMETRES


not_always = clause.says("13.5", "N-18", option=Option("quiet", default=False, choices=(False, True)))
QUIETLY: Final = OptionValue("quiet", True)
WITH_A_BLOW: Final = OptionValue("quiet", False)
only_if(WITH_A_BLOW, go_out)
only_if(QUIETLY, not_always)
no_turning = clause.says("13.6")
