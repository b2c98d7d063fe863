"""Hides installed games of other authors from the tests, and from the processes that they start.

Python imports a module of this name when it starts, if its folder is in PYTHONPATH.
"""

from __future__ import annotations

from importlib import metadata
from typing import Any

GAMES = "knack_widgets.games"


def hide_installed_games() -> bool:
    """Leave games of others that are installed now out of what is found later; return whether there are any."""
    find = metadata.entry_points
    others = {
        (entry.name, entry.value) for entry in find(group=GAMES) if not entry.value.startswith("knack_widgets.rules.")
    }

    def entry_points(**wanted: Any) -> metadata.EntryPoints:
        entries = find(**wanted)
        return metadata.EntryPoints(entry for entry in entries if (entry.name, entry.value) not in others)

    if others:
        metadata.entry_points = entry_points
    return bool(others)


HIDES = hide_installed_games()
"""Whether there were such games."""
