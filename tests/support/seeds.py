"""Seeds and cases of tests: a few in `make test`, the others in `make test-apart`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def seeds(few: int, many: int) -> list[Any]:
    """Return the seeds from 0 as parameters; all but the first few are marked `apart`.

    few: number of seeds that `make test` runs
    many: number of all seeds
    """
    return [*range(few), *(pytest.param(seed, marks=pytest.mark.apart) for seed in range(few, many))]


def sparsely(cases: Iterable[tuple[Any, ...]], step: int) -> list[Any]:
    """Return cases as parameters; all but the first of each `step` are marked `apart`."""
    return [
        pytest.param(*case, marks=() if number % step == 0 else pytest.mark.apart) for number, case in enumerate(cases)
    ]
