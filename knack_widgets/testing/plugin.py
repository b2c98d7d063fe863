"""The pytest plugin: ``pytest --knack-game ID`` runs every contract on an installed game.

Each contract is a test, once for each of its seeds. The plugin does nothing without the option.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..rulebook.folders import game_folder

OPTION = "--knack-game"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        OPTION,
        action="append",
        default=[],
        metavar="ID",
        help="run the contracts of knack-widgets on this game (id, or folder of its package); repeatable",
    )


def pytest_collection(session: pytest.Session) -> None:
    """Remember that the contracts are to be collected with the first folder or file."""
    session.config.stash[_KEY] = list(session.config.getoption(OPTION))


_KEY = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the contracts of the named games to the tests."""
    for text in config.stash.get(_KEY, []):
        collector = GameCollector.from_parent(session, name=f"knack-game {text}", path=Path(text))
        items += collector.collect()


class GameCollector(pytest.Collector):
    """The contracts of one game."""

    def collect(self) -> Iterator[ContractItem]:
        """Yield a test for each contract and seed."""
        from .check import all_contracts, game_of

        try:
            game_id = game_of(self.name.removeprefix("knack-game "))
        except ValueError as error:
            raise pytest.UsageError(f"{OPTION}: {error}") from None
        for contract in all_contracts():
            for seed in range(contract.seeds):
                name = f"{contract.name}[{game_id}-{seed}]" if contract.seeds > 1 else f"{contract.name}[{game_id}]"
                yield ContractItem.from_parent(self, name=name, contract=contract, game_id=game_id, seed=seed)


class ContractItem(pytest.Item):
    """One contract, checked on one game."""

    def __init__(self, *, contract: Any, game_id: str, seed: int, **more: Any) -> None:
        super().__init__(**more)
        self._contract, self._game_id, self._seed = contract, game_id, seed

    def runtest(self) -> None:
        """Fail with the faults of the game."""
        if faults := self._contract.faults(self._game_id, self._seed):
            raise ContractError("\n".join([*map(str, faults), f"in {game_folder(self._game_id, '')}"]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *_: object) -> Any:
        """Return the faults, one a line, without a traceback."""
        return str(excinfo.value) if isinstance(excinfo.value, ContractError) else super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, None, str]:
        """Return the file and the name of the test for the report."""
        return Path(self._contract.file), None, f"{self._game_id}: {self._contract.says}"


class ContractError(Exception):
    """The error of a test that found faults."""
