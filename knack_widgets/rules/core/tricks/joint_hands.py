"""Hands that several seats can have at the same time.

Each seat has a list of possible hands, and no card may be in two of the hands chosen from these lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import comb
from typing import Final, NamedTuple
from zlib import crc32

from ..cards import BIT, Card, cards_of, mask_of
from ..chance import Draws
from ..placing import Place, Placing

TRIES: Final = 400
"""Greatest number of random tries before all possible combinations are listed instead."""
LISTED: Final = 5_000
"""Greatest number of listed combinations; if there are more, as at a large table, `_placing_of_all` is used."""


class Holding(NamedTuple):
    """A possible set of cards of a seat.

    hand: the cards in the hand (mask)
    face_down: the cards that the seat has played face down, in order
    mask: all these cards (mask)
    """

    hand: int
    face_down: tuple[Card, ...]
    mask: int


FEW: Final = 5
"""Up to this number of seats the combinations are listed without counting them first: it takes no longer."""


class Together:
    """The combinations of hands that some seats can have at the same time.

    unseen: the cards that the reader has not seen
    able: the possible holdings of each seat; the seat with the fewest comes first
    """

    def __init__(self, unseen: Sequence[Card], able: Sequence[Sequence[Holding]]) -> None:
        self._unseen, self._able = unseen, able
        self._fitting: list[tuple[Holding, ...]] | None = None
        self._placing: Placing | None = None

    def are_more_than(self, most: int) -> bool:
        """Return whether there are certainly more combinations than `most`.

        It is for tables with many seats, where the combinations are counted before they are listed.
        """
        if len(self._able) <= FEW:
            return False
        placing = self._placing_of_all
        return placing is not None and placing.count > most

    def each(self) -> Iterator[tuple[Holding, ...]]:
        """Yield every combination in which no two seats have the same card."""
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
        """Return a random combination; all are equally likely."""
        if self._placing:
            return self._place(self._placing, seed)
        draws = Draws(crc32(seed.encode()))
        for _ in range(TRIES if self._fitting is None else 0):
            taken, holdings = 0, []
            for able in self._able:
                holding = able[draws.pick(len(able))]
                if holding.mask & taken:
                    break
                taken |= holding.mask
                holdings.append(holding)
            else:
                return tuple(holdings)
        if self._fitting is None:
            placing = self._placing_of_all
            if placing and placing.count > LISTED:
                self._placing = placing
                return self._place(placing, seed)
            self._fitting = list(self.each())
        return self._fitting[draws.pick(len(self._fitting))]

    @cached_property
    def _placing_of_all(self) -> Placing | None:
        """The placings of all unseen cards, or None if the cards of a hand depend on each other.

        It is None if, for some seat, a card is possible only together with certain other cards of its hand. Otherwise
        each place (a hand, a face-down card, the rest) has a set of possible cards, independent of the other places.
        """
        places: list[Place] = []
        for holdings in self._able:
            hands = [holding.hand for holding in holdings]
            down = [[BIT[card] for card in cards] for cards in zip(*(one.face_down for one in holdings), strict=True)]
            rooms = (hands[0].bit_count(), *(1 for _ in down))
            masks = [_join_masks(of) for of in (hands, *down)]
            if len(holdings) != _count_free_holdings(rooms[0], masks):
                return None
            places += [Place(room, barred=self._others(mask)) for room, mask in zip(rooms, masks, strict=True)]
        return Placing(self._unseen, [*places, Place(len(self._unseen) - sum(place.room for place in places))])

    def _others(self, mask: int) -> frozenset[Card]:
        return frozenset([card for card in self._unseen if not BIT[card] & mask])

    def _place(self, placing: Placing, seed: str) -> tuple[Holding, ...]:
        placed = iter(placing.draw(seed))
        combination = []
        for holdings in self._able:
            hand = mask_of(next(placed))
            down = tuple([next(placed)[0] for _ in holdings[0].face_down])
            combination.append(Holding(hand, down, hand | mask_of(down)))
        return tuple(combination)


def _join_masks(masks: Iterable[int]) -> int:
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def _count_free_holdings(room: int, masks: Sequence[int]) -> int:
    """Return the number of a seat's holdings if its possible cards combine freely.

    room: number of cards in the hand
    masks: the cards that may be in the hand, then those that may be in each face-down place (masks)
    """
    hand, *down = masks
    count = 0
    for cards in product(*map(cards_of, down)):
        if len({*cards}) == len(cards):
            count += comb((hand & ~mask_of(cards)).bit_count(), room)
    return count
