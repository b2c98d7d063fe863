"""95 % intervals of shares and of means, and what runs batches of work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from typing import Any, Final, Protocol

Z: Final = 1.959963984540054
"""Standard errors on each side of a 95 % interval."""
Span = tuple[float, float]


class Executor(Protocol):
    """What a batch is given to: `concurrent.futures` has them, and others that can do the same."""

    def map(self, call: Callable[..., Any], items: Iterable[Any], /) -> Iterable[Any]:
        """The results of `call` for each of `items`, in their order."""
        ...


def wilson(count: int, of: int) -> Span:
    """The 95 % interval of a share (Wilson's score interval).

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
    """The mean of values, and its standard error; of fewer than two values the error is not known: infinity.

    >>> mean_and_error([1, 2, 3, 2])
    (2.0, 0.408248290463863)
    """
    if len(values) < 2:
        return (values[0] if values else 0.0), inf
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def interval(values: Sequence[float], low: float, high: float) -> Span:
    """The 95 % interval of the mean of values that lie between `low` and `high`.

    Wilson's, for values of any kind: of values that are `low` or `high` it is his. So what has not been seen yet is
    not taken for impossible: few values that are all alike do not make a point.

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
    """The same of a mean with its standard error: it comes of `count` values between `low` and `high`."""
    spread = Z * Z / count
    middle = (mean + spread * (low + high) / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(error * error + spread * (high - low) ** 2 / (4 * count))
    return max(low, min(mean, middle - half)), min(high, max(mean, middle + half))


def difference_and_error(first: Sequence[float | None], second: Sequence[float | None]) -> tuple[float, float]:
    """How far the mean of `first` is above that of `second`, and the standard error of this difference.

    Values at one place belong together, and what makes both high or low there is no error of the difference. Where one
    of them is `None` the other counts for its own mean alone.

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
