"""Time to make an exercise, by game and kind, for every clause, and time to draw a round of ten.

The target is 50 ms for an exercise, 1 s for a rare clause or for a round. A round is also given as a multiple of its
floor: the time of a random match.

python benchmarks/exercises.py [GAME …]
"""

from __future__ import annotations

import sys
import time
from statistics import median

from knack_widgets.rules import games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.rounds import draw_round
from knack_widgets.study.spots import LONGEST, draw_opening, walk

SEEDS = 5
ROUNDS = 9
TARGET, RARE = 0.05, 1.0


def seconds(game: str, kind: str, clause: str, seed: int) -> float:
    """Return the time to make one exercise (seconds)."""
    began = time.perf_counter()
    exercises.make(game, seed, kind=kind, clause=clause)
    return time.perf_counter() - began


def seconds_of_round(game: str, seed: int) -> float:
    """Return the time to draw a round of ten (seconds)."""
    began = time.perf_counter()
    draw_round(game, seed)
    return time.perf_counter() - began


def seconds_of_match(game: str, seed: int) -> float:
    """Return the time to play a random match, in which no question is looked for (seconds)."""
    draws = Draws(seed)
    began = time.perf_counter()
    for _ in walk(draw_opening(games[game], "", {}, draws), LONGEST, draws):
        pass
    return time.perf_counter() - began


def main(names: list[str]) -> None:
    """Measures the named games, or all of them."""
    for game in names or games:
        for kind in exercises.kinds(game):
            took = sorted(
                (seconds(game, kind, clause, seed), clause)
                for clause in exercises.clauses_of_kind(game, kind)
                for seed in range(100, 100 + SEEDS)
            )
            over = sum(time_ > TARGET for time_, _ in took)
            worst, clause = took[-1]
            print(
                f"{game}, {kind}: median {took[len(took) // 2][0] * 1000:.0f} ms, {over} of {len(took)} over "
                f"{TARGET * 1000:.0f} ms, worst {worst * 1000:.0f} ms ({clause}; target {RARE * 1000:.0f} ms)"
            )
        rounds = sorted(seconds_of_round(game, seed) for seed in range(100, 100 + ROUNDS))
        floor = median(seconds_of_match(game, seed) for seed in range(ROUNDS))
        print(
            f"{game}, a round of ten: median {median(rounds) * 1000:.0f} ms, worst {rounds[-1] * 1000:.0f} ms "
            f"(target {RARE * 1000:.0f} ms), {median(rounds) / floor:.0f} times a random match ({floor * 1000:.0f} ms)"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
