"""The events of games of shedding and of exchanging."""

from __future__ import annotations

from typing import Final

from ..events import Events, event

SHEDDING: Final[Events] = {
    "turned-up": event("card"),
    "lays": event("seat", "card", move="same"),
    "draws": event("seat", move="same"),
    "goes-out": event("seat", ending=True),
    "stock-out": event(ending=True),
    "fewest": event("seat", "count", ending=True),
}
"""The events of games in which the seats get rid of their cards."""
EXCHANGING: Final[Events] = {
    "turned-up": event("count"),
    "swaps": event("seat", "card", "other", move="same"),
    "compared": event(ending=True),
    "most": event("seat", "count", ending=True),
}
"""The events of games in which the seats exchange cards for open ones, and compare their hands."""
