"""The state of a match of Knack."""

from __future__ import annotations

from ..core.knocking import KnockingState


class KnackState(KnockingState):
    """A match of Knack. `drawers`: the seats that draw for the remainder at the end."""

    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """What the dealer pays for each trick, in whole units (`setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def shows_blanks(self) -> bool:
        """Not before the deal is over (K-9), but where that is read otherwise."""
        return self.reads("K-9") == "b"
