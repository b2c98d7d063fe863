"""Chapters *intro*, *pack*, *setup*: players, pack, rank order, stake."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card, pack
from ..core.clauses import Chapter
from ..core.knocking import KnockingState
from ..core.options import Option

intro: Final = Chapter("intro")
players = intro.limit(1, "K-1")
intro.background(2)
intro.background(3)

the_pack: Final = Chapter("pack")
pack_of_36 = the_pack.limit(1)
low_cards_out = the_pack.limit(2)
rank_order = the_pack.definition(3)

PACK: Final[tuple[Card, ...]] = pack(lowest="6")

setup: Final = Chapter("setup")
stake = setup.limit(1, "K-1")

OPTIONS: Final = (Option("stake", default=1, clause=stake.id),)

PLAYERS: Final = range(2, (len(PACK) - 1) // 3 + 1)
"""Three cards each and an upcard must come out of the pack (K-1)."""


class KnackState(KnockingState):
    """A match of Knack. `drawers`: the seats that draw for the remainder at the end."""

    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """What the dealer pays for each trick, in whole units (`setup.1`)."""
        return int(self.setup.options["stake"])
