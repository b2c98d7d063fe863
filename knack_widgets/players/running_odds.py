"""Odds in progress, for a page that shows odds while worlds are played or stops early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from time import perf_counter, process_time
from typing import Final

from ..rules import Move, State, View
from .comparing import Compared, Fate, compare
from .odds import check_asked, draws_lots, play_world
from .spans import Span
from .worlds import find_deals

FIRST: Final = 20
"""The number of worlds in which every move is tried."""
LATER: Final = 1.25
"""The factor between the numbers of worlds at two checks of which moves are known well enough."""
ENOUGH: Final = 0.5
"""A move is skipped, for now, if its intervals are not wider than this share of the widest intervals."""


class RunningOdds:
    """The moves of a seat, tried in one world after the other.

    Its final result, its arguments and its errors are those of `odds_of_moves`. Moves whose odds are known much
    better than those of other moves are skipped in some worlds, and tried in these worlds at the end.

    asked: the number of worlds to try
    moves: the moves
    whole: whether all worlds have been played

    >>> from knack_widgets.rules import games
    >>> trial = RunningOdds(games["knack"].start(players=3).deal(seed=7).view(1), n=40)
    >>> trial.found, trial.play(seconds=0), trial.play(seconds=60)
    ((), True, False)
    >>> trial.worlds, [str(one.odds.move) for one in trial.found]
    (40, ['1 fold', '1 knock'])
    """

    def __init__(
        self,
        view: View,
        moves: Sequence[Move | str] | None = None,
        others: str = "careful",
        seed: int | str = 1,
        n: int = 2401,
    ) -> None:
        self.asked, self._others, self._seed = n, others, str(seed)
        self._seat, self.moves = check_asked(view, moves, others, n)
        self._fates: list[list[Fate | None]] = []
        self.whole, self._exact = False, not draws_lots(view, others)
        self._playing = self._play_on(view)

    def play(self, seconds: float) -> bool:
        """Play on for a time, at least one move in one world; return whether work is left.

        An unfinished world is continued at the next call.

        seconds: the processor time (s)
        """
        began, look = process_time(), perf_counter() + seconds
        for _ in self._playing:
            # process_time() may take as long as a play-out; wall-clock time never runs slower, so it is checked first
            if perf_counter() >= look:
                left = seconds - (process_time() - began)
                if left <= 0:
                    return True
                look = perf_counter() + left
        return False

    @property
    def worlds(self) -> int:
        """The number of worlds so far; a skipped move has been tried in fewer."""
        return len(self._fates)

    @property
    def found(self) -> tuple[Compared, ...]:
        """The odds from the worlds so far, the best move first; empty before the first world."""
        exact = self.whole and self._exact
        return compare(self.moves, self._fates, exact, self._others) if self._fates else ()

    def _play_on(self, view: View) -> Iterator[None]:
        wanted, again = self.moves, FIRST
        every, states = find_deals(view, self._seed, self.asked)
        self._exact = self._exact and every
        for number, world in enumerate(states):
            if number == again:
                wanted, again = self._less_known(), ceil(LATER * number)
            tried: dict[Move, Fate] = {}
            for move, fate in zip(wanted, self._play_out(number, world, wanted), strict=True):
                tried[move] = fate
                if len(tried) == len(wanted):
                    self._fates.append([tried.get(one) for one in self.moves])
                yield
        if any(None in fates for fates in self._fates):
            # the worlds are drawn again: the memory for thousands of worlds would cost more than this time
            _, states = find_deals(view, self._seed, self.asked)
            for number, world in enumerate(states):
                fates = self._fates[number]
                missing = tuple(move for move, fate in zip(self.moves, fates, strict=True) if fate is None)
                for move, fate in zip(missing, self._play_out(number, world, missing), strict=True):
                    fates[self.moves.index(move)] = fate
                    yield
        self.whole = True

    def _play_out(self, number: int, world: State, moves: tuple[Move, ...]) -> Iterator[Fate]:
        return play_world(world, self._seat, moves, self._others, f"{self._seed}:{number}")

    def _less_known(self) -> tuple[Move, ...]:
        """Return the moves whose gain or whose chance of failing is not known well enough."""
        odds_by_move = {one.odds.move: one.odds for one in self.found}
        risks = {move: _width(odds.interval) for move, odds in odds_by_move.items()}
        gains = {move: _width(odds.gain_interval) for move, odds in odds_by_move.items()}
        risk, gain = ENOUGH * max(risks.values()), ENOUGH * max(gains.values())
        return tuple(move for move in self.moves if risks[move] > risk or gains[move] > gain)


def _width(span: Span | None) -> float:
    return span[1] - span[0] if span else 0.0
