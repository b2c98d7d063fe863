"""The events that only German Knack has."""

from __future__ import annotations

from typing import Final

from ..core.events import Events, event

EVENTS: Final[Events] = {
    "gives-three": event("seat", move="same"),
    "piles": event("seat"),
    "stock": event("count"),
    "looks": event("seat", "number", move="same"),
    "keeps-pile": event("seat", move="same"),
    "switches": event("seat", move="same"),
    "opens": event("first", "second", "third"),
    "swaps": event("seat", "card", "other", move="same"),
    "swaps-all": event("seat", move="same"),
    "slides": event("seat", move="same"),
    "renewed": event("first", "second", "third"),
    "first-slider": event("seat"),
    "ends-round": event("seat", move="same"),
    "round-over": event(),
    "compared": event(),
    "taken-back": event(),
    "announces": event("seat", "value", move="same", ending=True),
    "chosen-before": event("seat"),
    "deal-ends": event(ending=True),
    "counts-too": event("seat", ending=True),
    "forgot": event("seat", ending=True),
    "loses-deal": event("seat", ending=True),
    "worth": event("seat", "value", ending=True),
    "tied": event("count", ending=True),
    "wins-deal": event("seat", ending=True),
    "refreshes": event("seat", "first", "second", "third", move="same"),
    "exposed": event("seat", "card", move="same"),
    "replaces": event("seat", move="same"),
    "declines": event("seat", move="same"),
    "asks-back": event("seat", move="same"),
    "consents": event("seat", move="same"),
    "refuses": event("seat", move="same"),
    "given-back": event("seat"),
    "calls-redeal": event("seat", move="same"),
    "votes": event("seat", "answer", move="same"),
    "redeal": event("count", ending=True),
    "no-redeal": event(),
}
