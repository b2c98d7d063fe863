"""The shelf: every folder beside this file that holds a game, loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from os import scandir
from os.path import dirname, isfile, join
from typing import Final

from .core.game import Game

NOT_A_GAME: Final = frozenset({"core"})


class Shelf(Mapping[str, Game]):
    """Game id → `Game`, sorted by id. A missing id raises `KeyError` with the ids there are."""

    @cached_property
    def _ids(self) -> tuple[str, ...]:
        # os, not pathlib or importlib.resources: loading those would cost as much as loading all the rules
        with scandir(dirname(__file__)) as entries:  # noqa: PTH120
            found = [e.name for e in entries if e.name not in NOT_A_GAME and isfile(join(e.path, "__init__.py"))]  # noqa: PTH113, PTH118
        return tuple(sorted(found))

    def __getitem__(self, id: str) -> Game:  # noqa: A002
        if id not in self._ids:
            raise KeyError(f"{id!r:.60} is not on the shelf; the games are {', '.join(self._ids)}")
        game: Game = import_module(f"{__package__}.{id}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


games: Final = Shelf()
"""The games by id."""
