"""A sitting: what failed comes back in it, another position each time, and nothing outside what it is about."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from knack_widgets.rulebook.exercised_clauses import exercised_clauses
from knack_widgets.rules import games
from knack_widgets.study import Progress, exercises
from knack_widgets.study.exercises import ExerciseError, clauses_of_kind, kinds
from knack_widgets.study.normal_form import normal_form
from knack_widgets.study.sitting import Sitting, askable

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
CLAUSES = ("play.2", "play.3", "play.12")


def sat(sitting: Sitting, fails: tuple[int, ...] = ()) -> list[exercises.Exercise]:
    """A whole sitting; the answers of these numbers are wrong."""
    found = []
    while not sitting.over:
        exercise = sitting.next_exercise(NOW)
        wrong = {*exercise.choices} - exercise.answer
        answer = wrong if len(found) in fails else exercise.answer
        sitting.take_answer(exercise, exercise.grade(answer), NOW)
        found.append(exercise)
    return found


def test_a_sitting_asks_about_its_clauses_evenly_and_never_the_same_twice() -> None:
    found = sat(Sitting("knack", Progress(), 1, CLAUSES))
    assert len(found) == 10
    assert {exercise.clause for exercise in found} == {*CLAUSES}
    assert min(sum(one.clause == clause for one in found) for clause in CLAUSES) == 3
    assert len({normal_form(exercise) for exercise in found}) == 10


def test_what_failed_comes_back_after_two_others_and_then_after_five() -> None:
    sitting = Sitting("knack", Progress(), 2, CLAUSES)
    found = sat(sitting, fails=(0,))
    skill = (found[0].clause, found[0].kind)
    assert (found[3].clause, found[3].kind) == skill
    assert (found[9].clause, found[9].kind) == skill
    assert found[3].id != found[0].id
    assert sitting.right == 9


def test_what_is_due_is_asked_before_what_is_new() -> None:
    progress = Progress()
    exercise = exercises.make("knack", 1, clause="play.12", kind="legal-moves")
    progress.answered(exercise, exercise.grade([]), NOW - timedelta(days=9))
    first = Sitting("knack", progress, 3, CLAUSES).next_exercise(NOW)
    assert (first.clause, first.kind) == ("play.12", "legal-moves")
    other = Sitting("knack", progress, 3, ("play.3",)).next_exercise(NOW)
    assert other.clause == "play.3"


def test_a_sitting_begins_with_the_exercise_that_is_given() -> None:
    first = exercises.load("knack.play-3.legal-moves.7")
    sitting = Sitting("knack", Progress(), 4, first=first)
    assert sitting.next_exercise(NOW) == first
    sitting.take_answer(first, first.grade(first.answer), NOW)
    assert sitting.next_exercise(NOW) != first


def test_nothing_is_asked_about_what_forbids_nothing() -> None:
    with pytest.raises(ExerciseError, match=r"play\.7"):
        askable("knack", ["play.7"])
    with pytest.raises(ExerciseError, match="expected from 1 to 100"):
        Sitting("knack", Progress(), 1, size=0)


@pytest.mark.parametrize("game", games)
def test_a_page_offers_what_can_be_asked(game: str) -> None:
    assert exercised_clauses(game) >= {clause for kind in kinds(game) for clause in clauses_of_kind(game, kind)}


def test_two_progresses_are_put_together_and_neither_loses_anything() -> None:
    one, other = Progress(), Progress()
    first = exercises.make("knack", 1, clause="play.3", kind="legal-moves")
    second = exercises.make("knack", 1, clause="play.2", kind="legal-moves")
    one.answered(first, first.grade(first.answer), NOW)
    other.answered(first, first.grade([]), NOW - timedelta(days=3))
    other.answered(second, second.grade(second.answer), NOW)
    known = [one.memory(skill) for skill in one.skills]
    one.merge(other)
    assert len(one.skills) == 2
    assert known[0] in [one.memory(skill) for skill in one.skills]
