"""Chapter *ending*: the remaining betes are shared; seats draw cards for an indivisible rest (K-13)."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.remainder import Remainder
from .state import KnackState

clause: Final = Chapter("ending")

betar_shared = clause.permission("ending.1", "K-13", "K-15")
rest_drawn_for = clause.permission("ending.2", "K-13")

REMAINDER: Final = Remainder[KnackState](betar_shared, rest_drawn_for)
