"""Golden files in a game's own folder: written on request, compared by `check`, each difference named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.rules import Record, games
from knack_widgets.testing.golden_contracts import check_goldens, golden_folder, write_goldens
from tests.authors import NewGame, installed_game


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewGame]:
    with installed_game("golden", "exchanging", tmp_path_factory.mktemp("golden")) as game:
        yield game


@pytest.fixture
def folder(game: NewGame) -> Iterator[Path]:
    """The folder of the golden files, which has just been written."""
    folder = golden_folder(game.id)
    write_goldens(game.id)
    yield folder
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


def faults(game: NewGame) -> list[str]:
    return list(map(str, check_goldens(game.id, 0)))


def test_a_game_without_the_folder_has_no_golden_files(game: NewGame) -> None:
    assert not golden_folder(game.id).exists()
    assert faults(game) == []


def test_they_list_the_clauses_and_tell_the_examples(game: NewGame, folder: Path) -> None:
    assert faults(game) == []
    assert write_goldens(game.id) == []
    assert (folder / "clauses.txt").read_text("utf-8").startswith("# table\ntable.1 limit\n\n# deal\n")
    text = (folder / "play-01-one-for-one.en.txt").read_text("utf-8")
    assert "Bo swaps the six of clubs for the king of hearts" in text
    assert not [*folder.glob("*.sv.txt")], "the game has English alone"


def test_a_sentence_that_differs_is_named_with_its_line(game: NewGame, folder: Path) -> None:
    path = folder / "play-01-one-for-one.en.txt"
    path.write_text(path.read_text("utf-8").replace("Cleo stands", "Cleo sits"), "utf-8")
    (fault,) = faults(game)
    assert fault.startswith("goldens/play-01-one-for-one.en.txt: line ")
    assert "read “Cleo sits.”; expected “Cleo stands.”; read the difference; " in fault


def test_a_missing_file_and_one_too_many_are_named(game: NewGame, folder: Path) -> None:
    (folder / "clauses.txt").unlink()
    (folder / "gone.en.txt").write_text("", "utf-8")
    assert [fault.partition(";")[0] for fault in faults(game)] == [
        "goldens/clauses.txt: there is no such file",
        "goldens/gone.en.txt: there is no such example or match",
    ]
    assert [path.name for path in write_goldens(game.id)] == ["clauses.txt", "gone.en.txt"]
    assert faults(game) == []


def test_a_match_in_the_folder_is_told_and_a_broken_one_named(game: NewGame, folder: Path) -> None:
    state = games[game.id].start(players=2)
    moves = [str(state.by_chance(1)), *("1 stand", "0 stand") * 3, "end"]
    (folder / "match.toml").write_text(Record(game.id, 2, moves).dumps(), "utf-8")
    assert faults(game) == ["goldens/match.en.txt: there is no such file; `knack-widgets check GAME --write` writes it"]
    write_goldens(game.id)
    assert "stands" in (folder / "match.en.txt").read_text("utf-8")
    (folder / "match.toml").write_text("moves = 3", "utf-8")
    (fault,) = faults(game)
    assert fault.startswith("goldens/match.toml: ")
    assert fault.endswith("; mend the record")


def test_the_command_writes_them_and_checks(game: NewGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", game.id, "--write"]) == 0
    folder = golden_folder(game.id)
    assert str(folder / "clauses.txt") in capsys.readouterr().out.splitlines()
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
