"""Where a game's own files lie: in the folder of the package whose entry point announces the game."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from ..rules import games


def game_folder(game_id: str, name: str) -> Traversable:
    """A folder of a game: ``text``, ``messages``, ``examples``; it need not exist. Raises `KeyError`: no such game."""
    return files(games.package(game_id)).joinpath(name)
