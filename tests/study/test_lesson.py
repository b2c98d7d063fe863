"""A lesson as a file: it is read back, what it names exists, and what a stranger can send has bounds."""

from __future__ import annotations

import hashlib
import time
import xml.etree.ElementTree as ET
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.pages.printing.moodle import quiz_text
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Position, games
from knack_widgets.rules.packing import pack_text
from knack_widgets.study import Lesson, LessonError, exercises, lesson
from knack_widgets.study.lesson import (
    FORMAT,
    MAX_LESSON_BYTES,
    MAX_LESSON_EXERCISES,
    MAX_LESSON_ITEMS,
    MAX_LESSON_POSITIONS,
    LessonItem,
)

EXERCISES = tuple(exercises.make("knack", seed=seed, clause="play.3").id for seed in (1, 2))
ROOT = Path(__file__).parents[2]
HEAD = f'format = "{FORMAT}"\ngame = "knack"\ntitle = "Forced lead"\n'


def whole() -> Lesson:
    """Return a lesson with items of all kinds."""
    position = str(Position.of(games["knack"].start(players=3)))
    return Lesson(
        "knack",
        "Bekännʼ färg “nu”",
        (
            LessonItem("clause", "play.3", 'Read it "aloud".\nTwice.'),
            LessonItem("example", next(iter(examples("knack")))),
            LessonItem("position", position, "Who leads?"),
            LessonItem("question", "Varför just klöver?"),
            *(LessonItem("exercise", id_) for id_ in EXERCISES),
        ),
    )


def test_a_lesson_is_read_back_as_it_was_written() -> None:
    written = whole().dumps()
    assert Lesson.loads(written) == whole()
    assert Lesson.loads(written).dumps() == written


def test_the_exercises_of_a_lesson_are_those_of_their_ids() -> None:
    assert tuple(one.id for one in whole().exercises()) == EXERCISES


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
@pytest.mark.parametrize("form", ["moodle", "gift"])
def test_an_export_asks_the_exercises(form: str, lang: str) -> None:
    text = whole().export(form, lang)
    assert text == quiz_text(whole().exercises(), lang, form)[0]
    if form == "moodle":
        assert len(ET.fromstring(text).findall("question[@type='multichoice']")) == len(EXERCISES)


def test_an_export_without_exercises_says_what_is_missing() -> None:
    with pytest.raises(LessonError, match="expected at least one"):
        Lesson("knack", "Words", (LessonItem("clause", "play.3"),)).export("gift", "en")
    with pytest.raises(LessonError, match="expected one of moodle, gift"):
        whole().export("pdf", "en")


