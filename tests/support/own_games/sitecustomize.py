"""Hides installed games of other authors from the tests, and from the processes that they start.

Python imports a module of this name when it starts, if its folder is in PYTHONPATH.
"""

from __future__ import annotations

import os
from importlib import metadata
from pathlib import Path
from typing import Any

GAMES = "knack_widgets.games"


HIDING = str(Path(__file__).parent)
"""The folder for PYTHONPATH."""
HIDDEN = "HIDDEN_GAMES"
"""The environment variable with the hidden games, so that a process with a game of its own hides only the others."""


def hide_installed_games() -> bool:
    """Hide the games of other authors that were installed before the tests; return whether there are any."""
    find = metadata.entry_points
    if HIDDEN not in os.environ:
        others = (entry for entry in find(group=GAMES) if not entry.value.startswith("knack_widgets.rules."))
        os.environ[HIDDEN] = " ".join(f"{entry.name}={entry.value}" for entry in others)
    hidden = os.environ[HIDDEN].split()

    def entry_points(**wanted: Any) -> metadata.EntryPoints:
        entries = find(**wanted)
        return metadata.EntryPoints(entry for entry in entries if f"{entry.name}={entry.value}" not in hidden)

    if hidden:
        metadata.entry_points = entry_points
    return bool(hidden)


HIDES = hide_installed_games()
"""Whether there were such games."""
