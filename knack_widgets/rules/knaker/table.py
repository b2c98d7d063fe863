"""Rules 6 and 8: the face-up and the face-down cards, and that nobody disturbs who takes cards up."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

chapter: Final = Chapter("table", "6")
up_and_down = chapter.definition(0, "N-40")
face_up = chapter.frame(1, "N-16", "N-30")
face_down = chapter.frame(2, "N-15", "N-35")

taking: Final = Chapter("taking", "8")
undisturbed = taking.frame(0, "N-28")
pile_is_taken = taking.frame(1)
up_is_taken = taking.frame(2)
