"""The opponent that tries its moves: each in the same worlds, played to the end of the deal by careful players."""

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
"""So many deals at most are played for one decision; half as many where there is a talon: buying makes them longer."""
EXCHANGED: Final = 1800
"""Where cards are exchanged, so many divided by the seats at most: with every seat a deal takes longer."""
FIRST: Final = 20
"""After so many worlds, and twice, four times … as many, moves that are clearly worse are given up."""
THOUGHT_OF: Final = 4
"""Worlds for each that is tried, at most: those in which the others would not have joined are passed over."""
REMEMBERED: Final = 512
"""Decisions that are kept: in the arena the same one comes in many seatings."""
DOUBT: Final = 1.5
"""Standard errors by which a move must be better than the careful one, or worse than the best to be given up."""


class Strong(Careful):
    """Leaves the careful move only for one that is better beyond doubt in the worlds it has tried.

    Where players get rid of their cards it tries nothing, and is more attentive than a careful one.
    """

    habits = shedding.ATTENTIVE

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts
        self._chosen = lru_cache(REMEMBERED)(self._choose)

    def choose(self, view: View, seed: int | str) -> Move:
        """One of `view.moves`; `ValueError` where there is none."""
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
        """One of several moves worth thinking of; the `careful` one of them where no worlds are known."""
        buys = isinstance(view, TrickView) and view.talon is not None
        budget = self.playouts // (2 if buys else 1)
        if exchanges(view):
            budget = min(budget, EXCHANGED // len(view.setup.names))
        found = believed_worlds(view, seed, budget // 2, THOUGHT_OF * budget // 2)
        return _best(moves, careful, found, seed, budget) if found else careful


def believed_worlds(view: View, seed: str, most: int, thought_of: int) -> list[State]:
    """At most so many worlds of a view in which the others would have joined, of those thought of.

    Any worlds where none of these is such a one; none where the worlds of this game, or of what is seen, are not known.
    """
    try:
        return list(islice(believe(worlds(view, seed, thought_of), view), most)) or list(worlds(view, seed, most))
    except ValueError:
        return []


def _best(moves: Sequence[Move], careful: Move, found: Sequence[State], seed: str, budget: int) -> Move:
    players: list[Player] = [PLAIN["careful"]] * len(found[0].setup.names)
    tried: dict[Move, list[float]] = {careful: [], **{move: [] for move in moves}}
    played, left, seat = 0, budget, careful.seat or 0
    states = iter(found)
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
    exact = played == len(found) < budget // 2
    return best if best != careful and _better(tried[best], tried[careful], exact) else careful


def _better(these: Sequence[float], those: Sequence[float], exact: bool = False) -> bool:
    """Whether values are better than those of the same worlds beyond doubt."""
    mean, error = mean_and_error([this - that for this, that in zip(these, those, strict=True)])
    return mean > (0.0 if exact else DOUBT * error)


def _promising(tried: dict[Move, list[float]], careful: Move) -> dict[Move, list[float]]:
    """The moves that may be the best, and the careful one, which the others are measured by."""
    best = max(tried, key=lambda move: sum(tried[move]))
    return {move: values for move, values in tried.items() if move == careful or not _better(tried[best], values)}
