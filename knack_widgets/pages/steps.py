"""The steps of a match as page data, and the lines of play that a reader can choose from."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from .line import ASIDE, FORMER
from .sight import Sight
from .story import tell_step

Data = dict[str, Any]


def steps(sight: Sight, speak: Speaker) -> Data:
    """Return the steps of the match as page data (the widget trait `steps`)."""
    line = sight.line
    return {
        "at": line.at,
        "count": len(line.steps),
        "deals": list(line.deals),
        "line": sight.lines.current,
        "label": label(sight, speak),
        "lines": _lines(sight, speak),
    }


def _lines(sight: Sight, speak: Speaker) -> list[Data]:
    """Return the lines to choose from: the first one, its variants, and matches laid aside.

    A worked example and a new match lay the running match aside.
    """
    main = speak.ui("line_example" if sight.example else "line_main")
    lines: list[Data] = [
        {"id": i, "label": speak.ui("line_variant", number=i + 1) if i else main} for i in range(len(sight.lines.lines))
    ]
    if sight.aside:
        lines.append({"id": ASIDE, "label": speak.ui("line_own")})
    if sight.former:
        lines.append({"id": FORMER, "label": speak.ui("line_former")})
    return lines


def label(sight: Sight, speak: Speaker) -> str:
    """Return the step that led here, in words."""
    step = sight.line.last
    if step is None:
        return speak.ui("step_start")
    return speak.ui("step_number", number=sight.line.at, text=tell_step(sight, step, speak)[0][0])
