"""Chapters *turn*, *slide*, *pass*: what the seat on turn may do, and only one of it."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, Clause
from .basics import Knack31State, clockwise, left_begins

chapter: Final = Chapter("turn")
one_action = chapter.frame(1, "G-4")
swap_slide_or_pass = chapter.frame(2, "G-4", "G-17")

sliding: Final = Chapter("slide")
on_to_the_next = sliding.frame(1, "G-3", "G-13")
three_new_cards = sliding.says(2, "G-6", "G-17")
first_slider = sliding.says(3, "G-6")

passing: Final = Chapter("pass")
ends_the_round = passing.says(1)
once_more = passing.frame(2, "G-5")
round_over = passing.says(3, "G-5")
turned_up = passing.says(4, "G-14")
most_points = passing.says(5)
from_round_two = passing.frame(6, "G-5")
round_two = passing.definition(7, "G-5")


def turn_clause(s: Knack31State) -> Clause:
    """The clause that says whose turn it is."""
    if s.left is not None:
        return once_more
    if s.slides:
        return on_to_the_next
    return left_begins if s.opens else clockwise
