"""The settings of the reader's next match: those of this match, with options that its end changes."""

from __future__ import annotations

from typing import Any

from .desk import Desk


def settings(desk: Desk) -> dict[str, Any]:
    """Return the settings and players of the reader's next match, as arguments of `Desk.begin`."""
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
