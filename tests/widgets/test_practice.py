"""Practising: what the page is told, what it may ask, and what is kept of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from knack_widgets import Practice, Rulebook, Sheet
from knack_widgets.pages.prerender import lesson_words
from knack_widgets.pages.prerender import practice as drawings
from knack_widgets.rulebook import edition
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.texts import load_text
from knack_widgets.rules import games
from knack_widgets.widgets.practice_drawing import WORDS, labels
from knack_widgets.widgets.sealing import is_sealed
from tests.support.html import Element, read_html

from .helpers import named, on_page

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def part() -> Iterator[Practice]:
    found = Practice("knack", clause="play.3", seed=3, count=3, lang="en", clock=lambda: NOW)
    yield found
    found.close()


def tell(part: Practice, do: str, **fields: Any) -> Any:
    """What the page shows after an intent."""
    part._hear(None, {"do": do, **fields}, None)
    return on_page(part).practice


def solve(part: Practice, *, wrongly: bool = False) -> Any:
    answer = part.session.exercise.answer
    choices = [one["id"] for one in on_page(part).practice["choices"] if (one["id"] in answer) != wrongly]
    return tell(part, "check", choices=choices)


def test_a_question_stands_beside_its_table_without_its_answer(part: Practice) -> None:
    shown = on_page(part).practice
    assert shown["question"] == "Which cards may you play now? Tap all of them."
    assert shown["grade"] is None
    root = read_html(shown["drawing"])
    assert root.of_class("kb-play")
    assert not root.of_class("kb-answer-sign")
    assert not root.of_class("kb-legal") + root.of_class("kb-illegal")
    assert root.one("kb-now").text == ""
    assert shown["table"]["now"] is None
    assert part.desk.sight.visible_seats == (part.session.exercise.seat,)
    assert repr(part).startswith("Exercise 1\n")


def test_a_right_and_a_wrong_answer(part: Practice) -> None:
    grade = solve(part)["grade"]
    assert grade["correct"]
    assert grade["head"] == "That’s right."
    assert grade["clauses"][0]["id"] == "play.3"
    assert "Follow suit" in grade["clauses"][0]["html"]
    tell(part, "next")
    shown = solve(part, wrongly=True)
    assert not shown["grade"]["correct"]
    assert set(shown["grade"]["marks"].values()) == {"missed", "wrong"}
    before = on_page(part).practice
    assert solve(part) == before  # an answer counts once
    tell(part, "next")
    solve(part)
    result = tell(part, "next")["result"]
    assert result["words"] == "2 of 3 right"
    assert [one["right"] for one in result["asked"]].count(True) == 2
    assert {one["label"] for one in result["asked"]} == {"Tricks 3"}
    assert {one["when"] for one in result["asked"]} <= {
        f"comes back {when}" for when in ("tomorrow", "in two days", "in three days")
    }
    assert result["measure"]["words"].startswith("The tricks: 1 of ")
    assert tell(part, "again")["number"] == 1


def test_hints_name_the_chapter_and_then_the_clause(part: Practice) -> None:
    assert tell(part, "hint")["hints"] == ["Look in the chapter “The tricks”."]
    assert on_page(part).practice["more"]
    shown = tell(part, "hint")
    assert (len(shown["hints"]), shown["more"], shown["read"]["id"]) == (2, False, "play.3")


def test_the_first_hint_opens_the_clauses_of_its_chapter(part: Practice) -> None:
    assert not drawn(part).of_class("kb-hint-chapter")
    shown = tell(part, "hint")
    chapter = next(each for each in load_text("knack").chapters if "play.3" in each.clauses)
    assert [clause["id"] for clause in shown["chapter"]] == [*chapter.clauses]
    fold = drawn(part).one("kb-hint-chapter")
    assert fold.tag == "details"
    assert fold.children[0].text == shown["hints"][0]
    assert [each.attributes["data-clause"] for each in fold.of_class("kb-ref")] == [*chapter.clauses]
    assert "Follow suit if you can." in fold.text


def test_the_chapter_of_a_hint_has_no_clause_that_the_match_leaves_out() -> None:
    part = Practice("kopknack", exercise="v4.kopknack.payment-6.what-is-paid.0", lang="en")
    asked = part.session.exercise
    shown = {clause["id"] for clause in tell(part, "hint")["chapter"]}
    whole = edition.of_match(asked.state.setup, "en") or {}
    left = {id_ for id_, clause in whole.items() if clause.status == edition.OMITTED}
    assert asked.clause in shown
    chapter = next(each for each in load_text("kopknack").chapters if asked.clause in each.clauses)
    assert left & {*chapter.clauses}
    assert not shown & left


def test_a_refused_move_is_tried_on_the_table(part: Practice) -> None:
    asked = part.session.exercise
    refused = next(choice for choice in asked.choices if choice not in asked.answer)
    tell(part, "card", seat=part.session.exercise.seat, code=refused.split()[-1])
    assert on_page(part).notice
    assert not on_page(part).practice["trying"]
    solve(part)
    shown = tell(part, "try_out", choice=refused)
    assert shown["trying"]
    assert "play.3" in shown["table"]["refusal"]["clauses"]
    assert tell(part, "lay")["table"]["refusal"] is None


def test_progress_is_kept_sealed_and_comes_back(part: Practice) -> None:
    assert on_page(part).keep == {"sealed": "", "unread": False}
    solve(part)
    sealed = on_page(part).keep["sealed"]
    assert is_sealed()
    assert sealed
    assert "play.3" not in sealed
    other = Practice("knack", lang="en", clock=lambda: NOW)
    tell(other, "restore", kept=sealed, automatic=True)
    assert other.progress == part.progress
    assert on_page(other).notice is None
    other.close()


@pytest.mark.parametrize("kept", ["knack1.AAAA", "{}", "x" * 100])
def test_what_cannot_be_read_is_said_and_laid_aside(part: Practice, kept: str) -> None:
    solve(part)
    before = part.progress.dumps()
    tell(part, "restore", kept=kept)
    assert on_page(part).notice is not None
    assert on_page(part).notice["kind"] == "error"
    assert on_page(part).keep["unread"]
    assert part.progress.dumps() == before


def test_progress_is_taken_along_and_brought_in(part: Practice) -> None:
    solve(part)
    tell(part, "take")
    assert on_page(part).notice is not None
    name, text = on_page(part).notice["download"]["name"], on_page(part).notice["download"]["text"]
    assert name == "knack-progress.json"
    other = Practice("knack", lang="en", clock=lambda: NOW)
    for bad in ("", "no", "[]", '{"format": "other"}', text[:-9]):
        tell(other, "bring", text=bad)
        assert on_page(other).notice is not None
        assert on_page(other).notice["kind"] == "error"
        assert "Nothing has been changed" in on_page(other).notice["text"]
    tell(other, "bring", text=text)
    assert other.progress.skills == part.progress.skills
    assert "One kind of question" in on_page(other).notice["text"]  # type: ignore[index]
    other.close()


@pytest.mark.parametrize("address", ["", "https://book.example/knack.html"])
def test_ten_exercises_come_as_a_file_with_their_key(part: Practice, address: str) -> None:
    assert on_page(part).practice["sheet"]
    assert on_page(part).practice["paper"] is None
    tell(part, "paper", address=address)
    assert on_page(part).notice is not None
    name, text = on_page(part).notice["download"]["name"], on_page(part).notice["download"]["text"]
    assert name == "knack-sheet-en.html"
    assert text.count('class="exercise"') == text.count('class="exercise solved"') == 10
    assert text.index('class="exercise solved"') > text.rindex('class="exercise"')
    assert text.count('class="position"') == (20 if address else 0)
    assert name in on_page(part).notice["text"]


@pytest.mark.parametrize(("form", "name"), [("moodle", "knack-exercises-en.xml"), ("gift", "knack-exercises-en.gift")])
def test_ten_exercises_come_as_a_file_for_a_school_system(part: Practice, form: str, name: str) -> None:
    tell(part, "quiz", form=form)
    notice = on_page(part).notice
    assert notice is not None
    assert notice["download"]["name"] == name
    assert name in notice["text"]
    text = notice["download"]["text"]
    if form == "moodle":
        questions = [one for one in ET.fromstring(text.encode()) if one.get("type") == "multichoice"]
    else:
        questions = re.findall(r"^::", text, re.MULTILINE)
    assert 5 <= len(questions) <= 10
    assert text.count("play-3") >= len(questions)


@pytest.mark.parametrize("form", ["", "pdf", "x" * 30, None, 7, ["moodle"]])
def test_a_form_that_is_none_of_a_school_system_is_named(part: Practice, form: object) -> None:
    tell(part, "quiz", form=form)
    assert on_page(part).notice is not None
    assert on_page(part).notice["kind"] == "error"
    if form in ("", "pdf"):
        assert "expected one of moodle, gift" in on_page(part).notice["text"]
    assert not on_page(part).notice["download"]


def test_an_address_that_is_none_of_a_page_is_named(part: Practice) -> None:
    tell(part, "paper", address="javascript:alert(1)")
    assert on_page(part).notice is not None
    assert on_page(part).notice["kind"] == "error"
    assert "javascript" in on_page(part).notice["text"]
    assert not on_page(part).notice["download"]


def test_progress_is_deleted_by_a_press_and_brought_back_by_another(part: Practice) -> None:
    solve(part)
    sealed = on_page(part).keep["sealed"]
    tell(part, "forget")
    assert on_page(part).keep["sealed"] == ""
    assert on_page(part).notice is not None
    assert on_page(part).notice["answer"]["intent"]["do"] == "remember"
    tell(part, "remember")
    assert on_page(part).keep["sealed"] == sealed


def test_the_day_is_that_of_the_reader(part: Practice) -> None:
    part._hear(None, {"do": "check", "choices": [], "zone": 120}, None)
    assert part._now().utcoffset() == timedelta(hours=2)
    part._hear(None, {"do": "check", "choices": [], "zone": 10**9}, None)
    assert part._now().utcoffset() == timedelta(hours=2)


@pytest.mark.parametrize("do", ["restore", "again", "hint"])
def test_the_browsers_time_zone_counts_from_the_first_message(part: Practice, do: str) -> None:
    part._hear(None, {"do": do, "kept": "", "zone": -300}, None)
    assert part._now().utcoffset() == timedelta(hours=-5)


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "nothing"},
        {"do": None},
        {"do": "check", "choices": "x"},
        {"do": "check", "choices": ["x"]},
        {"do": "bring", "text": 7},
        {"do": "restore"},
        {"do": "save"},
        {"do": "permalink"},
        {"do": "step", "to": 0},
    ],
)
def test_what_is_not_for_a_page_to_ask_ends_in_a_notice(part: Practice, intent: dict[str, Any]) -> None:
    before = on_page(part).practice
    part._hear(None, intent, None)
    assert on_page(part).practice == before
    assert on_page(part).notice is not None


@pytest.mark.parametrize("game", games)
def test_the_page_is_told_of_no_card_that_the_asked_seat_may_not_know(game: str) -> None:
    for seed in range(6):
        part = Practice(game, seed=seed, lang="sv", clock=lambda: NOW)
        exercise = part.session.exercise
        state, seat = exercise.state, exercise.seat
        held = {card for at, hand in enumerate(state.hands) if at != seat for card in hand}
        seen = {str(card) for hand in state.view(seat).hands for card in hand or ()}
        seen |= {str(card) for row in state.view(seat).scene.rows for card in row.cards}
        told = json.dumps(on_page(part).question["table"], ensure_ascii=False)
        assert named(told, "sv", {str(card) for card in held} - seen) == []
        part.close()


def test_its_words_are_those_that_its_drawing_says() -> None:
    code = "".join(Path(one.__file__).read_text(encoding="utf-8") for one in (drawings, lesson_words))
    asked = {key for call in re.findall(r"\bt\(([^()]*)\)", code) for key in re.findall(r'(?<!\[)"(\w+)"', call)}
    assert asked <= set(WORDS)
    said_by_page = {"choose", "chosen", "shared"}
    marks = {f"is_{mark}" for mark in ("right", "missed", "wrong")}
    assert set(WORDS) - said_by_page - marks <= set(re.findall(r"[\"'](\w+)[\"']", code))
    for lang in LANGS:
        assert [key for key, words in labels(lang).items() if words == key and key != "of"] == []


# -- the drawing


def drawn(part: Practice) -> Element:
    return read_html(on_page(part).practice_drawing)


def table_of(part: Practice) -> Element:
    """The table beside the question, as it is drawn."""
    return read_html(on_page(part).question["drawing"])


def boxes(root: Element) -> dict[str, Element]:
    """The cards and buttons of a table that are choices, by their choice."""
    return {each.attributes["data-choice"]: each for each in root.all() if "data-choice" in each.attributes}


@pytest.fixture
def listed() -> Iterator[Practice]:
    """A question whose choices are not cards of the hand."""
    found = Practice("knack", exercise="knack.play-3.which-clause.7", count=3, lang="en", clock=lambda: NOW)
    yield found
    found.close()


def test_cards_that_are_asked_for_are_the_choices_on_the_table(part: Practice) -> None:
    root, exercise = table_of(part), part.session.exercise
    pressed = boxes(root)
    assert set(pressed) == set(exercise.choices)
    assert {each.tag for each in pressed.values()} == {"button"}
    assert {each.attributes["aria-pressed"] for each in pressed.values()} == {"false"}
    labels_of = exercise.labels("en")
    assert {choice: each.attributes["title"] for choice, each in pressed.items()} == labels_of
    assert [each.attributes["tabindex"] for each in pressed.values()].count("0") == 1
    downs = [each.text for choice, each in pressed.items() if " blank " in choice]
    assert downs == ["face down"] * len(downs)
    assert [each for each in drawn(part).all() if each.tag == "input" and each.attributes["type"] != "file"] == []
    assert on_page(part).question["taps"]


def test_after_the_answer_what_is_right_is_marked_and_what_was_left_out_stays_as_it_is() -> None:
    part = Practice("knack", exercise="knack.play-3.legal-moves.7", lang="en", clock=lambda: NOW)
    choices, answer = part.session.exercise.choices, part.session.exercise.answer
    wrong, *left_out = (choice for choice in choices if choice not in answer)
    assert left_out
    tell(part, "check", choices=[wrong])
    signs = {"kb-is-right", "kb-is-missed", "kb-is-wrong"}
    marks = {choice: sorted(each.classes & signs) for choice, each in boxes(table_of(part)).items()}
    expected = {choice: ["kb-is-missed"] if choice in answer else [] for choice in choices} | {wrong: ["kb-is-wrong"]}
    assert marks == expected
    said = boxes(table_of(part))[wrong].attributes
    assert said["aria-pressed"] == "true"
    assert said["title"].endswith(", wrong")
    part.close()


def test_the_card_that_wins_the_trick_is_not_marked_in_a_question() -> None:
    found = 0
    for seed in range(8):
        part = Practice("kopknack", exercise=f"kopknack.play-18.who-takes.{seed}", lang="en", clock=lambda: NOW)
        root = table_of(part)
        found += len(root.of_class("kb-played"))
        assert not root.of_class("kb-winning") + root.of_class("kb-chip-win")
        assert "winning" not in repr(part) + str(part._keep_view())
        part.close()
    assert found


def test_a_question_is_drawn_with_its_choices_and_nothing_of_its_answer(listed: Practice) -> None:
    part = listed
    root, shown = drawn(part), on_page(part).practice
    assert root.one("kb-question").text == shown["question"]
    fields = [each for each in root.one("kb-choices").all() if each.tag == "input"]
    assert [each.attributes["value"] for each in fields] == [one["id"] for one in shown["choices"]]
    assert not any({"checked", "disabled"} & set(each.attributes) for each in fields)
    assert root.control("practise:main").text == "Check"
    assert [each.attributes.get("role") for each in (root.one("kb-hints"), root.one("kb-verdict"))] == ["status"] * 2
    assert root.one("kb-verdict").text + root.one("kb-grounds").text == ""
    assert "hidden" in root.control("practise:try").attributes
    assert root.one("kb-practise-table").children == []
    assert not root.of_class("kb-tag")
    assert len(root.of_class("kb-choice-mark")) == len(fields)  # the place of each mark is kept free


def test_a_hint_and_a_verdict_are_drawn_and_the_choices_are_new_elements(listed: Practice) -> None:
    part = listed
    before = drawn(part).one("kb-choices").attributes["data-new"]
    tell(part, "hint")
    root = drawn(part)
    assert root.one("kb-hints").text.startswith(on_page(part).practice["hints"][0])
    assert root.one("kb-choices").attributes["data-new"] == before
    grade = solve(part, wrongly=True)["grade"]
    root = drawn(part)
    assert root.one("kb-choices").attributes["data-new"] != before
    assert root.one("kb-verdict").classes == {"kb-verdict", "kb-no"}
    assert root.one("kb-verdict").text == grade["head"]
    rows = root.one("kb-choices").children
    looks = [next(iter(row.classes), "") for row in rows if isinstance(row, Element)]
    assert looks == [f"kb-is-{mark}" if mark else "" for mark in grade["marks"].values()]
    signs = {*grade["signs"].values()}
    assert {each.text for each in root.of_class("kb-tag")} <= signs
    link = next(each for each in root.one("kb-grounds").all() if each.tag == "a")
    assert (link.attributes["data-clause"], link.attributes["href"]) == ("play.3", grade["clauses"][0]["href"])
    assert root.control("practise:main").text == labels("en")["next"]
    assert on_page(part).question["graded"]
    assert on_page(part).question["clause"] == "play.3"


def test_reasons_are_those_of_what_was_wrong_and_can_be_tried(part: Practice) -> None:
    wrong = next(choice for choice in part.session.exercise.choices if choice not in part.session.exercise.answer)
    tell(part, "check", choices=[wrong])
    reasons = drawn(part).one("kb-reasons")
    assert f"try:{wrong}" in [*reasons.keys()]
    words = part.session.exercise.labels("en")
    named = {each.text for each in reasons.all() if each.tag == "b"}
    assert named == {words[choice] for choice in {wrong, *part.session.exercise.answer}}


def test_only_exercises_of_a_page_have_a_way_back_to_it(part: Practice) -> None:
    keys = drawn(part).keys()
    assert "practise:leave" not in keys
    book = Rulebook("knack", lang="en")
    book._hear(None, {"do": "practise", "clause": "play.3"}, None)
    assert drawn(on_page(book).practice).control("practise:leave").text == labels("en")["leave"]


def test_after_the_last_exercise_the_result_is_drawn(part: Practice) -> None:
    for _ in range(3):
        solve(part)
        tell(part, "next")
    root, result = drawn(part), on_page(part).practice["result"]
    assert "hidden" in root.one("kb-ask").attributes
    assert "hidden" in root.one("kb-question").attributes
    assert root.one("kb-practise-result").all()[1].text == result["words"]
    rows = [each for each in root.one("kb-asked-before").all() if each.tag == "li"]
    assert [each.one("kb-tag").text for each in rows] == ["right"] * 3
    assert all("comes back" in each.text and each.one("kb-ref").attributes["data-clause"] == "play.3" for each in rows)
    assert root.control("practise:again").tag == "button"
    assert (on_page(part).question["over"], on_page(part).question["asked"]) == (True, "over")


def test_a_question_of_a_finished_round_is_looked_at_again(part: Practice) -> None:
    asked = []
    for _ in range(3):
        asked.append(on_page(part).practice["id"])
        solve(part, wrongly=len(asked) == 2)
        tell(part, "look_again", number=1)  # not before the end
        assert on_page(part).practice["id"] == asked[-1]
        tell(part, "next")
    before = part.progress.dumps()
    shown = tell(part, "look_again", number=2)
    assert (shown["id"], shown["number"], shown["grade"]["correct"]) == (asked[1], 2, False)
    assert drawn(part).control("practise:main").text == "Back to the result"
    solve(part)  # is not another answer
    assert tell(part, "next")["result"]["words"] == "2 of 3 right"
    assert part.progress.dumps() == before
    for number in (0, 4, 10**30, -1):
        assert "result" in tell(part, "look_again", number=number)
    for number in ("1", None, True, 1.0):
        assert "result" in tell(part, "look_again", number=number)
        assert on_page(part).notice is not None


def test_wrong_names_are_said() -> None:
    with pytest.raises(ValueError, match="no clause"):
        Practice("knack", clause="play.99")
    with pytest.raises(ValueError, match="no chapter"):
        Practice("knack", chapter="nowhere")
    with pytest.raises(ValueError, match="that has exercises"):
        Practice("knack", clause="play.7")


def test_a_sheet_is_the_same_every_time_and_has_its_key_only_where_it_is_asked_for() -> None:
    sheet = Sheet("knack", clause="play.3", count=2, lang="en")
    assert repr(sheet) == repr(Sheet("knack", clause="play.3", count=2, lang="en"))
    assert "Exercise 2" in repr(sheet)
    assert "Key" not in repr(sheet)
    assert "Key" in repr(Sheet("knack", clause="play.3", count=2, lang="en", key=True))
    shown = sheet._repr_mimebundle_()
    assert shown["text/plain"] == repr(sheet)
    assert shown["text/html"].count("<ol") == 2
    assert "▒" in shown["text/html"]  # the others' cards
