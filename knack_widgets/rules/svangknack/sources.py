"""Chapter *sources*: where the text comes from."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter

clause: Final = Chapter("sources")

clause.background("sources.1")
clause.background("sources.2")
