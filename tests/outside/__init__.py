"""Games from outside the package, as a reader may have installed them: found by what their distribution announces."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.testing.folder_install import announce

FISHING = Path(__file__).parent / "fishing"
LOWSIX = Path(__file__).parent / "lowsix"
"""A trick game whose hands may win at once; only the tests about it install it."""
OUTSIDE = ("fishing",)
"""The ids of the games that all tests of games from outside have."""


def announced(folder: Path, game: Path = FISHING) -> list[str]:
    """The places that Python must look in to have the game installed; what an installer writes comes into `folder`."""
    return announce(game, folder)


@contextmanager
def installed(folder: Path, game: Path = FISHING) -> Iterator[None]:
    """The shelf of this process has a game from outside, while the context lasts."""
    before = list(sys.path)
    _look_again()
    sys.path[:0] = announced(folder, game)
    try:
        yield
    finally:
        sys.path[:] = before
        _look_again()


def _look_again() -> None:
    """The shelf and the list of texts remember what they have found."""
    games.__dict__.pop("_entries", None)
    text_ids.cache_clear()
