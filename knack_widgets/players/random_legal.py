"""The opponent who plays any legal move."""

from __future__ import annotations

from ..rules import Move, View
from .choice import by_seed, required


class RandomLegal:
    """Any legal move, as the seed has it."""

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        return by_seed(required(view), view, seed)
