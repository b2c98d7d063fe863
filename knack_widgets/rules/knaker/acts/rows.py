"""The possible extensions of a row of ranks, to limit the search; no rule is judged."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ..pack import ORDER, THREE, Cards
from ..pile import FULL_HOUSE
from ..rules.r12_ladder import LADDER, follows
from ..rules.r15_full_house import NO_KAKER

RANKS: Final = tuple(sorted(ORDER))
"""The ranks in the order of their text."""
ABOVE: Final = {rank: tuple(other for other in LADDER if follows(rank, other)) for rank in LADDER}


FRIPPEL_RANKS: Final = frozenset("3X")


class RankCount(NamedTuple):
    """The rank and the number of some consecutive cards of the same rank."""

    rank: str
    number: int


class Row(NamedTuple):
    """Facts about the ranks of some cards.

    A segment is the part of a turn's cards that is judged as one, such as a ladder. Ranks with an effect (two, seven,
    ten) are in no ladder.

    runs: the ranks in order, each with the number of consecutive cards of it
    nexts: the ranks that may come next in a set, a ladder, a kåker or a frippelknåker, sorted by text
    has_shape: whether the cards may be a segment
    climbs: whether each rank may follow the rank before it in a ladder
    only: the ranks that occur
    length: the number of cards
    """

    runs: tuple[RankCount, ...]
    nexts: tuple[str, ...]
    has_shape: bool
    climbs: bool
    only: frozenset[str]
    length: int

    def goes_on(self, have: Mapping[str, Cards], *, ladders: bool) -> bool:
        """Return whether a longer set, ladder or kåker is possible with the cards of `have`.

        have: the cards that may be added, by rank
        ladders: whether the seat may lay ladders
        """
        if len(self.runs) == 1 and self.runs[0].rank in have:
            return True
        return (ladders and self.climbs and self._ladder_on(have)) or self._kaker_on(have)

    def _ladder_on(self, have: Collection[str]) -> bool:
        last = self.runs[-1].rank
        if len(self.runs) >= THREE:
            return last in have or any(rank in have for rank in ABOVE[last])
        return _climbs_on(last, THREE - len(self.runs), have)

    def _kaker_on(self, have: Mapping[str, Cards]) -> bool:
        if len(self.runs) > 2 or self.length >= FULL_HOUSE or not self.only.isdisjoint(NO_KAKER):
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
    """Return the facts about some cards.

    word: the ranks of the cards, written one after the other
    """
    if not word:
        return Row((), RANKS, has_shape=True, climbs=True, only=frozenset(), length=0)
    before, rank = row_of(word[:-1]), word[-1]
    only = before.only | {rank}
    climbs = before.climbs and rank in LADDER
    if before.runs and before.runs[-1].rank == rank:
        runs = (*before.runs[:-1], RankCount(rank, before.runs[-1].number + 1))
    else:
        runs = (*before.runs, RankCount(rank, 1))
        climbs = climbs and (not before.runs or follows(before.runs[-1].rank, rank))
    long_enough = len(runs) != 2 or len(word) == FULL_HOUSE
    has_shape = (long_enough and (climbs or len(runs) < THREE)) or only == FRIPPEL_RANKS
    return Row(runs, _next_ranks(runs, only), has_shape, climbs, only, len(word))


def _next_ranks(runs: tuple[RankCount, ...], only: frozenset[str]) -> tuple[str, ...]:
    rank, count = runs[-1]
    ranks = {rank, *ABOVE.get(rank, ())}
    if only <= FRIPPEL_RANKS:  # a frippelknåker is still possible
        ranks.update(FRIPPEL_RANKS)
    if len(runs) == 1 and count in (2, THREE):  # a kåker is possible
        ranks.update(ORDER[ORDER.index(rank) + 1 :])
    return tuple(sorted(ranks))
