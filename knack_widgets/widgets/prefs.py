"""The switches by which a reader chooses how a table looks, with their default values."""

from __future__ import annotations

from ..pages.sight import Prefs

COLUMNS = ("original", "sv", "de", "en")
"""Columns that a reader may switch on. The text in the reader's language is always shown."""
PREFS: Prefs = {
    "fourColour": False,
    "presenter": False,
    "reveal": False,
    "cover": False,
    "values": True,
    "follow": True,
    "marks": True,
    "known": False,
    "tempo": 900,
    "columns": ["original"],
    "tableAbove": False,
}
COMMON = ("fourColour", "presenter", "columns", "tableAbove", "known")
"""Switches of a whole page, which are stored in the browser (``static/storage.js``)."""
TEMPI = (-1, 0, 300, 900, 2000)


def fits(name: object, value: object) -> bool:
    """Return whether there is a switch with this name that can have this value.

    >>> fits("tempo", 300), fits("tempo", 301), fits("colour", True)
    (True, False, False)
    """
    default = PREFS.get(name) if isinstance(name, str) else None
    return {
        bool: isinstance(value, bool),
        int: type(value) is int and value in TEMPI,
        list: isinstance(value, list) and len(value) <= len(COLUMNS) and all(column in COLUMNS for column in value),
    }.get(type(default), False)
