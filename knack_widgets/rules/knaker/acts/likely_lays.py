"""Of all that a seat may lay, what is worth thinking of: for the page and for opponents, however large the hand is.

Nothing is judged here: what is proposed is asked of the clauses like any other move.
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
    """Lays of a seat that may be allowed: of its hand, and of what it may add from the face-up cards."""
    hand = s.hands[seat]
    up = () if s.stock else s.up_cards(seat)
    ranks = _by_rank(hand or up)
    for cards in ranks.values():
        yield cards
        for card in cards:
            yield (card,)
        for size in range(2, len(cards)):
            yield cards[:size]
        red = tuple(card for card in cards if card[1] in "hd")
        if red and cards[0][0] == "K":
            yield red
    yield from _ladders(ranks)
    yield from _kakers(ranks)
    yield from _frippels(s, ranks)
    if hand and up:
        # the hand comes first of each rank: it has to be laid out
        yield from _frippels(s, _by_rank((*hand, *up)))
        # with the hand laid out, the face-up cards may go on
        everything = tuple(sorted(hand, key=lambda card: LADDER.find(card[0])))
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
        ranks[card[0]] = (*ranks.get(card[0], ()), card)
    return ranks


def _lengthenings(s: KnakerState, ranks: dict[str, Cards]) -> Iterator[Cards]:
    """What may make the running segment longer: one step, or all steps that there are."""
    rank = s.run[-1].card[0]
    steps: Cards = ()
    for _ in LADDER:  # once round at most
        above = next((other for other in LADDER if other in ranks and rank in LADDER and follows(rank, other)), None)
        if above is None or ranks[above][0] in steps:
            return
        steps = (*steps, ranks[above][0])
        yield steps
        rank = above


def _ladders(ranks: dict[str, Cards]) -> Iterator[Cards]:
    """From each rank as far up as it goes, with all cards of each and with one of each; the seven in it or left out."""
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
    """The orders in which cards may be meant: upwards as a ladder, from each rank on; a kåker is one of them."""
    ranks = sorted({card[0] for card in cards}, key=ORDER.index)
    if len(ranks) < 2:
        return
    for start in range(len(ranks)):
        turned = [*ranks[start:], *ranks[:start]]
        yield tuple(card for rank in turned for card in cards if card[0] == rank)
