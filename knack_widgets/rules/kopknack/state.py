"""The state of a match of Köpknack."""

from __future__ import annotations

from ..core.buying import BuyingState
from ..core.knocking import KnockingState
from .newer import BETAR


class KopknackState(KnockingState, BuyingState):
    """A match of Köpknack.

    owed: the decisions on merging new betes that are still due, as (seat, number, worth of each in whole units)
    drawers: the seats that draw for the remainder at the end
    """

    owed: tuple[tuple[int, int, int], ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """The dealer's stake for the pot (whole units, `setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def with_betar(self) -> bool:
        """Whether a player who fails pays a bete; in the newer system it is a payment (`newer.1`)."""
        return self.setup.options["payment"] == BETAR

    @property
    def going(self) -> bool:
        """Whether the lowest bete waits to go into the next pot; False once it is in a pot."""
        return bool(self.bets) and not self.pot

    @property
    def antes(self) -> tuple[int, ...]:
        """The dealer's stake (`deal.2`)."""
        return tuple(self.stake if seat == self.dealer else 0 for seat in range(len(self.masks)))

    @property
    def rounds(self) -> int:
        """The number of rounds of buying (`buying.5`, `buying.9`)."""
        return int(self.setup.options["buys"])
