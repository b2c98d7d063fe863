"""Questions about clauses: which forbid a move, which one alone does, which are in force."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final

from ...rulebook.clause_context import context_opening
from ...rulebook.explain import explain
from ...rulebook.labels import clause_label, clause_opening
from ...rulebook.speech import Speaker
from ...rules import Move, State
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..spots import Spot
from ..tries import tries_of
from .asking import Asking
from .moves import ELSEWHERE, draw_seat, say_move

CHOICES: Final = 4
"""Number of clauses that are offered."""
TELLING: Final = 40
"""Least length of a clause's words in a choice, unless the clause is shorter (characters)."""
ENOUGH: Final = 90
"""Length from which no further sentence is added (characters)."""
LONG: Final = 160
"""Greatest length of a clause's words in a choice (characters)."""
CLOSING: Final = '”“"»)'
"""Characters that may follow the end of a sentence."""
FEW_CLAUSES: Final = 2
"""Greatest number of right clauses in a question which clauses forbid a move."""
SELDOM: Final = 6
"""One in this many moves with more clauses against it becomes a question."""
WRONG: Final = 2
"""Least number of wrong clauses that are offered, if the game has enough."""


def near_misses(game: Facts, clause: str, nearest: Iterable[str], draws: Draws, taken: frozenset[str]) -> list[str]:
    """Return clauses that a reader might confuse with another.

    game: the game
    clause: the clause that the question is about
    nearest: the clauses to offer first; the clauses of the same chapter follow, then others
    draws: source of chance
    taken: clauses that are left out
    """
    chapter = next(clauses for clauses in game.chapters.values() if any(one.id == clause for one in clauses))
    kin = [one.id for one in chapter if one.enforces]
    others = [one.id for one in game.clauses.values() if one.kind in ("permission", "duty")]
    candidates = dict.fromkeys((*draws.order([*dict.fromkeys(nearest)]), *draws.order(kin), *draws.order(others)))
    return [one for one in candidates if one not in taken]


def offer(game: Facts, right: frozenset[str], wrong: Iterable[str]) -> tuple[str, ...]:
    """Return the right clauses and some wrong ones, in the text's order."""
    count = max(CHOICES - len(right), WRONG)
    chosen = right.union(islice(wrong, count))
    return tuple(one for one in game.clauses if one in chosen)


def name_clause(exercise: Exercise, clause: str, speak: Speaker) -> str:
    """Return a clause's label and its first sentence, or more sentences if that is short.

    Before a clause that says little alone comes the clause before it.
    """
    words = ""
    for part in clause_opening(exercise.game, clause, speak.lang).split(". "):
        more = f"{words}. {part}" if words else part
        if len(words) >= ENOUGH or (len(words) >= TELLING and len(more) > LONG):
            break
        words = more
    before = context_opening(exercise.game, clause, speak.lang)
    said = " ".join(filter(None, (before, _end_opening(words))))
    return f"{clause_label(exercise.game, clause, speak.lang)}: {said}"


def _end_opening(words: str) -> str:
    """Return the beginning of a text, with dots at its end if the sentence continues."""
    if len(words) > LONG:
        return f"{words[:LONG].rpartition(' ')[0]} …"
    if words.endswith(":"):
        return f"{words[:-1]} …"
    return words if words.rstrip(CLOSING).endswith((".", "…", "?", "!")) else f"{words}."


