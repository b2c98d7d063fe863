"""Readings of a game from outside: its own files explain them, and the pages of readings show them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from knack_widgets.pages.readings import questions, reading_data, rulings
from knack_widgets.players import settle
from knack_widgets.rulebook import edition
from knack_widgets.rulebook.dealt_hands import pack_for
from knack_widgets.rulebook.explain import explain
from knack_widgets.rulebook.folders import game_folder
from knack_widgets.rulebook.page_games import has_page
from knack_widgets.rulebook.rulings import load_rulings
from knack_widgets.rules import Position, Record, State, games
from knack_widgets.rules.core.readings import ReadingError
from knack_widgets.testing.reading_contracts import check_explanations, check_other_readings
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.questions import OpenQuestions
from tests.outside import LOWSIX, installed

NAMES = ("Anna", "Bo", "Cleo")
JUST = "7h 4h Td 3c 8d 5s / 9h 2s Ah 6d 3d 4c / 9s 5h 9d 7c Ts 3s"
"""A deal in which the hand of seat 1 is worth 25."""
NUMBERS = count()


@pytest.fixture(scope="module", autouse=True)
def _lowsix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("lowsix"), LOWSIX):
        yield


def dealt(**readings: str) -> State:
    start = games["lowsix"].start(NAMES, readings={key.replace("_", "-"): value for key, value in readings.items()})
    return start.play("deal " + " ".join(pack_for(start, [hand.split() for hand in JUST.split("/")])))


def test_it_is_played_under_its_own_reading_and_the_other() -> None:
    assert dealt().judge("1 show").legal
    verdict = dealt(LS_1="b").judge("1 show")
    assert verdict.clauses == ("show.2", "show.3")
    assert explain(verdict, "en", 1).startswith("Your cards are worth 25; a hand of at most 24 wins at once.")


def test_one_language_is_enough() -> None:
    reading = games["lowsix"].readings["LS-1"]
    assert reading.languages == ("en",)
    assert reading.texts("sv") == reading.texts("en")
    assert has_page("lowsix")


def test_the_kinds_of_rulings_follow_from_the_rules_without_a_file() -> None:
    assert not game_folder("lowsix", "text").joinpath("rulings.toml").is_file()
    assert {id_: ruling.kind for id_, ruling in load_rulings("lowsix").items()} == {"LS-1": "reading"}


def test_the_page_of_readings_shows_it() -> None:
    data = reading_data("lowsix", "LS-1", "en")
    assert (data["clause"], data["ours"]["says"]) == ("show.2", "A hand that is worth 25 wins at once.")
    (other,) = data["others"]
    assert (other["value"], other["says"]) == ("b", "Only a hand that is worth 24 or less wins at once.")
    (question,) = questions(("lowsix",), "de", lambda _: "lowsix.html")
    assert question["href"] == "lowsix.html?lang=de&clause=show.2&reading=LS-1"
    (row,) = rulings(("lowsix",), "sv", lambda _: "")
    assert (row["id"], row["name"]) == ("LS-1", "Low Six")
    assert "Only a hand that is worth 24 or less wins at once." in repr(OpenQuestions(lang="en"))


def test_a_match_on_the_page_is_played_under_it() -> None:
    desk = Desk.open("lowsix", NAMES, lang="en", seed=1)
    do(desk, {"do": "read", "id": "LS-1", "value": "b"})
    assert desk.notice is not None
    assert desk.state.readings == {"LS-1": "b"}
    played = edition.text("lowsix", "en", readings={"LS-1": "b"})
    (clause,) = (clause for chapter in played.chapters for clause in chapter.clauses if clause.id == "show.2")
    assert "Only a hand that is worth 24 or less wins at once." in str(clause)


def test_records_and_positions_have_it_and_a_dispute_depends_on_it() -> None:
    state = dealt(LS_1="b")
    record = Record("lowsix", NAMES, (), 0, {}, readings={"LS-1": "b"})
    assert Record.loads(record.dumps()).opening.readings == {"LS-1": "b"}
    assert Position.of(state).start().readings == {"LS-1": "b"}
    answer = settle(Position.of(dealt()), "1 show", readings=True)
    assert (answer.answer, answer.depends_on) == ("depends", ("LS-1",))


def broken(tmp_path: Path, file: str, text: str | None) -> str:
    """Return the id of a copy of the game in which a file has another text, or is missing."""
    name = f"lowsix{next(NUMBERS)}"
    folder = tmp_path / name
    shutil.copytree(LOWSIX, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "lowsix_game").rename(folder / f"{name}_game")
    for each in folder.rglob("*.*"):
        if each.is_file():
            each.write_text(each.read_text("utf-8").replace("lowsix", name), "utf-8")
    target = folder / f"{name}_game" / "text" / file
    if text is None:
        target.unlink()
    else:
        target.write_text(text, "utf-8")
    return name


SOURCE = '[LS-1.en]\nsource = "s"\nwhy = "w"\nwho = "x"\na = "a"\n'


@pytest.mark.parametrize(
    ("file", "text", "faults"),
    [
        ("readings.toml", None, ["text/readings.toml: [Errno 2] No such file or directory"]),
        ("readings.toml", "[LS-1", ["text/readings.toml: Expected ']' at the end of a table declaration"]),
        ("readings.toml", "", ["text/readings.toml: there is no table for LS-1; expected one for each language; mend"]),
        (
            "readings.toml",
            "LS-1 = 3",
            ["text/readings.toml: there is no table for LS-1; expected one for each language"],
        ),
        ("readings.toml", SOURCE, ["text/readings.toml: [LS-1.en] has no text for b; write “b = …”"]),
        (
            "readings.toml",
            SOURCE.replace("en]", "sv]"),
            ["text/readings.toml: LS-1 is not explained in en; write [LS-1.en] with source, why, who, a, b"],
        ),
        (
            "readings.toml",
            SOURCE + 'b = "b"\n' + SOURCE.replace("LS-1", "LS-2"),
            ["text/readings.toml: LS-2 is explained, but cannot be read otherwise; declare another reading"],
        ),
        ("rulings.toml", "[kinds]\nbound = ['LS-1']", ["text/rulings.toml: expected each reading in the rules or in"]),
        ("rulings.toml", "[kinds", ["text/rulings.toml: Expected ']' at the end of a table declaration"]),
    ],
)
def test_a_fault_in_its_files_is_named_and_takes_nothing_from_other_games(
    tmp_path: Path, file: str, text: str | None, faults: list[str]
) -> None:
    name = broken(tmp_path, file, text)
    with installed(tmp_path, tmp_path / name):
        said = list(map(str, check_explanations(name, 0)))
        assert len(said) == len(faults)
        assert all(fault in one for fault, one in zip(faults, said, strict=True))
        if "LS-2" in (text or ""):
            return
        with pytest.warns(UserWarning, match=f"the game {name} can be played, but has no page"):
            asked = repr(OpenQuestions(lang="en"))
        assert "K-5" in asked
        assert name not in asked


def test_a_gap_in_an_explanation_is_an_error_that_names_it(tmp_path: Path) -> None:
    name = broken(tmp_path, "readings.toml", SOURCE)
    with installed(tmp_path, tmp_path / name), pytest.raises(ReadingError, match=r"\[LS-1\.en\] has no text for b"):
        games[name].readings["LS-1"].texts("sv")


def test_a_language_without_an_explanation_gets_the_english_one(tmp_path: Path) -> None:
    whole = SOURCE + 'b = "b"\n'
    name = broken(tmp_path, "readings.toml", whole.replace("en]", "sv]").replace('"s"', '"k"') + whole)
    with installed(tmp_path, tmp_path / name):
        reading = games[name].readings["LS-1"]
        assert [reading.texts(lang).source for lang in ("sv", "de", "en")] == ["k", "s", "s"]


def test_a_reading_that_cannot_be_played_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    clause = games["lowsix"].clauses["show.2"]
    monkeypatch.setitem(clause.alternatives, ("LS-1", "b"), lambda _, seat: (clause, "unheard", {"seat": seat}))
    said = list(map(str, check_other_readings("lowsix", 0)))
    assert any("why-unheard-show-2" in fault for fault in said)


def test_the_documentation_shows_the_file_of_this_game() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "how-to" / "games.md").read_text("utf-8")
    for file in ("text/readings.toml", "text/en.md"):
        text = (LOWSIX / "lowsix_game" / file).read_text("utf-8")
        shown = text if file.endswith("toml") else next(line for line in text.splitlines() if "LS-1" in line)
        assert shown in guide
