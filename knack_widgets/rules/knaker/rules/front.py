"""The cover: the statements of the text about itself."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter

clause: Final = Chapter("front")
clause.background("front.1")
clause.background("front.2")
clause.background("front.3")
clause.background("front.4")
clause.background("front.5")
clause.background("front.6")
