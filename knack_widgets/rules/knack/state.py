"""The state of a match of Knack."""

from __future__ import annotations

from typing import Final

from ..core.clauses import OtherReading
from ..core.tricks.knocking import KnockingState

K9_FACE_DOWN_SHOWN: Final = OtherReading("K-9", "b")
"""The other reading of `play.12`. It is defined here because the state cannot import the chapter."""


class KnackState(KnockingState):
    """A match of Knack.

    drawers: the seats that draw cards for the remainder at the end
    """

    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """The dealer's payment for each trick (whole units, `setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def shows_blanks(self) -> bool:
        """True if face-down cards are shown during the deal, by the other reading of K-9."""
        return self.uses(K9_FACE_DOWN_SHOWN)
