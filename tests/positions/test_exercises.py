"""Exercises about positions: ids that name them wholly, and questions that no hidden card decides."""

from __future__ import annotations

import pytest

from knack_widgets.rules import Position
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.exercises import ExerciseError
from knack_widgets.study.spots import Spot
from knack_widgets.study.twins import find_twins, is_decided
from knack_widgets.testing.matches import walk

FOLLOW = Position.parse("knack;players=3;dealer=0;hands=3?,7h_8c,Th_7c_8s;up=9h;trick=1_Ah")
GAMES = ("knack", "kopknack", "svangknack", "knack31", "knaker")


def test_an_exercise_about_a_position_is_named_by_its_id() -> None:
    exercise = exercises.make("knack", 3, clause="play.3", kind="legal-moves", position=FOLLOW)
    assert (exercise.seat, exercise.clause) == (2, "play.3")
    assert exercise.view.hands[2] == FOLLOW.draft["hands"][2]
    assert exercise.record.position is not None
    assert exercises.load(exercise.id) == exercise
    assert exercise.grade(exercise.answer).right == exercise.answer


def test_another_seed_asks_another_question_about_the_same_position() -> None:
    asked = {exercises.make("knack", seed, position=FOLLOW).kind for seed in range(12)}
    assert len(asked) > 2


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_every_game_have_exercises(game: str) -> None:
    made = 0
    states = [state for seed in (13, 14, 15) for _, state in walk(game, seed, moves=24)]
    for number, state in enumerate(states):
        if number % 8 == 7 and state.chance is None and not state.over:
            exercise = exercises.make(game, number, position=Position.of(state))
            assert exercises.load(exercise.id) == exercise
            made += 1
    assert made


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"position": Position.parse("kopknack;players=3;phase=deal")}, "expected a position of knack"),
        ({"position": FOLLOW, "options": {"stake": 3}}, "has its own"),
        ({"position": FOLLOW, "kind": "what-is-paid"}, "in this position"),
    ],
)
def test_what_cannot_be_asked_is_refused(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ExerciseError, match=said):
        exercises.make("knack", 1, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("packed", ["~", "~abc", "~" + "A" * 5000])
def test_a_damaged_id_is_refused(packed: str) -> None:
    with pytest.raises(ExerciseError):
        exercises.load(f"knack.play-3.legal-moves.7.{packed}")


def test_a_question_that_a_hidden_card_decides_is_noticed_without_a_deal() -> None:
    state = Position.parse("knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh,6s_7c_8s;up=9h;trick=1_Ah").start()
    spot = Spot((), state, None)
    twins = list(find_twins(spot, 2, Draws(5)))
    assert twins
    assert all(twin.view(2) == state.view(2) for twin in twins)
    assert not is_decided(spot, 2, lambda twin: twin.hands[0], Draws(5))
    assert is_decided(spot, 2, lambda twin: twin.hands[2], Draws(5))