def test_an_export_without_a_writer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(group: str) -> list[EntryPoint]:
        assert group == "knack_widgets.quizzes"
        return []

    lesson._quiz_writer.cache_clear()
    monkeypatch.setattr("importlib.metadata.entry_points", nothing)
    with pytest.raises(LessonError, match="no installed package"):
        whole().export("gift", "en")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "format = null|format = None|format"),
        ("x = ", "expected TOML"),
        (HEAD.replace("lesson/1", "lesson/9"), "expected “knack-widgets-lesson/1”"),
        (HEAD.replace('"knack"', '"whist"'), "items"),
        (HEAD.replace('"knack"', '"whist"') + '[[items]]\nclause = "play.3"', "game 'whist': expected one of"),
        (HEAD.replace("Forced lead", " ") + '[[items]]\nclause = "play.3"', "title"),
        (HEAD + "colour = 1\n", "'colour' is not known"),
        (HEAD + "items = 3\n", r"expected tables \[\[items\]\]"),
        (HEAD + "items = [3]\n", "item 1: 3: expected a table"),
        (HEAD + "[[items]]\nnote = 'a'", "item 1: '': expected exactly one of"),
        (HEAD + "[[items]]\nclause = 'play.3'\nexample = 'a'", "expected exactly one of"),
        (HEAD + "[[items]]\nclause = 'play.3'\n[[items]]\nclause = 'play.999'", "item 2: clause = 'play.999'"),
        (HEAD + "[[items]]\nclause = 3", "item 1: clause = 3"),
        (HEAD + "[[items]]\nclause = 'play.3'\nnote = 3", "item 1: note = 3"),
        (HEAD + "[[items]]\nexample = 'nothing'", "an example of knack"),
        (HEAD + "[[items]]\nposition = 'nothing'", "position = 'nothing'"),
        (HEAD + "[[items]]\nexercise = 'kopknack.play-3.legal-moves.1'", "the id of an exercise of knack"),
        (HEAD + "[[items]]\nexercise = 'x'", "exercise = 'x'"),
        (HEAD + "[[items]]\nquestion = ''", "item 1: question"),
    ],
)
def test_a_faulty_lesson_is_named(text: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        Lesson.loads(text)


def test_an_exercise_that_cannot_be_made_is_named_when_it_is_asked() -> None:
    read = Lesson.loads(HEAD + "[[items]]\nexercise = 'knack.play-3.no-kind.1'")
    with pytest.raises(LessonError, match="no-kind"):
        read.exercises()


@pytest.mark.parametrize("given", [None, 3, b"a"])
def test_what_is_no_text_is_no_lesson(given: Any) -> None:
    with pytest.raises(LessonError, match="expected a text"):
        Lesson.loads(given)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "#" * MAX_LESSON_BYTES, "at most 128 KiB"),
        (HEAD + "a" + ".a" * 30_000 + " = 1", "a key of more than"),
        (HEAD + "[[items]]\nclause = 'play.3'\n" * (MAX_LESSON_ITEMS + 1), f"{MAX_LESSON_ITEMS + 1} items"),
        (
            HEAD + f"[[items]]\nexercise = '{EXERCISES[0]}'\n" * (MAX_LESSON_EXERCISES + 1),
            f"{MAX_LESSON_EXERCISES + 1} exercises",
        ),
        (HEAD + f"[[items]]\nquestion = '{'a' * 2001}'", "at most 2000 characters"),
        (HEAD + "items = " + "[" * 5000, "expected TOML"),
    ],
)
def test_a_lesson_has_bounds(text: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        Lesson.loads(text)


def test_a_lesson_is_read_back_from_its_link_and_from_a_pasted_address() -> None:
    packed = whole().pack()
    assert Lesson.unpack(packed) == whole()
    for address in (f"https://book.example/knack?lang=sv&lesson={packed}", f" knack.html?lesson={packed} "):
        assert Lesson.unpack(address) == whole()


def test_pupils_get_a_lesson_without_the_notes_of_their_teacher() -> None:
    pupils = whole().without_notes()
    assert [(item.kind, item.value) for item in pupils.items] == [(item.kind, item.value) for item in whole().items]
    assert {item.note for item in pupils.items} == {""}
    assert len(pupils.pack()) < len(whole().pack())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "expected a link"),
        ("", "is damaged"),
        ("knack?lesson=", "is damaged"),
        ("knack?lang=sv", "is damaged"),
        ("&".join(["a=1"] * 40) + "&lesson=x", "is damaged"),
        ("not base64 ö", "is damaged"),
        (whole().pack()[:-9], "is damaged"),
        (pack_text("nothing"), "expected TOML"),
        ("a" * 8193, "at most 8,192 characters"),
    ],
)
def test_a_faulty_link_is_named(text: Any, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        Lesson.unpack(text)


def test_a_link_that_unpacks_to_more_than_a_lesson_is_refused_unread() -> None:
    bomb = pack_text("#" * 6_000_000)
    assert len(bomb) < 8192
    began = time.process_time()
    with pytest.raises(LessonError, match="at most 128 KiB"):
        Lesson.unpack(bomb)
    assert time.process_time() - began < 0.1


def test_a_lesson_that_is_too_long_for_a_link_says_so() -> None:
    words = [hashlib.sha512(str(number).encode()).hexdigest() for number in range(90)]
    with pytest.raises(LessonError, match="a file may be longer"):
        Lesson("knack", "Long", tuple(LessonItem("question", text) for text in words)).pack()


def test_a_lesson_has_few_positions_because_unknown_cards_are_drawn_for_each() -> None:
    position = str(Position.of(games["knack"].start(players=3)))
    with pytest.raises(LessonError, match="21 positions: expected at most 20"):
        Lesson("knack", "Positions", (LessonItem("position", position),) * (MAX_LESSON_POSITIONS + 1))


def test_a_clause_is_worded_as_the_table_of_its_step_is_played() -> None:
    usual, dear = (str(Position.of(games["kopknack"].start(buys=buys))) for buys in (2, 3))
    items = [("clause", "buying.5"), ("position", dear), ("question", "?"), ("clause", "buying.5"), ("position", usual)]
    read = Lesson("kopknack", "Buying", tuple(LessonItem(*item) for item in items))
    assert [read.setup_at(at).options["buys"] for at in range(5)] == [3, 3, 3, 3, 2]
    alone = Lesson("kopknack", "Buying", (LessonItem("clause", "buying.5"), LessonItem("question", "?")))
    assert alone.setup_at(0) == games["kopknack"].start().setup
    shown = Lesson("knack", "Suits", (LessonItem("clause", "play.3"), LessonItem("example", "play-03-follow-suit")))
    assert shown.setup_at(0) == examples("knack")["play-03-follow-suit"].record.opening.setup


def test_the_lesson_of_the_tutorial_can_be_led_and_played() -> None:
    read = Lesson.loads((ROOT / "docs" / "tutorials" / "forced-lead.toml").read_text("utf-8"))
    assert {one.clause for one in read.exercises()} == {"play.2", "play.10"}
    assert all(item.note for item in read.items)
    assert Lesson.unpack(read.without_notes().pack()).title == "Forced lead"
