"""What most kinds of question have in common."""

from __future__ import annotations

from ...rules.core.facts import Facts
from ..exercise import Exercise


class Asking:
    """A question about a position and what a clause refuses there, answered by that clause; kinds say what differs."""

    name: str
    shows_table = True
    trivial = False

    def fits(self, game: Facts, clause: str) -> bool:
        """About what refuses moves."""
        return game.clauses[clause].enforces

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """The clause that is asked about."""
        del choices
        return (exercise.clause,)
