"""The steps of a match as page data, and the lines of play that a reader can choose from."""

from __future__ import annotations

from ..rulebook.speech import Speaker
from .line import ASIDE, FORMER
from .sight import Sight
from .story import tell_step
from .table_data import LineChoice, StepsData


def steps(sight: Sight, speak: Speaker) -> StepsData:
    """Return the steps of the match as page data (the widget trait `steps`)."""
    line = sight.line
    return {
        "at": line.at,
        "count": len(line.steps),
        "deals": list(line.deals),
        "line": sight.match.lines.current,
        "label": label(sight, speak),
        "lines": _lines(sight, speak),
    }


def _lines(sight: Sight, speak: Speaker) -> list[LineChoice]:
    """Return the lines to choose from: the first line, its variants, and replaced matches.

    A worked example or a new match replaces the running match, which can be chosen again.
    """
    main = speak.ui("line_example" if sight.look.example else "line_main")
    lines: list[LineChoice] = [
        {"id": i, "label": speak.ui("line_variant", number=i + 1) if i else main}
        for i in range(len(sight.match.lines.lines))
    ]
    if ASIDE in sight.stored:
        lines.append({"id": ASIDE, "label": speak.ui("line_own")})
    if FORMER in sight.stored:
        lines.append({"id": FORMER, "label": speak.ui("line_former")})
    return lines


def label(sight: Sight, speak: Speaker) -> str:
    """Return in words the step that led to the shown position."""
    step = sight.line.last
    if step is None:
        return speak.ui("step_start")
    return speak.ui("step_number", number=sight.line.at, text=tell_step(sight, step, speak)[0][0])
