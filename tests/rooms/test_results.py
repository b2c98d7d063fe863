"""Results of a room: who has answered what and when, who has not, and what to practise next."""

from __future__ import annotations

import csv
import io
import json
import re
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import class_page
from knack_widgets.rooms.event_handlers import replay
from knack_widgets.rooms.exports import Book, copy_answers, file_of
from knack_widgets.rooms.refused_moves import move_words
from knack_widgets.rulebook.labels import clause_label
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.study import Lesson
from knack_widgets.study.lesson import LessonItem

from ..support.html import read_html
from .classes import TEACHER, Class
from .test_stored import stored_events

EXERCISE = "knack.play-3.legal-moves.7"
NOW_S = 1_764_216_000
BOOK = Book("http://book.example:8866/", codes=True)


@pytest.fixture
def school(tmp_path: Path) -> Class:
    """A class of four: Anna and Bo have answered, Bo wrongly; Cleo has not; Dag came after the question."""
    found = Class(tmp_path / "rooms.db")
    found.now = NOW_S
    found.join("Anna", "Bo", "Cleo")
    found.ask(TEACHER, "ask", exercise=EXERCISE)
    poll = found.room.poll
    assert poll
    found.now += 60
    found.ask("Anna", "vote", choices=sorted(poll.answer))
    found.now += 7
    found.ask("Bo", "vote", choices=[choice for choice in poll.choices if choice not in poll.answer][:1])
    found.ask(TEACHER, "close")
    found.join("Dag")
    return found


def rows_of(school: Class, lang: str = "en") -> list[dict[str, str]]:
    """Return the rows of the table, by the English names of its columns."""
    text = "".join(file_of(school.room, "csv", lang)[1]).removeprefix("\ufeff")
    rows = list(csv.reader(io.StringIO(text), delimiter="," if lang == "en" else ";"))
    names = ("number", "round", "name", "question", "answer", "right", "clause", "solution", "points", "date", "game")
    assert {len(row) for row in rows} == {len(names)}
    return [dict(zip(names, row, strict=True)) for row in rows[1:]]


def statements_of(school: Class, book: Book = BOOK) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file_of(school.room, "jsonl", "en", book)[1]]


def page_of(school: Class, lang: str = "en", book: Book = BOOK) -> str:
    name, parts = file_of(school.room, "page", lang, book)
    assert name.endswith(".html")
    return "".join(parts)


def test_the_table_has_clause_right_answer_points_date_and_game(school: Class) -> None:
    anna, bo, cleo = rows_of(school)
    assert [row["name"] for row in (anna, bo, cleo)] == ["Anna", "Bo", "Cleo"]
    assert {row["clause"] for row in (anna, bo, cleo)} == {"Tricks 3"}
    assert {row["game"] for row in (anna, bo, cleo)} == {"Knack"}
    assert anna["answer"] == anna["solution"] == bo["solution"] == cleo["solution"] != bo["answer"]
    assert [row["points"] for row in (anna, bo, cleo)] == ["1", "0", "0"]
    assert anna["date"] == time.strftime("%Y-%m-%d %H:%M", time.localtime(NOW_S + 60))


def test_who_did_not_answer_has_a_row_without_an_answer(school: Class) -> None:
    cleo = rows_of(school)[2]
    assert (cleo["name"], cleo["answer"], cleo["right"], cleo["points"]) == ("Cleo", "", "", "0")
    assert cleo["date"] == time.strftime("%Y-%m-%d %H:%M", time.localtime(NOW_S))
    assert "Dag" not in {row["name"] for row in rows_of(school)}


def test_in_the_next_round_who_has_come_meanwhile_is_missed_too(school: Class) -> None:
    school.ask(TEACHER, "again")
    school.ask(TEACHER, "close")
    school.join("Eva")
    assert [(row["round"], row["name"]) for row in rows_of(school)] == [
        *[("1", name) for name in ("Anna", "Bo", "Cleo")],
        *[("2", name) for name in ("Anna", "Bo", "Cleo", "Dag")],
    ]


