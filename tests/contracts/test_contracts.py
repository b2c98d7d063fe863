"""The contracts that `knack-widgets check` and the pytest plugin run, on every game."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.testing.check import all_contracts
from knack_widgets.testing.faults import Contract
from tests.support.seeds import seeds

from . import GAMES

MANY_SEEDS = 8
"""Number of matches of a contract about matches, in `make test-apart`."""


SLOW = ("exercises",)
"""Contracts that look for rare positions."""


def cases() -> list[Any]:
    """Return each contract with its seeds, the later ones and slow contracts marked `apart`."""
    return [
        pytest.param(contract, *(seed.values if hasattr(seed, "values") else (seed,)), marks=getattr(seed, "marks", ()))
        for contract in all_contracts()
        for seed in (seeds(contract.seeds, MANY_SEEDS) if contract.seeds > 1 else seeds(contract.name not in SLOW, 1))
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("contract", "seed"), cases(), ids=lambda value: getattr(value, "name", value))
def test_a_game_keeps_the_contract(contract: Contract, seed: int, game: str) -> None:
    assert list(map(str, contract.faults(game, seed))) == []
