"""The state of a match of Low Six."""

from __future__ import annotations

from knack_widgets.rules.core.tricks.open_hands import OpenHandState


class LowSixState(OpenHandState):
    """A match; `OpenHandState` has all that it needs."""

    @property
    def with_betar(self) -> bool:
        """False: nobody pays a fine for taking no trick."""
        return False

    @property
    def has_trumps(self) -> bool:
        """False: the suit led is the only one that counts."""
        return False
