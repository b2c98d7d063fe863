"""The files of a game: they lie in the folder of the package whose entry point announces it.

A fault in a file of the book's own games is an error. One in a file of a game from outside costs that game what the
file would add, with a warning.
"""

from __future__ import annotations

import tomllib
import warnings
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..rules import games


def game_folder(game_id: str, name: str) -> Traversable:
    """A folder of a game: ``text``, ``messages``, ``examples``; it need not exist. Raises `KeyError`: no such game."""
    return files(games.package(game_id)).joinpath(name)


def is_own(game_id: str) -> bool:
    """Return whether a game on the shelf belongs to the book itself.

    >>> is_own("knack")
    True
    """
    return games.package(game_id).partition(".")[0] == __name__.partition(".")[0]


def leave_out(game_id: str, what: str, error: Exception) -> None:
    """Warn that a faulty part of a game from outside is left out; raise `error` if the game is the book's own.

    To be called while `error` is handled.
    """
    if is_own(game_id):
        raise error
    reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    warnings.warn(f"the game {game_id}: {what} is left out: {reason}", stacklevel=3)


def read_table(game_id: str, name: str) -> dict[str, Any] | None:
    """Return a TOML file of a game's folder, or None if there is none or it is left out."""
    source = game_folder(game_id, name)
    if not source.is_file():
        return None
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:  # TOMLDecodeError, UnicodeDecodeError are ValueErrors
        leave_out(game_id, name, error)
        return None
