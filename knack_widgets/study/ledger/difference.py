"""How much a reading matters, and the first difference that it makes.

Many deals are played under both readings (see `deals`). What is said of them: the share of those that differ, with a
95 % interval (Wilson's), and how much money moves a deal (wins or places, where a game counts those).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import Any, Final

from ...players.spans import Executor, Span, Z, wilson
from ...rules import Game, IllegalMove, OptionError, Record
from ...rules.core.readings import OURS
from ...rules.core.showing import describe
from ...rules.shelf import games
from .deals import Case, Compared, compare, part, parting, play_deal

SOUGHT: Final = (("forgetful", 2_000), ("random", 2_000))
"""Who else plays, and how many deals, to find a first difference where careful players make none."""
BATCH: Final = 100
"""Deals that are played in one go: of one executor's task, and between two tellings of progress."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What another reading of a ruling changes.

    `deals`: how many were played; `share`: of them, those that differ, with its 95 % `interval`; `money`: how much of
    it lies elsewhere in the end, mean a deal (in the set-up's unit; wins or places in games without money), with its
    own interval. `first`: the shortest records found that part, ours and the other, at `step`: so many moves they have
    in common, and after them something differs (who acts, what may be done, what came about, what is known). where
    no deal of careful players differs, they are sought among others (`SOUGHT`). `None`: there are none either.
    """

    game: str
    ruling: str
    value: str
    options: Mapping[str, Any]
    deals: int
    share: float
    interval: Span
    money: float
    money_interval: Span
    first: tuple[Record, Record] | None
    step: int | None


@dataclass(slots=True)
class _Tally:
    deals: int = 0
    differ: int = 0
    moved: int = 0
    squares: int = 0
    best: tuple[tuple[int, int, int], Compared] | None = None

    def add(self, seed: int, deal: Compared) -> None:
        self.deals += 1
        if deal.step is None:
            return
        self.differ += 1
        self.moved += deal.moved
        self.squares += deal.moved**2
        self._keep(((deal.players, deal.step, seed), deal))

    def merge(self, other: _Tally) -> None:
        self.deals += other.deals
        self.differ += other.differ
        self.moved += other.moved
        self.squares += other.squares
        if other.best:
            self._keep(other.best)

    def _keep(self, found: tuple[tuple[int, int, int], Compared]) -> None:
        if self.best is None or found[0] < self.best[0]:
            self.best = found


def difference(
    game: str,
    ruling: str,
    value: str,
    seeds: Iterable[int] = range(10_000),
    *,
    options: Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Difference:
    """What reading `ruling` as `value` changes, over the deals that `seeds` stand for.

    `options`: of the set-up, ``players`` among them (by default up to five seats, as the seeds draw). `executor`:
    anything with `concurrent.futures`' `map`; the answer does not depend on it. `progress` is told how many deals have
    been played. `OptionError`: no such game, ruling, value or option.
    """
    case = Case(game, ruling, value, tuple(sorted((options or {}).items())))
    _check(case)
    tally = _Tally()
    for batch in (executor.map if executor else map)(partial(_play_batch, case), _batches(seeds)):
        tally.merge(batch)
        if progress:
            progress(tally.deals)
    first = _records(case, tally.best[1]) if tally.best else _seek(case)
    return Difference(
        game,
        ruling,
        value,
        dict(case.options),
        tally.deals,
        tally.differ / tally.deals if tally.deals else 0.0,
        wilson(tally.differ, tally.deals),
        *_mean(tally),
        first and first[:2],
        first and first[2],
    )


def _seek(case: Case) -> tuple[Record, Record, int] | None:
    for player, deals in SOUGHT:
        other = replace(case, player=player)
        found = next((one for one in (compare(other, seed) for seed in range(deals)) if one.step is not None), None)
        if found:
            return _records(other, found)
    return None


def _mean(tally: _Tally) -> tuple[float, Span]:
    if not tally.deals:
        return 0.0, (0.0, 0.0)
    mean = tally.moved / tally.deals
    half = Z * sqrt(max(0.0, tally.squares / tally.deals - mean * mean) / tally.deals)
    return mean, (max(0.0, mean - half), mean + half)


def _check(case: Case) -> None:
    if case.game not in games:
        raise OptionError(f"game {describe(case.game)}: expected one of {', '.join(games)}")
    game: Game = games[case.game]
    if case.value == OURS:
        raise OptionError(f"readings: {case.ruling} = 'a': that is the book's own reading; expected another")
    game.start(readings={case.ruling: case.value})
    if not case.seats:
        given = dict(case.options)
        game.start(given.pop("players", None), **given)


def _batches(seeds: Iterable[int]) -> Iterator[tuple[int, ...]]:
    batch: list[int] = []
    for seed in seeds:
        batch.append(seed)
        if len(batch) == BATCH:
            yield tuple(batch)
            batch = []
    if batch:
        yield tuple(batch)


def _play_batch(case: Case, seeds: tuple[int, ...]) -> _Tally:
    tally = _Tally()
    for seed in seeds:
        tally.add(seed, compare(case, seed))
    return tally


def _records(case: Case, found: Compared) -> tuple[Record, Record, int]:
    """The two records of a deal that differs, and where they part: of the last deal alone where that is enough.

    What came before the deal was played under our reading: where it is itself another match under the other one, they
    part there.
    """
    moves = [str(move) for move in found.before]
    deals = [at for at, move in enumerate(moves) if move.startswith("deal ")]
    game = games[case.game]
    if len(deals) > 1 and found.first is not None and game.seat_key == "dealer":
        alone = _replay(case, found.players, (found.first + len(deals) - 1) % found.players, moves[deals[-1] :])
        if alone:
            return alone
    told = _replay(case, found.players, found.first, moves)
    if told is None:
        raise AssertionError(f"{case} does not part where it was seen to")
    return told


def _replay(case: Case, players: int, first: int | None, moves: list[str]) -> tuple[Record, Record, int] | None:
    """Two matches with `moves` until they part, and on from there to the end of the deal; `None`: they do not part."""
    states = list(case.openings(players, first))
    step = parting(states[0], states[1], moves)
    try:
        for move in moves[:step]:
            states = [state.play(move) for state in states]
    except IllegalMove:
        return None
    if not part(states[0], states[1]):
        return None
    records = []
    for state, readings in zip(states, ({}, {case.ruling: case.value}), strict=True):
        rest = [str(move) for move, _ in play_deal(state, "1", case.player, step, to_end=case.ends)]
        records.append(Record(case.game, players, (*moves[:step], *rest), first, case.settings, readings=readings))
    return records[0], records[1], step
