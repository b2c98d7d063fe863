"""Tests of what authors of games use: `new-game`, `check`, the pytest plugin."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from knack_widgets.new_game import new_game
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.testing.folder_install import announce

ROOT = Path(__file__).parents[2]


class NewGame(NamedTuple):
    """A game that `new-game` has written: its id, its folder, its family."""

    id: str
    folder: Path
    family: str


@contextmanager
def installed_game(name: str, family: str, into: Path, *edits: tuple[str, str, str]) -> Iterator[NewGame]:
    """Write a new game into a folder, and have it installed while the context lasts.

    name: its id; modules stay imported, so each has another
    edits: what its author changes: a file of the package, a text in it, and the text in its place
    """
    folder = into / name
    new_game(name, folder, family)
    for file, old, new in edits:
        path_of_file = folder / f"{name}_game" / file
        text = path_of_file.read_text(encoding="utf-8")
        assert old in text, f"{file}: no {old}"
        path_of_file.write_text(text.replace(old, new), encoding="utf-8")
    (into / "installed").mkdir()
    path = list(sys.path)
    sys.path[:0] = announce(folder, into / "installed")
    games.look_again()
    text_ids.cache_clear()
    yield NewGame(name, folder, family)
    sys.path[:] = path
    games.look_again()
    text_ids.cache_clear()


def run_own_pytest(folder: Path, places: Sequence[str], *arguments: str) -> str:
    """Run pytest in the folder of a game in a process of its own; return what it says. Fail if a test fails.

    places: the places that Python must look in to have the game installed (`announce`)
    arguments: further arguments of pytest
    """
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env={"PYTHONPATH": os.pathsep.join((str(ROOT), *places)), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