def test_a_question_that_is_removed_unclosed_misses_who_was_there(school: Class) -> None:
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    school.ask("Dag", "vote", choices=["2 blank 6s"])
    school.ask(TEACHER, "put_away")
    school.join("Eva")
    assert [row["name"] for row in rows_of(school) if row["number"] == "2"] == ["Anna", "Bo", "Cleo", "Dag"]


@pytest.mark.parametrize("lang", LANGS)
def test_dates_and_silence_survive_a_restart_and_a_copy(school: Class, lang: str) -> None:
    before = rows_of(school, lang)
    school.restart()
    assert rows_of(school, lang) == before
    copied = copy_answers(school.room)
    school.now += 100
    school.ask(TEACHER, "again")
    school.ask("Anna", "vote", choices=["2 blank 6s"])
    assert copied.poll
    assert set(copied.poll.times_s) == {(1, 1), (1, 2)}


def test_the_time_of_an_answer_goes_with_it_to_another_device(school: Class) -> None:
    school.join("Anna2")
    school.ask(TEACHER, "replace", member=school.room.members[3].id, by=school.room.members[2].id)  # Cleo gets Bo's
    cleo = next(row for row in rows_of(school) if row["name"] == "Cleo")
    assert cleo["answer"]
    assert cleo["date"] == time.strftime("%Y-%m-%d %H:%M", time.localtime(NOW_S + 67))


def test_a_room_of_the_release_before_has_results_without_dates() -> None:
    room = replay("AAAAAA", stored_events())
    text = "".join(file_of(room, "csv", "en")[1]).removeprefix("\ufeff")
    rows = list(csv.reader(io.StringIO(text)))[1:]
    assert rows
    assert {row[9] for row in rows} == {""}
    lines = [json.loads(line) for line in file_of(room, "jsonl", "en")[1]]
    assert not any("timestamp" in line for line in lines)
    assert "".join(file_of(room, "page", "sv")[1]).startswith("<!DOCTYPE html>")


@pytest.mark.parametrize("sign", "=+-@")
def test_no_cell_begins_a_formula(school: Class, sign: str) -> None:
    school.room.members[1].name = f"{sign}cmd|x"  # as a room of an earlier release may have stored it
    assert rows_of(school)[0]["name"] == f"'{sign}cmd|x"


def test_a_statement_has_who_what_when_how_well_and_the_clause(school: Class) -> None:
    anna, bo = statements_of(school)
    assert anna["actor"] == {
        "objectType": "Agent",
        "name": "Anna",
        "account": {"homePage": "urn:knack-widgets:room", "name": "1"},
    }
    assert anna["verb"]["id"] == "http://adlnet.gov/expapi/verbs/answered"
    assert anna["object"]["id"] == f"urn:knack-widgets:exercise:{EXERCISE}"
    assert anna["object"]["definition"]["moreInfo"] == f"{BOOK.address}knack?lang=en&exercise={EXERCISE}"
    assert [one["result"]["score"]["scaled"] for one in (anna, bo)] == [1, 0]
    (clause,) = bo["context"]["contextActivities"]["grouping"]
    assert clause["id"] == "urn:knack-widgets:clause:knack:play.3"
    assert clause["definition"]["name"] == {"en": "Tricks 3"}
    stamps = [datetime.fromisoformat(one["timestamp"]) for one in (anna, bo)]
    assert [stamp.timestamp() for stamp in stamps] == [NOW_S + 60, NOW_S + 67]
    assert {str(stamp.utcoffset()) for stamp in stamps} == {"0:00:00"}


def test_a_statement_without_a_known_address_links_nowhere(school: Class) -> None:
    assert "moreInfo" not in statements_of(school, Book())[0]["object"]["definition"]


