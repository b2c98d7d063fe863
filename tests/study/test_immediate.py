"""Questions whether an announcement is still at once, and their answers under the readings of G-8."""

from __future__ import annotations

from functools import cache

import pytest

from knack_widgets.study import exercises
from knack_widgets.study.exercises import Exercise
from tests.study.second import COUNTED, right_choices

CLAUSES = ("call.1", "call.3")
SEEDS = range(44, 64)


@cache
def some(clause: str, reading: str = "a") -> list[Exercise]:
    readings = {"G-8": reading}
    return [exercises.make("knack31", seed, clause=clause, kind="still-immediate", readings=readings) for seed in SEEDS]


def others_moves(found: Exercise) -> int:
    (window,) = found.state.windows
    return int(window.others)


@pytest.mark.parametrize("clause", CLAUSES)
def test_it_is_asked_of_who_alone_has_something_to_announce(clause: str) -> None:
    for found in some(clause):
        (window,) = found.state.windows
        assert window.seat == found.seat
        assert found.state.play(f"{found.seat} announce").events[0][-1] == clause


@pytest.mark.parametrize("clause", CLAUSES)
def test_not_all_positions_are_of_one_sort(clause: str) -> None:
    sorts = {(found.state.phase, found.state.turn == found.seat, others_moves(found)) for found in some(clause)}
    assert len(sorts) > 2


@pytest.mark.apart
@pytest.mark.parametrize("reading", ["a", "b", "c"])
@pytest.mark.parametrize("clause", CLAUSES)
def test_the_answer_goes_by_the_reading(clause: str, reading: str) -> None:
    for found in some(clause, reading):
        assert found.answer == right_choices(found, found.state), found.id


def test_no_card_is_told_that_the_seat_has_not_seen() -> None:
    told = 0
    for found in (one for clause in CLAUSES for one in some(clause)):
        seen = {*(found.view.hands[found.seat] or ()), *found.state.middle}
        for choice in set(found.choices) - {"now"}:
            for move in map(found.state.read, choice.split("; ")):
                cards = {card for card in move.args if card not in ("all", "1", "2")}
                assert cards <= seen, found.id
                assert move.seat == found.seat or not cards, found.id
                told += bool(cards)
    assert told


@pytest.mark.parametrize("clause", CLAUSES)
def test_what_has_been_played_since_is_told(clause: str) -> None:
    for found in some(clause):
        counted = [move for move in found.problem.facts["since"] if move.verb in COUNTED]
        assert len(counted) == others_moves(found), found.id
        assert found.seat not in [move.seat for move in counted]
        assert ("Since then" in found.question("en")) == bool(found.problem.facts["since"])


def test_a_wrong_answer_is_told_by_whose_move_it_is_too_late() -> None:
    told = set()
    for found in (one for clause in CLAUSES for one in some(clause)):
        for choice in set(found.choices) - found.answer:
            own = choice.split("; ")[-1].startswith(f"{found.seat} ")
            (why,) = found.reasons([choice], "en")
            assert ("played on yourself" in why) == own, found.id
            told.add(why)
    assert len(told) == 2


@pytest.mark.parametrize(("reading", "words"), [("a", "second move"), ("b", "Another player has made a move")])
def test_how_many_moves_are_too_many_is_told_as_it_is_read(reading: str, words: str) -> None:
    said = " ".join(why for found in some("call.1", reading) for why in found.reasons(found.choices, "en"))
    assert words in said
    assert "second move" not in said or reading == "a"