class OfClauses(Asking):
    """The common part of the kinds in which the choices are clauses."""

    level = 3

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question, with the move that is tried."""
        move = exercise.move
        cannot = say_move(move, speak) if move else ""
        return speak.say(f"exercise-{self.name}", {"move": cannot}, self.name)

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a clause's label and its first words."""
        return name_clause(exercise, choice, speak)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return why the move is not allowed."""
        del choices
        return [explain(exercise.state.judge(exercise.move), speak.lang, speak.you)] if exercise.move else []

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return the clauses that forbid the move, and those that alone do."""
        move = problem.move
        return (state.judge(move).clauses, state.but_for(move)) if move else None

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the right clauses."""
        del choices
        return tuple(choice for choice in exercise.choices if choice in exercise.answer)


def _find_refused_move(
    state: State, clause: str, draws: Draws, *, alone: bool = False
) -> tuple[int, Move, set[str]] | None:
    """Return a seat, a move that the clause forbids, and the clauses against all tried moves.

    Return None if the clause does not forbid any move.

    alone: whether to prefer a move that no other clause forbids
    """
    seat = state.turn if state.turn is not None and draws.pick(3) else draws.pick(len(state.setup.names))
    tries = tries_of(state.view(seat), seat, draws, elsewhere=not draws.pick(ELSEWHERE))
    judged = {move: state.judge(move).clauses for move in tries}
    moves = [move for move, cited in judged.items() if clause in cited]
    if not moves:
        return None
    if alone:
        moves = [move for move in moves if len(judged[move]) == 1] or moves
    nearest = {one for cited in judged.values() for one in cited}
    return seat, moves[draws.pick(len(moves))], nearest


class WhichClause(OfClauses):
    """The question which clauses forbid a refused move; all these clauses must be marked."""

    name = "which-clause"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move that the clause forbids, or None."""
        state = spot.state
        if (refused := _find_refused_move(state, clause, draws)) is None:
            return None
        seat, move, nearest = refused
        right = frozenset(state.judge(move).clauses)
        game = state.setup.game
        wrong = near_misses(game, clause, [one for one in game.clauses if one in nearest], draws, right)
        return Problem(seat, offer(game, right, wrong), right, move) if wrong else None

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move against which mostly no more than two clauses speak, or None."""
        problem = self.find(spot, clause, draws)
        return problem if problem and (len(problem.answer) <= FEW_CLAUSES or not draws.pick(SELDOM)) else None


class ButFor(OfClauses):
    """The question which single clause forbids a refused move: without it the move is allowed."""

    name = "but-for"
    level = 4

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause can be struck, that is left out of a match."""
        return clause in game.strikable

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move that only this clause forbids, or None."""
        state = spot.state
        if (refused := _find_refused_move(state, clause, draws, alone=True)) is None:
            return None
        seat, move, nearest = refused
        right = frozenset(state.but_for(move))
        if clause not in right:
            return None
        game = state.setup.game
        near = [one for one in game.strikable if one in nearest]
        able = {*game.strikable, *nearest}
        others = near_misses(game, clause, near, draws, right)
        wrong = [one for one in others if one in able] or others
        return Problem(seat, offer(game, right, wrong), right, move) if wrong else None


class InForce(OfClauses):
    """The question which clauses are in force; the seat must be able to know them."""

    name = "in-force"

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause can bind a seat, or leaves the choice of cards free.

        Clauses of the kinds `permission` (the permission of a phase) and `duty` can bind.
        """
        return game.clauses[clause].kind in ("permission", "duty") or game.clauses[clause].frees

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a position in which the clause is in force, or None.

        Clauses that only name the turn or the phase are left out. Positions in which every clause is in force are
        skipped.
        """
        state = spot.state
        if state.chance or state.over or clause in _frame(state):
            return None
        seat = draw_seat(state, draws)
        # most positions fall out here; a view takes much longer
        if seat is None or not (clause in state.in_force(seat) or clause in state.in_force()):
            return None
        right = frozenset(state.view(seat).in_force)
        if clause not in right or seat not in state.to_act:
            return None
        game = state.setup.game
        wrong = near_misses(game, clause, (), draws, right)
        return Problem(seat, offer(game, right, wrong), right) if wrong else None

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question without the clauses that say whose turn it is and which moves the phase has, or None.

        These are always in force, so nobody thinks of them.
        """
        problem = self.find(spot, clause, draws)
        if problem is None:
            return None
        game = spot.state.setup.game
        frame = _frame(spot.state)
        right = problem.answer - frame
        others = near_misses(game, clause, (), draws, problem.answer | frame)
        wrong = [one for one in others if game.clauses[one].citable]
        return replace(problem, choices=offer(game, right, wrong), answer=right) if wrong else None

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return the offered clauses that are in force."""
        return frozenset(state.view(problem.seat).in_force).intersection(problem.choices)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return which clauses are in force."""
        del choices
        labels = speak.as_list(
            clause_label(exercise.game, clause, speak.lang) for clause in self.clauses(exercise, frozenset())
        )
        return [speak.say("exercise-in-force.told", {"clauses": labels}, labels)]


def _frame(state: State) -> set[str]:
    """Return the clauses that only say whose turn it is and which moves the phase has."""
    phase = state.setup.phases[state.phase]
    return {one.id for one in (*phase.permissions, phase.turn_clause(state))}
