"""Random choices by seed, with the same result on every platform.

They are cheap enough for every move of a simulated match. The algorithm, in full: SplitMix64 from the seed (an
integer, taken modulo 2⁶⁴); a choice among n things is the high word of its next number times n (a bias of less than
n in 2⁶⁴).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15


def pick(seed: int, count: int) -> int:
    """Return the first choice of a seed: a number from 0 to `count` − 1.

    >>> [pick(seed, 6) for seed in range(10)]
    [5, 3, 3, 0, 2, 2, 4, 2, 3, 4]
    """
    z = (seed + STEP) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return ((z ^ (z >> 31)) * count) >> 64


class Draws:
    """A stream of choices that a seed determines.

    >>> draws = Draws(0)
    >>> [draws.pick(6) for _ in range(10)]
    [5, 2, 0, 5, 0, 1, 1, 4, 1, 5]
    """

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = seed

    def pick(self, count: int) -> int:
        """Return the next choice: a number from 0 to `count` − 1."""
        at = self._at
        self._at = at + STEP
        return pick(at, count)

    def order(self, things: Sequence[T]) -> Iterator[T]:
        """Yield all of `things` in random order.

        Only as many choices are drawn as the caller consumes.
        """
        left = list(things)
        for count in range(len(left), 0, -1):
            at = self.pick(count) if count > 1 else 0
            yield left[at]
            left[at] = left[count - 1]
