"""Asking a class: votes are hidden until they are closed, and what was answered is taken along."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from knack_widgets.rooms import frames, polling
from knack_widgets.rooms.book import book_of
from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.exports import file_of
from knack_widgets.rooms.polling import draw_exercises
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Record
from knack_widgets.study.exercises import load

from .classes import SCREEN, TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    found = Class(tmp_path / "rooms.db")
    found.join("Anna", "Bo", "Cleo")
    return found


def vote(school, wrong=()):
    poll = school.room.poll
    for one in list(school.room.members.values()):
        right = sorted(poll.answer)
        marked = [choice for choice in poll.choices if choice not in right][:1] if one.name in wrong else right
        school.ask(one.name, "vote", choices=marked)


def test_votes_are_hidden_until_they_are_closed(school):
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    empty = {name: school.view(name)["poll"]["choices"] for name in ("Anna", SCREEN)}
    vote(school, wrong=("Bo",))
    for name, choices in empty.items():
        assert school.view(name)["poll"]["choices"] == choices
        assert school.view(name)["poll"]["voted"] == 3
        assert "Bo" not in frames.write(school.view(name))
    assert school.refused(TEACHER, "answer") == "still_open"
    school.ask(TEACHER, "close")
    shown = school.view(SCREEN)["poll"]
    assert sum(choice["votes"] for choice in shown["choices"]) >= 3
    assert shown["answer"] is None
    assert school.refused("Anna", "vote", choices=[shown["choices"][0]["id"]]) == "closed"
    school.ask(TEACHER, "answer")
    told = school.view("Anna", "de")["poll"]["answer"]
    assert set(told["right"]) == set(school.room.poll.answer)
    assert told["rightWords"].startswith("2 von 3")
    assert told["clauses"][0]["html"]


def test_one_pupil_who_has_answered_is_counted_in_the_singular(school):
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    school.ask("Anna", "vote", choices=sorted(school.room.poll.answer))
    words = {lang: school.view(SCREEN, lang)["poll"]["votedWords"] for lang in ("de", "en", "sv")}
    assert words == {"de": "1 von 3 hat geantwortet", "en": "1 of 3 answered", "sv": "1 av 3 har svarat"}
    school.ask("Bo", "vote", choices=sorted(school.room.poll.answer))
    assert school.view(SCREEN, "de")["poll"]["votedWords"] == "2 von 3 haben geantwortet"


def test_the_solution_says_whether_right_choices_are_refused_moves(school):
    for kind, refused in (("find-refused", True), ("legal-moves", False)):
        school.ask(TEACHER, "ask", exercise=f"knack.play-3.{kind}.7")
        school.ask(TEACHER, "close")
        school.ask(TEACHER, "answer")
        assert school.view("Anna")["poll"]["answer"]["refused"] is refused
        school.ask(TEACHER, "put_away")


def test_a_game_is_offered_the_kinds_of_question_that_it_has():
    kinds = {game: json.loads(book_of(game, "en"))["kinds"] for game in ("knack", "knack31")}
    assert "who-takes" in kinds["knack"]
    assert "who-takes" not in kinds["knack31"]
    assert "find-refused" in kinds["knack31"]


def test_the_teacher_alone_sees_who_has_voted_what(school):
    anna = school.room.members[1]
    school.ask(TEACHER, "hand", member=anna.id)
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    vote(school, wrong=("Bo",))
    mine = class_frame(school.room, school.asker(TEACHER), frozenset(), "en")
    assert [one["right"] for one in mine["votes"]] == [True, False, True]
    assert class_frame(school.room, school.asker("Anna"), frozenset(), "en")["votes"] is None


def test_the_class_votes_again_after_talking(school):
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    vote(school, wrong=("Anna", "Bo", "Cleo"))
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "again")
    assert school.view("Anna")["poll"]["voted"] == 0
    vote(school)
    school.ask(TEACHER, "close")
    poll = school.view("Anna")["poll"]
    assert poll["round"] == 2
    assert sum(poll["earlier"][0].values()) == 3


def test_a_reading_is_asked_for(school):
    ruling = next(iter(school.room.game.readings))
    school.ask(TEACHER, "ask", ruling=ruling)
    school.ask("Anna", "vote", choices=["b"])
    assert school.refused("Anna", "vote", choices=["a", "b"]) == "unreadable"
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "answer")
    assert school.view("Anna", "sv")["poll"]["answer"]["right"] == ["a"]


def test_the_position_on_the_table_is_asked_about_when_hands_may_be_known(tmp_path):
    shown = examples("knack")["play-03-follow-suit"].record
    school = Class(tmp_path / "rooms.db", record=replace(shown, moves=shown.moves[:5]).dumps())
    assert school.refused(TEACHER, "ask", here=True, kind="legal-moves") == "hands_hidden"
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "ask", here=True)
    assert school.view(SCREEN)["poll"]["choices"]
    before = school.view(SCREEN)
    school.restart()
    assert school.view(SCREEN) == before
    school.ask(TEACHER, "uncover", open=False)
    assert school.view(SCREEN)["poll"] is None


def test_an_example_is_asked_about_while_a_deal_is_played(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    school.sit("Anna", "Bo", "Cleo")
    school.ask(TEACHER, "example", id="play-03-follow-suit")
    school.ask(TEACHER, "ask", here=True)
    assert school.view("Anna")["poll"]
    school.ask("Anna", "vote", choices=[school.room.poll.choices[0]])
    assert school.room.poll


def test_a_quiz_tells_in_the_end_what_went_wrong_by_clause(school):
    asked = draw_exercises("knack", {"do": "quiz"})
    assert len(asked["exercises"]) == 10
    school.ask(TEACHER, "quiz", exercises=asked["exercises"])
    for number in range(1, 11):
        assert school.view("Anna")["poll"]["number"] == number
        vote(school, wrong=("Bo",) if number < 4 else ())
        school.ask(TEACHER, "close")
        if number < 10:
            school.ask(TEACHER, "quiz", next=True)
    assert school.refused(TEACHER, "quiz", next=True) == "no_question"
    told = class_frame(school.room, school.asker(TEACHER), frozenset(), "en")["wrong"]
    assert told
    assert all("wrong" in one["words"] for one in told)


def take_file(school, what, lang):
    name, parts = file_of(school.room, what, lang)
    return name, "".join(parts)


def test_results_are_taken_along(school):
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    vote(school, wrong=("Bo",))
    school.ask(TEACHER, "close")
    school.room.members[3].name = "=Cleo"  # as a room of an earlier release may have stored it
    name, text = take_file(school, "csv", "en")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    assert name.endswith(".csv")
    assert [row[2] for row in rows[1:]] == ["Anna", "Bo", "'=Cleo"]
    assert [row[5] for row in rows[1:]] == ["1", "0", "1"]
    lines = [json.loads(line) for line in take_file(school, "jsonl", "sv")[1].splitlines()]
    assert [line["result"]["success"] for line in lines] == [True, False, True]
    assert all(line.keys() >= {"actor", "verb", "object", "result"} for line in lines)


@pytest.mark.parametrize(("lang", "separator"), [("sv", ";"), ("de", ";"), ("en", ",")])
def test_the_answers_open_in_the_spreadsheets_of_a_language_and_hold_no_formula(school, lang, separator):
    school.join("Dan;=1+1", "Eva, @x")
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    vote(school)
    school.ask(TEACHER, "close")
    text = take_file(school, "csv", lang)[1].removeprefix("\ufeff")
    rows = list(csv.reader(io.StringIO(text), delimiter=separator))
    assert {len(row) for row in rows} == {11}
    assert {row[2] for row in rows[1:]} >= {"Dan;'=1+1", "Eva, '@x"}
    assert all(line.startswith('"') and line.endswith('"') for line in text.splitlines())
    split = [cell.strip() for line in text.splitlines() for part in line.split(";") for cell in part.split(",")]
    assert not [cell for cell in split if cell.strip('"').startswith(("=", "+", "-", "@"))]


def test_the_match_is_taken_along_without_the_deal_that_is_played(school):
    assert Record.loads(take_file(school, "record", "en")[1]).moves == ()
    school.ask(TEACHER, "uncover", open=True)
    assert len(Record.loads(take_file(school, "record", "en")[1]).moves) == 1


@pytest.mark.parametrize("name", ["Anna", TEACHER, SCREEN])
def test_a_device_is_led_to_the_rules_as_its_table_is_played(tmp_path: Path, name: str) -> None:
    record = Record("kopknack", 4, options={"buys": 3}, readings={"KK-6": "b"})
    school = Class(tmp_path / "played.db", record=record.dumps())
    school.join("Anna")
    assert school.view(name, "de")["rules"] == "read=1&lang=de&option.buys=3&reading=KK-6.b"
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    assert (school.view(name)["game"], school.view(name)["rules"]) == ("knack", "read=1&lang=en")
    school.ask(TEACHER, "put_away")
    school.ask(TEACHER, "ask", ruling="KK-7")
    assert school.view(name)["rules"] == "read=1&lang=en&option.buys=3&reading=KK-6.b"


def test_a_clause_shown_after_a_question_has_the_table_and_is_seen_at_once(school: Class) -> None:
    """Beside an open question a clause would be the answer; it is refused, and does not surface later."""
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    assert school.refused(TEACHER, "clause", id="play.3", show=True) == "still_open"
    vote(school)
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "answer")
    school.ask(TEACHER, "clause", id="play.3", show=True)
    seen = school.view(SCREEN)
    assert (seen["poll"], seen["clause"], seen["shown"]["on"]) == (None, "play.3", "match")
    assert len(school.room.asked) == 1


def test_a_closed_question_comes_back_for_its_answer_after_a_clause(school: Class) -> None:
    """The teacher shows the rule before the answer; the next step leads back to the question."""
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    vote(school, wrong=("Bo",))
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "clause", id="play.3", show=True)
    assert school.view(SCREEN)["poll"] is None
    school.restart()
    following = class_frame(school.room, school.asker(TEACHER), frozenset(), "en")["next"]
    assert following == {"message": {"do": "resume"}, "words": "Back to the question"}
    school.ask(TEACHER, "resume")
    assert school.room.asked == []
    assert school.view(SCREEN)["poll"]["voted"] == 3
    school.ask(TEACHER, "answer")
    assert school.view(SCREEN)["poll"]["answer"]["rightWords"].startswith("2 of 3")
    school.ask(TEACHER, "put_away")
    assert school.refused(TEACHER, "resume") == "no_poll"
    assert len(school.room.asked) == 1


@pytest.mark.parametrize(
    ("do", "fields"),
    [("begin", {"game": "knack", "players": 3}), ("ask", {"exercise": EXERCISE}), ("tables", {})],
)
def test_a_question_that_was_put_aside_does_not_come_back_after_something_else(
    school: Class, do: str, fields: dict[str, object]
) -> None:
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "clause", id="play.3", show=True)
    school.ask(TEACHER, do, **fields)
    assert school.refused(TEACHER, "resume") == "no_poll"


def test_a_clause_does_not_end_a_quiz_with_questions_to_come(school: Class) -> None:
    school.ask(TEACHER, "quiz", exercises=[EXERCISE, EXERCISE])
    school.ask(TEACHER, "close")
    assert school.refused(TEACHER, "clause", id="play.3", show=True) == "quiz_goes_on"
    school.ask(TEACHER, "clause", id="")
    school.ask(TEACHER, "quiz", next=True)
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "clause", id="play.3")
    assert school.view(SCREEN)["clause"] == "play.3"


@pytest.mark.parametrize("seed", range(12))
def test_a_question_about_a_fresh_position_has_a_position(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "_chance", Random(seed))
    assert load(draw_exercises("kopknack", {"do": "ask"})["exercise"]).shows_table
