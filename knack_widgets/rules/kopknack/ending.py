"""The end of the match, which the text tells in its chapter *payment*: shares, and a drawing for the rest (KK-11)."""

from __future__ import annotations

from typing import Final

from ..core.remainder import Remainder
from .payment import chapter

betar_shared = chapter.frame(24, "KK-11")
rest_drawn_for = chapter.frame(25, "KK-11")

REMAINDER: Final = Remainder(betar_shared, rest_drawn_for)
