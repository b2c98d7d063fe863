"""The kinds of question; each asks only for facts that the rules can compute, in any game."""

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
"""Every kind by name; kinds that demand the most of the reader are first."""
