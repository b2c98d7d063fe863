"""Sheets: as text with a key in three languages, and as TOML; by the command line."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.pages.printing.sheets import sheet_and_key
from knack_widgets.rules import Record, games
from knack_widgets.study import exercises
from knack_widgets.study.normal_form import normal_form
from knack_widgets.study.sheets import make_sheet, sheet_text, sheet_toml

KEYS = {"sv": "Facit", "de": "Lösungen", "en": "Key"}


def test_a_sheet_has_different_exercises_of_what_is_wanted() -> None:
    found = make_sheet("knack", 12, clause="play.3", kind="legal-moves")
    assert len({normal_form(one) for one in found}) == len(found) == 12
    assert {(one.clause, one.kind) for one in found} == {("play.3", "legal-moves")}
    assert make_sheet("knack", 3, seed=5) == make_sheet("knack", 3, seed=5)


def test_exercises_that_differ_in_the_suits_names_alone_are_alike() -> None:
    found = make_sheet("kopknack", 8, clause="play.3", kind="legal-moves")
    assert normal_form(found[0]) == normal_form(exercises.load(found[0].id))


@pytest.mark.parametrize("lang", KEYS)
def test_a_sheet_in_words(lang: str) -> None:
    found = make_sheet("kopknack", 3)
    plain, keyed = sheet_text(found, lang), sheet_text(found, lang, key=True)
    assert keyed.startswith(plain.rstrip("\n"))
    assert KEYS[lang] not in plain
    key = keyed.rpartition(KEYS[lang])[2].strip().splitlines()
    assert [line.partition(".")[0] for line in key] == ["1", "2", "3"]
    for exercise in found:
        assert exercise.question(lang) in plain
        assert all(label in plain for label in exercise.labels(lang).values())


def test_a_sheet_as_toml_holds_all_that_is_needed() -> None:
    found = make_sheet("knaker", 3)
    tables = tomllib.loads(sheet_toml(found))["exercise"]
    for exercise, table in zip(found, tables, strict=True):
        assert exercises.load(table["id"]) == exercise
        assert Record.loads(table["record"]).final == exercise.state
        assert (table["choices"], set(table["answer"])) == (list(exercise.choices), set(exercise.answer))


def test_the_command_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.toml"
    words = ["exercises", "knack", "--clause", "play.3", "--count", "4", "--lang", "sv", "--key", "--toml", str(file)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "Övning 4" in said
    assert "Facit" in said
    assert len(tomllib.loads(file.read_text(encoding="utf-8"))["exercise"]) == 4


@pytest.mark.parametrize("words", [["whist"], ["knack", "--clause", "play.99"], ["knack", "--count", "0"]])
def test_the_command_says_what_is_wrong(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", *words]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.strip().splitlines()) == 1


@pytest.mark.parametrize("game", ["knack", "kopknack"])
def test_a_question_about_many_players_has_all_its_choices_on_paper(game: str) -> None:
    players = games[game].players.stop - 1
    exercise = exercises.make(game, 1, kind="who-acts", options={"players": players})
    labels = exercise.labels("en")
    assert len(labels) > 8
    text = sheet_text([exercise], "en", key=True)
    page = sheet_and_key([exercise], "en", title="Who acts")
    for label in labels.values():
        assert f") {label}\n" in text
        assert page.count(f"<span>{escape(label)}</span>") == 2  # on the sheet and in its key
