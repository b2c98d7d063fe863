"""Rule 5: twos: every card may be laid on a two, and the player of a two lays again."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter

clause: Final = Chapter("twos", "5")
lays_again = clause.says("5", "N-2", "N-25")
