"""The lays of a seat that are worth considering, for the page and for computer opponents.

Their number stays small even for a large hand. This module does not judge lays: callers check each proposal against the
clauses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from ..pack import ORDER, THREE, Cards
from ..rules.r12_ladder import LADDER, follows
from ..rules.r15_full_house import NO_KAKER
from ..state import KnakerState


def likely_lays(s: KnakerState, seat: int) -> Iterator[Cards]:
    """Yield lays that may be allowed: cards of the hand, and face-up cards after the hand.

    Face-up cards may only follow if the whole hand is laid.
    """
    hand = s.hands[seat]
    up = () if s.stock else s.up_cards(seat)
    ranks = _by_rank(hand or up)
    for cards in ranks.values():
        yield cards
        for card in cards:
            yield (card,)
        for size in range(2, len(cards)):
            yield cards[:size]
        red = tuple(card for card in cards if card.suit in "hd")
        if red and cards[0].rank == "K":
            yield red
    yield from _ladders(ranks)
    yield from _kakers(ranks)
    yield from _frippels(s, ranks)
    if hand and up:
        # of each rank the hand cards come first: the hand must be laid before face-up cards
        yield from _frippels(s, _by_rank((*hand, *up)))
        # face-up cards may follow once the whole hand is laid
        everything = tuple(sorted(hand, key=lambda card: LADDER.find(card.rank)))
        for pile in s.face_up[seat]:
            yield (*everything, *pile)
            for other in s.face_up[seat]:
                yield (*everything, *pile, *other) if other is not pile else everything
        yield everything
    if s.runner == seat and s.run:
        yield from _lengthenings(s, ranks)


def _by_rank(cards: Cards) -> dict[str, Cards]:
    ranks: dict[str, Cards] = {}
    for card in cards:
        ranks[card.rank] = (*ranks.get(card.rank, ()), card)
    return ranks


def _lengthenings(s: KnakerState, ranks: dict[str, Cards]) -> Iterator[Cards]:
    """Yield cards that may extend the current segment upwards, by one rank or by more."""
    rank = s.run[-1].card.rank
    steps: Cards = ()
    for _ in LADDER:  # at most once round the ranks of a ladder
        above = next((other for other in LADDER if other in ranks and rank in LADDER and follows(rank, other)), None)
        if above is None or ranks[above][0] in steps:
            return
        steps = (*steps, ranks[above][0])
        yield steps
        rank = above


def _ladders(ranks: dict[str, Cards]) -> Iterator[Cards]:
    """Yield the ladders from each rank upwards, with one or all cards of each rank.

    Each ladder comes with and without the seven.
    """
    for start in LADDER:
        if start not in ranks:
            continue
        for skip in (False, True):
            path = [start]
            while True:
                nexts = [rank for rank in LADDER if rank in ranks and rank not in path and follows(path[-1], rank)]
                if not nexts:
                    break
                path.append(nexts[-1] if skip and path[-1] == "6" else nexts[0])
            for end in range(THREE, len(path) + 1):
                yield tuple(ranks[rank][0] for rank in path[:end])
            if len(path) >= THREE:
                yield tuple(card for rank in path for card in ranks[rank])


def _kakers(ranks: dict[str, Cards]) -> Iterator[Cards]:
    counts = Counter({rank: len(cards) for rank, cards in ranks.items() if rank not in NO_KAKER})
    for low, high in permutations(counts, 2):
        if ORDER.index(low) > ORDER.index(high):
            continue
        for first in (2, 3):
            if counts[low] >= first and counts[high] >= 5 - first:
                yield (*ranks[low][:first], *ranks[high][: 5 - first])


def _frippels(s: KnakerState, ranks: dict[str, Cards]) -> Iterator[Cards]:
    threes, jokers = ranks.get("3", ()), ranks.get("X", ())
    if s.decks > 1:
        return
    for three in range(THREE + 1):
        for joker in range(THREE + 1):
            if three + joker and len(threes) >= three and len(jokers) >= joker:
                yield (*threes[:three], *jokers[:joker])
                yield (*jokers[:joker], *threes[:three])


def likely_orders(cards: Cards) -> Iterator[Cards]:
    """Yield the likely orders of some cards: as a ladder from each rank, or as a kåker."""
    ranks = sorted({card.rank for card in cards}, key=ORDER.index)
    if len(ranks) < 2:
        return
    for start in range(len(ranks)):
        turned = [*ranks[start:], *ranks[:start]]
        yield tuple(card for rank in turned for card in cards if card.rank == rank)
