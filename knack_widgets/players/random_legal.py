"""The opponent who plays any legal move."""

from __future__ import annotations

from ..rules import Move, View
from .choice import by_seed, chance, due, everyday, required, urgent

SELDOM = 0.3
"""How often it does something that nobody waits for."""


class RandomLegal:
    """Any legal move, as the seed has it; but it says what must be said, and asks for no exceptions."""

    speaks = True

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        moves = due(view, required(view))
        return urgent(moves, view) or by_seed(everyday(moves, view), view, seed)

    def unasked(self, view: View, seed: int | str) -> Move | None:
        """Now and then, if there is something everyday to do."""
        if view.seats & {*view.scene.asked.owing}:
            return None
        verbs = view.setup.game.verbs
        moves = [move for move in view.moves if not (verbs[move.verb].rare or verbs[move.verb].undoes)]
        return by_seed(tuple(moves), view, seed) if moves and chance(view, seed, "unasked") < SELDOM else None
