"""Chapter *pack*: 36 cards, and their rank."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card, pack
from ..core.clauses import Chapter

clause: Final = Chapter("pack")

pack_of_36 = clause.limit("pack.1")
low_cards_out = clause.limit("pack.2")
rank_order = clause.definition("pack.3")

PACK: Final[tuple[Card, ...]] = pack(lowest="6")
