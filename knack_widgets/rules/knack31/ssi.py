"""Chapter *ssi*: the additional rules (option `ssi`): renewing, exposed cards, giving back, dealing again, ties."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

chapter: Final = Chapter("ssi")

additional = chapter.limit(1, "G-11")
seven_eight_nine = chapter.frame(2, "G-11", "G-13", "G-17")
exposed_card = chapter.frame(3, "G-11", "G-17", "G-18", "G-21")
unseen_pile = chapter.frame(4, "G-9", "G-15")
chosen_before = chapter.says(5, "G-9")
all_consent = chapter.frame(6, "G-11", "G-19", "G-21")
majority = chapter.frame(7, "G-11", "G-20", "G-21")
swaps_go_back = chapter.says(8, "G-8", "G-13", "G-14")
forgot_loses = chapter.says(9, "G-8", "G-16")
best_other_wins = chapter.says(10, "G-16")
tie = chapter.frame(11, "G-10", "G-22")
higher_wins = chapter.says(12, "G-10")
suits_equal = chapter.definition(13, "G-10")
draw_again = chapter.says(14, "G-10")
