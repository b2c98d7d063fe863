"""Ids that were handed out before stay the same exercises: a printed sheet's code and a pupil's link last."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises

OLD = tomllib.loads(Path(__file__).with_name("old_exercises.toml").read_text(encoding="utf-8"))


def digest(exercise: exercises.Exercise) -> str:
    """Return a short digest of all that a reader sees, and of the answer."""
    shown = [str(exercise.seat), str(exercise.move), *exercise.choices, "", *sorted(exercise.answer)]
    return sha256("\n".join([*shown, exercise.record.dumps()]).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", games)
def test_an_old_id_is_the_exercise_that_it_was(game: str) -> None:
    mine = {id_: known for id_, known in OLD.items() if id_.startswith(f"{game}.")}
    assert len(mine) > 20
    assert {id_: digest(exercises.load(id_)) for id_ in mine} == mine


@pytest.mark.parametrize("game", games)
def test_a_new_exercise_has_another_id_and_loads_equal(game: str) -> None:
    for seed in range(4):
        exercise = exercises.make(game, seed)
        assert exercise.id.startswith("v2.")
        exercises._find_cached.cache_clear()
        again = exercises.load(exercise.id)
        assert again == exercise
        assert digest(again) == digest(exercise)
        old = exercises.load(exercise.id.removeprefix("v2."))
        assert old.id == exercise.id.removeprefix("v2.")
