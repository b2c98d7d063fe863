"""Pages for paper: a game's rules, a sheet of exercises, and the sheet with its answers.

They are text without script and kernel: `paper` is the frame, `rules` and `sheets` fill it, and `tables` draws
positions. `drawings` puts the picture of each card into a page only once.
"""

from __future__ import annotations

from .print_request import KINDS, RULES_FILE, PrintRequest, answer, rules_file, sheet_file, sheet_html

__all__ = ["KINDS", "RULES_FILE", "PrintRequest", "answer", "rules_file", "sheet_file", "sheet_html"]
