"""Rule 13: sevens, which one sees through; and how to go out on one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.verdict import Reason
from .basics import KnakerState
from .jokers import Against
from .lays import Lay

chapter: Final = Chapter("seven", "13")
SECONDS: Final = 3
CENTIMETRES: Final = 5


@chapter.refuses(0, "N-9")
def transparent(lay: Lay) -> Against:
    """What lies under the sevens counts. Asked only where that refuses the lay."""
    return ("through", {"card": lay.first, "other": lay.top.card}) if lay.top.through else None


@chapter.refuses(1, "N-11")
def almost_unstoppable(lay: Lay) -> Against:
    """A seven lies on everything but two jokers in a row, or more."""
    if lay.rank == "7" and (lay.top.frippel or (lay.top.rank == "X" and lay.top.row > 1)):
        return "seven", {"card": lay.first}
    return None


on_twos = chapter.says(2, "N-24", "N-25")
average = chapter.says(3)
go_out = chapter.frame(4, "N-18", "N-37")
not_always = chapter.says(5, "N-18")
no_turning = chapter.says(6)


def enough(move: Move) -> bool:
    """Whether a bang and a blow came in time and far enough: at most 3 s, at least 5 cm (13.4)."""
    seconds, far = map(float, move.args)
    return seconds <= SECONDS and far >= CENTIMETRES


def why_not_blow(s: KnakerState, move: Move) -> list[Reason]:
    """Somebody else is to blow."""
    return [] if move.seat == s.runner else [Reason(go_out, "turn", {"seat": move.seat, "turn": s.runner})]


def listed(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """One blow that is enough, and one that comes too late."""
    if seat == s.runner:
        yield from (("3", "5"), ("4", "5"))
