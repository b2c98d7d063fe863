"""Careless players: each answers an exercise by rules without one clause, and one of them guesses.

Their mistakes measure how hard an exercise is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..rules import State
from .exercise import Exercise
from .kinds import ONE_ANSWER

LEVELS: Final = 5
"""Number of levels of the kinds of question."""
MOVES: Final = frozenset({"legal-moves", "find-refused"})
"""The kinds whose choices are moves: players who do not know a clause judge these by the others."""


def states_without_a_clause(exercise: Exercise) -> Iterator[tuple[str, State]]:
    """Yield each clause that can be struck, and the exercise's position under rules without it.

    exercise: the exercise
    """
    state = exercise.state
    for clause in state.setup.game.strikable:
        if clause not in state.setup.without:
            yield clause, state.evolve(setup=state.setup.strike(clause))


def legal_without_a_clause(exercise: Exercise) -> Iterator[tuple[str, list[str]]]:
    """Yield each clause that can be struck, and the choices that are allowed moves under rules without it.

    exercise: the exercise
    """
    for clause, state in states_without_a_clause(exercise):
        yield clause, [choice for choice in exercise.choices if state.judge(choice).legal]


def careless_answers(exercise: Exercise) -> dict[str, frozenset[str]]:
    """Return for each clause the answer of a player who does not know it; {} if the choices are not moves.

    exercise: the exercise

    >>> from knack_widgets.study import exercises
    >>> answers = careless_answers(exercises.load("v2.knack.play-3.legal-moves.7"))
    >>> len(answers), answers["play.3"] == answers["play.12"]
    (7, False)
    """
    if exercise.kind not in MOVES:
        return {}
    allowed = {clause: frozenset(legal) for clause, legal in legal_without_a_clause(exercise)}
    if exercise.kind == "legal-moves":
        return allowed
    return {clause: frozenset(exercise.choices) - legal for clause, legal in allowed.items()}


def guess_share(exercise: Exercise) -> float:
    """Return the share of guesses (0 to 1) that are right.

    exercise: the exercise
    """
    choices = len(exercise.choices)
    return 1 / choices if exercise.kind in ONE_ANSWER else 1 / (2**choices - 2)


def difficulty(exercise: Exercise) -> float:
    """Return how hard an exercise is: 0 for easy, 1 for hard.

    Its kind counts first, then the share of careless players who answer it wrongly.

    exercise: the exercise
    """
    answers = careless_answers(exercise)
    wrong = sum(answer != exercise.answer for answer in answers.values()) + 1 - guess_share(exercise)
    return (exercise.level + wrong / (len(answers) + 1)) / LEVELS
