"""Chapter *setup*: the pack, and the number of players."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card, pack
from ..core.clauses import Chapter

clause: Final = Chapter("setup")

skat_pack = clause.limit("setup.1", "G-1")
three_each = clause.definition("setup.2", "G-1")
clockwise = clause.permission("setup.3", "G-3")
rank_order = clause.definition("setup.4")

PACK: Final[tuple[Card, ...]] = pack(lowest="7")
PLAYERS: Final = range(2, 9)
