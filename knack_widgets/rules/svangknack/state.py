"""The state of a match of Svängknack II."""

from __future__ import annotations

from typing import Final

from ..core.buying import BuyingState

ANTES: Final = 3
"""How many put in a stake: forehand and the next two (`ante.2`)."""


class SvangknackState(BuyingState):
    """A match of Svängknack II.

    `passed`: who has passed on swinging; `swinger`: who has swung; `joined`: who has joined the swinger, in the order
    of their answers; `drawers`: the seats that draw for the deal, or for the remainder at the end.
    """

    passed: tuple[int, ...]
    swinger: int | None
    joined: tuple[int, ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """What each of the three antes is, in whole units (`setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def chooser(self) -> int:
        """Who has swung and so chooses trump, once somebody has."""
        if self.swinger is None:
            raise AssertionError("nobody has swung")
        return self.swinger

    @property
    def payers(self) -> tuple[int, ...]:
        """Who puts in a stake before a deal of this dealer: forehand and the next two (`ante.2`)."""
        return tuple((self.dealer + 1 + i) % len(self.masks) for i in range(ANTES))

    @property
    def antes(self) -> tuple[int, ...]:
        """The three antes."""
        return tuple(self.stake if seat in self.payers else 0 for seat in range(len(self.masks)))

    @property
    def with_betar(self) -> bool:
        """There are no betes here: who fails fills the next pot."""
        return False

    def standing(self, seat: int) -> str | None:
        """Besides: has swung, has joined, has passed on swinging, has not talked yet."""
        if self.turn is None or seat not in self.players_in or self.phase in ("buying", "play"):
            return super().standing(seat)
        if seat == self.swinger:
            return "swung"
        if seat in self.joined:
            return "joined"
        return "passed" if self.phase == "swinging" and seat in self.passed else "waiting"

    @property
    def shows_blanks(self) -> bool:
        """Not before the deal is over (SK-13), but where that is read otherwise."""
        return self.reads("SK-13") == "b"
