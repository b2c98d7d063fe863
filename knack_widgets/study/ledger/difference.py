"""The weight of a reading: how often it matters, and the first difference that it makes.

Many deals are played with both readings (see `deals`). The result is the share of the deals that differ, with a 95 %
interval (Wilson's), and the mean money that changes hands (in games without money, wins or places).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from ...players.spans import Executor, Span
from ...rules import IllegalMove, OptionError, Record
from ...rules.core.readings import OURS
from ...rules.shelf import games
from .deals import Case, Compared, compare, part, parting, play_deal
from .tally import Tally

SOUGHT: Final = (("forgetful", 2_000), ("random", 2_000))
"""Other kinds of computer player, with numbers of deals; these are searched if careful players' deals do not differ.
"""
BATCH: Final = 100
"""Number of deals that are played in one task of the executor, and between two reports of progress."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The change that another reading of a ruling makes.

    If no deal of careful players differs, `first` is searched for in deals of other kinds of computer player
    (`SOUGHT`).

    game: id of the game
    ruling: id of the ruling
    value: the other reading
    options: options of the set-up
    deals: number of deals that were played
    share: share of the deals that differ
    interval: 95 % interval of the share
    money: mean money per deal that changes hands compared with the book's reading (in the set-up's unit; in games
        without money, wins or places)
    money_interval: 95 % interval of the mean
    first: the shortest records that differ, in the book's reading and in the other, or None
    step: number of moves that the records have in common; after them turn, moves, events or public facts differ
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
"""The two records that differ, and the number of moves that they have in common."""


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
    """Compute the change that another reading of a ruling makes.

    Raise OptionError if the game, the ruling, the value or an option does not exist.

    game: id of the game
    ruling: id of the ruling
    value: the other reading
    seeds: seeds of the deals
    options: options of the set-up, with ``players`` (by default the seeds draw a number up to five)
    executor: object with a `map` as in `concurrent.futures`; the result does not depend on it
    progress: called with the number of deals that have been played
    """
    case = make_case(game, ruling, value, options or {})
    (tally,) = count_all((case,), seeds, (Tally(),), executor, progress)
    return conclude(case, tally)


def make_case(game: str, ruling: str, value: str, options: Mapping[str, Any]) -> Case:
    """Return the comparison of a ruling's other reading with the book's reading.

    Raise OptionError if the game, the ruling, the value or an option does not exist.
    """
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
    """Add the deals of some seeds to the tallies of one game's comparisons of readings.

    Each deal is played once in the book's reading.
    """
    for batch in (executor.map if executor else map)(partial(_play_batch, tuple(cases)), _batches(seeds)):
        for tally, part_tally in zip(tallies, batch, strict=True):
            tally.merge(part_tally)
        if progress and tallies:
            progress(tallies[0].deals)
    return tallies


def conclude(case: Case, tally: Tally, known: Kept | None = None, *, seek: bool = True) -> Difference:
    """Return the counted difference with the records that show it.

    case: the comparison
    tally: the counts of the comparison
    known: the records that earlier counts have found
    seek: whether to search deals of other kinds of computer player (`SOUGHT`) if no records are known
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
        compared = (compare(other, seed) for seed in range(deals))
        deal = next((deal for deal in compared if deal.step is not None), None)
        if deal:
            return _records(other, deal)
    return None


def _check(case: Case) -> None:
    game = games.find(case.game)
    if case.value == OURS:
        raise OptionError(f"readings: {case.ruling} = 'a', the book's own reading: expected another reading")
    game.start(readings={case.ruling: case.value})
    if not case.seats:
        options = dict(case.options)
        game.start(options.pop("players", None), **options)


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


def _records(case: Case, deal: Compared) -> Kept:
    """Return the two records of a deal that differs, and the step of the difference.

    They contain only the last deal if that is enough. The earlier deals were played in the book's reading; if they
    already differ in the other reading, the step is in them.
    """
    moves = [str(move) for move in deal.before]
    deals = [at for at, move in enumerate(moves) if move.startswith("deal ")]
    game = games[case.game]
    if len(deals) > 1 and deal.first is not None and game.seat_key == "dealer":
        alone = _replay(case, deal.players, (deal.first + len(deals) - 1) % deal.players, moves[deals[-1] :])
        if alone:
            return alone
    records = _replay(case, deal.players, deal.first, moves)
    if records is None:
        raise AssertionError(f"{case}: the replayed matches are equal; expected a difference by move {len(moves)}")
    return records


def _replay(case: Case, players: int, first: int | None, moves: list[str]) -> Kept | None:
    """Return two matches with `moves` in common until they differ, played to the deal's end.

    Return None if the matches do not differ.
    """
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
