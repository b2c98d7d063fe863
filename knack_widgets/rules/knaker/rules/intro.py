"""The introduction: the idea of the game."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter

clause: Final = Chapter("intro")
clause.background("intro.1")
clause.background("intro.2")
clause.background("intro.3")
clause.background("intro.4")
clause.background("intro.5")
