"""The state of a match of Knack."""

from __future__ import annotations

from ..core.knocking import KnockingState


class KnackState(KnockingState):
    """A match of Knack.

    drawers: the seats that draw for the remainder at the end
    """

    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """The dealer's payment for each trick (whole units, `setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def shows_blanks(self) -> bool:
        """Whether face-down cards are shown during the deal: only if K-9 is read otherwise."""
        return self.reads("K-9") == "b"
