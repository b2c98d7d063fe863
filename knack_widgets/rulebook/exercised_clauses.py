"""The clauses that have exercises; a page offers to practise them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ..rules import games
from ..rules.core.errors import describe
from .folders import leave_out, read_table

TABLE: Final = "exercises.toml"
"""The file in a game's folder that lists, for each kind of question, the clauses it asks about (see `study`)."""


TRAPS: Final = "traps.toml"
"""The file in a game's folder with the ids of its traps (see `study.traps`)."""


@cache
def exercise_table(game: str) -> Mapping[str, tuple[str, ...]] | None:
    """Return kind of question → clauses from the game's own table, or None if it has no table."""
    table = read_table(game, TABLE)
    if table is None:
        return None
    asked = {}
    for kind, clauses in table.items():
        try:
            asked[kind] = _check_clauses(game, clauses)
        except ValueError as error:
            leave_out(game, f"{kind} of {TABLE}", error)
    return asked


def _check_clauses(game: str, ids: object) -> tuple[str, ...]:
    """Return a list of clause ids as a tuple.

    Raise ValueError if the value is not a list of ids, or if the game lacks one of the clauses.
    """
    if not isinstance(ids, list) or not all(isinstance(id_, str) for id_ in ids):
        raise ValueError(f"read {describe(ids)}; expected a list of clause ids")
    if unknown := [id_ for id_ in ids if id_ not in games[game].clauses]:
        raise ValueError(f"{game} has no clause {', '.join(unknown)}")
    return tuple(ids)


@cache
def exercised_clauses(game: str) -> frozenset[str]:
    """Return the clauses of a game that have exercises.

    If the game has no table of its own, these are all clauses that enforce a rule.

    >>> "play.3" in exercised_clauses("knack"), "play.7" in exercised_clauses("knack")
    (True, False)
    """
    table = exercise_table(game)
    if table is None:
        return frozenset(id_ for id_, clause in games[game].clauses.items() if clause.enforces)
    return frozenset(id_ for clauses in table.values() for id_ in clauses)


def has_traps(game: str) -> bool:
    """Return whether a game has a file with traps; the traps are not loaded."""
    return bool(read_table(game, TRAPS))
