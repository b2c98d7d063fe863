"""The tool that counts the different exercises about each clause: ``python -m tools.variety [GAME …]``.

A line for each clause that enforces something: the seeds that were needed (200 at most), the different exercises
(normal forms), and the different tables among them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from typing import Final

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.normal_form import normal_form

SEEDS: Final = 200
ENOUGH: Final = 20
"""Number of different tables after which no further seeds are tried."""


def kinds_about(game: str, clause: str) -> list[str]:
    """Return the kinds of questions about a clause.

    game: id of the game
    clause: id of the clause
    """
    return [kind for kind in exercises.kinds(game) if clause in exercises.clauses_of_kind(game, kind)]


def exercises_about(game: str, clause: str) -> Iterator[tuple[int, Exercise]]:
    """Yield seeds and their exercises about a clause, of each kind.

    game: id of the game
    clause: id of the clause
    """
    for seed, kind in product(range(SEEDS), kinds_about(game, clause)):
        yield seed, exercises.make(game, seed, clause=clause, kind=kind)


def count_different(game: str, clause: str) -> tuple[int, int, int]:
    """Return the number of seeds tried, of different exercises, and of different tables.

    game: id of the game
    clause: id of the clause
    """
    forms, tables, seeds = set(), set(), 0
    for seed, exercise in exercises_about(game, clause):
        form = normal_form(exercise)
        seeds = seed + 1
        forms.add(form)
        tables.add(form.table)
        if len(tables) >= ENOUGH:
            break
    return seeds, len(forms), len(tables)


def main(names: list[str]) -> None:
    """Print the numbers of the named games, or of all."""
    for game in names or games:
        for clause in games[game].clauses.values():
            if clause.enforces:
                seeds, forms, tables = count_different(game, clause.id)
                print(f"{game} {clause.id}: {seeds} seeds, {forms} exercises, {tables} tables", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
