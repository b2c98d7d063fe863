"""The settings of the reader's next match.

They are the settings of this match, except the options that the end of the match changes.
"""

from __future__ import annotations

from typing import Any

from .desk import Desk


def settings(desk: Desk) -> dict[str, Any]:
    """Return the arguments of `Desk.begin` for the reader's next match."""
    line = (desk.aside.lines if desk.aside else desk.lines).line
    setup, last = line.opening.setup, line.steps[-1].after if line.steps else line.opening
    names = setup.names
    return {
        "players": len(names) if None in names else [str(name) for name in names],
        "options": {**setup.options, **last.next_options},
        "controls": desk.aside.controls if desk.aside else desk.controls,
        "dealer": setup.first,
        "without": setup.without,
        "readings": setup.readings,
    }
