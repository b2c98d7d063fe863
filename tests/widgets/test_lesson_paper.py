"""A lesson on paper: the hand-out has space to answer and no note, the key has answers, clauses and notes."""

from __future__ import annotations

from hashlib import sha256
from urllib.parse import urlencode

import pytest

from knack_widgets.pages.printing import PrintRequest, answer
from knack_widgets.pages.printing.lessons import MAX_CODE_CHARS, code_page
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.study import Lesson
from knack_widgets.study.lesson import LessonItem

from ..support.html import Element, read_html
from .test_lesson_steps import NOTE, SHOWN, STATE, lesson

ADDRESS = "http://book.example/knack"


def printed(kind: str, given: Lesson | None = None, lang: str = "en", address: str = ADDRESS) -> Element:
    packed = (given or lesson()).pack()
    request = PrintRequest.read("knack", urlencode({"print": kind, "lesson": packed, "lang": lang}), lang)
    assert request
    return read_html(answer(request, address))


def count(page: Element, name: str) -> int:
    return len(page.of_class(name))


@pytest.mark.parametrize("lang", LANGS)
def test_the_hand_out_has_every_step_and_space_to_answer(lang: str) -> None:
    page = printed("sheet", lang=lang)
    assert [part.text for part in page.all() if part.tag == "h1"] == ["Follow <suit>"]
    assert count(page, "step") == 6
    assert count(page, "line") == 6  # below the position and the question
    assert count(page, "choices") == 2
    assert not count(page, "right")
    assert NOTE not in page.text
    assert count(page, "who") == 1


def test_the_key_has_answers_clauses_and_notes() -> None:
    page = printed("key")
    assert page.text.count(NOTE) == 6
    assert count(page, "right") >= 2
    assert count(page, "why") == 2
    assert not count(page, "line")
    assert "Tricks 3" in page.text


def test_unknown_cards_of_a_position_are_printed_on_no_page() -> None:
    (position,) = [part for part in printed("key").of_class("step") if "Bo is to act." in part.text]
    names = {part.attributes["href"] for part in position.all() if part.tag == "use"}
    assert [str(card) for seat in (0, 2) for card in STATE.hands[seat] if f"#card-{card}" in names] == []
    assert {f"#card-{card}" for card in STATE.hands[1]} <= names


def test_the_hand_out_leads_a_phone_to_the_lesson_without_notes() -> None:
    assert count(printed("sheet"), "qr") == 1
    assert count(printed("key"), "qr") == 0
    assert count(printed("sheet", address=""), "qr") == 0
    page = read_html(code_page(lesson(), "en", ADDRESS))
    (link,) = [part.text for part in page.all() if part.tag == "a"]
    assert Lesson.unpack(link) == lesson().without_notes()


def test_a_lesson_too_long_for_a_code_says_so_and_keeps_its_link() -> None:
    questions = (sha256(bytes([number])).hexdigest() for number in range(30))
    long = Lesson("knack", "Long", tuple(LessonItem("question", words) for words in questions))
    page = read_html(code_page(long, "en", ADDRESS))
    assert not count(page, "qr")
    assert f"too many for a QR code ({MAX_CODE_CHARS:,} at most)" in page.text
    assert any(part.tag == "a" for part in page.all())


def test_where_no_phone_comes_there_is_no_code() -> None:
    assert not count(read_html(code_page(lesson(), "en", ADDRESS, reachable=False)), "qr")


@pytest.mark.parametrize(
    ("packed", "said"),
    [
        ("damaged", "the link"),
        (Lesson("kopknack", "Other", (LessonItem("question", "?"),)).pack(), "game 'kopknack': expected knack"),
    ],
)
@pytest.mark.parametrize("kind", ["sheet", "key"])
def test_a_lesson_that_cannot_be_printed_is_a_sentence(packed: str, said: str, kind: str) -> None:
    request = PrintRequest("knack", kind, "en", lesson=packed)
    assert said in answer(request, ADDRESS).replace("&#x27;", "'")


def test_an_example_on_paper_is_named_by_its_title() -> None:
    assert SHOWN.title["en"] in printed("sheet").text
