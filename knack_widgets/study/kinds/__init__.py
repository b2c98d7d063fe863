"""The kinds of question. Each asks only for facts that the rules of any game can compute."""

from __future__ import annotations

from typing import Final

from ..exercise import Kind
from .clauses import ButFor, InForce, WhichClause
from .moments import StillImmediate
from .moves import FindRefused, LegalMoves
from .outcomes import WhatFollows, WhatIsPaid, WhoActs, WhoTakes
from .setups import InPack, LegalSetUps
from .worth import WhatIsWorth

KINDS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        LegalMoves(),
        WhichClause(),
        ButFor(),
        WhoActs(),
        WhoTakes(),
        WhatIsPaid(),
        FindRefused(),
        WhatFollows(),
        InForce(),
        StillImmediate(),
        WhatIsWorth(),
        LegalSetUps(),
        InPack(),
    )
}
"""Every kind by name; the most demanding kinds come first."""
ONE_ANSWER: Final = frozenset({"who-acts", "who-takes", "what-is-paid", "what-is-worth"})
"""The kinds of question that have exactly one right choice."""
