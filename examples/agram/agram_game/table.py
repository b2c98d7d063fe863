"""Chapter *table*: how many play, and with which cards."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import Card, pack
from knack_widgets.rules.core.clauses import Chapter

clause: Final = Chapter("table")

the_table = clause.limit("table.1")
the_pack = clause.limit("table.2")
low_and_high_cards_out = clause.limit("table.3")

OUT: Final = frozenset("2JQK")
"""The ranks that are left out."""
CHIEF: Final = Card("As")
"""The ace of spades, which is left out too."""
PACK: Final[tuple[Card, ...]] = tuple(card for card in pack() if card.rank not in OUT and card != CHIEF)
PLAYERS: Final = range(2, 6)
