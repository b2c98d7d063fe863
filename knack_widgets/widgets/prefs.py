"""How a reader may want to see a table: the switches of the page, and what they are at first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLUMNS = ("original", "sv", "de", "en")
PREFS: Mapping[str, Any] = {
    "fourColour": False,
    "presenter": False,
    "reveal": False,
    "values": True,
    "tempo": 900,
    "columns": ["original", "sv"],
}
TEMPI = (-1, 0, 300, 900, 2000)
