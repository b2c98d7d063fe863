"""Hands that several seats may have at the same time: each has what it may have, and no card is in two of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import comb
from typing import Final, NamedTuple
from zlib import crc32

from .cards import BIT, Card, cards_of, mask_of
from .draws import Draws
from .placing import Place, Placing

TRIES: Final = 400
"""So often hands that do not fit each other are drawn before all that fit are listed."""
LISTED: Final = 5_000
"""So many of those at most; where there are more, as at a large table, all hands are placed at once."""


class Holding(NamedTuple):
    """Cards that a seat may have: in its `hand`, and those that it has played `face_down`, in their order."""

    hand: int
    face_down: tuple[Card, ...]
    mask: int


FEW: Final = 5
"""So many seats and fewer: ways are found as fast as they are counted."""


class Together:
    """What some seats may have, `able` of each, of the `unseen` cards; who has the least choice comes first."""

    def __init__(self, unseen: Sequence[Card], able: Sequence[Sequence[Holding]]) -> None:
        self._unseen, self._able = unseen, able
        self._fitting: list[tuple[Holding, ...]] | None = None
        self._placing: Placing | None = None

    def are_more_than(self, most: int) -> bool:
        """Whether there are surely more ways than `most`: of many seats they are counted before they are sought."""
        if len(self._able) <= FEW:
            return False
        placing = self._every_place
        return placing is not None and placing.count > most

    def each(self) -> Iterator[tuple[Holding, ...]]:
        """Every way in which they fit each other, once."""
        return self._fit(0, 0)

    def _fit(self, at: int, taken: int) -> Iterator[tuple[Holding, ...]]:
        if at == len(self._able):
            yield ()
            return
        for holding in self._able[at]:
            if not holding.mask & taken:
                for rest in self._fit(at + 1, taken | holding.mask):
                    yield (holding, *rest)

    def draw(self, seed: str) -> tuple[Holding, ...]:
        """One of these ways, each as likely as any other."""
        if self._placing:
            return self._place(self._placing, seed)
        draws = Draws(crc32(seed.encode()))
        for _ in range(TRIES if self._fitting is None else 0):
            taken, found = 0, []
            for able in self._able:
                holding = able[draws.pick(len(able))]
                if holding.mask & taken:
                    break
                taken |= holding.mask
                found.append(holding)
            else:
                return tuple(found)
        if self._fitting is None:
            placing = self._every_place
            if placing and placing.count > LISTED:
                self._placing = placing
                return self._place(placing, seed)
            self._fitting = list(self.each())
        return self._fitting[draws.pick(len(self._fitting))]

    @cached_property
    def _every_place(self) -> Placing | None:
        """The places of all these cards; `None` where what one card of a hand may be hangs on what another one is."""
        places: list[Place] = []
        for holdings in self._able:
            hands = [holding.hand for holding in holdings]
            down = [[BIT[card] for card in cards] for cards in zip(*(one.face_down for one in holdings), strict=True)]
            rooms = (hands[0].bit_count(), *(1 for _ in down))
            masks = [_join_masks(of) for of in (hands, *down)]
            if len(holdings) != _count_ways(rooms[0], masks):
                return None
            places += [Place(room, barred=self._others(mask)) for room, mask in zip(rooms, masks, strict=True)]
        return Placing(self._unseen, [*places, Place(len(self._unseen) - sum(place.room for place in places))])

    def _others(self, mask: int) -> frozenset[Card]:
        return frozenset([card for card in self._unseen if not BIT[card] & mask])

    def _place(self, placing: Placing, seed: str) -> tuple[Holding, ...]:
        placed = iter(placing.draw(seed))
        found = []
        for holdings in self._able:
            hand = mask_of(next(placed))
            down = tuple([next(placed)[0] for _ in holdings[0].face_down])
            found.append(Holding(hand, down, hand | mask_of(down)))
        return tuple(found)


def _join_masks(masks: Iterable[int]) -> int:
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def _count_ways(room: int, masks: Sequence[int]) -> int:
    """In how many ways a seat may have so many cards in hand, and one in each place face down, if any may go together.

    `masks`: what may be in hand, and what in each of those places.
    """
    hand, *down = masks
    found = 0
    for cards in product(*map(cards_of, down)):
        if len({*cards}) == len(cards):
            found += comb((hand & ~mask_of(cards)).bit_count(), room)
    return found
