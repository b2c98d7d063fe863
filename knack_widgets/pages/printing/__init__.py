"""Pages made for paper: a game's rules with everything unfolded, a sheet of exercises, and its key.

They are text that needs neither script nor kernel: `paper` is the frame, `rules` and `sheets` fill it, `tables` draws
positions with `drawings`, each of which a page has once.
"""

from __future__ import annotations

from .asked import KINDS, RULES_FILE, Asked, answer, rules_file, sheet_file, sheet_html

__all__ = ["KINDS", "RULES_FILE", "Asked", "answer", "rules_file", "sheet_file", "sheet_html"]
