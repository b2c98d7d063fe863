"""Chapter *ending*: what is left of the betar is shared, an indivisible rest is drawn for (K-13)."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.remainder import Remainder

chapter: Final = Chapter("ending")

betar_shared = chapter.frame(1, "K-13")
rest_drawn_for = chapter.frame(2, "K-13")

REMAINDER: Final = Remainder(betar_shared, rest_drawn_for)
