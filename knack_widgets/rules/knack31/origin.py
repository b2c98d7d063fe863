"""Chapter *origin*: the origin of the game."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

clause: Final = Chapter("origin")

clause.background("origin.1")
