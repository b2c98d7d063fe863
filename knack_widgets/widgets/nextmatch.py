"""The settings of the reader's next match.

These are the settings of the current match, except the options that the end of the match changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from .desk import Desk


class Settings(TypedDict):
    """The settings of a match, as `playing.begin` takes them."""

    players: int | Sequence[str]
    options: Mapping[str, object]
    controls: Sequence[object] | None
    dealer: int | None
    without: Sequence[str]
    readings: Mapping[str, str]


def settings(desk: Desk) -> Settings:
    """Return the arguments of `playing.begin` for the reader's next match."""
    line = desk.own_match.lines.line
    setup, last = line.opening.setup, line.steps[-1].after if line.steps else line.opening
    names = setup.names
    return {
        "players": len(names) if None in names else [str(name) for name in names],
        "options": {**setup.options, **last.next_options},
        "controls": desk.own_match.controls,
        "dealer": setup.first,
        "without": setup.without,
        "readings": setup.readings,
    }
