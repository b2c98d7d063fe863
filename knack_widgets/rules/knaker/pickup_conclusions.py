"""Conclusions from picking up the pile: no card of the hand could begin a lay (3.3).

Of the unseen cards, observers know only how many were in the hand at the pick-up, and how many the seat has drawn since
the pick-up. If the seat later lays an unseen card, they do not know when it came into the hand. So all possibilities
are counted.
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
"""A rank, and whether it is black: cards of one kind are equivalent to every clause."""


def kind_of(card: Card) -> Kind:
    """Return the kind of a card."""
    return card.rank, is_black(card)


class Check(NamedTuple):
    """A picked-up pile, as evidence about the hand of the seat.

    barred: the kinds of card that the hand did not contain, because the seat could have laid them
    before: the state before the pick-up, without the hands
    """

    barred: frozenset[Kind]
    before: State


class Unlaid(NamedTuple):
    """The unseen cards of a hand, by the times at which they may have come into it.

    A check is a pick-up of the pile, which shows that no card of the hand could be laid. A time is the span between two
    checks. A split says how many of the unseen cards came at each time; these numbers are called rooms.

    checks: the checks, the earliest first; a card that was in the hand at check `i` has passed all checks from `i` on,
        a card that came after the last check has passed no check
    splits: the possible splits, each with its weight, the number of ways that lead to it
    """

    checks: tuple[Check, ...]
    splits: tuple[tuple[tuple[int, ...], int], ...]

    def list_barred(self) -> tuple[frozenset[Kind], ...]:
        """Return for each period between two checks which kinds of card cannot have come into the hand in it."""
        barred = [frozenset[Kind]()]
        for check in reversed(self.checks):
            barred.append(barred[-1] | check.barred)
        return tuple(reversed(barred))

    def pass_check(self, check: Check) -> Unlaid:
        """Return the knowledge after the seat has picked up a pile: all its cards pass the check."""
        splits = tuple(((*rooms, 0), ways) for rooms, ways in self.splits)
        return Unlaid((*self.checks, check), splits)._shorten()

    def draw(self, count: int) -> Unlaid:
        """Return the knowledge after `count` cards have been drawn."""
        return self._replace(splits=tuple(((*rooms[:-1], rooms[-1] + count), ways) for rooms, ways in self.splits))

    def lay(self, cards: Iterable[Card]) -> Unlaid | None:
        """Return the knowledge after unseen cards have been laid, or None if it says nothing.

        It says nothing if no unseen card is left that was in the hand at a check.
        """
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
        unlaid = Unlaid(self.checks, tuple(sorted(splits.items())))._shorten()
        return unlaid if unlaid.checks else None

    def _shorten(self) -> Unlaid:
        """Return the same knowledge without useless checks.

        A check is useless if no card is left that was in the hand at the check, or if later checks exclude the same
        kinds.
        """
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
    """Return the splits without check `at`: the numbers of the times around it are added."""
    joined = Counter[tuple[int, ...]]()
    for rooms, ways in splits:
        joined[(*rooms[:at], rooms[at] + rooms[at + 1], *rooms[at + 2 :])] += ways
    return tuple(sorted(joined.items()))
