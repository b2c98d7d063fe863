"""Chapter *pack*: 52 cards, and their rank."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card, pack
from ..core.clauses import Chapter

clause: Final = Chapter("pack")

pack_of_52 = clause.limit("pack.1")
rank_order = clause.definition("pack.2")

PACK: Final[tuple[Card, ...]] = pack()
