"""What moves bring about in this game, and in no other."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.events import Events, event

EVENTS: Final[Events] = {"deals-next": event("seat", ending=True)}
