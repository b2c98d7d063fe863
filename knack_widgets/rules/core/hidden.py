"""What a view leaves open: worlds that its reader cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

from .cards import Card
from .draws import Draws
from .moves import Move
from .placing import Cards, Placed, Placing


class Trial(NamedTuple):
    """A move of a seat whose hand is hidden, to be judged with other cards in it.

    `moves`: what it may have been, more than one where its card lies face down; `before`: the state before one of them
    in which the seat held what it played and one card more. `by_rank`: what it proves goes by the ranks of cards, else
    by their suits.
    """

    seat: int
    moves: tuple[Move, ...]
    before: Callable[[Move, Card], Any]
    by_rank: bool = False


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
        """Every world as often as deals lead to it, once in most games; `None` where there are more than `most`."""
        ...

    def state(self, world: Any) -> Any:
        """The state of a world that has been found."""
        ...

    def draw(self, seed: str) -> Any:
        """The state of one world, each as likely as any other."""
        ...


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
        """Every world as often as deals lead to it; `None`: more than `most`, or too many ways to look for them."""
        if self._placing.count > most * SPARE:
            return None
        found: list[Any] = []
        different: set[Any] = set()
        for placed in self._placing.each():
            state = self._make(placed)
            if state is not None:
                found.append(state)
                if len(found) > most:
                    different.update(found if len(found) == most + 1 else (state,))
                    if len(different) > most:
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
