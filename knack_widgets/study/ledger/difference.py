"""How much a reading matters, and the first difference that it makes.

Many deals are played under both readings (see `deals`). What is said of them: the share of those that differ, with a
95 % interval (Wilson's), and how much money moves a deal (wins or places, where a game counts those).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from ...players.spans import Executor, Span
from ...rules import Game, IllegalMove, OptionError, Record
from ...rules.core.readings import OURS
from ...rules.core.showing import describe
from ...rules.shelf import games
from .deals import Case, Compared, compare, part, parting, play_deal
from .tally import Tally

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


Kept = tuple[Record, Record, int]
"""The two records that part, and where."""


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
    case = make_case(game, ruling, value, options or {})
    (tally,) = count_all((case,), seeds, (Tally(),), executor, progress)
    return conclude(case, tally)


def make_case(game: str, ruling: str, value: str, options: Mapping[str, Any]) -> Case:
    """What is to be compared. `OptionError`: no such game, ruling, value or option."""
    case = Case(game, ruling, value, tuple(sorted(options.items())))
    _check(case)
    return case


def count_all(
    cases: Sequence[Case],
    seeds: Iterable[int],
    tallies: Sequence[Tally],
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sequence[Tally]:
    """Adds what some cases of one game make of some deals; each deal is played once as the book reads it."""
    for batch in (executor.map if executor else map)(partial(_play_batch, tuple(cases)), _batches(seeds)):
        for tally, found in zip(tallies, batch, strict=True):
            tally.merge(found)
        if progress and tallies:
            progress(tallies[0].deals)
    return tallies


def conclude(case: Case, tally: Tally, known: Kept | None = None, *, seek: bool = True) -> Difference:
    """What has been counted, and the records that show it; `known`: those of the deals that were counted before.

    `seek`: look among other players' deals where no record is known.
    """
    first = known
    if tally.deal:
        first = _records(case, tally.deal)
    elif first is None and seek:
        first = _seek(case)
    return Difference(
        case.game,
        case.ruling,
        case.value,
        dict(case.options),
        tally.deals,
        tally.share,
        tally.interval,
        *tally.mean,
        first and first[:2],
        first and first[2],
    )


def _seek(case: Case) -> Kept | None:
    for player, deals in SOUGHT:
        other = replace(case, player=player)
        found = next((one for one in (compare(other, seed) for seed in range(deals)) if one.step is not None), None)
        if found:
            return _records(other, found)
    return None


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


def _play_batch(cases: tuple[Case, ...], seeds: tuple[int, ...]) -> list[Tally]:
    tallies = [Tally() for _ in cases]
    for seed in seeds:
        for case, tally in zip(cases, tallies, strict=True):
            tally.add(seed, compare(case, seed))
    return tallies


def _records(case: Case, found: Compared) -> Kept:
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


def _replay(case: Case, players: int, first: int | None, moves: list[str]) -> Kept | None:
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
        rest = [str(move) for move, _ in play_deal(state, "1", case.player, moves[:step], to_end=case.ends)]
        records.append(Record(case.game, players, (*moves[:step], *rest), first, case.settings, readings=readings))
    return records[0], records[1], step
