"""Practising: what the page is told, what it may ask, and what is kept of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from knack_widgets import Practice, Rulebook, Sheet
from knack_widgets.pages.prerender import practice as drawings
from knack_widgets.rulebook.languages import LANGS
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
    assert shown["question"].endswith("Mark all that are forbidden.")
    assert shown["grade"] is None
    root = read_html(shown["drawing"])
    assert root.of_class("kb-play")
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
    assert all(not one["good"] for one in shown["grade"]["choices"].values())
    before = on_page(part).practice
    assert solve(part) == before  # an answer counts once
    tell(part, "next")
    solve(part)
    result = tell(part, "next")["result"]
    assert result["words"] == "2 of 3 right"
    assert {one["when"] for one in result["back"]} <= {"tomorrow", "in 2 days", "in 3 days"}
    assert tell(part, "again")["number"] == 1


def test_hints_name_the_chapter_and_then_the_clause(part: Practice) -> None:
    assert (
        tell(part, "hint")["hints"] == ["Look in the chapter “Playing the tricks”."] or on_page(part).practice["hints"]
    )
    assert on_page(part).practice["more"]
    shown = tell(part, "hint")
    assert (len(shown["hints"]), shown["more"], shown["read"]["id"]) == (2, False, "play.3")


def test_a_refused_move_is_tried_on_the_table(part: Practice) -> None:
    refused = next(iter(part.session.exercise.answer))  # of "not allowed"
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
    code = Path(drawings.__file__).read_text(encoding="utf-8")
    asked = {key for call in re.findall(r"\bt\(([^()]*)\)", code) for key in re.findall(r'(?<!\[)"(\w+)"', call)}
    assert asked <= set(WORDS)
    assert set(WORDS) - {"choose"} <= set(re.findall(r"[\"'](\w+)[\"']", code))  # the page itself says what to choose
    for lang in LANGS:
        assert [key for key, words in labels(lang).items() if words == key and key != "of"] == []


# -- the drawing


def drawn(part: Practice) -> Element:
    return read_html(on_page(part).practice_drawing)


def test_a_question_is_drawn_with_its_choices_and_nothing_of_its_answer(part: Practice) -> None:
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
    assert not root.of_class("kb-good") + root.of_class("kb-bad")


def test_a_hint_and_a_verdict_are_drawn_and_the_choices_are_new_elements(part: Practice) -> None:
    before = drawn(part).one("kb-choices").attributes["data-new"]
    tell(part, "hint")
    root = drawn(part)
    assert root.one("kb-hints").text == on_page(part).practice["hints"][0]
    assert root.one("kb-choices").attributes["data-new"] == before
    grade = solve(part, wrongly=True)["grade"]
    root = drawn(part)
    assert root.one("kb-choices").attributes["data-new"] != before
    assert root.one("kb-verdict").classes == {"kb-verdict", "kb-no"}
    assert root.one("kb-verdict").text == grade["head"]
    bad = root.of_class("kb-bad")
    assert len(bad) == sum(not one["good"] for one in grade["choices"].values())
    signs = {labels("en")[key] for key in ("is_right", "is_missed", "is_wrong")}
    assert {each.text for each in root.of_class("kb-tag")} <= signs
    link = next(each for each in root.one("kb-grounds").all() if each.tag == "a")
    assert (link.attributes["data-clause"], link.attributes["href"]) == ("play.3", grade["clauses"][0]["href"])
    assert root.control("practise:main").text == labels("en")["next"]
    assert on_page(part).question["graded"]
    assert on_page(part).question["clause"] == "play.3"


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
    assert root.control("practise:again").tag == "button"
    assert (on_page(part).question["over"], on_page(part).question["asked"]) == (True, "over")


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
