"""Rules 16 to 16.9, the clauses: cheating, who may point it out, and what dots do."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .jokers import Against
from .lays import Lay

chapter: Final = Chapter("cheating", "16")

cheats = chapter.frame(0, "N-22", "N-41")
onlookers = chapter.frame(1, "N-23")
grave = chapter.says(2, "N-22", "N-41")
giffel = chapter.says(3, "N-22")
no_round = chapter.says(4, "N-22")
denial = chapter.says(5, "N-22")
chapter.background(6)
replaced = chapter.says(7, "N-41")


@chapter.refuses(8, "N-23")
def no_ladders(lay: Lay) -> Against:
    """After three dots no ladders (and after four the pile, after five no seat: see `trial`)."""
    return ("ladder", {"seat": lay.seat}) if lay.barred and lay.shape == "ladder" else None


chapter.background(9, "N-23")
