"""Choosing by seed: the same choice for the same view and seed, on every platform."""

from __future__ import annotations

from typing import Final, Protocol

from ..rules import Move, View
from ..rules.core.shuffle import shuffle

EXCEPTIONS: Final = frozenset({"rare", "takes-back"})
"""How moves stand that are no everyday ones."""


class Player(Protocol):
    """An opponent: it sees a view, never a state, and remembers nothing.

    Called with a view and a seed, it says what its seat does: of its own accord, else because it has to. `speaks`:
    whether it says of its own accord what must be said at once, in turn or not.
    """

    speaks: bool

    def __call__(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
        return self.volunteer(view, seed) or self.choose(view, seed)

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`, always the same for the same view and seed; `ValueError` where there is none."""
        ...

    def draws_lots(self, view: View) -> bool:
        """Whether the seed decides some of what it does in the deal of this view."""
        ...

    def volunteer(self, view: View, seed: int | str) -> Move | None:
        """A move of its own accord while nobody waits for it; `None`: it makes none."""
        ...


def by_seed(moves: tuple[Move, ...], view: View, seed: int | str) -> Move:
    """One of `moves`, each as likely as the others over all seeds.

    The seed is mixed with the place in the match: one seed may serve a whole match, and must not decide every turn
    alike. (`shuffle` says which algorithm; nothing here depends on the platform.)
    """
    place = f"{seed}:{view.deals}:{view.phase}:{sum(view.counts)}:{len(view.players_in)}:{moves[0].seat}"
    return shuffle(moves, place)[0]


def everyday_moves(moves: tuple[Move, ...], view: View) -> tuple[Move, ...]:
    """The moves that are neither exceptions nor taking back, if there are any; else all of `moves`."""
    stands = view.setup.game.stands[view.phase]
    return tuple(move for move in moves if stands.get(move.verb) not in EXCEPTIONS) or moves


def chance(view: View, seed: int | str, what: str) -> float:
    """A number from 0 up to 1, always the same for the same place in the match, seed and question (`what`)."""
    place = f"{seed}:{what}:{view.deals}:{view.phase}:{sum(view.counts)}:{sorted(view.seats)}"
    return shuffle(range(100), place)[0] / 100


def urgent_move(moves: tuple[Move, ...], view: View) -> Move | None:
    """The move that must be made at once, in turn or not; `None`: there is none."""
    stands = view.setup.game.stands[view.phase]
    return next((move for move in moves if stands.get(move.verb) == "any-time"), None)


def legal_moves(view: View) -> tuple[Move, ...]:
    """The legal moves of a view; `ValueError` where its seat has none."""
    if not view.moves:
        raise ValueError(f"nobody at {sorted(view.seats)} has a move in the phase “{view.phase}”")
    return view.moves


def owed_moves(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that are due, where the seat owes one; else all `moves`."""
    stands = view.setup.game.stands[view.phase]
    return tuple(move for move in moves if stands.get(move.verb) == "due") or moves
