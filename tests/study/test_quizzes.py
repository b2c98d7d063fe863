"""Exercises for learning platforms: GIFT, read by the parser gift-pegjs, and Moodle XML; keys against the rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from base64 import b64decode
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from knack_widgets.cli import main
from knack_widgets.pages.printing.moodle import moodle_xml, table_svg
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.exercises import kinds, make
from knack_widgets.study.quizzes import gift, quiz_question, quiz_questions

OWN = ("knack", "kopknack", "svangknack", "knack31", "knaker")
ROOT = Path(__file__).resolve().parents[2]
PARSER = ROOT / "tests/support/gift.mjs"
GRADES = {100, 50, 33.33333, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10}
"""The shares of the points that Moodle knows, of those that one divided by a whole number gives."""


@pytest.fixture(scope="module")
def some() -> list[Exercise]:
    """Exercises of every kind of question of every game."""
    return [make(game, 1, kind=kind) for game in OWN for kind in kinds(game)]


def parse(text: str) -> list[dict[str, Any]]:
    if not (shutil.which("node") and (ROOT / "node_modules/gift-pegjs").is_dir()):
        if os.environ.get("CI"):
            pytest.fail("Node.js and the packages of package-lock.json are needed")
        pytest.skip("without Node.js GIFT is not read back")
    run = subprocess.run(["node", PARSER], input=text, capture_output=True, text=True, check=True, cwd=ROOT)
    return list(json.loads(run.stdout))


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_another_parser_reads_from_gift_what_was_asked_and_what_is_right(some: list[Exercise], lang: str) -> None:
    asked = [each for each in some if quiz_question(each, 1, lang)]
    assert len(asked) > 0.9 * len(some)
    for exercise, read in zip(asked, parse(gift(quiz_questions(some, lang))), strict=True):
        assert read["type"] == "MC"
        assert read["stem"]["text"].endswith(exercise.question(lang))
        assert [choice["text"]["text"] for choice in read["choices"]] == [*exercise.labels(lang).values()]
        right = {
            name
            for name, choice in zip(exercise.choices, read["choices"], strict=True)
            if choice["isCorrect"] or (choice["weight"] or 0) > 0
        }
        assert right == exercise.answer
        feedback = {name: choice["feedback"] for name, choice in zip(exercise.choices, read["choices"], strict=True)}
        for name in exercise.choices:
            said = (*exercise.reasons((name,), lang), exercise.mix_up(name, lang))
            assert (feedback[name] or {"text": ""})["text"] == " ".join(said).strip()


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_moodle_gets_grades_pictures_and_reasons(some: list[Exercise], lang: str) -> None:
    root = ET.fromstring(moodle_xml(quiz_questions(some, lang), some, lang, "A/B").encode())
    category, *questions = root.findall("question")
    assert category.findtext("category/text") == "$course$/top/A//B"
    asked = [each for each in some if quiz_question(each, 1, lang)]
    for exercise, node in zip(asked, questions, strict=True):
        shares = [float(answer.get("fraction") or 0) for answer in node.findall("answer")]
        right = {name for name, share in zip(exercise.choices, shares, strict=True) if share > 0}
        assert right == exercise.answer
        assert abs(sum(share for share in shares if share > 0) - 100) < 0.001
        assert {abs(share) for share in shares} - {0} <= GRADES
        assert (node.findtext("single") == "true") == all(share >= 0 for share in shares)
        text = node.findtext("questiontext/text") or ""
        assert exercise.question(lang) in unescape(text)
        picture = node.find("questiontext/file")
        assert (picture is not None) == exercise.shows_table == ("@@PLUGINFILE@@/table.svg" in text)
        if picture is not None:
            svg = ET.fromstring(b64decode(picture.text or ""))
            assert svg.tag.endswith("svg")


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("kind", ["legal-moves", "find-refused"])
def test_the_key_is_what_the_rules_say(game: str, kind: str) -> None:
    if kind not in kinds(game):
        assert game == "knack31"
        return
    seen = 0
    for seed in range(6):
        exercise = make(game, seed, kind=kind)
        question = quiz_question(exercise, 1, "en")
        if question is None:
            continue
        for choice, asked in zip(exercise.choices, question.choices, strict=True):
            move = exercise.move_of(choice)
            if move is None:
                continue
            seen += 1
            legal = exercise.state.judge(move).legal
            assert (legal == (kind == "legal-moves")) == (asked.share > 0), exercise.id
    assert seen > 10


def test_who_marks_everything_gets_no_points(some: list[Exercise]) -> None:
    for exercise in some:
        question = quiz_question(exercise, 1, "en")
        if question and not question.is_single and len(exercise.answer) * 2 <= len(exercise.choices):
            assert sum(choice.share for choice in question.choices) < 0.001


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31"])
def test_hidden_cards_are_not_in_the_picture(game: str) -> None:
    looked_for = 0
    for seed in range(5):
        exercise = make(game, seed, kind="find-refused")
        state, view = exercise.state, exercise.view
        speak = exercise.speaker("en")
        hidden = {card for seat, hand in enumerate(state.hands) if view.hands[seat] is None for card in hand}
        looked_for += len(hidden)
        svg = table_svg(view, "en", exercise.seat)
        assert [card for card in hidden if f"<title>{speak.card(card)}</title>" in svg] == []
        own = view.hands[exercise.seat]
        assert all(f"<title>{speak.card(card)}</title>" in svg for card in own)
    assert looked_for


def test_an_exercise_without_a_right_choice_is_left_out(some: list[Exercise]) -> None:
    without = [each for each in some if not each.answer]
    assert all(quiz_question(each, 1, "en") is None for each in without)


def test_the_command_writes_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    xml, text = tmp_path / "quiz.xml", tmp_path / "quiz.gift"
    words = ["exercises", "kopknack", "--clause", "play.3", "--count", "4", "--lang", "de"]
    assert main([*words, "--moodle", str(xml), "--gift", str(text)]) == 0
    capsys.readouterr()
    root = ET.parse(xml).getroot()
    assert len(root.findall("question[@type='multichoice']")) == 4
    assert root.findtext("question/category/text") == "$course$/top/Köpknack, Stiche 3"
    assert text.read_text("utf-8").count("\n}\n") == 4
