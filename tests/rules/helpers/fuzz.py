"""Settings of the random tests, which have the same cases in every run.

``FUZZ=50`` tries fifty times as many cases, at random.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("FUZZ", "1"))


def cases(count: int) -> settings:
    """Return settings with `count` cases, times the number in the environment."""
    return settings(
        max_examples=count * TIMES,
        deadline=None,
        derandomize=TIMES == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
