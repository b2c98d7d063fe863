"""The computer player that tries its moves in possible worlds.

After the move, careful players play the deal to its end. All moves are tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from ..rules import Move, State, View
from ..rules.core.tricks.view import TrickView
from . import exchanging, shedding
from .beliefs import believe
from .careful import Careful, exchanges, sheds
from .choice import Player, everyday_moves, legal_moves, owed_moves, urgent_move
from .playouts import PLAIN, play_to_end, worth
from .spans import mean_and_error
from .worlds import worlds

PLAYOUTS: Final = 600
"""Greatest number of deals played for a decision; half of it in games with a talon, because buying makes deals longer.
"""
EXCHANGED: Final = 1800
"""The same number in games of exchange; it is divided by the number of seats, because each seat makes deals longer."""
FIRST: Final = 20
"""After this number of worlds, and after twice, four times … as many, clearly worse moves are dropped."""
THOUGHT_OF: Final = 4
"""Greatest number of drawn worlds for each tried world: worlds in which the others would not have joined are skipped.
"""
REMEMBERED: Final = 512
"""Greatest number of cached decisions: in the arena the same decision comes in many seatings."""
DOUBT: Final = 1.5
"""The number of standard errors by which a move must beat the careful move, or fall behind the best to be dropped."""


class Strong(Careful):
    """A careful player that prefers another move only if worlds show that it is better.

    In games in which players shed their cards, it tries no worlds; it plays as a careful player with better habits
    (`shedding.ATTENTIVE`).
    """

    habits = shedding.ATTENTIVE

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts
        self._chosen = lru_cache(REMEMBERED)(self._choose)

    def choose(self, view: View, seed: int | str) -> Move:
        """Return one of `view.moves`.

        Raise ValueError if the view has no moves.
        """
        return self._chosen(view, seed)

    def _choose(self, view: View, seed: int | str) -> Move:
        careful = super().choose(view, seed)
        moves = owed_moves(view, legal_moves(view))
        if urgent_move(moves, view) or len(view.seats) != 1:
            return careful
        moves = everyday_moves(moves, view)
        if exchanges(view):
            (seat,) = view.seats
            moves = exchanging.gaining(view, seat, moves)
        if len(moves) < 2 or careful not in moves or sheds(view):
            return careful
        place = f"{seed}:{view.deals}:{view.phase}:{sum(view.counts)}:{len(view.players_in)}"
        return self.decide(view, moves, careful, place)

    def decide(self, view: View, moves: Sequence[Move], careful: Move, seed: str) -> Move:
        """Return the best of several moves, or `careful` if the game computes no worlds."""
        buys = isinstance(view, TrickView) and view.talon is not None
        budget = self.playouts // (2 if buys else 1)
        if exchanges(view):
            budget = min(budget, EXCHANGED // len(view.setup.names))
        worlds = believed_worlds(view, seed, budget // 2, THOUGHT_OF * budget // 2)
        return _best(moves, careful, worlds, seed, budget) if worlds else careful


def believed_worlds(view: View, seed: str, most: int, thought_of: int) -> list[State]:
    """Return worlds of a view in which a careful player would have joined as the others did.

    If no such world is found, any worlds are returned. The list is empty if the game computes no worlds for the view.

    view: the view of the seat that thinks
    seed: the seed of the random draw
    most: greatest number of worlds to return
    thought_of: greatest number of worlds to draw
    """
    try:
        return list(islice(believe(worlds(view, seed, thought_of), view), most)) or list(worlds(view, seed, most))
    except ValueError:
        return []


def _best(moves: Sequence[Move], careful: Move, worlds: Sequence[State], seed: str, budget: int) -> Move:
    players: list[Player] = [PLAIN["careful"]] * len(worlds[0].setup.names)
    tried: dict[Move, list[float]] = {careful: [], **{move: [] for move in moves}}
    played, left, seat = 0, budget, careful.seat or 0
    states = iter(worlds)
    while len(tried) > 1 and left >= len(tried):
        batch = list(islice(states, min(max(FIRST, played), left // len(tried))))
        if not batch:
            break
        for number, world in enumerate((one.forget() for one in batch), played):
            for move, values in tried.items():
                ending = play_to_end(world.play(move), players, f"{seed}:{number}")
                values.append(worth(ending.state, world, seat))
        played += len(batch)
        left -= len(batch) * len(tried)
        tried = _promising(tried, careful)
    best = max(tried, key=lambda move: sum(tried[move]))
    exact = played == len(worlds) < budget // 2
    return best if best != careful and _better(tried[best], tried[careful], exact) else careful


def _better(these: Sequence[float], those: Sequence[float], exact: bool = False) -> bool:
    """Return whether values are clearly better than other values from the same worlds.

    exact: whether these are all worlds, so that any difference counts
    """
    mean, error = mean_and_error([this - that for this, that in zip(these, those, strict=True)])
    return mean > (0.0 if exact else DOUBT * error)


def _promising(tried: dict[Move, list[float]], careful: Move) -> dict[Move, list[float]]:
    """Return the moves that may be the best, and the careful move to compare them with."""
    best = max(tried, key=lambda move: sum(tried[move]))
    return {move: values for move, values in tried.items() if move == careful or not _better(tried[best], values)}
