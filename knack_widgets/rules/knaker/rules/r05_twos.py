"""Rule 5: twos, on which everything may be laid, and after which one lays again."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter

clause: Final = Chapter("twos", "5")
lays_again = clause.says("5", "N-2", "N-25")
