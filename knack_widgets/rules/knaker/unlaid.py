"""What picking up the pile tells of a hand: none of the cards that were in it could begin anything (3.3).

Which of the cards that nobody has seen were there then, and which were drawn since, is told by their number alone: of
a card that is laid later nobody knows when it came. So all ways are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import gcd
from typing import NamedTuple

from ..core.cards import Card
from ..core.state import State
from .pack import is_black

Kind = tuple[str, bool]
"""A rank, and whether it is black: cards of one kind are alike to every clause."""


def kind_of(card: Card) -> Kind:
    """What a card is to the clauses."""
    return card[0], is_black(card)


class Check(NamedTuple):
    """A pile that was picked up: with which cards one would have had to lay, and the state before, hands aside."""

    barred: frozenset[Kind]
    before: State


class Unlaid(NamedTuple):
    """The unseen cards of a hand, by the times at which they may have come there.

    `checks`, the earliest first: what a card that was there by number `i` has to have passed is all of them from `i`
    on; the cards that have come since the last have passed none. `splits`: how many cards of each time there may be
    now, and in how many ways it has come to that.
    """

    checks: tuple[Check, ...]
    splits: tuple[tuple[tuple[int, ...], int], ...]

    def list_barred(self) -> tuple[frozenset[Kind], ...]:
        """What the cards of each time cannot be."""
        found = [frozenset[Kind]()]
        for check in reversed(self.checks):
            found.append(found[-1] | check.barred)
        return tuple(reversed(found))

    def pass_check(self, check: Check) -> Unlaid:
        """After a pile has been picked up with all cards that are there."""
        splits = tuple(((*rooms, 0), ways) for rooms, ways in self.splits)
        return Unlaid((*self.checks, check), splits)._shorten()

    def draw(self, count: int) -> Unlaid:
        """After so many cards have been drawn."""
        return self._replace(splits=tuple(((*rooms[:-1], rooms[-1] + count), ways) for rooms, ways in self.splits))

    def lay(self, cards: Iterable[Card]) -> Unlaid | None:
        """After cards have been laid that nobody had seen; `None` where none of those from before a check is left."""
        barred, splits = self.list_barred(), dict(self.splits)
        for card in cards:
            after = Counter[tuple[int, ...]]()
            for rooms, ways in splits.items():
                for at, room in enumerate(rooms):
                    if room and kind_of(card) not in barred[at]:
                        after[(*rooms[:at], room - 1, *rooms[at + 1 :])] += ways * room
            splits = after
        if not splits:
            return None
        found = Unlaid(self.checks, tuple(sorted(splits.items())))._shorten()
        return found if found.checks else None

    def _shorten(self) -> Unlaid:
        """The same without checks that tell nothing: no card of before is left, or later ones bar as many."""
        checks, splits = list(self.checks), self.splits
        while checks and not any(rooms[0] for rooms, _ in splits):
            del checks[0]
            splits = tuple((rooms[1:], ways) for rooms, ways in splits)
        later = frozenset[Kind]()
        for at in range(len(checks) - 1, -1, -1):
            if checks[at].barred <= later:
                del checks[at]
                splits = _join(splits, at)
            else:
                later |= checks[at].barred
        common = gcd(*(ways for _, ways in splits))
        return Unlaid(tuple(checks), tuple((rooms, ways // common) for rooms, ways in splits))


def _join(splits: tuple[tuple[tuple[int, ...], int], ...], at: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The same splits where the cards from before a check and those from after it are no longer told apart."""
    joined = Counter[tuple[int, ...]]()
    for rooms, ways in splits:
        joined[(*rooms[:at], rooms[at] + rooms[at + 1], *rooms[at + 2 :])] += ways
    return tuple(sorted(joined.items()))
