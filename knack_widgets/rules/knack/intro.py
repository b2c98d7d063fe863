"""Chapter *intro*: how many play, and what kind of game this is."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .pack import PACK

clause: Final = Chapter("intro")

players = clause.limit("intro.1", "K-1")
clause.background("intro.2")
clause.background("intro.3")

PLAYERS: Final = range(2, (len(PACK) - 1) // 3 + 1)
"""Three cards each and an upcard must come out of the pack (K-1)."""
