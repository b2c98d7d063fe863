"""Settings of the random tests, which have the same cases in every run.

`make test` tries half of them, `make test-apart` all (``FUZZ=2``); ``FUZZ=100`` tries fifty times as many, at random.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("FUZZ", "1"))


def cases(count: int) -> settings:
    """Return settings with half of `count` cases, times the number in the environment."""
    return settings(
        max_examples=(count * TIMES + 1) // 2,
        derandomize=TIMES <= 2,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
