"""The clauses that the book asks about: a page offers to practise them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from ..rules import games
from .folders import game_folder

TABLE: Final = "exercises.toml"
"""Where a game's folder says which kinds of question there are about which clauses (see `study`)."""


@cache
def asked_table(game: str) -> Mapping[str, tuple[str, ...]] | None:
    """Kind of question → clauses, as the game's own table has them; `None` where it has none."""
    table = game_folder(game, TABLE)
    if not table.is_file():
        return None
    return {kind: tuple(clauses) for kind, clauses in tomllib.loads(table.read_text(encoding="utf-8")).items()}


@cache
def asked_clauses(game: str) -> frozenset[str]:
    """The clauses of a game that there are exercises about; where it does not say, those that enforce anything.

    >>> "play.3" in asked_clauses("knack"), "play.7" in asked_clauses("knack")
    (True, False)
    """
    table = asked_table(game)
    if table is None:
        return frozenset(id_ for id_, clause in games[game].clauses.items() if clause.enforces)
    return frozenset(id_ for found in table.values() for id_ in found)
