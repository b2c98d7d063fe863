"""The common part of most kinds of question."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...rules import State
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..spots import Spot


class Asking(ABC):
    """A base class of questions about the clause that refuses a move in a position."""

    name: str
    shows_table = True
    trivial = False
    level = 2
    hides: frozenset[str] = frozenset()

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause refuses moves."""
        return game.clauses[clause].enforces

    @abstractmethod
    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a clause in a position, or None if there is no good question."""

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question whose wrong choices are mistakes that people make; by default that of `find`."""
        return self.find(spot, clause, draws)

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return what the answer rests on in a state; by default nothing, as in questions without a table."""
        del problem, state
        return None

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the clause that the question is about."""
        del choices
        return (exercise.clause,)
