"""The opponent who plays with care, as far as care has been written; any other move it makes as the seed has it."""

from __future__ import annotations

from ..rules import Move, View
from ..rules.core.tricks import TrickView
from .cards import play_card
from .choice import by_seed, required
from .sight import Sight
from .talking import talk

JOINING = "knock"
FOLDING = "fold"
CARDS = frozenset({"play", "blank"})


class Careful:
    """Joins when the hand is worth the risk, and plays its cards to take a trick as cheaply as will do.

    It knows no game: the verbs on offer say what is to be decided, and the fields of the view what is known.
    """

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        moves = required(view)
        if len(moves) == 1:
            return moves[0]
        seat = moves[0].seat
        if not isinstance(view, TrickView) or seat is None or any(move.seat != seat for move in moves):
            return by_seed(moves, view, seed)
        by_verb = {move.verb: move for move in moves}
        if by_verb.keys() == {JOINING, FOLDING}:
            return talk(Sight(view, seat), by_verb[JOINING], by_verb[FOLDING])
        if by_verb.keys() <= CARDS:
            return play_card(Sight(view, seat), moves)
        return by_seed(moves, view, seed)