def test_the_page_has_each_pupil_and_what_to_practise_next(school: Class) -> None:
    page = read_html(page_of(school))
    pupils, clauses, questions = tables(page)
    cells = [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in rows(pupils)]
    assert cells == [
        ["Name", "1", "Right", "Practise next"],
        ["Anna", "✓", "1 / 1", "–"],
        ["Bo", "✗", "0 / 1", "Tricks 3"],
        ["Cleo", "–", "0 / 1", "–"],
        ["Dag", "–", "0 / 0", "–"],
    ]
    (wrong,) = [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in rows(clauses)][1:]
    assert wrong[0].startswith("Tricks 3")
    assert "Follow suit if you can" in wrong[0]
    assert wrong[1:] == ["1 / 2", "–", "Ten exercises on paper"]
    links = {link.attributes["href"] for link in page.all() if link.tag == "a"}
    assert f"{BOOK.address}knack?lang=en&clause=play.3" in links
    assert f"{BOOK.address}knack?lang=en&print=sheet&clause=play.3" in links
    assert [len(row.all()) > 1 for row in rows(questions)] == [True, True]
    assert len(page.of_class("qr")) == 1


def tables(page: Any) -> list[Any]:
    return [part for part in page.all() if part.tag == "table"]


def rows(table: Any) -> list[Any]:
    return [part for part in table.all() if part.tag == "tr"]


def test_without_an_address_the_page_has_no_links_and_no_codes(school: Class) -> None:
    page = read_html(page_of(school, book=Book()))
    assert not [part for part in page.all() if part.tag == "a"]
    assert not page.of_class("qr")
    assert not read_html(page_of(school, book=Book(BOOK.address))).of_class("qr")


@pytest.mark.parametrize(
    ("lang", "title"), [("sv", "Klassen i dag"), ("de", "Die Klasse heute"), ("en", "Your class today")]
)
def test_the_page_is_in_the_teachers_language(school: Class, lang: str, title: str) -> None:
    page = read_html(page_of(school, lang))
    assert [part.text for part in page.all() if part.tag == "h1"] == [title]
    assert "results_" not in page.text


def test_dates_are_written_as_in_the_language(school: Class) -> None:
    day = datetime.fromtimestamp(NOW_S)
    assert f"{day:%d.%m.%Y} · Knack" in page_of(school, "de")
    assert f"{day:%Y-%m-%d} · Knack" in page_of(school, "sv")
    assert rows_of(school, "de")[2]["date"] == f"{day:%d.%m.%Y %H:%M}"


def test_a_name_on_the_page_is_text(school: Class) -> None:
    school.ask(TEACHER, "name", member=1, name="<b>Anna</b>")
    assert "&lt;b&gt;Anna" in page_of(school)


