"""Random play-outs of legal moves, against the floor in the same run.

They draw each move with `State.sample`.

    python benchmarks/playouts.py [GAME …]

Two shapes of deal: *random* (every decision, bidding included, is drawn at random: many deals end without play) and
*all in* (everybody joins: the same number of card decisions a deal as the floor has, so that the ratio compares like
with like; target: at least 0.5). Games without tricks are measured, too, though their turns are another matter. Where
all may act at once, a deal is a whole match at random (target: 5,000 decisions a second). The best of some rounds
counts: what the machine can do when nothing else runs.
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
TARGET_AT_ONCE = 5_000
ROUNDS = 12
DEALS = 500
MATCHES = 10


STAYING_OUT = frozenset({"fold", "pass"})


def at_random(start: State, deals: int, rng: random.Random) -> int:
    """Play `deals` deals at random; return the number of decisions.

    When a match is over, another one begins.
    """
    count, seed, state = 0, rng.getrandbits, start
    for number in range(deals):
        state = dealt(start if state.over else state, number)
        while (move := state.sample(seed(64))) is not None:
            state = state.play(move)
            count += 1
    return count


def all_in(start: State, deals: int, rng: random.Random) -> int:
    """Play deals in which every seat joins that may; joining counts as a decision, too."""
    count, choose, seed, state = 0, rng.random, rng.getrandbits, start
    for number in range(deals):
        state = dealt(state, number)
        while state.turn is not None and state.phase != "play":
            moves = tuple(state.moves())
            able = [move for move in moves if move.verb not in STAYING_OUT]
            state = state.play(able[int(choose() * len(able))])
            count += 1
        while (move := state.sample(seed(64))) is not None:
            state = state.play(move)
            count += 1
    return count


def dealt(state: State, number: int) -> State:
    """The next deal, after whatever else chance owes."""
    while state.chance == "draw":
        state = state.play(state.by_chance(number))
    return state.deal(number)


def in_turn(name: str) -> bool:
    """Return whether one seat decides after the other; else all may act at once."""
    state = dealt(games[name].start(), 1)
    return state.setup.phases[state.phase].seats_to_ask(state) is None


def rate(way: Callable[[State, int, random.Random], int], name: str, players: int) -> float:
    """Decisions a second of a game: the best of the rounds."""
    start, deals = games[name].start(players=players), DEALS if in_turn(name) else MATCHES
    return max(_timed(lambda: way(start, deals, random.Random(1))) for _ in range(ROUNDS))


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
    for name in names or games:
        turns = in_turn(name)
        target = f"ratio ≥ {TARGET}" if turns else f"{TARGET_AT_ONCE:,} decisions/s"
        for players in (count for count in (2, 4) if count in games[name].players):
            floor = floor_rate(players)
            for way in (at_random, all_in) if turns else (at_random,):
                ours = rate(way, name, players)
                with ProcessPoolExecutor(cores) as pool:
                    together = sum(pool.map(rate, [way] * cores, [name] * cores, [players] * cores))
                print(
                    f"{name}, {players} players, {way.__name__.replace('_', ' ')}: {ours:,.0f} decisions/s on one core,"
                    f" {together:,.0f} on {cores}; floor {floor:,.0f}; ratio {ours / floor:.2f} (target: {target})"
                )


if __name__ == "__main__":
    main(sys.argv[1:])
