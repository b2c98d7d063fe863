"""Pages for paper and for reading: a game's rules, an aid, a sheet of exercises, and the sheet with its answers.

The pages need neither script nor kernel. `paper` is their frame; `rules`, `sheets` and `lessons` make their content;
`tables` draws positions. `drawings` puts the picture of each card into a page only once.
"""

from __future__ import annotations

from .moodle import FORMS, quiz_text
from .print_request import (
    PrintRequest,
    answer,
    sheet_file,
    sheet_html,
)
from .rules_files import beside_file, played_file, rules_file

__all__ = [
    "FORMS",
    "PrintRequest",
    "answer",
    "beside_file",
    "played_file",
    "quiz_text",
    "rules_file",
    "sheet_file",
    "sheet_html",
]
