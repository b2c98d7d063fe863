"""The numbers of games in which a hand has three cards; other modules of the core mean any number."""

from __future__ import annotations

from typing import Final

HAND: Final = 3
"""Number of cards in a hand."""
TRICKS: Final = 3
"""Number of tricks in a deal."""
TWO_AND_ONE: Final = (2, 1)
"""The rounds of a deal: two cards each, then one card each."""
THREE_AT_ONCE: Final = (3,)
