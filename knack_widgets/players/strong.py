"""The opponent that tries its moves in worlds, which careful players then play on.

All moves are tried in the same worlds, to the end of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from ..rules import Move, State, View
from ..rules.core.trickview import TrickView
from . import exchanging, shedding
from .beliefs import believe
from .careful import Careful, exchanges, sheds
from .choice import Player, everyday_moves, legal_moves, owed_moves, urgent_move
from .playouts import PLAIN, play_to_end, worth
from .spans import mean_and_error
from .worlds import worlds

PLAYOUTS: Final = 600
"""The most deals played for a decision; half of that if there is a talon: buying makes deals longer."""
EXCHANGED: Final = 1800
"""The most deals in games of exchange, to be divided by the number of seats: each seat makes a deal longer."""
FIRST: Final = 20
"""After this number of worlds, and twice, four times … as many, moves that are clearly worse are dropped."""
THOUGHT_OF: Final = 4
"""The most worlds drawn for each world tried: worlds in which the others would not have joined are skipped."""
REMEMBERED: Final = 512
"""The number of decisions in the cache: in the arena the same decision comes in many seatings."""
DOUBT: Final = 1.5
"""The standard errors by which a move must be better than the careful one, or worse than the best to be dropped."""


class Strong(Careful):
    """A careful player that prefers another move only if worlds show that it is better.

    In games in which players shed their cards it tries no moves, but is more attentive than a careful player.
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
        """Return the best of several moves, or the `careful` one if no worlds are known."""
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
    most: the most worlds to return
    thought_of: the most worlds to draw
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
    """Return whether values are clearly better than other values of the same worlds.

    exact: whether these are all worlds, so that any difference counts
    """
    mean, error = mean_and_error([this - that for this, that in zip(these, those, strict=True)])
    return mean > (0.0 if exact else DOUBT * error)


def _promising(tried: dict[Move, list[float]], careful: Move) -> dict[Move, list[float]]:
    """Return the moves that may be the best, and the careful one as their measure."""
    best = max(tried, key=lambda move: sum(tried[move]))
    return {move: values for move, values in tried.items() if move == careful or not _better(tried[best], values)}
