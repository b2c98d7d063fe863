"""Which hands are worth joining with: the opening odds, summed up by the best trump and the best other card."""

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
    """Hands alike: the rank of the best trump and that of the best other card; empty where there is none."""

    trump: str
    other: str


class Fared(NamedTuple):
    """How hands of a kind fare in the mean when they join: `hands` of them (a hand with an upcard is one, up to the
    trump suit's name), the chance of going bet, and the gain by the end of the deal at the usual stake.
    """

    hands: int
    fails: float
    gain: float


@cache
def opening_hands(game: str, seats: int) -> Mapping[Kind, Fared]:
    """How each kind of hand fares that joins as the first to speak, the highest trump first; nothing where no table is.

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
    """How many hands are of a class, once trumps are named: in so many ways its other suits can be chosen of three.

    >>> ways(Class("9", ("A",), (("7",), ("7",)))), ways(Class("9", (), (("7",), ("8",), ("9",))))
    (3, 6)
    """
    found = factorial(3) // factorial(3 - len(one.others))
    for alike in Counter(one.others).values():
        found //= factorial(alike)
    return found


def kind_of(one: Class) -> Kind:
    """The kind that a class of hands is of."""
    others = [suit[0] for suit in one.others]
    return Kind(one.trumps[0] if one.trumps else "", max(others, key=RANKS.index, default=""))
