"""Chapter *ending*: the remaining betes are shared; seats draw for a rest that cannot be shared (K-13)."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.remainder import Remainder
from .state import KnackState

clause: Final = Chapter("ending")

betar_shared = clause.frame("ending.1", "K-13", "K-15")
rest_drawn_for = clause.frame("ending.2", "K-13")

REMAINDER: Final = Remainder[KnackState](betar_shared, rest_drawn_for)
