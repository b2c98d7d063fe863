"""95 % intervals of shares and of means, and the protocol of executors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from typing import Any, Final, Protocol

Z: Final = 1.959963984540054
"""The number of standard errors on each side of a 95 % interval."""
Span = tuple[float, float]


class Executor(Protocol):
    """An object that runs batches of work, like the executors of `concurrent.futures`."""

    def map(self, call: Callable[..., Any], items: Iterable[Any], /) -> Iterable[Any]:
        """Return the results of `call` for each of `items`, in the order of `items`."""
        ...


def wilson(count: int, of: int) -> Span:
    """Return the 95 % interval of a share (Wilson's score interval).

    count: the number of hits
    of: the number of trials

    >>> [round(end, 3) for end in wilson(5, 100)]
    [0.022, 0.112]
    """
    if not of:
        return 0.0, 1.0
    share, spread = count / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / of + spread / (4 * of))
    return middle - half if count else 0.0, middle + half if count < of else 1.0


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error.

    The error of fewer than two values is not known: it is infinity.

    >>> mean_and_error([1, 2, 3, 2])
    (2.0, 0.408248290463863)
    """
    if len(values) < 2:
        return (values[0] if values else 0.0), inf
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def interval(values: Sequence[float], low: float, high: float) -> Span:
    """Return the 95 % interval of the mean of values between `low` and `high`.

    It generalises Wilson's interval: if all values are `low` or `high`, both are equal. A few equal values do not give
    a point, because other values are still possible.

    >>> [round(end, 3) for end in interval([1.0] * 5 + [0.0] * 95, 0, 1)]
    [0.022, 0.112]
    >>> [round(end, 2) for end in interval([1, 1, 1, 1, 1], -2, 1)]
    [-0.3, 1]
    """
    count = len(values)
    if not count:
        return low, high
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / count
    return widen(mean, sqrt(variance / count), count, low, high)


def widen(mean: float, error: float, count: int, low: float, high: float) -> Span:
    """Return the interval of `interval` from the mean and its standard error.

    count: the number of values between `low` and `high`
    """
    spread = Z * Z / count
    middle = (mean + spread * (low + high) / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(error * error + spread * (high - low) ** 2 / (4 * count))
    return max(low, min(mean, middle - half)), min(high, max(mean, middle + half))


def difference_and_error(first: Sequence[float | None], second: Sequence[float | None]) -> tuple[float, float]:
    """Return the difference of the means of `first` and `second`, and its standard error.

    Values with the same index are a pair, and a deviation that both have in common adds no error to the difference. A
    value without a partner (None) counts only for the mean of its own side.

    >>> difference_and_error([5, 6, 9, 8], [1, 2, 5, 4])
    (4.0, 0.0)
    >>> difference_and_error([5, 6, 9, 8], [1, None, None, 1])
    (6.0, 1.118033988749895)
    """
    means, counts = [], []
    for values in (first, second):
        known = [value for value in values if value is not None]
        if not known:
            return 0.0, inf
        means.append(sum(known) / len(known))
        counts.append(len(known))
    (mean, other), (count, others), least = means, counts, min(counts)
    if least < 2:
        return mean - other, inf
    squares = 0.0
    for one, two in zip(first, second, strict=True):
        part = 0.0 if one is None else (one - mean) / count
        squares += (part if two is None else part - (two - other) / others) ** 2
    return mean - other, sqrt(squares * least / (least - 1))
