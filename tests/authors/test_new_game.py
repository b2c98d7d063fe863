"""A new game installs, deals, plays and has a page; names that cannot be are refused."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.new_game import check_name, new_game
from knack_widgets.pages.book import book
from knack_widgets.pages.present import table
from knack_widgets.players import PLAYERS, worlds
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.serving.alone.outside_games import copy_outside_games
from knack_widgets.serving.game_pages import make_notebook, with_game_pages
from knack_widgets.serving.resource_paths import notebooks
from knack_widgets.testing.check import find_faults, game_of
from knack_widgets.testing.folder_install import announce
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.shelf import Shelf

ID = "whisk"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a new game, which is installed while the tests of this module run."""
    folder = tmp_path_factory.mktemp("new") / ID
    new_game("Whisk", folder)
    path = list(sys.path)
    sys.path[:0] = announce(folder, tmp_path_factory.mktemp("installed"))
    games.look_again()
    text_ids.cache_clear()
    yield folder
    sys.path[:] = path
    games.look_again()
    text_ids.cache_clear()


def test_it_has_no_faults(folder: Path) -> None:
    assert list(map(str, find_faults(ID))) == []
    assert game_of(str(folder)) == ID


def test_another_folder_with_the_same_game_is_not_checked_in_its_place(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    with pytest.raises(ValueError, match=f"{ID} is installed from .*; expected from .*copy"):
        game_of(str(copy))


def test_it_deals_and_is_played_by_every_opponent_with_worlds(folder: Path) -> None:
    state = games[ID].start(players=3).deal(seed=1)
    while state.turn is not None:
        view = state.view(state.turn)
        assert len(list(worlds(view, "1", 5))) == 5 or sum(view.counts) < 6
        state = state.play(PLAYERS["careful"](view, 1))
    assert sum(state.score["balance"]) == 0
    assert len(state.finished_tricks) == 5


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_its_page_says_in_which_language_its_rules_are(folder: Path, lang: str) -> None:
    text = book(Desk.open(ID, lang=lang).sight)
    assert text["title"][lang] == "Whisk"
    notes = {"sv": "Det här spelet finns bara på engelska", "de": "Dieses Spiel gibt es nur auf Englisch", "en": ""}
    assert text["offer"].startswith(notes[lang])
    assert bool(text["offer"]) == (lang != "en")
    (entry,) = (entry for entry in Shelf(lang).books if entry["game"] == ID)
    assert entry["about"].startswith("Five cards and five tricks")
    assert len(entry["fan"]) == 5


def test_its_table_says_nothing_of_trumps_and_betes(folder: Path) -> None:
    desk = Desk.open(ID, lang="en", seed=1)
    do(desk, {"do": "deal", "seed": 1})
    middle = table(desk.sight, desk.speaker).middle
    assert (middle["trumpWords"], middle["betar"]) == ("", [])
    assert [row["id"] for row in middle["counters"]] == ["deal", "pot"]


def test_it_has_a_page_without_a_notebook_beside_the_pages_of_the_book(folder: Path) -> None:
    pages = with_game_pages(notebooks())
    names = {path.name for path in pages.glob("*.ipynb")}
    assert names == {path.name for path in notebooks().glob("*.ipynb")} | {f"{ID}.ipynb"}
    assert make_notebook(ID)["metadata"]["titles"] == {"sv": "Whisk", "de": "Whisk", "en": "Whisk"}


def test_a_notebook_of_its_package_is_its_page_and_replaces_no_page_of_the_book(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    own = folder / f"{ID}_game" / "notebooks"
    own.mkdir()
    for name in (ID, "more", "knack"):
        (own / f"{name}.ipynb").write_text('{"cells": [], "metadata": {}}', encoding="utf-8")
    pages = with_game_pages(notebooks())
    assert (pages / f"{ID}.ipynb").read_text("utf-8") == '{"cells": [], "metadata": {}}'
    assert (pages / "more.ipynb").is_file()
    assert (pages / "knack.ipynb").read_bytes() == (notebooks() / "knack.ipynb").read_bytes()
    assert "the notebook knack.ipynb of the game whisk has the name of another page" in caplog.text
    (own / f"{ID}.ipynb").write_text("[", encoding="utf-8")
    assert ID in (with_game_pages(notebooks()) / f"{ID}.ipynb").read_text("utf-8")
    for path in own.iterdir():
        path.unlink()
    own.rmdir()


def test_the_plugin_runs_the_contracts_and_the_tests_of_the_folder(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--knack-game", "."],
        cwd=folder,
        env={"PYTHONPATH": f"{Path(__file__).parents[2]}:{':'.join(announce(folder))}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_the_static_edition_has_its_package_and_its_announcement(folder: Path, tmp_path: Path) -> None:
    assert ID in copy_outside_games(tmp_path)
    assert (tmp_path / f"{ID}_game" / "text" / "en.md").is_file()
    announced = (tmp_path / f"{ID}_game-0.dist-info" / "entry_points.txt").read_text("utf-8")
    assert announced == f"[knack_widgets.games]\n{ID} = {ID}_game:GAME\n"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Knack", "a game knack is installed already"),
        ("köp", "expected 2 to 20 letters from a to z or digits, a letter first"),
        ("1st", "expected 2 to 20 letters"),
        ("class", "expected 2 to 20 letters"),
        ("x" * 21, "expected 2 to 20 letters"),
        ("", "expected 2 to 20 letters"),
        ("a/b", "expected 2 to 20 letters"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check_name(name)


def test_a_folder_with_files_is_not_written_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["new-game", "Other", str(tmp_path)]) == 1
    assert "not empty; expected a folder that does not exist yet" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
