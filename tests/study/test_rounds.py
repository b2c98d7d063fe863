"""Rounds: easy before hard, at most two of a kind, no two alike."""

from __future__ import annotations

from collections import Counter

import pytest

from knack_widgets.rulebook.exercised_clauses import exercised_clauses
from knack_widgets.rules import games
from knack_widgets.study import Progress, exercises
from knack_widgets.study.careless import difficulty
from knack_widgets.study.exercise import Exercise, ExerciseError
from knack_widgets.study.normal_form import clause_mix, normal_form
from knack_widgets.study.rounds import draw_round
from knack_widgets.study.sitting import NEVER, Sitting, draw_sheet


def check_round(found: list[Exercise], most: int = 2) -> None:
    """Check what every round keeps."""
    assert found
    assert max(Counter(one.kind for one in found).values()) <= most
    assert len({normal_form(one).table for one in found}) == len(found)
    levels = [one.level for one in found]
    assert levels == sorted(levels)


@pytest.mark.parametrize("seed", [1, pytest.param(range(2, 5), marks=pytest.mark.apart)])
@pytest.mark.parametrize("game", games)
def test_ten_questions_about_a_game_differ(game: str, seed: int | range) -> None:
    for each in [seed] if isinstance(seed, int) else seed:
        found = draw_round(game, each)
        check_round(found)
        assert len(found) == 10
        assert len({clause_mix(one) for one in found}) >= 9
        hard = [difficulty(one) for one in found]
        assert hard == sorted(hard)
        assert sum(one._kind.trivial for one in found) <= 2


@pytest.mark.apart
@pytest.mark.parametrize(
    ("game", "chapter"), [(game, chapter) for game in games for chapter in games[game].chapters][::4]
)
def test_ten_questions_about_a_chapter_differ(game: str, chapter: str) -> None:
    clauses = [one.id for one in games[game].chapters[chapter] if one.id in exercised_clauses(game)]
    if clauses and any(
        one in exercises.clauses_of_kind(game, kind) for kind in exercises.kinds(game) for one in clauses
    ):
        check_round(draw_round(game, 1, clauses=clauses))


@pytest.mark.parametrize(("game", "clause"), [("knack", "play.3"), ("kopknack", "play.5"), ("svangknack", "play.10")])
def test_a_round_about_a_clause_begins_with_cards_to_tap(game: str, clause: str) -> None:
    found = draw_round(game, 4, clauses=[clause])
    check_round(found)
    assert len(found) >= 8
    assert {one.clause for one in found} == {clause}
    assert [one.kind for one in found[:2]] == ["legal-moves"] * 2
    assert all(one.on_table for one in found[:2])


def test_the_first_chapters_do_not_ask_one_thing_ten_times() -> None:
    for clauses in (["intro.1"], ["pack.1", "pack.2"], ["setup.1"]):
        found = draw_sheet("knack", clauses, 10, 1)
        assert len(found) == 2
        sitting = Sitting("knack", Progress(), 1, tuple(clauses))
        assert sitting.size == 2


def test_a_long_round_has_more_of_a_kind_but_never_more_than_a_fifth() -> None:
    check_round(draw_round("knack", 3, size=30), most=6)


@pytest.mark.parametrize("seed", range(3))
def test_a_sitting_is_easy_first_and_has_no_two_alike(seed: int) -> None:
    sitting = Sitting("kopknack", Progress(), seed)
    found = []
    while not sitting.over:
        exercise = sitting.next_exercise(NEVER)
        sitting.take_answer(exercise, exercise.grade(exercise.answer), NEVER)
        found.append(exercise)
    assert len(found) == 10
    check_round(found)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ExerciseError, match="game 'whist'"):
        draw_round("whist")


def test_a_kind_that_play_does_not_reach_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a table of its exercises offers kinds of question that play may never reach."""

    def make(game: str, seed: int = 0, **settings: str) -> Exercise:
        if settings["kind"] == "in-force":
            raise ExerciseError("no such question")
        return exercises.make(game, seed, **settings)

    before = draw_round("knack", 1, clauses=["play.3"], size=3)
    monkeypatch.setattr("knack_widgets.study.rounds.make", make)
    after = draw_round("knack", 1, clauses=["play.3"], size=3)
    assert [one.kind for one in after] == [one.kind for one in before if one.kind != "in-force"]
    assert len(after) < len(before)
