"""All contracts at once: the faults of one game."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

from ..rulebook.folders import game_folder
from ..rulebook.textfiles import text_ids
from ..rules import games
from ..rules.core.errors import describe
from . import (
    control_contracts,
    golden_contracts,
    page_contracts,
    reading_contracts,
    rule_contracts,
    scene_contracts,
    word_contracts,
)
from .faults import CONTRACTS, Contract, Fault

MODULES = (
    word_contracts,
    reading_contracts,
    rule_contracts,
    control_contracts,
    scene_contracts,
    page_contracts,
    golden_contracts,
)
"""The modules that declare contracts; importing them fills the list."""


def all_contracts() -> tuple[Contract, ...]:
    """Return every contract."""
    return tuple(CONTRACTS)


def find_faults(game_id: str) -> Iterator[Fault]:
    """Yield the faults of an installed game, contract by contract, each once.

    game_id: id of the game

    Raise `OptionError` with the ids of the installed games if there is no such game.
    """
    for _, faults in faults_by_contract(game_id):
        yield from faults


def faults_by_contract(game_id: str) -> Iterator[tuple[Contract, list[Fault]]]:
    """Yield each contract that an installed game breaks, with its faults, each once.

    game_id: id of the game

    Raise `OptionError` with the ids of the installed games if there is no such game.
    """
    games.find(game_id)
    seen: set[Fault] = set()
    for contract in all_contracts():
        for seed in range(contract.seeds):
            faults = [fault for fault in contract.faults(game_id, seed) if fault not in seen]
            if faults:
                seen.update(faults)
                yield contract, faults
                break


def game_of(text: str) -> str:
    """Return the id of a game that is given by its id or by a folder with its package.

    text: id of an installed game, or a folder with a `pyproject.toml` that announces one

    Raise `ValueError` if the folder announces no game, or a game that cannot be loaded.
    """
    folder = Path(text)
    if text in games or not folder.is_dir():
        return _find_game(text)
    import tomllib

    from .folder_install import announce

    project = folder / "pyproject.toml"
    if not project.is_file():
        raise ValueError(f"{project}: no such file; expected one that announces a game, as new-game writes it")
    try:
        table = tomllib.loads(project.read_text(encoding="utf-8"))
        names = list(table["project"]["entry-points"]["knack_widgets.games"])
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{project}: {type(error).__name__}: {error}; expected a group knack_widgets.games") from None
    if len(names) != 1:
        raise ValueError(f"{project}: read {len(names)} games; expected one")
    if names[0] in games:
        installed = Path(str(game_folder(names[0], ""))).resolve()
        if not installed.is_relative_to(folder.resolve()):
            raise ValueError(f"{names[0]} is installed from {installed}; expected from {folder}; uninstall the other")
    else:
        sys.path[:0] = announce(folder)
        games.look_again()
        text_ids.cache_clear()
    return _find_game(names[0])


def _find_game(game_id: str) -> str:
    """Return the id of an installed game. Raise `ValueError` with the reason if it cannot be loaded."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        is_loaded = game_id in games
    reasons = [str(each.message) for each in caught if str(each.message).startswith(f"the game {describe(game_id)} ")]
    if reasons and not is_loaded:
        raise ValueError(reasons[0])
    return games.find(game_id).id
