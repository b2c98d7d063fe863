"""Chapter *newer*: the system of 1922, in which a seat that fails pays at once."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.options import Option

BETAR: Final = "betar"
NEWER: Final = "1922"

clause: Final = Chapter("newer")

newer_system = clause.limit("newer.1", "KK-3", "KK-10", option=Option("payment", default=BETAR, choices=(BETAR, NEWER)))
double_stake = clause.says("newer.2", "KK-10")
third_of_whole = clause.says("newer.3", "KK-10")
pot_at_once = clause.says("newer.4", "KK-10")
