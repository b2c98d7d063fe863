"""Shuffling by seed, with the same result on every platform and version of Python.

The algorithm, in full: SHAKE-256 over the UTF-8 text ``knack-widgets/1:`` and the seed (an integer in decimal) gives
each card, in the order of the pack, a 64-bit big-endian word; the pack is sorted by these words (equal words, which
happen less than once in 10¹⁵ packs, keep the order of the pack).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

T = TypeVar("T")


@lru_cache(maxsize=8)
def _tools(count: int) -> tuple[Callable[[bytes], Any], Callable[[bytes], tuple[int, ...]]]:
    """Return the hash function, and the function that cuts its output into `count` words.

    They are imported with the first deal, because importing the package must be quick.
    """
    from hashlib import shake_256
    from struct import Struct

    return shake_256, Struct(f">{count}Q").unpack


def shuffle(cards: Sequence[T], seed: int | str) -> tuple[T, ...]:
    """Return the cards in the order that the seed determines.

    cards: the cards, or any other objects
    seed: an integer, or its decimal text

    >>> "".join(shuffle("abcdef", 7)) == "".join(shuffle("abcdef", "7"))
    True
    >>> "".join(shuffle("abcdef", 7))
    'fdeabc'
    """
    shake, cut = _tools(len(cards))
    words = cut(shake(f"knack-widgets/1:{seed}".encode()).digest(8 * len(cards)))
    return tuple([cards[place] for place in sorted(range(len(cards)), key=words.__getitem__)])
