"""The shelf: all installed games, the book's five included, each loaded on first use.

A game registers as an entry point of the group ``knack_widgets.games``: the name is the game's id, the value is the
place of its `Game`. The game's texts, messages and examples are in the same package.
"""

from __future__ import annotations

import copyreg
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Final

from .core.errors import OptionError, describe
from .core.game import Game
from .core.positions.position import register_games

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "knack_widgets.games"


class Shelf(Mapping[str, Game]):
    """Game id → `Game`, sorted by id. A missing id raises `KeyError` with the existing ids.

    A game that cannot be loaded is named in a warning and left out; the others work.
    """

    def __init__(self) -> None:
        self._loaded: dict[str, Game | None] = {}

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        from importlib.metadata import entry_points  # loads twice as long as all the rules

        entries: dict[str, EntryPoint] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
            if entry.name in entries and entry.value != entries[entry.name].value:
                warnings.warn(
                    f"two games are called {describe(entry.name)}: {entry.value} is left out, "
                    f"{entries[entry.name].value} is kept",
                    stacklevel=2,
                )
            entries.setdefault(entry.name, entry)
        return entries

    @property
    def left_out(self) -> tuple[str, ...]:
        """The ids of announced games that cannot be loaded, sorted."""
        return tuple(id_ for id_ in self._entries if not self._load(id_))

    def look_again(self) -> None:
        """Look for installed games again; games that are loaded stay loaded."""
        self.__dict__.pop("_entries", None)

    def _load(self, id: str) -> Game | None:  # noqa: A002
        if id not in self._loaded:
            entry = self._entries[id]
            try:
                game = entry.load()
                if not isinstance(game, Game) or game.id != id:
                    raise TypeError(f"expected the Game of this id, found {game!r:.60}")
                if not hasattr(import_module(entry.module), "__path__"):
                    raise TypeError(f"{entry.module} is no package: expected one whose folder holds the game's texts")
            except (Exception, SystemExit) as error:  # other people's module: any exception is possible
                warnings.warn(
                    f"the game {describe(id)} ({entry.value}) cannot be loaded and is left out: "
                    f"{type(error).__name__}: {error}",
                    stacklevel=2,
                )
                game = None
            self._loaded[id] = game
        return self._loaded[id]

    def package(self, id: str) -> str:  # noqa: A002
        """Return the name of the package whose folder holds the game's own files.

        Raise KeyError if no game has this id.
        """
        return self._entries[self[id].id].module

    def distribution(self, id: str) -> str | None:  # noqa: A002
        """Return the name of the distribution that announces a game, or None if the entry has none.

        Raise KeyError if no game has this id.
        """
        dist = self._entries[self[id].id].dist
        return None if dist is None else dist.name

    def __getitem__(self, id: str) -> Game:  # noqa: A002
        game = self._load(id) if isinstance(id, str) and id in self._entries else None
        if game is None:
            raise KeyError(f"{id!r:.60} is not on the shelf: expected one of {', '.join(self)}")
        return game

    def find(self, id: object) -> Game:  # noqa: A002
        """Return the game with an id that a reader or a notebook names.

        Raise OptionError with the existing ids if there is no such game.
        """
        if not isinstance(id, str) or id not in self:
            raise OptionError(f"game {describe(id)}: expected one of {', '.join(self)}")
        return self[id]

    def __iter__(self) -> Iterator[str]:
        return (id_ for id_ in self._entries if self._load(id_))

    def __len__(self) -> int:
        return sum(1 for _ in self)


games: Final = Shelf()
"""The games by id."""
register_games(games)


def _from_shelf(id: str) -> Game:  # noqa: A002
    return games[id]


# a game is pickled as its id, so pickled states of its matches do not contain the game
copyreg.pickle(Game, lambda game: (_from_shelf, (game.id,)))
