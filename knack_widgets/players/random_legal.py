"""The opponent that plays any legal move."""

from __future__ import annotations

from ..rules import Move, View
from .choice import EXCEPTIONS, Player, by_seed, chance, everyday_moves, legal_moves, owed_moves, urgent_move

SELDOM = 0.3
"""How often it acts when nobody waits for it, from 0 to 1."""


class RandomLegal(Player):
    """Any legal move, chosen by the seed; but it says what must be said, and makes no exceptional moves."""

    speaks = True

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        moves = owed_moves(view, legal_moves(view))
        return urgent_move(moves, view) or by_seed(everyday_moves(moves, view), view, seed)

    def draws_lots(self, view: View) -> bool:
        """Everything it does is drawn."""
        del view
        return True

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Now and then one of the everyday moves."""
        if view.seats & {*view.scene.asked.owing}:
            return None
        stands = view.setup.game.stands[view.phase]
        moves = [move for move in view.moves if stands.get(move.verb) not in EXCEPTIONS]
        return by_seed(tuple(moves), view, seed) if moves and chance(view, seed, "unasked") < SELDOM else None
