"""What a view leaves open: worlds that its reader cannot tell from the true one, and how unseen cards are placed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

from .cards import Card
from .draws import Draws
from .moves import Move
from .shuffle import shuffle

Cards = tuple[Card, ...]
Placed = tuple[Cards, ...]
"""The cards of each place."""
NOBODY: Final[frozenset[Card]] = frozenset()


class Trial(NamedTuple):
    """A move of a seat whose hand is hidden, to be judged with other cards in it.

    `moves`: what it may have been, more than one where its card lies face down; `before`: the state before one of them
    in which the seat held what it played and one card more.
    """

    seat: int
    moves: tuple[Move, ...]
    before: Callable[[Move, Card], Any]


class Held(NamedTuple):
    """A card that everybody knows to lie in a hidden hand, and the clause under which it has come there."""

    seat: int
    card: Card
    clause: str


class Hidden(Protocol):
    """The worlds of a view. Those that it lists may be of any kind: `state` makes states of them."""

    @property
    def unseen(self) -> Sequence[Card]:
        """The cards that the reader has not seen."""
        ...

    @property
    def lacking(self) -> Mapping[int, frozenset[Card]]:
        """Seat → the unseen cards that its hand cannot hold."""
        ...

    @property
    def trials(self) -> Sequence[Trial]:
        """The moves of hidden hands, in their order, that say why."""
        ...

    def find_held(self) -> Sequence[Held]:
        """What is known to lie in hidden hands."""
        ...

    def find_all(self, most: int) -> Sequence[Any] | None:
        """Every world once; `None` where there are more than `most`."""
        ...

    def state(self, world: Any) -> Any:
        """The state of a world that has been found."""
        ...

    def draw(self, seed: str) -> Any:
        """The state of one world, each as likely as any other."""
        ...


class Place(NamedTuple):
    """Where unseen cards lie: how much room there is, whether their order matters, which of them cannot lie there."""

    room: int
    ordered: bool = False
    barred: frozenset[Card] = NOBODY


class Placing:
    """Unseen cards in the places that have room for just so many; like cards count as different ones.

    Every way of placing them is as likely as the others. Cards that the same places take are counted together: so many
    of each kind come into a place with the chance that all the ways lend them, and nothing is tried in vain.
    """

    def __init__(self, cards: Sequence[Card], places: Sequence[Place]) -> None:
        if len(cards) != sum(place.room for place in places):
            raise ValueError(f"{len(cards)} cards for {sum(place.room for place in places)} places")
        self.places = tuple(places)
        self.cards = tuple(sorted(cards))
        kinds: dict[tuple[bool, ...], list[Card]] = {}
        for card in self.cards:
            kinds.setdefault(tuple([not place.room or card not in place.barred for place in places]), []).append(card)
        self._takes = tuple(kinds)
        self._kinds = tuple(map(tuple, kinds.values()))
        self._sizes = tuple(map(len, self._kinds))
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}

    @property
    def count(self) -> int:
        """How many ways there are."""
        ways = self._count(0, self._sizes)
        for place in self.places:
            ways *= factorial(place.room) if place.ordered else 1
        return ways

    def _count(self, at: int, left: tuple[int, ...]) -> int:
        """In how many ways the places from `at` on take what is left of each kind, whatever their order."""
        if at == len(self.places):
            return 1
        if len(left) == 1:
            return self._count_free(at, left[0]) if all(self._takes[0][at:]) else 0
        found = self._ways.get((at, left))
        if found is None:
            found = sum(ways for _, ways in self._shares(at, left))
            self._ways[at, left] = found
        return found

    def _count_free(self, at: int, left: int) -> int:
        ways = 1
        for place in self.places[at:]:
            ways *= comb(left, place.room)
            left -= place.room
        return ways

    def _shares(self, at: int, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """How many of each kind a place may have, and in how many ways all goes on from there."""
        count = self.places[at].room
        most = [min(number, count) if takes[at] else 0 for number, takes in zip(left, self._takes, strict=True)]
        for share in product(*(range(number + 1) for number in most)):
            if sum(share) == count:
                ways = self._count(at + 1, tuple([have - part for have, part in zip(left, share, strict=True)]))
                for have, part in zip(left, share, strict=True):
                    ways *= comb(have, part)
                if ways:
                    yield share, ways

    def each(self) -> Iterator[Placed]:
        """Every way once."""
        yield from self._each(0, self.cards, self._sizes)

    def _each(self, at: int, cards: Cards, sizes: tuple[int, ...]) -> Iterator[Placed]:
        if at == len(self.places):
            yield ()
            return
        place = self.places[at]
        able = [number for number, card in enumerate(cards) if card not in place.barred]
        for chosen in (permutations if place.ordered else combinations)(able, place.room):
            left = tuple([card for number, card in enumerate(cards) if number not in chosen])
            here = tuple([cards[number] for number in chosen])
            for rest in self._each(at + 1, left, sizes):
                yield (here, *rest)

    def draw(self, seed: str) -> Placed:
        """One way."""
        kinds = [list(shuffle(kind, seed if at == 0 else f"{seed}:{at}")) for at, kind in enumerate(self._kinds)]
        if len(kinds) < 2 and all(map(all, self._takes)):
            return self._cut(kinds[0] if kinds else [])
        draws, left, found = Draws(crc32(seed.encode())), self._sizes, []
        for at in range(len(self.places)):
            shares = list(self._shares(at, left))
            if not shares:
                raise ValueError("no deal leads to this view")
            ticket = draws.pick(sum(ways for _, ways in shares))
            for share, ways in shares:  # noqa: B007  where the ticket is used up, this is the share
                ticket -= ways
                if ticket < 0:
                    break
            here = [kind.pop() for kind, part in zip(kinds, share, strict=True) for _ in range(part)]
            found.append(shuffle(here, f"{seed}:{at}:order") if self.places[at].ordered else tuple(here))
            left = tuple(map(len, kinds))
        return tuple(found)

    def _cut(self, cards: list[Card]) -> Placed:
        found, at = [], 0
        for place in self.places:
            found.append(tuple(cards[at : at + place.room]))
            at += place.room
        return tuple(found)


TRIES: Final = 2000
"""So many ways at most are drawn before one of them is a world; and so many for each world asked for are listed."""
SPARE: Final = 20


class Dealt:
    """The worlds of a view whose unseen cards are placed; `make`: the state of such a way, `None` where it is none."""

    def __init__(
        self,
        placing: Placing,
        make: Callable[[Placed], Any | None],
        *,
        lacking: Mapping[int, frozenset[Card]] = MappingProxyType({}),
        trials: Sequence[Trial] = (),
        find_held: Callable[[], Sequence[Held]] = tuple,
    ) -> None:
        self._placing, self._make = placing, make
        self.lacking, self.trials, self.find_held = lacking, trials, find_held

    @property
    def unseen(self) -> Cards:
        """The cards that are placed."""
        return self._placing.cards

    def find_all(self, most: int) -> Sequence[Any] | None:
        """Every world once; `None` where there are more than `most`, or too many ways to look for them."""
        if self._placing.count > most * SPARE:
            return None
        found = []
        for placed in self._placing.each():
            state = self._make(placed)
            if state is not None:
                found.append(state)
                if len(found) > most:
                    return None
        return found

    def state(self, world: Any) -> Any:
        """A world found is its own state."""
        return world

    def draw(self, seed: str) -> Any:
        """The state of one world; `ValueError` where none is found."""
        for number in range(TRIES):
            state = self._make(self._placing.draw(seed if number == 0 else f"{seed}/{number}"))
            if state is not None:
                return state
        raise ValueError("no deal leads to this view")


class Among:
    """Worlds of several kinds, as many of each: `kinds` makes what is hidden in each of them.

    What each of them is sure of beyond the others is not told: it differs.
    """

    lacking: Mapping[int, frozenset[Card]] = MappingProxyType({})
    trials: Sequence[Trial] = ()
    find_held: Callable[[], Sequence[Held]] = tuple

    def __init__(self, unseen: Sequence[Card], kinds: Sequence[Callable[[], Hidden]]) -> None:
        self.unseen, self._kinds = unseen, kinds

    def find_all(self, most: int) -> Sequence[Any] | None:
        """Every world once; `None` where there are more than `most`."""
        found: list[Any] = []
        for kind in self._kinds:
            hidden = kind()
            more = hidden.find_all(most)
            if more is None or len(found) + len(more) > most:
                return None
            found += map(hidden.state, more)
        return found

    def state(self, world: Any) -> Any:
        """A world found is its own state."""
        return world

    def draw(self, seed: str) -> Any:
        """The state of one world; `ValueError` where there is none."""
        if not self._kinds:
            raise ValueError("no deal leads to this view")
        return self._kinds[Draws(crc32(f"{seed}:kind".encode())).pick(len(self._kinds))]().draw(seed)