def test_more_questions_than_columns_are_summed(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(class_page, "MAX_MARKS", 1)
    school.ask(TEACHER, "ask", exercise="knack.play-3.legal-moves.8")
    school.ask("Anna", "vote", choices=[school.room.poll.choices[0]])  # type: ignore[union-attr]
    school.ask(TEACHER, "close")
    heads = rows(tables(read_html(page_of(school)))[0])[0]
    assert [cell.text for cell in heads.all() if cell.tag == "th"] == ["Name", "Right", "Practise next"]


def test_questions_of_the_same_words_have_their_hands_and_one_asked_twice_is_one(school: Class) -> None:
    for exercise in ("knack.play-3.legal-moves.8", EXERCISE):
        school.ask(TEACHER, "ask", exercise=exercise)
        school.ask("Anna", "vote", choices=[school.room.poll.choices[0]])
        school.ask(TEACHER, "close")
    asked = tables(read_html(page_of(school)))[-1]
    cells = [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in rows(asked)[1:]]
    assert [row[0] for row in cells] == ["1", "2"]
    pupils = [
        [cell.text for cell in row.all() if cell.tag in ("th", "td")]
        for row in rows(tables(read_html(page_of(school)))[0])
    ]
    assert pupils[0] == ["Name", "1", "2", "Right", "Practise next"]
    assert pupils[2][1:4] == ["✗", "–", "0 / 2"]  # Bo answered the first time alone
    assert "two questions" in page_of(school) or "2 questions" in page_of(school)
    assert [row[-1].split(" / ")[1] for row in cells] == ["3", "1"]
    assert cells[0][1] != cells[1][1]
    assert " has " in cells[0][1]


def test_an_empty_room_says_that_nothing_was_asked(tmp_path: Path) -> None:
    empty = Class(tmp_path / "empty.db")
    assert "Nothing has been asked yet" in page_of(empty)
    assert rows_of(empty) == []


def test_refused_moves_are_on_the_page_when_the_deal_is_over(tmp_path: Path) -> None:
    playing = Class(tmp_path / "playing.db")
    playing.sit("Anna", "Bo", "Cleo", "Dag")
    state = playing.room.live
    name = next(one.name for one in playing.room.members.values() if one.seat == state.turn)
    playing.ask(name, "move", move=f"{state.turn} play {state.hands[state.turn][0]}")
    (miss,) = playing.room.misses
    label = clause_label("knack", miss.clauses[0], "en")
    move = move_words(miss, "en")
    assert label not in page_of(playing)
    assert rows_of(playing) == []
    playing.ask(TEACHER, "uncover", open=True)
    page = page_of(playing)
    assert f"{move} – {label}" in page
    heads = rows(tables(read_html(page))[0])[0]
    shown = [cell.text for cell in heads.all() if cell.tag == "th"]
    assert shown == ["Name", "Right", "Refused moves", "Practise next"]
    (row,) = rows_of(playing)
    assert (row["name"], row["question"], row["answer"], row["clause"]) == (name, "Refused move", move, label)
    assert (row["number"], row["right"], row["points"]) == ("", "", "")
    assert row["date"] == time.strftime("%Y-%m-%d %H:%M", time.localtime(playing.now))
    playing.restart()
    (statement,) = statements_of(playing)
    check_statement(statement)
    assert statement["verb"]["id"].endswith("/attempted")
    assert statement["object"]["id"] == f"urn:knack-widgets:clause:knack:{miss.clauses[0]}"
    assert statement["object"]["definition"]["name"] == {"en": label}
    assert statement["object"]["definition"]["moreInfo"] == f"{BOOK.address}knack?lang=en&clause={miss.clauses[0]}"
    assert statement["result"] == {"success": False, "response": miss.move}
    assert statement["context"]["extensions"] == {"urn:knack-widgets:move": move}
    playing.ask(TEACHER, "uncover", open=False)
    assert statements_of(playing) == []  # its card is hidden again


LANGUAGE_TAG = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
IRI = re.compile(r"(https?://|urn:)[^\s<>]+")
VERBS = {f"http://adlnet.gov/expapi/verbs/{verb}" for verb in ("answered", "attempted", "completed")}


def check_statement(statement: dict[str, Any]) -> None:
    """Check what the specification of xAPI (1.0.3, part 2) asks of a statement with these properties."""
    assert {"actor", "verb", "object"} <= set(statement)
    assert set(statement) <= {"actor", "verb", "object", "result", "context", "timestamp"}
    actor, verb, object_ = (statement[name] for name in ("actor", "verb", "object"))
    assert set(actor) == {"objectType", "name", "account"}
    assert actor["objectType"] == "Agent"
    assert set(actor["account"]) == {"homePage", "name"}
    assert IRI.fullmatch(actor["account"]["homePage"])
    assert actor["account"]["name"]
    assert verb["id"] in VERBS
    activities = statement["context"].get("contextActivities", {})
    assert set(activities) <= {"parent", "grouping", "category", "other"}
    for one in (object_, *(each for group in activities.values() for each in group)):
        assert one["objectType"] == "Activity"
        assert IRI.fullmatch(one["id"])
        definition = one.get("definition", {})
        assert set(definition) <= {"name", "description", "type", "moreInfo"}
        assert all(IRI.fullmatch(definition[name]) for name in ("type", "moreInfo") if name in definition)
    words = [verb["display"], *(each["name"] for each in [object_["definition"]])]
    assert all(LANGUAGE_TAG.fullmatch(tag) and text for text_of in words for tag, text in text_of.items())
    result = statement["result"]
    assert set(result) <= {"score", "success", "completion", "response"}
    assert all(type(result[name]) is bool for name in ("success", "completion") if name in result)
    if score := result.get("score"):
        assert score["min"] <= score["raw"] <= score["max"]
        assert -1 <= score["scaled"] <= 1
    assert set(statement["context"]) <= {"language", "contextActivities", "extensions"}
    assert all(IRI.fullmatch(key) for key in statement["context"].get("extensions", {}))
    assert datetime.fromisoformat(statement["timestamp"]).utcoffset() is not None


EXERCISES = (EXERCISE, "knack.play-3.legal-moves.8")
LESSON = Lesson(
    "knack",
    "Follow suit",
    (LessonItem("clause", "play.3", "Aloud."), *(LessonItem("exercise", each) for each in EXERCISES)),
)


@pytest.fixture
def taught(school: Class) -> Class:
    """The class after its lesson: Anna has both exercises right, Bo the second alone, Cleo has answered one wrongly."""
    school.ask(TEACHER, "lesson", file=LESSON.dumps())
    school.ask(TEACHER, "ask", ruling="K-5")
    school.ask("Dag", "vote", choices=[school.room.poll.choices[0]])  # type: ignore[union-attr]
    school.ask(TEACHER, "ask", exercise=EXERCISES[1])
    poll = school.room.poll
    assert poll
    wrong = [choice for choice in poll.choices if choice not in poll.answer][:1]
    for name, choices in (("Anna", wrong), ("Cleo", wrong)):
        school.ask(name, "vote", choices=choices)
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "again")
    school.now += 50
    for name in ("Anna", "Bo"):
        school.ask(name, "vote", choices=sorted(poll.answer))
    school.ask(TEACHER, "close")
    return school


