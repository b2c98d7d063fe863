"""Random play-outs that list the legal moves at every decision, against the floor in the same run.

    python benchmarks/playouts.py [GAME …]

Two shapes of deal: *random* (every decision, bidding included, is drawn at random: many deals end without play) and
*all in* (everybody joins: the same number of card decisions a deal as the floor has, so that the ratio compares like
with like; target: at least 0.5). Games without tricks are measured, too, though their turns are another matter. The
best of some rounds counts: what the machine can do when nothing else runs.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from floor import decisions as floor_decisions

from knack_widgets.rules import State, games

TARGET = 0.5
ROUNDS = 12
DEALS = 500


STAYING_OUT = frozenset({"fold", "pass"})


def at_random(start: State, deals: int, rng: random.Random) -> int:
    """Plays `deals` deals at random; how many decisions that took."""
    count, choose, state = 0, rng.random, start
    for number in range(deals):
        state = dealt(state, number)
        while state.turn is not None:
            moves = tuple(state.moves())
            state = state.play(moves[int(choose() * len(moves))])
            count += 1
    return count


def all_in(start: State, deals: int, rng: random.Random) -> int:
    """The same, but whoever may join joins; joining counts as a decision, too."""
    count, choose, state = 0, rng.random, start
    for number in range(deals):
        state = dealt(state, number)
        while state.turn is not None and state.phase != "play":
            moves = tuple(state.moves())
            able = [move for move in moves if move.verb not in STAYING_OUT]
            state = state.play(able[int(choose() * len(able))])
            count += 1
        while state.turn is not None:
            moves = tuple(state.moves())
            state = state.play(moves[int(choose() * len(moves))])
            count += 1
    return count


def dealt(state: State, number: int) -> State:
    """The next deal, after whatever else chance owes."""
    while state.chance == "draw":
        state = state.play(state.by_chance(number))
    return state.deal(number)


def in_turn(name: str) -> bool:
    """Whether one seat after the other decides; where all may act at once, `lays.py` measures."""
    state = dealt(games[name].start(), 1)
    return state.setup.phases[state.phase].seats_to_ask(state) is None


def rate(way: Callable[[State, int, random.Random], int], name: str, players: int) -> float:
    """Decisions a second of a game: the best of the rounds."""
    start = games[name].start(players=players)
    return max(_timed(lambda: way(start, DEALS, random.Random(1))) for _ in range(ROUNDS))


def floor_rate(players: int) -> float:
    """Decisions a second of the floor."""
    rng = random.Random(1)
    return max(_timed(lambda: floor_decisions(DEALS, players, rng.random, rng)) for _ in range(ROUNDS))


def _timed(run: Callable[[], int]) -> float:
    began = time.process_time()
    return run() / (time.process_time() - began)


def main(names: list[str]) -> None:
    """Measures the named games, or all of them."""
    cores = os.cpu_count() or 1
    for name in names or [name for name in games if in_turn(name)]:
        for players in (count for count in (2, 4) if count in games[name].players):
            floor = floor_rate(players)
            for way in (at_random, all_in):
                ours = rate(way, name, players)
                with ProcessPoolExecutor(cores) as pool:
                    together = sum(pool.map(rate, [way] * cores, [name] * cores, [players] * cores))
                print(
                    f"{name}, {players} players, {way.__name__.replace('_', ' ')}: {ours:,.0f} decisions/s on one core,"
                    f" {together:,.0f} on {cores}; floor {floor:,.0f}; ratio {ours / floor:.2f} (target ≥ {TARGET})"
                )


if __name__ == "__main__":
    main(sys.argv[1:])
