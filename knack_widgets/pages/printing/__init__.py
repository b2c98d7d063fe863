"""Pages for paper: a game's rules in full, a sheet of exercises, and its key.

They are text without script and kernel: `paper` is the frame, `rules` and `sheets` fill it, and `tables`
draws positions with `drawings`, in which a page has each card once.
"""

from __future__ import annotations

from .print_request import KINDS, RULES_FILE, PrintRequest, answer, rules_file, sheet_file, sheet_html

__all__ = ["KINDS", "RULES_FILE", "PrintRequest", "answer", "rules_file", "sheet_file", "sheet_html"]
