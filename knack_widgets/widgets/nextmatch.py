"""The settings of the reader's next match: those of this one, and the options that follow from its end."""

from __future__ import annotations

from typing import Any

from .desk import Desk


def settings(desk: Desk) -> dict[str, Any]:
    """What the reader's match was set up with, and who plays in it, as `Desk.begin` takes it."""
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
