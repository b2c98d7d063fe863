"""Chapter *origin*: where the game comes from."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

clause: Final = Chapter("origin")

clause.background("origin.1")
