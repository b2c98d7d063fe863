"""The opponent who plays any legal move."""

from __future__ import annotations

from ..rules import Move, View
from .choice import by_seed, everyday, required, urgent


class RandomLegal:
    """Any legal move, as the seed has it; but it says what must be said, and asks for no exceptions."""

    speaks = True

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        moves = required(view)
        return urgent(moves, view) or by_seed(everyday(moves, view), view, seed)
