"""The state of a match of Svängknack II."""

from __future__ import annotations

from typing import Final

from ..core.clauses import OtherReading
from ..core.seats import seat_after
from ..core.tricks.buying import BuyingState

ANTES: Final = 3
"""The number of seats that put in a stake: forehand and the next two (`ante.2`)."""
SK13_FACE_DOWN_SHOWN: Final = OtherReading("SK-13", "b")
"""The other reading of `play.11`. It is defined here because the state cannot import the chapter."""


class SvangknackState(BuyingState):
    """A match of Svängknack II.

    passed: the seats that have passed on swinging
    swinger: the seat that has swung, or None
    joined: the seats that have joined the swinger, in the order of their answers
    drawers: the seats that draw cards to decide who deals, or who gets the remainder at the end
    """

    passed: tuple[int, ...]
    swinger: int | None
    joined: tuple[int, ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """The amount of each of the three antes (whole units, `setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def chooser(self) -> int:
        """The seat that has swung and chooses trump; raises an error before a seat has swung."""
        if self.swinger is None:
            raise AssertionError("nobody has swung")
        return self.swinger

    @property
    def payers(self) -> tuple[int, ...]:
        """The seats that put in a stake before this dealer's deal: forehand and the next two (`ante.2`)."""
        return tuple(seat_after(self.dealer, len(self.masks), 1 + i) for i in range(ANTES))

    @property
    def antes(self) -> tuple[int, ...]:
        """The antes of all seats (whole units)."""
        return tuple(self.stake if seat in self.payers else 0 for seat in range(len(self.masks)))

    @property
    def with_betar(self) -> bool:
        """False: this game has no betes, and failures fill the next pot."""
        return False

    def standing(self, seat: int) -> str | None:
        """Return the standing of a seat in the bidding: swung, joined, passed or waiting."""
        if self.turn is None or seat not in self.players_in or self.phase in ("buying", "play"):
            return super().standing(seat)
        if seat == self.swinger:
            return "swung"
        if seat in self.joined:
            return "joined"
        return "passed" if self.phase == "swinging" and seat in self.passed else "waiting"

    @property
    def shows_blanks(self) -> bool:
        """True if face-down cards are shown during the deal, by the other reading of SK-13."""
        return self.uses(SK13_FACE_DOWN_SHOWN)
