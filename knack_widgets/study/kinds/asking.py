"""The common part of most kinds of question."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...rules import IllegalMove, Move, State
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..other_games import Told
from ..spots import Spot


class Asking(ABC):
    """A base class of questions about the clause that refuses a move in a position."""

    name: str
    shows_table = True
    trivial = False
    level = 2
    hides: frozenset[str] = frozenset()
    compares_games = False

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause refuses moves."""
        return game.clauses[clause].enforces

    @abstractmethod
    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a clause in a position, or None if there is no good question."""

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question whose wrong choices are mistakes that people make; by default that of `find`."""
        return self.find(spot, clause, draws)

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the choices that another game's rules make right, each with its clauses; by default none.

        problem: the question
        game: the other game
        state: the position in the other game, or None if the question is not about a position
        """
        del problem, game, state
        return {}

    def tempt(self, problem: Problem, spot: Spot, clause: str, draws: Draws) -> Problem:
        """Return the question with wrong choices that would be right in another game; by default as it is."""
        del spot, clause, draws
        return problem

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return what the answer rests on in a state; by default nothing, as in questions without a table."""
        del problem, state
        return None

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the clause that the question is about."""
        del choices
        return (exercise.clause,)


def play_elsewhere(state: State | None, move: Move | None) -> State | None:
    """Return the state of another game after a move, or None if its rules do not allow the move."""
    if state is None or move is None:
        return None
    try:
        return state.play(str(move))
    except (IllegalMove, ValueError):
        return None
