"""95 % intervals of shares and of means, and what runs batches of work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
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
        return (values[0] if values else 0.0), float("inf")
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))
