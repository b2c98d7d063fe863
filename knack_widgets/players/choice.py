"""Choices by seed: the same choice for the same view and seed, on every platform."""

from __future__ import annotations

from typing import Final, Protocol

from ..rules import Move, View
from ..rules.core.shuffle import shuffle

EXCEPTIONS: Final = frozenset({"rare", "takes-back"})
"""The ranks of controls whose moves are not everyday moves."""


class Player(Protocol):
    """An opponent: it sees a view, never a state, and has no memory.

    Called with a view and a seed, it returns the move of its seat. This is a voluntary move if it wants to
    make one, else a move that it has to make.

    speaks: whether it makes announcements by itself of its hand, in turn or not
    """

    speaks: bool

    def __call__(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`.

        Raise ValueError if the view has no moves.
        """
        return self.volunteer(view, seed) or self.choose(view, seed)

    def choose(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`, always the same for the same view and seed.

        view: the view of its seat
        seed: the seed of its random choices

        Raise ValueError if the view has no moves.
        """
        ...

    def draws_lots(self, view: View) -> bool:
        """Return whether the seed decides some of its moves in the deal of this view.

        view: the view of its seat
        """
        ...

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """Return a move of its own accord while no other seat waits for it, or None.

        view: the view of its seat
        seed: the seed of its random choices
        """
        ...


def by_seed(moves: tuple[Move, ...], view: View, seed: int | str) -> Move:
    """Return one of `moves`, each with the same probability over all seeds.

    The seed is mixed with the place in the match, because one seed may serve a whole match, and must not decide
    every turn alike. (`shuffle` names the algorithm; it does not depend on the platform.)
    """
    place = f"{seed}:{view.deals}:{view.phase}:{sum(view.counts)}:{len(view.players_in)}:{moves[0].seat}"
    return shuffle(moves, place)[0]


def everyday_moves(moves: tuple[Move, ...], view: View) -> tuple[Move, ...]:
    """Return the moves without exceptions and taking back, or all moves if no others exist."""
    stands = view.setup.game.stands[view.phase]
    return tuple(move for move in moves if stands.get(move.verb) not in EXCEPTIONS) or moves


def chance(view: View, seed: int | str, what: str) -> float:
    """Return a number from 0 up to 1, the same for the same seed, question and place.

    The place consists of the number of deals, the phase, the number of cards in hands, and the seats of the view.

    what: the name of the question
    """
    place = f"{seed}:{what}:{view.deals}:{view.phase}:{sum(view.counts)}:{sorted(view.seats)}"
    return shuffle(range(100), place)[0] / 100


def urgent_move(moves: tuple[Move, ...], view: View) -> Move | None:
    """Return the move that must be made at once, in turn or not, or None."""
    stands = view.setup.game.stands[view.phase]
    return next((move for move in moves if stands.get(move.verb) == "any-time"), None)


def legal_moves(view: View) -> tuple[Move, ...]:
    """Return the legal moves of a view.

    Raise ValueError if its seat has no move.
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
