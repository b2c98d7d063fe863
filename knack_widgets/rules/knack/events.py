"""The events that only moves of Knack cause."""

from __future__ import annotations

from typing import Final

from ..core.events import Events, event, pays, pays_seat, receives

EVENTS: Final[Events] = {
    "aside": event("count"),
    "plays-for": event("amount"),
    "going": event("amount"),
    "as-tricks": event("seat", "count", ending=True),
    "pays": event("payer", "seat", "amount", "count", ending=True, transfer=pays_seat),
    "own-tricks": event("seat", "count", ending=True),
    "share": event("seat", "amount", "count", ending=True, transfer=receives),
    "bete": event("seat", "amount", ending=True, transfer=pays, fails=True),
}
