"""The common part of most kinds of question."""

from __future__ import annotations

from ...rules.core.facts import Facts
from ..exercise import Exercise


class Asking:
    """A base class of questions about the clause that refuses a move in a position."""

    name: str
    shows_table = True
    trivial = False

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause refuses moves."""
        return game.clauses[clause].enforces

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the clause that the question is about."""
        del choices
        return (exercise.clause,)
