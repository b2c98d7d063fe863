"""Questions of new exercises: choices are mistakes that people make, and nothing gives the answer away."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.careless import careless_answers, difficulty
from knack_widgets.study.exercise import ExerciseError
from knack_widgets.study.normal_form import normal_form

SEEDS = range(3)
OF_CLAUSES = ("in-force", "which-clause", "but-for", "what-follows")


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in games for kind in exercises.kinds(game) if kind in OF_CLAUSES]
)
def test_clauses_that_nothing_cites_are_never_an_answer(game: str, kind: str) -> None:
    for seed in SEEDS:
        exercise = exercises.make(game, seed, kind=kind)
        assert all(games[game].clauses[one].citable for one in exercise.answer), exercise.id


@pytest.mark.parametrize("game", games)
def test_whose_turn_it_is_does_not_count_among_the_rules_that_apply(game: str) -> None:
    for seed in SEEDS:
        exercise = exercises.make(game, seed, kind="in-force")
        state = exercise.state
        phase = state.setup.phases[state.phase]
        frame = {phase.turn_clause(state).id, *(one.id for one in phase.permissions)}
        assert not frame.intersection(exercise.choices), exercise.id
        assert exercise.clause in exercise.answer


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_every_wrong_card_would_be_allowed_without_one_clause_or_lies_in_the_hand(game: str) -> None:
    for seed in SEEDS:
        exercise = exercises.make(game, seed, kind="legal-moves")
        hand = {str(card) for card in exercise.view.hands[exercise.seat]}
        for choice in {*exercise.choices} - exercise.answer:
            alone = exercise.state.but_for(choice) or len(exercise.state.judge(choice).clauses) == 1
            assert alone or (exercise.on_table and {*map(str, exercise.cards_of(choice))} <= hand), exercise.id


def test_following_suit_is_answered_by_tapping_one_of_the_hand() -> None:
    for seed in range(12):
        exercise = exercises.make("knack", seed, clause="play.3", kind="legal-moves")
        assert exercise.on_table
        (verb,) = {choice.split()[1] for choice in exercise.choices}
        assert verb == "play"  # nobody who follows would lay a card face down
        assert len(exercise.choices) == len(exercise.view.hands[exercise.seat])


@pytest.mark.parametrize(
    ("game", "clause"), [("knack", "ending.1"), ("kopknack", "payment.24"), ("svangknack", "payment.4")]
)
def test_at_the_end_of_a_match_one_asks_for_the_own_share_of_what_is_left(game: str, clause: str) -> None:
    sums = set()
    for seed in range(10):
        exercise = exercises.make(game, seed, clause=clause, kind="what-is-paid")
        assert exercise.move is not None
        assert exercise.move.verb == "end"
        assert exercise.problem.facts["whose"] == exercise.seat
        (right,) = exercise.answer
        after = exercise.state.play("end")
        (each,) = (event[2] for event in after.events if event[0] == "pooled")
        assert int(right) == each
        sums.add(normal_form(exercise).table)
    assert len(sums) > 3


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_what_is_paid_is_certain_and_no_rest_is_still_drawn_for(game: str) -> None:
    clauses = exercises.clauses_of_kind(game, "what-is-paid")
    assert not {"ending.2", "payment.25"} & {*clauses}  # cards are drawn for a rest: nobody knows who gets it
    for clause in clauses:
        for seed in range(4):
            exercise = exercises.make(game, seed, clause=clause, kind="what-is-paid")
            assert exercise.move is not None
            assert exercise.state.play(exercise.move).chance != "draw"


@pytest.mark.parametrize("id_", ["v3.knack.ending-2.what-is-paid.0", "v3.kopknack.payment-25.what-is-paid.0"])
def test_an_older_question_about_a_rest_that_is_drawn_for_stays_the_same(id_: str) -> None:
    exercise = exercises.load(id_)
    assert exercise.id == id_
    assert exercise.move is not None
    assert exercise.state.play(exercise.move).chance == "draw"
    with pytest.raises(ExerciseError):
        exercises.load(f"v4{id_.removeprefix('v3')}")


def test_the_winning_card_is_not_marked_while_one_asks_who_wins() -> None:
    assert exercises.make("knack", 1, kind="who-takes").hides == {"winning"}
    assert not exercises.make("knack", 1, kind="legal-moves").hides


def test_somebody_who_does_not_know_the_clause_answers_wrongly() -> None:
    for seed in range(8):
        exercise = exercises.make("knack", seed, clause="play.3", kind="legal-moves")
        answers = careless_answers(exercise)
        assert any(answer != exercise.answer for answer in answers.values())
        other = exercises.make("knack", seed, clause="play.3", kind="but-for")
        assert difficulty(other) > difficulty(exercise)
