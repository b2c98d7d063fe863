"""Chapter *count*: what is won."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.clauses import Chapter

clause: Final = Chapter("count")

one_each = clause.definition("count.1")
