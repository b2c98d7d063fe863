"""The events that only moves of Köpknack cause."""

from __future__ import annotations

from typing import Final

from ..core.events import Events, event, pays, receives

EVENTS: Final[Events] = {
    "pushed": event("amount"),
    "no-third-round": event("count"),
    "takes-pot": event("seat", "amount", ending=True, transfer=receives),
    "failed": event("seat", ending=True, fails=True),
    "sets": event("seat", "count", "amount", ending=True, transfer=pays),
    "merges": event("seat", "count", "amount", move="same", ending=True),
    "keeps": event("seat", "count", move="same", ending=True),
}