def lesson_results(school: Class, book: Book = BOOK) -> dict[str, dict[str, Any]]:
    """Return the statements about the lesson, by the pupils' names."""
    about = [one for one in statements_of(school, book) if ":lesson:" in one["object"]["id"]]
    return {one["actor"]["name"]: one for one in about}


def test_every_statement_has_the_shape_of_xapi(taught: Class) -> None:
    for book in (BOOK, Book()):
        statements = statements_of(taught, book)
        assert len(statements) > 6
        for statement in statements:
            check_statement(statement)


def test_each_pupils_result_of_the_lesson_is_a_statement(taught: Class) -> None:
    results = lesson_results(taught)
    assert {name: one["verb"]["id"].rpartition("/")[2] for name, one in results.items()} == {
        "Anna": "completed",
        "Bo": "completed",
        "Cleo": "attempted",
    }
    assert [one["result"]["completion"] for one in results.values()] == [True, True, False]
    scores = [one["result"]["score"] for one in results.values()]
    assert [(score["raw"], score["max"], score["scaled"]) for score in scores] == [(2, 2, 1), (1, 2, 0.5), (0, 2, 0)]
    anna = results["Anna"]
    assert anna["object"]["definition"]["name"] == {"en": "Follow suit"}
    assert anna["object"]["definition"]["type"] == "http://adlnet.gov/expapi/activities/lesson"
    assert datetime.fromisoformat(anna["timestamp"]).timestamp() == taught.now
    address = anna["object"]["definition"]["moreInfo"]
    assert Lesson.unpack(address) == LESSON.without_notes()
    assert "moreInfo" not in lesson_results(taught, Book())["Anna"]["object"]["definition"]
    answers = [one for one in statements_of(taught) if one["object"]["id"].endswith(EXERCISES[1])]
    assert {one["context"]["contextActivities"]["parent"][0]["id"] for one in answers} == {anna["object"]["id"]}


def test_a_lesson_keeps_its_id_under_another_name_and_another_lesson_has_another(taught: Class) -> None:
    before = lesson_results(taught)["Anna"]["object"]["id"]
    taught.ask(TEACHER, "lesson_name", title="Suits")
    taught.ask(TEACHER, "lesson_note", at=0, note="Louder.")
    assert lesson_results(taught)["Anna"]["object"]["id"] == before
    taught.ask(TEACHER, "lesson_remove", at=0)
    assert lesson_results(taught)["Anna"]["object"]["id"] != before


def test_without_a_lesson_or_its_exercises_there_is_no_result_of_one(taught: Class) -> None:
    taught.ask(TEACHER, "lesson", file=Lesson("knack", "Words", (LessonItem("question", "Why?"),)).dumps())
    assert lesson_results(taught) == {}
    taught.ask(TEACHER, "lesson")
    assert lesson_results(taught) == {}
