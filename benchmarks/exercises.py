"""Time to make an exercise, by game and kind, for every clause.

The target is 50 ms; for rare clauses 1 s.

python benchmarks/exercises.py [GAME …]
"""

from __future__ import annotations

import sys
import time

from knack_widgets.rules import games
from knack_widgets.study import exercises

SEEDS = 5
TARGET, RARE = 0.05, 1.0


def seconds(game: str, kind: str, clause: str, seed: int) -> float:
    """Return the time to make one exercise (seconds)."""
    began = time.perf_counter()
    exercises.make(game, seed, kind=kind, clause=clause)
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


if __name__ == "__main__":
    main(sys.argv[1:])
