"""Choices by seed: equal views and seeds give the same choice on every platform."""

from __future__ import annotations

from typing import Final, Protocol

from ..rules import Move, View
from ..rules.core.chance import shuffle

EXCEPTIONS: Final = frozenset({"rare", "takes-back"})
"""The prominences (`Stands`) of controls whose moves are exceptions."""


class Player(Protocol):
    """A computer player. It sees a view, never a state, and has no memory.

    A call with a view and a seed returns the move of the player's seat: a voluntary move if the player wants to make
    one, else a move that it has to make.

    speaks: whether the player announces its hand if it can, in turn or not
    """

    speaks: bool

    def __call__(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`.

        Raise ValueError if the view has no moves.
        """
        return self.volunteer(view, seed) or self.choose(view, seed)

    def choose(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`, always the same for the same view and seed.

        view: the view of the player's seat
        seed: the seed of the player's random choices

        Raise ValueError if the view has no moves.
        """
        ...

    def draws_lots(self, view: View) -> bool:
        """Return whether the seed decides some of the player's moves in the deal of this view.

        view: the view of the player's seat
        """
        ...

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Return a voluntary move, for which no other seat waits, or None.

        view: the view of the player's seat
        seed: the seed of the player's random choices
        """
        ...


def by_seed(moves: tuple[Move, ...], view: View, seed: int | str) -> Move:
    """Return one of `moves`, each with the same probability over all seeds.

    The seed is combined with the place in the match: a whole match may have the same seed, which must not decide every
    turn in the same way. (`shuffle` describes the algorithm; it does not depend on the platform.)
    """
    place = f"{seed}:{view.deals}:{view.phase}:{sum(view.counts)}:{len(view.players_in)}:{moves[0].seat}"
    return shuffle(moves, place)[0]


def everyday_moves(moves: tuple[Move, ...], view: View) -> tuple[Move, ...]:
    """Return the moves except rare moves and taking back, or all moves if no others exist."""
    stands = view.setup.game.stands[view.phase]
    return tuple(move for move in moves if stands.get(move.verb) not in EXCEPTIONS) or moves


def chance(view: View, seed: int | str, what: str) -> float:
    """Return a number from 0 to 1, always the same for equal seed, question and place.

    The place consists of the number of deals, the phase, the number of cards in hands, and the seats of the view.

    what: the name of the question
    """
    place = f"{seed}:{what}:{view.deals}:{view.phase}:{sum(view.counts)}:{sorted(view.seats)}"
    return shuffle(range(100), place)[0] / 100


def urgent_move(moves: tuple[Move, ...], view: View) -> Move | None:
    """Return the move that must be made at once (even out of turn), or None."""
    stands = view.setup.game.stands[view.phase]
    return next((move for move in moves if stands.get(move.verb) == "any-time"), None)


def legal_moves(view: View) -> tuple[Move, ...]:
    """Return the legal moves of a view.

    Raise ValueError if the view's seat has no move.
    """
    if not view.moves:
        raise ValueError(
            f"seats {sorted(view.seats)} have no move in the phase “{view.phase}”: expected one move or more"
        )
    return view.moves


def owed_moves(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves that are due, or all `moves` if no move is due."""
    stands = view.setup.game.stands[view.phase]
    return tuple(move for move in moves if stands.get(move.verb) == "due") or moves
