"""Exercises about clauses that leave the choice free: they are asked about, and they are among the right answers."""

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.kinds.clauses import InForce

FREE = [
    (game.id, clause.id)
    for game in games.values()
    for clause in game.clauses.values()
    if clause.kind == "definition" and clause.frees
]


def test_some_clauses_leave_the_choice_free() -> None:
    assert len(FREE) == 7


@pytest.mark.parametrize(("game", "clause"), FREE)
def test_what_is_in_force_is_asked_about_a_clause_that_leaves_the_choice_free(game: str, clause: str) -> None:
    assert InForce().fits(games[game], clause)
    exercise = exercises.make(game, 1, clause=clause, kind="in-force")
    assert clause in exercise.answer
    binding = frozenset(exercise.state.view(exercise.seat).in_force)
    assert exercise.answer == binding.intersection(exercise.choices)
    assert exercise.answer < set(exercise.choices)
    move = next(iter(exercise.state.moves()))
    assert exercise.state.judge(move).freed_by == clause


def test_a_definition_that_leaves_nothing_free_is_not_asked_about() -> None:
    assert not InForce().fits(games["kopknack"], "play.18")
    assert not InForce().fits(games["kopknack"], "pack.1")
