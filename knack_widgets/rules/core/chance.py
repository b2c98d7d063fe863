"""Chance: shuffling and choosing by seed, with the same result on every platform, and dealing.

Shuffling: SHAKE-256 hashes the UTF-8 text ``knack-widgets/1:`` followed by the seed (an integer in decimal). Its output
is cut into 64-bit big-endian words, one for each card in the order of the pack, and the pack is sorted by these words.
(Two equal words occur in less than one of 10¹⁵ packs; these cards keep the order of the pack.)

Choosing is cheap enough for every move of a simulated match. The generator SplitMix64 is seeded with an integer modulo
2⁶⁴. A choice among n objects multiplies the generator's next 64-bit number by n and takes the high 64-bit word of the
product (its bias is less than n / 2⁶⁴).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from .cards import BIT, Card
from .seats import all_from

T = TypeVar("T")


@lru_cache(maxsize=8)
def _tools(count: int) -> tuple[Callable[[bytes], Any], Callable[[bytes], tuple[int, ...]]]:
    """Return the hash function, and the function that cuts its output into `count` words.

    They are imported at the first deal, so that importing the package is quick.
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


WORD: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15


def pick(seed: int, count: int) -> int:
    """Return the first choice that a seed gives: a number from 0 to `count` − 1.

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


@lru_cache(maxsize=256)
def layout(seats: int, dealer: int, rounds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each seat the indices of its cards in the pack.

    Each round begins with the seat after the dealer's.

    seats: number of seats
    dealer: the dealer's seat
    rounds: number of cards that a seat gets in each round

    Raise `ValueError` if a round gives no card, or if there is no round.

    >>> layout(2, 0, (2, 1))
    ((2, 3, 5), (0, 1, 4))
    """
    if not rounds or min(rounds) < 1:
        raise ValueError(f"rounds of {rounds} cards: expected rounds of one card or more")
    places: list[list[int]] = [[] for _ in range(seats)]
    top = 0
    for size in rounds:
        for seat in all_from(dealer + 1, seats):
            places[seat] += range(top, top + size)
            top += size
    return tuple(map(tuple, places))


def hands(cards: Sequence[Card], seats: int, dealer: int, rounds: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's hand (mask).

    The cards left in the pack are `cards[sum(rounds) * seats:]`. Raise `ValueError` if the cards do not suffice.
    """
    if len(cards) < sum(rounds) * seats:
        raise ValueError(f"{len(cards)} cards for {seats} hands of {sum(rounds)}: expected a card for each place")
    masks = []
    for places in layout(seats, dealer, rounds):
        mask = 0
        for place in places:
            mask |= BIT[cards[place]]
        masks.append(mask)
    return tuple(masks)
