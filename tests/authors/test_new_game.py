"""A new game of each family installs, deals, plays and has a page; names that cannot be are refused."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.new_game import check_name, new_game
from knack_widgets.pages.book import book
from knack_widgets.pages.present import table
from knack_widgets.players import PLAYERS, worlds
from knack_widgets.rulebook.folders import is_own
from knack_widgets.rules import games
from knack_widgets.rules.core.names import FAMILIES
from knack_widgets.serving.alone.outside_games import copy_outside_games
from knack_widgets.serving.game_pages import make_notebook, with_game_pages
from knack_widgets.serving.resource_paths import notebooks
from knack_widgets.testing.check import find_faults, game_of
from knack_widgets.testing.folder_install import announce
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.shelf import Shelf
from tests.authors import NewGame, installed_game, run_own_pytest

ABOUT = {
    "tricks": "Five cards and five tricks",
    "shedding": "Five cards and a pile",
    "exchanging": "Three cards in hand, three in the middle",
}
"""Family → the first words about its game on the shelf."""


@pytest.fixture(scope="module", params=FAMILIES)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewGame]:
    """A new game of each family, which is installed while the tests of this module run."""
    with installed_game(f"whisk{request.param}", request.param, tmp_path_factory.mktemp("new")) as game:
        yield game


def test_it_has_no_faults(game: NewGame) -> None:
    assert list(map(str, find_faults(game.id))) == []
    assert game_of(str(game.folder)) == game.id


def test_another_folder_with_the_same_game_is_not_checked_in_its_place(game: NewGame, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(game.folder, copy)
    with pytest.raises(ValueError, match=f"{game.id} is installed from .*; expected from .*copy"):
        game_of(str(copy))


@pytest.mark.parametrize("players", [2, 5])
def test_a_deal_is_played_to_its_end_by_every_opponent_with_worlds(game: NewGame, players: int) -> None:
    state = games[game.id].start(players=players).deal(seed=1)
    for number in range(300):
        if state.turn is None:
            break
        view = state.view(state.turn)
        if number < 10:
            assert len(list(worlds(view, "1", 5))) == 5 or sum(view.counts) < 6
        state = state.play(PLAYERS["careful"](view, number))
    assert state.chance == "deal"
    (score,) = state.score.values()
    assert any(score)
    assert state.leaders


def test_a_match_can_be_ended_and_played_on(game: NewGame) -> None:
    state = games[game.id].start(players=3)
    for number in range(600):
        if state.deals == 2 and state.turn is None:
            break
        state = state.deal(seed=number) if state.chance else state.play(state.sample(number))
    assert state.play("end").over


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_its_page_says_in_which_language_its_rules_are(game: NewGame, lang: str) -> None:
    text = book(Desk.open(game.id, lang=lang).sight)
    assert text["title"][lang] == game.id.capitalize()
    notes = {"sv": "Det här spelet finns bara på engelska", "de": "Dieses Spiel gibt es nur auf Englisch", "en": ""}
    assert text["offer"].startswith(notes[lang])
    assert bool(text["offer"]) == (lang != "en")
    (entry,) = (entry for entry in Shelf(lang).books if entry["game"] == game.id)
    assert entry["about"].startswith(ABOUT[game.family])
    assert len(entry["fan"]) == (5 if game.family == "tricks" else 3)


def test_its_table_says_nothing_of_trumps_and_betes(game: NewGame) -> None:
    desk = Desk.open(game.id, lang="en", seed=1)
    do(desk, {"do": "deal", "seed": 1})
    middle = table(desk.sight, desk.speaker).middle
    assert (middle["trumpWords"], middle["betar"]) == ("", [])
    assert [row["id"] for row in middle["counters"]] == (["deal", "pot"] if game.family == "tricks" else ["deal"])


def test_it_has_a_page_without_a_notebook_beside_the_pages_of_the_book(game: NewGame) -> None:
    pages = with_game_pages(notebooks())
    names = {path.name for path in pages.glob("*.ipynb")}
    others = {f"{each}.ipynb" for each in games if not is_own(each)}
    assert f"{game.id}.ipynb" in others
    assert names == {path.name for path in notebooks().glob("*.ipynb")} | others
    assert make_notebook(game.id)["metadata"]["titles"] == dict.fromkeys(("sv", "de", "en"), game.id.capitalize())


def test_a_notebook_of_its_package_is_its_page_and_replaces_no_page_of_the_book(
    game: NewGame, caplog: pytest.LogCaptureFixture
) -> None:
    own = game.folder / f"{game.id}_game" / "notebooks"
    own.mkdir()
    for name in (game.id, "more", "knack"):
        (own / f"{name}.ipynb").write_text('{"cells": [], "metadata": {}}', encoding="utf-8")
    pages = with_game_pages(notebooks())
    assert (pages / f"{game.id}.ipynb").read_text("utf-8") == '{"cells": [], "metadata": {}}'
    assert (pages / "more.ipynb").is_file()
    assert (pages / "knack.ipynb").read_bytes() == (notebooks() / "knack.ipynb").read_bytes()
    assert f"the notebook knack.ipynb of the game {game.id} has the name of another page" in caplog.text
    (own / f"{game.id}.ipynb").write_text("[", encoding="utf-8")
    assert game.id in (with_game_pages(notebooks()) / f"{game.id}.ipynb").read_text("utf-8")
    for path in own.iterdir():
        path.unlink()
    own.rmdir()


def test_the_plugin_runs_the_contracts_and_the_tests_of_the_folder(game: NewGame) -> None:
    assert "passed" in run_own_pytest(game.folder, announce(game.folder), "--knack-game", ".")


def test_the_static_edition_has_its_package_and_its_announcement(game: NewGame, tmp_path: Path) -> None:
    assert game.id in copy_outside_games(tmp_path)
    assert (tmp_path / f"{game.id}_game" / "text" / "en.md").is_file()
    announced = (tmp_path / f"{game.id}_game-0.dist-info" / "entry_points.txt").read_text("utf-8")
    assert announced == f"[knack_widgets.games]\n{game.id} = {game.id}_game:GAME\n"


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


def test_a_package_in_the_folder_in_which_python_looks_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["new-game", "Patience", "."]) == 0
    assert "knack-widgets check patience" in capsys.readouterr().out


def test_the_next_steps_are_printed_and_an_unknown_family_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "swap"
    assert main(["new-game", "Swap", str(folder), "--family", "exchanging"]) == 0
    said = capsys.readouterr().out
    assert f"Next:\n  pip install --editable {folder}\n  knack-widgets check swap\n  knack-widgets serve\n" in said
    assert "stock.phase" in (folder / "swap_game" / "__init__.py").read_text("utf-8")
    with pytest.raises(SystemExit):
        main(["new-game", "Other", "--family", "patience"])
    assert "invalid choice: 'patience' (choose from" in capsys.readouterr().err
    with pytest.raises(ValueError, match="family = 'patience': expected one of tricks, shedding, exchanging"):
        new_game("Other", tmp_path / "other", "patience")
    assert not (tmp_path / "other").exists()
