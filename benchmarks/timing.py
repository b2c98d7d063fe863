"""How long something takes at best."""

import time
from collections.abc import Callable


def best(act: Callable[[], object], rounds: int) -> float:
    """Milliseconds, the best of some rounds."""
    return min(_once(act) for _ in range(rounds)) * 1000


def _once(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began
