"""Placings: the ways to distribute unseen cards among places, such as hands and piles.

Each place has room for a fixed number of cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial, gcd
from typing import Final, NamedTuple, TypeVar
from zlib import crc32

from .cards import Card
from .chance import Draws, shuffle

Cards = tuple[Card, ...]
Placed = tuple[Cards, ...]
"""A placing: the cards of each place."""
NOBODY: Final[frozenset[Card]] = frozenset()


class Place(NamedTuple):
    """A place for unseen cards, such as a hand or a pile.

    room: number of cards that the place takes
    ordered: whether the order of the cards matters
    barred: the cards that cannot be there
    """

    room: int
    ordered: bool = False
    barred: frozenset[Card] = NOBODY


Split = tuple[int, tuple[Place, ...]]
"""A weight, and some places with a fixed room each.

The weight is the number of ways in which the places can come to have these rooms.
"""
Splits = tuple[Split, ...]
"""The possible splits of some cards among the same places; each split has the same number of places and of cards."""
Left = tuple[int, ...]
"""How many cards of each kind are left; cards are of one kind if the same places can take them."""
T = TypeVar("T")


class Placing:
    """The placings of unseen cards; equal cards count as different cards.

    All placings are equally likely. Two cards are of one kind if every place can take both cards or neither. A random
    placing first draws how many cards of each kind each place gets, with the right probabilities, so no draw fails.

    cards: the unseen cards
    places: for each place, the cards that it can take and their number. If only the total of several places is known,
        they share one entry, whose `Splits` list the possible numbers

    Raise `ValueError` if the places do not have room for exactly as many cards as there are.
    """

    def __init__(self, cards: Sequence[Card], places: Sequence[Place | Splits]) -> None:
        self._groups: tuple[Splits, ...] = tuple(
            [((1, (one,)),) if isinstance(one, Place) else _reduce(one) for one in places]
        )
        rooms = {sum(place.room for group in self._groups for place in group[end][1]) for end in (0, -1)}
        if rooms != {len(cards)}:
            raise ValueError(f"{len(cards)} cards for {min(rooms)} places; expected a card for each place")
        self.cards = tuple(sorted(cards))
        kinds: dict[tuple[bool, ...], list[Card]] = {}
        for card in self.cards:
            kinds.setdefault(tuple(self._takers(card)), []).append(card)
        self._takes = tuple(kinds)
        self._kinds = tuple(map(tuple, kinds.values()))
        self._sizes = tuple(map(len, self._kinds))
        self._first = [0]
        for group in self._groups:
            self._first.append(self._first[-1] + len(group[0][1]))
        # from this group on, all places take every card and have a fixed room, so a formula counts their placings
        self._free_from = len(self._groups)
        while self._free_from and self._is_free(self._free_from - 1):
            self._free_from -= 1
        # places without room have one placing; counting skips them, because each would add calls within calls
        self._empty = [len(group) == 1 and not any(place.room for place in group[0][1]) for group in self._groups]
        self._ways: dict[tuple[int, int, int, Left], int] = {}

    def _takers(self, card: Card) -> Iterator[bool]:
        for group in self._groups:
            for parts in zip(*(places for _, places in group), strict=True):
                yield card not in parts[0].barred or not any(part.room for part in parts)

    def _is_free(self, at: int) -> bool:
        places = range(self._first[at], self._first[at + 1])
        return len(self._groups[at]) == 1 and all(takes[place] for takes in self._takes for place in places)

    @property
    def count(self) -> int:
        """The number of placings."""
        ways = self._count(0, self._sizes)
        for (_, places), *_ in self._groups:  # the first split is enough, because places in splits are never ordered
            for place in places:
                ways *= factorial(place.room) if place.ordered else 1
        return ways

    def _count(self, at: int, left: Left) -> int:
        """Return the number of ways to fill the groups from `at` on; order does not count.

        at: index of the first group to fill
        left: the numbers of cards that remain
        """
        while at < self._free_from and self._empty[at]:
            at += 1
        if at >= self._free_from:
            return self._count_free(at, sum(left))
        return sum(
            weight * self._count_split(at, number, 0, left) for number, (weight, _) in enumerate(self._groups[at])
        )

    def _count_split(self, at: int, number: int, part: int, left: Left) -> int:
        """Return that number if group `at` has split `number`, from its place `part` on."""
        if part == len(self._groups[at][number][1]):
            return self._count(at + 1, left)
        key = (at, number, part, left)
        count = self._ways.get(key)
        if count is None:
            count = self._ways[key] = sum(ways for _, ways in self._shares(at, number, part, left))
        return count

    def _count_free(self, at: int, left: int) -> int:
        ways = 1
        for group in self._groups[at:]:
            for place in group[0][1]:
                ways *= comb(left, place.room)
                left -= place.room
        return ways

    def _shares(self, at: int, number: int, part: int, left: Left) -> Iterator[tuple[Left, int]]:
        """Yield how many cards of each kind a place may get, with the number of ways to go on."""
        place = self._first[at] + part
        most = [size if takes[place] else 0 for size, takes in zip(left, self._takes, strict=True)]
        for share in _cut(self._groups[at][number][1][part].room, most):
            rest = tuple([have - some for have, some in zip(left, share, strict=True)])
            ways = self._count_split(at, number, part + 1, rest)
            for have, some in zip(left, share, strict=True):
                ways *= comb(have, some)
            if ways:
                yield share, ways

    def each(self) -> Iterator[Placed]:
        """Yield every placing; with splits it comes as many times as its weights require."""
        yield from self._each(0, self.cards)

    def _each(self, at: int, cards: Cards) -> Iterator[Placed]:
        without_room: Placed = ()
        while at < len(self._groups) and self._empty[at]:
            without_room += ((),) * len(self._groups[at][0][1])
            at += 1
        if at == len(self._groups):
            yield without_room
            return
        for weight, places in self._groups[at]:
            for here, left in _fill(places, cards):
                for rest in self._each(at + 1, left):
                    for _ in range(weight):
                        yield (*without_room, *here, *rest)

    def draw(self, seed: str) -> Placed:
        """Return a random placing."""
        kinds = [list(shuffle(kind, seed if at == 0 else f"{seed}:{at}")) for at, kind in enumerate(self._kinds)]
        draws, cards_by_place = Draws(crc32(seed.encode())), list[Cards]()
        for at in range(self._free_from):
            left = tuple(map(len, kinds))
            splits = enumerate(self._groups[at])
            ways = [(number, weight * self._count_split(at, number, 0, left)) for number, (weight, _) in splits]
            number = ways[0][0] if len(ways) == 1 else _pick(draws, ways)
            for part, place in enumerate(self._groups[at][number][1]):
                share = _pick(draws, list(self._shares(at, number, part, tuple(map(len, kinds)))))
                here = [kind.pop() for kind, some in zip(kinds, share, strict=True) for _ in range(some)]
                cards_by_place.append(shuffle(here, f"{seed}:{at}:order") if place.ordered else tuple(here))
        rest = kinds[0] if len(kinds) == 1 else shuffle([card for kind in kinds for card in kind], f"{seed}:rest")
        taken = 0
        for group in self._groups[self._free_from :]:
            for place in group[0][1]:
                cards_by_place.append(tuple(rest[taken : taken + place.room]))
                taken += place.room
        return tuple(cards_by_place)


def _reduce(splits: Splits) -> Splits:
    """Return the splits with their weights divided by the greatest common divisor."""
    common = gcd(*(ways for ways, _ in splits))
    return tuple((ways // common, places) for ways, places in splits)


def _cut(room: int, most: Sequence[int]) -> Iterator[Left]:
    """Yield every choice of `room` objects of several kinds, as a number of each kind.

    room: number of objects
    most: greatest number of objects of each kind
    """
    if not most:
        if not room:
            yield ()
        return
    first, *others = most
    for some in range(max(0, room - sum(others)), min(first, room) + 1):
        for rest in _cut(room - some, others):
            yield (some, *rest)


def _fill(places: Sequence[Place], cards: Cards) -> Iterator[tuple[Placed, Cards]]:
    """Yield every way to fill some places, together with the cards left over."""
    if not places:
        yield (), cards
        return
    place, *others = places
    able = [number for number, card in enumerate(cards) if card not in place.barred]
    for chosen in (permutations if place.ordered else combinations)(able, place.room):
        here = tuple([cards[number] for number in chosen])
        left = tuple([card for number, card in enumerate(cards) if number not in chosen])
        for rest, over in _fill(others, left):
            yield (here, *rest), over


def _pick(draws: Draws, ways: Sequence[tuple[T, int]]) -> T:
    """Return a random object, drawn with the given weights.

    Raise `ValueError` if all weights are 0.
    """
    ticket = draws.pick(total) if (total := sum(many for _, many in ways)) else 0
    for one, many in ways:
        ticket -= many
        if ticket < 0:
            return one
    raise ValueError("found no deal that leads to this view; expected at least one")
