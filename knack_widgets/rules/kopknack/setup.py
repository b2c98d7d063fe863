"""Chapter *setup*: the stake."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.options import Option

clause: Final = Chapter("setup")

stake = clause.limit("setup.1", "KK-1", option=Option("stake", default=3, multiple=3))
