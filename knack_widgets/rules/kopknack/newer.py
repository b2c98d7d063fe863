"""Chapter *newer*: the system of 1922, in which a seat that fails pays at once."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, only_if
from ..core.options import Option, OptionValue

BETAR: Final = "betar"
NEWER: Final = "1922"
WITH_BETES: Final = OptionValue("payment", BETAR)
IN_THE_NEWER_WAY: Final = OptionValue("payment", NEWER)

clause: Final = Chapter("newer")

newer_system = clause.limit("newer.1", "KK-3", "KK-10", option=Option("payment", default=BETAR, choices=(BETAR, NEWER)))
double_stake = clause.says("newer.2", "KK-10")
third_of_whole = clause.says("newer.3", "KK-10")
pot_at_once = clause.says("newer.4", "KK-10")
only_if(IN_THE_NEWER_WAY, newer_system, double_stake, third_of_whole, pot_at_once)
