"""Chapter *intro*: the number of players, and the kind of game."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .pack import PACK

clause: Final = Chapter("intro")

players = clause.limit("intro.1", "KK-1")
clause.background("intro.2")
clause.background("intro.3")

PLAYERS: Final = range(2, (len(PACK) - 1) // 3 + 1)
"""The numbers of players for which the pack is large enough: three cards each and an upcard (KK-1)."""
