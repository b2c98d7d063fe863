"""The careful opponent: it plays by the strategies of this package.

If no strategy applies, it makes a random move, which depends on the seed.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules import Move, View
from ..rules.core.facts import Facts
from ..rules.core.trickview import TrickView
from . import exchanging, shedding
from .buying import buy
from .cards import play_card
from .choice import Player, by_seed, everyday_moves, legal_moves, owed_moves, urgent_move
from .join_decision import choose, swing, talk
from .trick_position import TrickPosition

TALKS = {frozenset(pair): pair for pair in (("knock", "fold"), ("join", "pass"))}
"""The pairs of verbs that join a deal or leave it."""
CARDS = frozenset({"play", "blank"})


class Careful(Player):
    """A player that joins with a good hand, and plays to take a trick as cheaply as possible.

    It knows no game by name: the possible verbs show which decision is due, the fields of the view its facts.
    """

    speaks = True
    habits = shedding.CAREFUL

    def choose(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`.

        view: the view of its seat
        seed: the seed of its random choices

        Raise ValueError if the view has no moves.
        """
        moves = legal_moves(view)
        if view.phase in view.setup.game.uneven:
            said = urgent_move(moves, view)
            if self.speaks and said:
                return said
            moves = tuple(move for move in everyday_moves(owed_moves(view, moves), view) if move != said) or moves
        if len(moves) == 1:
            return moves[0]
        seat = moves[0].seat
        if seat is not None and sheds(view):
            return shedding.shed(view, seat, moves, seed, self.habits)
        if seat is not None and exchanges(view):
            return exchanging.exchange(view, seat, moves)
        if not isinstance(view, TrickView) or seat is None:
            return by_seed(moves, view, seed)
        sight = TrickPosition(view, seat)
        by_verb = {move.verb: move for move in moves}
        if by_verb.keys() <= CARDS:
            return play_card(sight, moves)
        verbs = frozenset(by_verb)
        if verbs in TALKS:
            joining, folding = TALKS[verbs]
            return talk(sight, by_verb[joining], by_verb[folding])
        if verbs == {"swing", "pass"}:
            return swing(sight, by_verb["swing"], by_verb["pass"])
        if verbs == {"trump"}:
            return choose(sight, moves)
        if verbs == {"buy", "stand"}:
            return buy(sight, moves, by_verb["stand"])
        if verbs == {"merge", "keep"}:
            return by_verb["keep"]
        return by_seed(moves, view, seed)

    def draws_lots(self, view: View) -> bool:
        """Return whether players shed their cards, or the game is not known to it."""
        return sheds(view) or not (exchanges(view) or isinstance(view, TrickView))

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Return a helpful move out of turn, or None."""
        return shedding.shed_unasked(view, seed, self.habits) if sheds(view) else None


def sheds(view: View) -> bool:
    """Return whether players shed their cards on a heap, with the verbs that `shedding` knows."""
    return _has_verbs(view.setup.game, shedding.VERBS) and view.scene.heap is not None


def exchanges(view: View) -> bool:
    """Return whether cards of a hand with a value are exchanged, by verbs of `exchanging`."""
    return _has_verbs(view.setup.game, exchanging.VERBS) and view.setup.game.worth_clause is not None


@lru_cache(64)
def _has_verbs(game: Facts, verbs: frozenset[str]) -> bool:
    return game.verbs.keys() >= verbs


class Forgetful(Careful):
    """A careful player that never announces on its own, for lessons about the consequences."""

    speaks = False
