"""Chapter *table*: how many play, and with which cards."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import pack
from knack_widgets.rules.core.clauses import Chapter

clause: Final = Chapter("table")

the_table = clause.limit("table.1")

PACK: Final = pack()
PLAYERS: Final = range(2, 6)
