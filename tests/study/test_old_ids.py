"""Ids that were handed out before stay the same exercises: a printed sheet's code and a pupil's link last."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.exercise_search import find_question

OLD = tomllib.loads(Path(__file__).with_name("old_exercises.toml").read_text(encoding="utf-8"))


def digest(exercise: exercises.Exercise) -> str:
    """Return a short digest of all that a reader sees, and of the answer."""
    shown = [str(exercise.seat), str(exercise.move), *exercise.choices, "", *sorted(exercise.answer)]
    return sha256("\n".join([*shown, exercise.record.dumps()]).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", games)
def test_an_old_id_is_the_exercise_that_it_was(game: str) -> None:
    mine = {
        id_: known for id_, known in OLD.items() if id_.removeprefix("v2.").removeprefix("v3.").startswith(f"{game}.")
    }
    assert len(mine) > 30
    assert {id_: digest(exercises.load(id_)) for id_ in mine} == mine


@pytest.mark.parametrize("game", games)
def test_a_new_exercise_has_another_id_and_loads_equal(game: str) -> None:
    for seed in range(4):
        exercise = exercises.make(game, seed)
        assert exercise.id.startswith("v4." if exercise.kind == "what-is-paid" else "v3.")
        find_question.cache_clear()
        again = exercises.load(exercise.id)
        assert again == exercise
        assert digest(again) == digest(exercise)
        for older in ("v2.", ""):
            id_ = f"{older}{exercise.id.partition('.')[2]}"
            assert exercises.load(id_).id == id_
