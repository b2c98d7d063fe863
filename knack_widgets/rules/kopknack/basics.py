"""Chapters *intro*, *pack*, *setup*: players, pack, rank order, stake; and the options that later chapters name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.buying import BuyingState
from ..core.cards import Card, pack
from ..core.clauses import Chapter
from ..core.knocking import KnockingState
from ..core.options import Option, Value

intro: Final = Chapter("intro")
players = intro.limit(1, "KK-1")
intro.background(2)
intro.background(3)

the_pack: Final = Chapter("pack")
pack_of_52 = the_pack.limit(1)
rank_order = the_pack.definition(2)

PACK: Final[tuple[Card, ...]] = pack()

setup: Final = Chapter("setup")
stake = setup.limit(1, "KK-1")

PLAYERS: Final = range(2, (len(PACK) - 1) // 3 + 1)
"""Three cards each and an upcard must come out of the pack (KK-1)."""

BETAR: Final = "betar"
NEWER: Final = "1922"
NEVER: Final = "never"
NO_BETS: Final = "no-bets"


def _with_betar(name: str, clause: str, default: Value, other: Value) -> Option:
    """An option of the payment with betar; with the newer system it can only be left as it is (KK-3)."""

    def only(values: Mapping[str, Value]) -> str | None:
        if values["payment"] == NEWER and values[name] != default:
            return f'exists with payment = "{BETAR}" only'
        return None

    return Option(name, default=default, clause=clause, choices=(default, other), only=only)


OPTIONS: Final = (
    Option("stake", default=3, clause=stake.id, multiple=3),
    Option("payment", default=BETAR, clause="newer.1", choices=(BETAR, NEWER)),
    Option("buys", default=2, clause="buying.9", choices=(2, 3)),
    _with_betar("merge", "payment.17", default=False, other=True),
    _with_betar("forced", "payment.23", default=NEVER, other=NO_BETS),
)


class KopknackState(KnockingState, BuyingState):
    """A match of Köpknack.

    `owed`: who has yet to say whether new betar are merged: (seat, how many, worth of each), the one on turn first;
    `drawers`: the seats that draw for the remainder at the end.
    """

    owed: tuple[tuple[int, int, int], ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """What the dealer puts into the pot, in whole units (`setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def with_betar(self) -> bool:
        """Whether failures are paid for with betar; else by the newer system (`newer.1`)."""
        return self.setup.options["payment"] == BETAR

    @property
    def going(self) -> bool:
        """Whether the lowest bete goes into the next pot; while a deal is on, its bete lies in the pot already."""
        return bool(self.bets) and not self.pot

    @property
    def antes(self) -> tuple[int, ...]:
        """The dealer's stake (`deal.2`)."""
        return tuple(self.stake if seat == self.dealer else 0 for seat in range(len(self.masks)))

    @property
    def rounds(self) -> int:
        """How many rounds of buying there are (`buying.5`, `buying.9`)."""
        return int(self.setup.options["buys"])
