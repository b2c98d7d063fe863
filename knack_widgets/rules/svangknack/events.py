"""The events that only moves of Svängknack II cause."""

from __future__ import annotations

from typing import Final

from ..core.events import Events, event

EVENTS: Final[Events] = {
    "all-in": event(),
    "swings": event("seat", move="same"),
    "passes": event("seat", move="same"),
    "off": event(ending=True),
    "turned": event("card", "other"),
    "names-trump": event("seat", "suit", move="same"),
    "same-suit": event("suit"),
    "joins": event("seat", move="same"),
    "no-buying": event(),
    "carried": event("amount", ending=True),
    "pot-out": event(ending=True),
    "rivet": event("seat", "amount", ending=True),
    "first-dealer": event("seat"),
}
