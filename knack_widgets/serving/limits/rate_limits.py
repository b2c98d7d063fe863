"""Rate limits: allowances that refill with time, for one client or for each of many."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Any, Final

MAX_PACED_CLIENTS: Final = 2_000
"""Greatest number of clients whose requests are counted; the client without requests for the longest time is dropped.
"""
Limit = tuple[float, float]
"""The refill rate (units a second) and the greatest amount (units) of an `Allowance`."""


class Allowance:
    """A budget that refills at `rate` a second up to `most`.

    It may be overdrawn; then the client has to wait.

    >>> clock = iter([0.0, 0.0, 0.0, 0.0]).__next__
    >>> allowance = Allowance(10, 20, clock)
    >>> [allowance.spend(10) for _ in range(2)], allowance.spend(5)
    ([0.0, 0.0], 0.5)
    """

    def __init__(self, rate: float, most: float, clock: Any = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self._clock = clock
        self._left = most
        self._seen = clock()

    def spend(self, amount: float) -> float:
        """Use up `amount` of the client's allowance; return the seconds to wait before acting."""
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._seen) * self.rate) - amount
        self._seen = now
        return max(0.0, -self._left / self.rate)


class Allowances:
    """An allowance for each of many keys.

    If there are too many keys, the key unused for the longest time is forgotten.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, Allowance] = {}

    def spend(self, key: Hashable, rate: float, most: float, amount: float = 1.0) -> float:
        """Spend an amount of a key's allowance; return the seconds to wait before acting."""
        allowance = self._known.pop(key, None) or Allowance(rate, most)
        self._known[key] = allowance
        if len(self._known) > MAX_PACED_CLIENTS:
            del self._known[next(iter(self._known))]
        return allowance.spend(amount)


class Pace:
    """A rate limit for each client.

    It allows `a_minute` requests a minute in the long run, and the same number at once after a pause.

    >>> now = 0.0
    >>> pace = Pace(60, lambda: now)
    >>> sum(pace.allows("anna") for _ in range(100)), pace.allows("bo")
    (60, True)
    >>> now = 2.5
    >>> [pace.allows("anna") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = a_minute
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Return whether one more request is allowed; if so, count it."""
        now = self._clock()
        left, seen = self._left.pop(who, (float(self.most), now))
        left = min(self.most, left + (now - seen) * self.most / 60)
        allowed = left >= 1
        self._left[who] = (left - allowed, now)  # the last of the dictionary, now
        if len(self._left) > MAX_PACED_CLIENTS:
            del self._left[next(iter(self._left))]
        return allowed
