"""The tool that looks for the traps of each game and keeps them: ``python -m tools.traps [GAME …]``."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from knack_widgets.rules import games
from knack_widgets.rules.core.toml import write_tables
from knack_widgets.study.careless import MOVES
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.exercises import clauses_of_kind, kinds, load
from knack_widgets.study.normal_form import normal_form
from knack_widgets.study.traps import FILE, KEY, Trap, measure

POOL: Final = 80
"""Number of exercises of a game among which the traps are."""
KEPT: Final = 10
"""Number of traps of a game."""
MAX_TRAPS_OF_CLAUSE: Final = 2
"""Limit on the traps about one clause, raised for games with few clauses that can be struck."""
EDITION: Final = "v2."
"""The edition of the exercises that are ranked, with which the ranking has been compared with forgetful players."""
RULES: Final = Path(__file__).parents[1] / "knack_widgets" / "rules"


def candidate(game: str, clause: str, kind: str, seed: int) -> Exercise:
    """Return an exercise that may be a trap.

    game: id of the game
    clause: id of the clause
    kind: name of the kind of question
    seed: the seed
    """
    return load(f"{EDITION}{game}.{clause.replace('.', '-')}.{kind}.{seed}")


def find_traps(game: str) -> list[Trap]:
    """Return the traps of a game: the most attractive ones, few about one clause and no two alike.

    game: id of the game
    """
    able = games[game].strikable
    asked = [
        (kind, one) for kind in sorted(MOVES & {*kinds(game)}) for one in clauses_of_kind(game, kind) if one in able
    ]
    seeds = range(-(-POOL // len(asked)))
    exercises = [candidate(game, clause, kind, seed) for kind, clause in asked for seed in seeds]
    measured = [(trap, exercise) for exercise in exercises if (trap := measure(exercise)) is not None]
    measured.sort(key=lambda pair: (-pair[0].share, pair[0].id))
    most = max(MAX_TRAPS_OF_CLAUSE, -(-KEPT // len({exercise.clause for exercise in exercises})))
    traps: list[Trap] = []
    of_clause: Counter[str] = Counter()
    tables: set[str] = set()
    for trap, exercise in measured:
        table = normal_form(exercise).table
        if len(traps) < KEPT and of_clause[exercise.clause] < most and table not in tables:
            traps.append(trap)
            of_clause[exercise.clause] += 1
            tables.add(table)
    return traps


def trap_text(traps: list[Trap]) -> str:
    """Return traps as the file of a game.

    traps: the traps, the most attractive first
    """
    tables = [{"id": trap.id, "bait": trap.bait, "share": round(trap.share, 3)} for trap in traps]
    return f"# Written by `python -m tools.traps` (see `study/traps.py`).\n{write_tables(KEY, tables)}"


def main(names: list[str]) -> None:
    """Write the traps of the named games, or of all of them."""
    for game in names or games:
        (RULES / game / FILE).write_text(trap_text(find_traps(game)), encoding="utf-8", newline="\n")
        print(game)


if __name__ == "__main__":
    main(sys.argv[1:])
