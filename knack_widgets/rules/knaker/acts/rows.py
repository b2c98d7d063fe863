"""What a row of ranks may become when more cards are laid with it: nothing is judged, only what is worth asking."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final

from ..pack import ORDER, THREE, Cards
from ..pile import ACTING, FULL_HOUSE
from ..rules.r12_ladder import LADDER, follows
from ..rules.r15_full_house import NO_KAKER

RANKS: Final = tuple(sorted(ORDER))
"""The ranks in the order of their text."""
ABOVE: Final = {rank: tuple(other for other in LADDER if follows(rank, other)) for rank in LADDER}


@dataclass(frozen=True, slots=True)
class Row:
    """What the ranks of cards tell at a glance.

    `runs`: each rank with how often it comes in a row; `nexts`: the ranks that may come next in a set, a ladder, a
    kåker or a frippelknåker, in the order of their text; `has_shape`: whether they may be a segment; `climbs`: whether
    each rank follows the one before, without those that act; `only`: which ranks there are.
    """

    runs: tuple[tuple[str, int], ...]
    nexts: tuple[str, ...]
    has_shape: bool
    climbs: bool
    only: frozenset[str]
    count: int

    def goes_on(self, have: Mapping[str, Cards], *, ladders: bool) -> bool:
        """Whether a longer set, a ladder or a kåker may come of it, with these cards by rank to go on."""
        if len(self.runs) == 1 and self.runs[0][0] in have:
            return True
        return (ladders and self.climbs and self._ladder_on(have)) or self._kaker_on(have)

    def _ladder_on(self, have: Collection[str]) -> bool:
        last = self.runs[-1][0]
        if len(self.runs) >= THREE:
            return last in have or any(rank in have for rank in ABOVE[last])
        return _climbs_on(last, THREE - len(self.runs), have)

    def _kaker_on(self, have: Mapping[str, Cards]) -> bool:
        if len(self.runs) > 2 or self.count >= FULL_HOUSE or not self.only.isdisjoint(NO_KAKER):
            return False
        (low, count), *more = self.runs
        above = ORDER[ORDER.index(low) + 1 :]
        for first in (2, THREE):
            second = FULL_HOUSE - first
            if more:
                high, begun = more[0]
                if count == first and high in above and begun + len(have.get(high, ())) >= second >= begun:
                    return True
            elif count <= first <= count + len(have.get(low, ())) and any(
                len(cards) >= second and rank in above and rank not in NO_KAKER for rank, cards in have.items()
            ):
                return True
        return False


def _climbs_on(rank: str, steps: int, have: Collection[str]) -> bool:
    if not steps:
        return True
    return any(other in have and _climbs_on(other, steps - 1, have) for other in ABOVE[rank])


@lru_cache(maxsize=1 << 12)
def row_of(word: str) -> Row:
    """What is told by the ranks of some cards, written one after the other."""
    runs = tuple((rank, len([*found])) for rank, found in groupby(word))
    ranks, only = [rank for rank, _ in runs], frozenset(word)
    climbs = only.isdisjoint(ACTING) and all(follows(a, b) for a, b in pairwise(ranks))
    has_shape = len(runs) < THREE or (climbs and word != "") or only == {*"3X"}
    return Row(runs, _next_ranks(word), has_shape, climbs, only, len(word))


def _next_ranks(word: str) -> tuple[str, ...]:
    if not word:
        return RANKS
    found = {word[-1], *ABOVE.get(word[-1], ()), *"3X"}
    if len({*word}) == 1:  # a kåker may still become of it
        found.update(ORDER[ORDER.index(word[0]) + 1 :])
    return tuple(sorted(found))
