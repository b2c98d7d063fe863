"""The careful player: it plays by the strategies of this package.

If no strategy applies, it makes a random move that the seed determines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..rules import Move, View
from ..rules.core.cards import STRENGTH
from ..rules.core.facts import Facts
from ..rules.core.tricks.view import TrickView
from . import exchanging, shedding
from .buying import buy
from .choice import Player, by_seed, everyday_moves, legal_moves, owed_moves, urgent_move
from .guests import find_guest
from .join_decision import choose, swing, talk
from .trick_position import TrickPosition

TALKS = {frozenset(pair): pair for pair in (("knock", "fold"), ("join", "pass"))}
"""The pairs of verbs by which a seat joins a deal or stays out."""
CARDS = frozenset({"play", "blank"})


class Careful(Player):
    """A player that joins with a good hand, and plays to take a trick as cheaply as possible.

    Its code does not name games: the possible verbs show which decision is due, and the fields of the view have the
    facts for it.
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
        guest = find_guest(view.setup.game.id)
        if guest and (brought := guest.ask(view, moves, seed)):
            return brought
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
        """Return whether some of its moves are random: in shedding games, unknown games, and with a guest."""
        known = exchanges(view) or isinstance(view, TrickView)
        return sheds(view) or not known or find_guest(view.setup.game.id) is not None

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Return a helpful move out of turn, or None."""
        return shedding.shed_unasked(view, seed, self.habits) if sheds(view) else None


def sheds(view: View) -> bool:
    """Return whether this is a game in which players shed their cards on a heap.

    The game must have the verbs that the module `shedding` knows.
    """
    return _has_verbs(view.setup.game, shedding.VERBS) and view.scene.heap is not None


def exchanges(view: View) -> bool:
    """Return whether this is a game in which exchanges raise the value of a hand.

    The game must have the verbs that the module `exchanging` knows.
    """
    return _has_verbs(view.setup.game, exchanging.VERBS) and view.setup.game.worth_clause is not None


@lru_cache(64)
def _has_verbs(game: Facts, verbs: frozenset[str]) -> bool:
    return game.verbs.keys() >= verbs


class Forgetful(Careful):
    """A careful player that never announces a hand, for lessons about the consequences."""

    speaks = False


ENOUGH: Final = 0.8
"""A cheaper card is preferred if it has at least this share of the best card's chance."""
LEAST: Final = 0.2
"""A card with a smaller chance is not worth playing, except for a player who has no trick yet."""


def play_card(sight: TrickPosition, moves: tuple[Move, ...]) -> Move:
    """Return the best of the legal `moves`, each of which plays a card.

    A move is `play C`, or `blank C` for a face-down lead.
    """
    by_worth = sorted(moves, key=lambda move: worth(sight, move))
    cheapest = by_worth[0]
    if len(moves) == 1 or cheapest.verb == "blank":
        return cheapest
    chances = sight.chances([move.args[0] for move in by_worth])
    best = max(chances.values(), default=0.0)
    safe = sight.view.tricks[sight.seat] > 0
    if not chances or (safe and best < LEAST):
        return cheapest
    return next(move for move in by_worth if chances.get(move.args[0], -1.0) >= best * ENOUGH)


def worth(sight: TrickPosition, move: Move) -> tuple[bool, int, str]:
    """Return a sort key for the value of a card in the hand: first trumps, then the rank."""
    card = move.args[0]
    return (card[1] == sight.trump, STRENGTH[card], card)
