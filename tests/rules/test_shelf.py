"""Games are found by their entry points; a game that cannot be loaded is left out."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.shelf import Shelf

WHIST = "from knack_widgets.rules import Game\nGAME = object.__new__(Game)\nGAME.id = 'whist'\n"
"""A game in a single file, without texts."""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Shelf]:
    """Return a function that makes a shelf with one more distribution of games.

    Its keywords are the names and the contents of the distribution's files.
    """

    assert games  # the book's own games must be loaded before the distribution exists

    def make(entries: str, **modules: str) -> Shelf:
        metadata = tmp_path / "strange_games-1.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1\n", encoding="utf-8")
        (metadata / "entry_points.txt").write_text(f"[knack_widgets.games]\n{entries}\n", encoding="utf-8")
        for name, text in modules.items():
            (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        return Shelf()

    return make


@pytest.mark.parametrize(
    ("entry", "module", "wrong"),
    [
        ("whist = strange_whist:GAME", "raise RuntimeError('no cards')", "RuntimeError: no cards"),
        ("whist = strange_whist:GAME", "GAME = 7", "expected the Game of this id, found 7"),
        ("whist = strange_whist:PLAY", "GAME = 7", "AttributeError"),
        ("whist = knack_widgets.rules.knack:GAME", "", "found <game knack>"),
        ("whist = strange_whist:GAME", WHIST, "is no package"),
        ("whist = nowhere_at_all:GAME", "", "ModuleNotFoundError"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(
    shelf, monkeypatch: pytest.MonkeyPatch, entry: str, module: str, wrong: str
) -> None:
    monkeypatch.delitem(sys.modules, "strange_whist", raising=False)
    strange = shelf(entry, strange_whist=module)
    with pytest.warns(UserWarning, match="the game 'whist'") as warnings:
        assert "whist" not in list(strange)
    assert wrong in str(warnings[0].message)
    assert list(strange) == list(games)
    assert len(strange) == len(games)
    with pytest.raises(KeyError, match="whist"):
        strange["whist"]


def test_of_two_games_of_one_name_the_first_stays(shelf) -> None:
    with pytest.warns(UserWarning, match="two games are called 'knack': strange"):
        assert shelf("knack = strange:GAME")["knack"] is games["knack"]


def test_a_game_travels_by_its_id() -> None:
    state = games["knack"].start(players=2).deal(seed=1)
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(games["knack"])) is games["knack"]
