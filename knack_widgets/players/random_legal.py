"""The computer player that plays any legal move."""

from __future__ import annotations

from ..rules import Move, View
from .choice import EXCEPTIONS, Player, by_seed, chance, everyday_moves, legal_moves, owed_moves, urgent_move

SELDOM = 0.3
"""The frequency (0 to 1) of voluntary moves, for which no other seat waits."""


class RandomLegal(Player):
    """A player that makes random legal moves, except rare moves and taking cards back.

    It announces its hand if it can.
    """

    speaks = True

    def choose(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`.

        Raise ValueError if the view has no moves.
        """
        moves = owed_moves(view, legal_moves(view))
        return urgent_move(moves, view) or by_seed(everyday_moves(moves, view), view, seed)

    def draws_lots(self, view: View) -> bool:
        """Return True: all its moves are random."""
        del view
        return True

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Return an everyday move with the frequency `SELDOM`, or None.

        The seed decides whether a move is made, and which. Return None, too, if there is no everyday move, or if one of
        the view's seats must act.
        """
        if view.seats & {*view.scene.asked.owing}:
            return None
        stands = view.setup.game.stands[view.phase]
        moves = [move for move in view.moves if stands.get(move.verb) not in EXCEPTIONS]
        return by_seed(tuple(moves), view, seed) if moves and chance(view, seed, "unasked") < SELDOM else None
