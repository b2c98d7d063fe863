"""The possible worlds of a view: states that its reader cannot tell from the true state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar
from zlib import crc32

from .cards import Card
from .chance import Draws
from .moves import Move
from .placing import Cards, Placed, Placing


class Trial(NamedTuple):
    """A past move from a hidden hand, which shows that the hand did not hold certain cards.

    seat: the seat
    moves: the moves that it may have been; more than one if its card is face down
    before: takes one of `moves` and a further card; returns the state before that move in which the seat held the
        move's cards and the further card
    by_rank: whether the move shows which ranks the hand lacked; otherwise it shows which suits
    """

    seat: int
    moves: tuple[Move, ...]
    before: Callable[[Move, Card], Any]
    by_rank: bool = False


class Held(NamedTuple):
    """A card that everybody knows to be in a hidden hand.

    seat: the seat that holds it
    card: the card
    clause: id of the clause under which the seat got it
    """

    seat: int
    card: Card
    clause: str


W = TypeVar("W")
S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Hidden(Protocol[W, S_co]):
    """The possible worlds of a view.

    A listed world may be any object (of the type `W`); `state` converts it to a state.
    """

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
        """The moves that explain `lacking`, in the order of play."""
        ...

    def find_held(self) -> Sequence[Held]:
        """Return the cards that are known to be in hidden hands."""
        ...

    def find_all(self, most: int) -> Sequence[W] | None:
        """Return every world, or None if there are more than `most`.

        A world occurs once for each deal that leads to it, so in most games once.
        """
        ...

    def state(self, world: W) -> S_co:
        """Return the state of a listed world."""
        ...

    def draw(self, seed: str) -> S_co:
        """Return the state of a random world; all are equally likely."""
        ...


AnyHidden = Hidden[Any, Any]
"""The worlds of a view of any game."""
TRIES: Final = 2000
"""Greatest number of random placings that are tried until one is a possible world."""
SPARE: Final = 20
"""Greatest number of placings that are listed for each requested world (`most`)."""


class Dealt(Generic[S]):
    """The worlds of a view, made by placing the unseen cards.

    placing: the possible placings of the unseen cards
    make: returns the state of a placing, or None if the placing is impossible
    lacking: seat → the unseen cards that its hand cannot hold
    trials: the moves that explain `lacking`
    find_held: returns the cards that are known to be in hidden hands
    """

    def __init__(
        self,
        placing: Placing,
        make: Callable[[Placed], S | None],
        *,
        lacking: Mapping[int, frozenset[Card]] = MappingProxyType({}),
        trials: Sequence[Trial] = (),
        find_held: Callable[[], Sequence[Held]] = tuple,
    ) -> None:
        self._placing, self._make = placing, make
        self.lacking, self.trials, self.find_held = lacking, trials, find_held

    @property
    def unseen(self) -> Cards:
        """The cards that the reader has not seen: a world places them in hands and piles."""
        return self._placing.cards

    def find_all(self, most: int) -> Sequence[S] | None:
        """Return every world, once for each deal that leads to it.

        Return None if there are more than `most` different worlds, or too many placings to search.
        """
        if self._placing.count > most * SPARE:
            return None
        worlds: list[S] = []
        different: set[S] = set()
        for placed in self._placing.each():
            state = self._make(placed)
            if state is not None:
                worlds.append(state)
                if len(worlds) > most:
                    different.update(worlds if len(worlds) == most + 1 else (state,))
                    if len(different) > most:
                        return None
        return worlds

    def state(self, world: S) -> S:
        """Return the world itself, because listed worlds are states."""
        return world

    def draw(self, seed: str) -> S:
        """Return the state of a random world; raise `ValueError` if no world is found."""
        for number in range(TRIES):
            state = self._make(self._placing.draw(seed if number == 0 else f"{seed}/{number}"))
            if state is not None:
                return state
        raise ValueError("found no deal that leads to this view; expected at least one")


class Among(Generic[S]):
    """The worlds of several groups; all groups are equally likely.

    A conclusion that holds in only some of the groups is not reported.

    unseen: the cards that the reader has not seen
    kinds: functions that each return the worlds of one group
    """

    lacking: Mapping[int, frozenset[Card]] = MappingProxyType({})
    trials: Sequence[Trial] = ()
    find_held: Callable[[], Sequence[Held]] = tuple

    def __init__(self, unseen: Sequence[Card], kinds: Sequence[Callable[[], Hidden[Any, S]]]) -> None:
        self.unseen, self._kinds = unseen, kinds

    def find_all(self, most: int) -> Sequence[S] | None:
        """Return every world once, or None if there are more than `most`."""
        worlds: list[S] = []
        for kind in self._kinds:
            hidden = kind()
            more = hidden.find_all(most)
            if more is None or len(worlds) + len(more) > most:
                return None
            worlds += map(hidden.state, more)
        return worlds

    def state(self, world: S) -> S:
        """Return the world itself, because listed worlds are states."""
        return world

    def draw(self, seed: str) -> S:
        """Return the state of a random world; raise `ValueError` if no world exists."""
        if not self._kinds:
            raise ValueError("found no deal that leads to this view; expected at least one")
        return self._kinds[Draws(crc32(f"{seed}:kind".encode())).pick(len(self._kinds))]().draw(seed)
