"""Chapter *ante*: three stakes before each deal."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

clause: Final = Chapter("ante")

clockwise = clause.permission("ante.1", "SK-14")
three_antes = clause.says("ante.2", "SK-3")
always = clause.says("ante.3", "SK-3")
