"""Access to a game's files, in the folder of the package that contains the game.

Packages register games as entry points. A faulty file in one of the book's own games is an error. A faulty file in a
game of other authors is left out, with a warning.
"""

from __future__ import annotations

import tomllib
import warnings
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..rules import games


def game_folder(game_id: str, name: str) -> Traversable:
    """Return a folder of a game, which may not exist: ``text``, ``messages`` or ``examples``.

    Raise KeyError if the game is not installed.
    """
    return files(games.package(game_id)).joinpath(name)


def is_own(game_id: str) -> bool:
    """Return whether an installed game belongs to the book itself.

    >>> is_own("knack")
    True
    """
    return games.package(game_id).partition(".")[0] == __name__.partition(".")[0]


def leave_out(game_id: str, what: str, error: Exception) -> None:
    """Warn that a faulty part of a game of other authors is left out.

    Raise `error` if the game is the book's own. Call this function only while `error` is being handled.

    game_id: id of the game
    what: the part that is left out, for the warning
    error: the error that the part raised
    """
    if is_own(game_id):
        raise error
    reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    warnings.warn(f"the game {game_id}: {what} is left out: {reason}", stacklevel=3)


def read_table(game_id: str, name: str) -> dict[str, Any] | None:
    """Return a TOML file of a game's folder, or None if it is missing or left out as faulty."""
    source = game_folder(game_id, name)
    if not source.is_file():
        return None
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:  # TOMLDecodeError, UnicodeDecodeError are ValueErrors
        leave_out(game_id, name, error)
        return None
