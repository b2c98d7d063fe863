"""Exercises and opponents under every reading."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.exercise import ExerciseError
from knack_widgets.study.ledger.deals import LONGEST, play_deal
from tests.support.seeds import sparsely

READINGS = [
    (game, ruling, value)
    for game, facts in games.items()
    for ruling, reading in facts.readings.items()
    for value in reading.values[1:]
]


@pytest.mark.parametrize(("game", "ruling", "value"), READINGS)
def test_an_exercise_is_made_and_loaded_under_a_reading(game: str, ruling: str, value: str) -> None:
    made = exercises.make(game, 1, readings={ruling: value})
    assert dict(made.record.readings) == {ruling: value}
    assert made.id.endswith(f"{ruling}~{value}")
    found = exercises.load(made.id)
    assert (found.id, found.record, found.answer) == (made.id, made.record, made.answer)
    assert made.grade(made.answer).correct
    for lang in ("sv", "de", "en"):
        assert made.question(lang)
        assert made.grade([]).explain(lang)


def test_what_is_right_goes_by_the_reading() -> None:
    """The highest trump is to be led under B, any of them under A: somewhere the answers differ."""
    for seed in range(12):
        made = exercises.make("knack", seed, clause="play.10", kind="legal-moves", readings={"K-6": "b"})
        legal = {str(move) for move in made.state.view(made.seat).moves}
        assert made.answer == legal
        if _replayed(made) != legal:
            return
    pytest.fail("no exercise in which the readings differ")


def _replayed(made: exercises.Exercise) -> set[str]:
    """What may be played after the same moves as the book reads the text."""
    setup = made.record.opening.setup
    state = games["knack"].start(len(setup.names), dealer=setup.first, **setup.options)
    for move in made.record.moves:
        state = state.play(move)
    return {str(move) for move in state.view(made.seat).moves}


def test_the_books_reading_is_not_in_the_id_and_options_stay_beside_others() -> None:
    assert exercises.make("knack", 2, readings={"K-6": "a"}).id == exercises.make("knack", 2).id
    made = exercises.make("knack", 2, options={"players": 3}, readings={"K-6": "b"})
    assert made.id.endswith(".players~3_K-6~b")
    assert exercises.load(made.id).record == made.record


@pytest.mark.parametrize("readings", [{"K-99": "b"}, {"K-6": "z"}])
def test_an_unknown_reading_is_refused(readings: dict[str, str]) -> None:
    with pytest.raises(ExerciseError, match=r"readings: .*(those of knack are|expected a or b)"):
        exercises.make("knack", 1, readings=readings)
    (ruling, value), *_ = readings.items()
    with pytest.raises(ExerciseError):
        exercises.load(f"knack.play-3.legal-moves.3.{ruling}~{value}")


@pytest.mark.parametrize(
    ("game", "ruling", "value", "player"),
    sparsely([(*reading, player) for reading in READINGS for player in ("careful", "random", "forgetful")], 4),
)
def test_opponents_play_to_the_end_under_a_reading(game: str, ruling: str, value: str, player: str) -> None:
    """Each move is made by `State.play`, which refuses what is not allowed. Who plays at random may never end."""
    facts = games[game]
    state = facts.start(facts.players.start, readings={ruling: value})
    moves = 0
    for _, after in play_deal(state, "3", player, to_end=True):
        state, moves = after, moves + 1
    assert state.over or (player == "random" and moves > LONGEST["random"])
