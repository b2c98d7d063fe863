"""Chapter *intro*: the number of players, and the kind of game."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

clause: Final = Chapter("intro")

players = clause.limit("intro.1", "SK-1")
clause.background("intro.2")
clause.background("intro.3")
clause.background("intro.4")

PLAYERS: Final = range(3, 17)
