"""Odds: the results of a seat's move in possible worlds.

A possible world is a state that the seat cannot distinguish from the true state. Each world is played to the end of the
deal: all other players are of the same kind, and the seat itself plays as a careful player. Moves are compared in the
same worlds, so their difference is known more exactly than their results.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from threading import Lock
from time import process_time
from typing import Final

from ..rules import Move, State, View
from ..rules.core.errors import describe
from .comparing import Compared, Fate, Odds, compare
from .playouts import PLAIN, fails, gains, play_to_end
from .spans import Executor
from .worlds import check_number, check_view, find_deals

BATCH: Final = 100
"""The number of worlds in one task of an executor."""
SMALL_BATCH: Final = 20
"""The number of worlds between two reports of progress without an executor."""
REMEMBERED: Final = 256
"""Greatest number of cached answers."""


class OutOfTimeError(ValueError):
    """The error if the limit of processor time is too short for a single world."""


def odds(
    view: View,
    move: Move | str,
    others: str = "careful",
    seed: int | str = 1,
    n: int = 2401,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    cpu_limit: float | None = None,
) -> Odds:
    """Return the odds of a move in `n` worlds, or in all worlds if there are fewer.

    view: the view of one seat
    move: the move, or its text
    others: the assumed kind of the other players
    seed: the seed of the worlds
    n: the number of worlds
    executor: runs the work: any object with the `map` of `concurrent.futures`; the answer does not depend on it
    progress: called with the number of worlds played and their total; an exception from it ends the work
    cpu_limit: the processor time (s) after which the answer is computed from the worlds played until then

    Raise OutOfTimeError if `cpu_limit` is too short for one world. Raise ValueError if the kind `others` does not
    exist, if the move is not allowed, if the view does not belong to exactly one seat, or if the game computes no
    worlds.

    >>> from knack_widgets.rules import games
    >>> view = games["knack"].start(players=3).deal(seed=7).view(1)
    >>> found = odds(view, "1 knock", n=100)
    >>> found.worlds, found.exact, found.interval[0] < found.fails < found.interval[1]
    (100, False, True)
    """
    return odds_of_moves(view, [move], others, seed, n, executor, progress, cpu_limit)[0].odds


def odds_of_moves(
    view: View,
    moves: Sequence[Move | str] | None = None,
    others: str = "careful",
    seed: int | str = 1,
    n: int = 2401,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    cpu_limit: float | None = None,
) -> tuple[Compared, ...]:
    """Return the odds of several moves in the same worlds, the best first.

    Equally good moves keep their order. Answers are cached unless a limit has cut the work short.

    view: the view of one seat
    moves: the moves, or None for all moves of the seat
    others: the assumed kind of the other players
    seed: the seed of the worlds
    n: the number of worlds
    executor: runs the work, see `odds`
    progress: called with the number of worlds played and their total
    cpu_limit: the limit of processor time (s), see `odds`

    Raise the errors of `odds`.

    >>> from knack_widgets.rules import games
    >>> view = games["knack"].start(players=3).deal(seed=7).view(1)
    >>> [(str(one.odds.move), one.behind == 0) for one in odds_of_moves(view, n=100)]
    [('1 fold', True), ('1 knock', False)]
    """
    seat, asked = check_asked(view, moves, others, n)
    key = (view, asked, others, str(seed), n)
    compared = _KEPT.find(key)
    if compared is None:
        fates, whole, every = _play(view, seat, asked, others, seed, n, executor, progress, cpu_limit)
        compared = compare(asked, fates, whole and every and not draws_lots(view, others), others)
        if whole:
            _KEPT.keep(key, compared)
    elif progress:
        progress(compared[0].odds.worlds, compared[0].odds.worlds)
    return compared


def check_asked(view: View, moves: Sequence[Move | str] | None, others: str, n: int) -> tuple[int, tuple[Move, ...]]:
    """Check the arguments of a request for odds, and return the seat and the moves.

    Raise ValueError as `odds` does.
    """
    check_view(view)
    if len(view.seats) != 1:
        raise ValueError(f"a view of {len(view.seats)} seats {sorted(view.seats)}: expected the view of one seat")
    (seat,) = view.seats
    if not isinstance(others, str) or others not in PLAIN:
        *kinds, last = PLAIN
        expected = f"{', '.join(kinds)} or {last}"
        raise ValueError(f"others = {describe(others)}: expected {expected} players")
    check_number("n", n, "worlds")
    if moves is None and not view.moves:
        raise ValueError(f"seat {seat} has no move in the phase “{view.phase}”: expected one move or more")
    asked = view.moves if moves is None else (moves,) if isinstance(moves, str) else tuple(moves)
    if not asked:
        raise ValueError("moves is empty: expected one move or more, or None for all moves of the seat")
    return seat, tuple(move if move in view.moves else _read(view, seat, move) for move in asked)


def _read(view: View, seat: int, move: Move | str) -> Move:
    """Return a move from its text, even if the view does not list it.

    Some games have too many moves for a view. Raise ValueError if the move is not allowed.
    """
    if move in (by_text := {str(one): one for one in view.moves}):
        return by_text[str(move)]
    _, states = find_deals(view, 1, 1)
    verdict = next(states).judge(move)
    if not verdict.legal or verdict.move.seat != seat:
        allowed = ", ".join(list(by_text)[:10]) or "none"
        raise ValueError(f"“{move}” is not allowed: expected a legal move of seat {seat}, such as {allowed}")
    return verdict.move


def draws_lots(view: View, others: str) -> bool:
    """Return whether a world can end in several ways, because a player makes random moves."""
    return any(PLAIN[kind].draws_lots(view) for kind in (others, "careful"))


def check_limit(cpu_limit: float | None) -> None:
    """Check a limit of processor time (s); with the limit 0, one world is played.

    Raise ValueError if it is not a number of at least 0.
    """
    if cpu_limit is not None and not (isinstance(cpu_limit, int | float) and cpu_limit >= 0):  # this refuses nan, too
        raise ValueError(f"cpu_limit = {describe(cpu_limit)}: expected a number of seconds, or None")


def _play(
    view: View,
    seat: int,
    moves: tuple[Move, ...],
    others: str,
    seed: int | str,
    n: int,
    executor: Executor | None,
    progress: Callable[[int, int], None] | None,
    cpu_limit: float | None,
) -> tuple[list[tuple[Fate, ...]], bool, bool]:
    """Return the result of each move in each world, and two flags.

    The first flag is True if no limit has cut the work short, the second if these are all possible worlds.
    """
    check_limit(cpu_limit)
    began = process_time()
    every, states = find_deals(view, seed, n)
    work = partial(_play_batch, seat, moves, others, str(seed), cpu_limit)
    size = 1 if cpu_limit is not None else BATCH if executor else SMALL_BATCH
    fates: list[tuple[Fate, ...]] = []
    used = process_time() - began
    batches = _batches(states, size)
    # an executor for a cluster expects all tasks at once
    tasks = list(batches) if executor else batches
    done = 0
    for batch, seconds in executor.map(work, tasks) if executor else map(work, tasks):
        done += 1
        if not batch:
            if not fates:
                raise OutOfTimeError(f"{cpu_limit} seconds: expected enough for {len(moves)} moves in one world")
            return fates, False, every
        fates += batch
        used += seconds
        if progress:
            progress(len(fates), n)
        if cpu_limit is not None and used >= cpu_limit and len(fates) < n:
            return fates, False, every
    if isinstance(tasks, list) and done != len(tasks):
        raise ValueError(f"the executor has answered {done} of {len(tasks)} tasks: expected an answer to each")
    if progress and len(fates) < n:
        progress(len(fates), len(fates))
    return fates, True, every


def _batches(states: Iterator[State], size: int) -> Iterator[tuple[int, list[State]]]:
    """Yield the worlds in batches, each with the number of its first world."""
    number = 0
    while batch := list(islice(states, size)):
        yield number, batch
        number += len(batch)


def _play_batch(
    seat: int,
    moves: tuple[Move, ...],
    others: str,
    seed: str,
    cpu_limit: float | None,
    batch: tuple[int, list[State]],
) -> tuple[list[tuple[Fate, ...]], float]:
    """Return the result of each move in each of these worlds, and the processor time used (s).

    A world that takes more than `cpu_limit` is left out, and so are the worlds after it.
    """
    began = process_time()
    first, states = batch
    fates: list[tuple[Fate, ...]] = []
    for number, world in enumerate(states, first):
        fate: list[Fate] = []
        for one in play_world(world, seat, moves, others, f"{seed}:{number}"):
            fate.append(one)
            if cpu_limit is not None and process_time() - began > cpu_limit and len(fate) < len(moves):
                return fates, process_time() - began
        fates.append(tuple(fate))
    return fates, process_time() - began


def play_world(world: State, seat: int, moves: tuple[Move, ...], others: str, seed: str) -> Iterator[Fate]:
    """Yield the result of each move in a world.

    The other players are of the kind `others`; the seat itself plays as a careful player.
    """
    players = [PLAIN[others]] * len(world.setup.names)
    players[seat] = PLAIN["careful"]
    world = world.forget()
    for move in moves:
        ending = play_to_end(world.play(move), players, seed)
        yield fails(ending, world, seat), gains(ending, world, seat)


class _Kept:
    """An LRU cache of answers, by view, moves, players and seed."""

    def __init__(self, most: int) -> None:
        self._most, self._lock = most, Lock()
        self._answers: OrderedDict[tuple[object, ...], tuple[Compared, ...]] = OrderedDict()

    def find(self, key: tuple[object, ...]) -> tuple[Compared, ...] | None:
        with self._lock:
            if key in self._answers:
                self._answers.move_to_end(key)
            return self._answers.get(key)

    def keep(self, key: tuple[object, ...], answer: tuple[Compared, ...]) -> None:
        with self._lock:
            self._answers[key] = answer
            while len(self._answers) > self._most:
                self._answers.popitem(last=False)


_KEPT: Final = _Kept(REMEMBERED)
