"""The state of a match of Köpknack."""

from __future__ import annotations

from typing import NamedTuple

from ..core.tricks.buying import BuyingState
from ..core.tricks.knocking import KnockingState
from .newer import WITH_BETES


class NewBetar(NamedTuple):
    """The new betes of a seat, which it may merge.

    seat: the seat
    number: number of the betes
    worth: the worth of each bete (whole units)
    """

    seat: int
    number: int
    worth: int


class KopknackState(KnockingState, BuyingState):
    """A match of Köpknack.

    owed: the new betes that a seat has yet to merge or keep separate
    drawers: the seats that draw cards for the remainder at the end
    """

    owed: tuple[NewBetar, ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """The dealer's stake for the pot (whole units, `setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def with_betar(self) -> bool:
        """True if a player who fails pays a bete; False in the newer system (`newer.1`)."""
        return self.has_agreed(WITH_BETES)

    @property
    def going(self) -> bool:
        """True while the lowest bete waits to go into the next pot; False once it is in a pot."""
        return bool(self.bets) and not self.pot

    @property
    def antes(self) -> tuple[int, ...]:
        """The dealer's stake (`deal.2`)."""
        return tuple(self.stake if seat == self.dealer else 0 for seat in range(len(self.masks)))

    @property
    def rounds(self) -> int:
        """The number of rounds of buying (`buying.5`, `buying.9`)."""
        return int(self.setup.options["buys"])
