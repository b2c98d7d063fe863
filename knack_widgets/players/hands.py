"""The mean results of joining with an opening hand, by its best trump and best other card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import factorial
from types import MappingProxyType
from typing import NamedTuple

from ..rules.core.cards import RANKS
from .openings import Class, joining_entries


class Kind(NamedTuple):
    """A kind of hand.

    trump: the rank of the best trump, empty without trumps
    other: the rank of the best other card, empty if all cards are trumps
    """

    trump: str
    other: str


class Fared(NamedTuple):
    """The mean result of joining with a hand of a kind.

    hands: the number of such hands and upcards; combinations that differ only in which suit is trumps count once
    fails: the chance of going bete (0 to 1)
    gain: the gain by the end of the deal (money, at the usual stake)
    """

    hands: int
    fails: float
    gain: float


@cache
def opening_hands(game: str, seats: int) -> Mapping[Kind, Fared]:
    """Return the results of joining as the first to speak, for each kind of hand.

    The highest trump comes first. The mapping is empty if there is no table of openings.

    game: the id of the game
    seats: the number of seats

    >>> found = opening_hands("knack", 4)
    >>> found[Kind("A", "K")].fails, found[Kind("", "7")].gain < 0 < found[Kind("A", "7")].gain
    (0.0, True)
    """
    sums: dict[Kind, list[float]] = {}
    for one, (worlds, failed, total, _) in joining_entries(game, seats):
        count = ways(one)
        into = sums.setdefault(kind_of(one), [0, 0.0, 0.0])
        for at, more in enumerate((count, count * failed / worlds, count * total / worlds)):
            into[at] += more
    ordered = sorted(sums, key=lambda kind: [-1 - RANKS.find(rank) if rank else 0 for rank in kind])
    fared = {kind: Fared(int(sums[kind][0]), *(part / sums[kind][0] for part in sums[kind][1:])) for kind in ordered}
    return MappingProxyType(fared)


def ways(one: Class) -> int:
    """Return the number of hands of a class: the ways to choose suits for its side cards.

    The trump suit is fixed, so there are three suits to choose from.

    >>> ways(Class("9", ("A",), (("7",), ("7",)))), ways(Class("9", (), (("7",), ("8",), ("9",))))
    (3, 6)
    """
    count = factorial(3) // factorial(3 - len(one.others))
    for alike in Counter(one.others).values():
        count //= factorial(alike)
    return count


def kind_of(one: Class) -> Kind:
    """Return the kind of hand (best trump, best other card) to which a class of hands belongs.

    A class has all ranks of a hand, but not the names of the suits; a kind has only the two best ranks.
    """
    others = [suit[0] for suit in one.others]
    return Kind(one.trumps[0] if one.trumps else "", max(others, key=RANKS.index, default=""))
