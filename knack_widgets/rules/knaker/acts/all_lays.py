"""Listing what may be laid, one by one and sorted by text, however many cards are in hand.

Cards that no rule tells apart (one rank, one colour) stand for each other: of two red fives the first by text is named
first. Cards of one rank are named in the order of their text. Whether something is allowed is always asked of the
clauses; what is worked out here is only where it is worth asking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import merge
from itertools import groupby, pairwise, product
from typing import Final

from ...core.cards import Card
from ..pack import BLACK, ORDER, THREE, Cards, remove
from ..pile import ACTING, FRIPPEL, FULL_HOUSE, Lay, lay_on
from ..rules.r12_ladder import LADDER, follows
from ..rules.r14_three_kings import three_kings
from ..rules.r15_full_house import NO_KAKER
from ..rules.r17_two_packs import hexa
from ..state import KnakerState
from .legality import objections

FEW: Final = 12
"""With at most so many cards left in hand, the face-up cards behind them are thought of as well."""


def color_choices(cards: Cards) -> Iterator[Cards]:
    """The choices among cards of one rank, up to cards of one colour; at least one card each, in no order.

    >>> from knack_widgets.rules.core.cards import Card
    >>> sorted(color_choices(tuple(map(Card, ("5d", "5h", "5s")))))
    [('5d',), ('5d', '5h'), ('5d', '5h', '5s'), ('5d', '5s'), ('5s',)]
    """
    colours = [[card for card in sorted(cards) if _black(card) == black] for black in (False, True)]
    for red, black in product(range(len(colours[0]) + 1), range(len(colours[1]) + 1)):
        if red + black:
            yield tuple(sorted((*colours[0][:red], *colours[1][:black])))


def _black(card: Card) -> bool:
    return card[0] != "X" and card[1] in BLACK


def merge_sorted(found: Iterable[Iterator[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """Sorted lists as one, each entry once."""
    return (entry for entry, _ in groupby(merge(*found)))


def all_lays(s: KnakerState, seat: int, before: Cards, pile: Cards) -> Iterator[tuple[str, ...]]:
    """What a seat may add to `before`, the open segment on `pile` (none: a new segment), sorted by text."""
    blank = lay_on(s, seat, s.hands[seat][:1], pile, s.owners[: len(pile)])
    # the jokers and threes on top of which a frippelknåker may come about, from none to five
    parts = [pile[len(pile) - count :] for count in range(min(FRIPPEL, len(pile) + 1))]
    parts = [part for part in parts if all(card[0] in "3X" for card in part)] if s.decks == 1 else []
    begins: dict[Card, bool] = {}

    def lay_of(cards: Cards) -> Lay:
        return Lay(seat, cards, pile, blank.top, blank.decks, blank.capped, blank.barred)

    def may(cards: Cards) -> bool:
        return not objections(lay_of(cards))

    def may_begin(card: Card) -> bool:
        if card not in begins:
            begins[card] = may((card,))
        return begins[card]

    def is_bound(card: Card) -> bool:
        """Whether a card may stand in no segment here: black on three kings, or by the handicap of six kajaker."""
        return bool(three_kings(lay_of((card,))) or hexa(lay_of((card,))))

    own = s.hands[seat]
    hand = tuple(sorted(card for card in own if not is_bound(card)))
    # the face-up cards come after the whole hand (6.1)
    up = () if s.stock or len(hand) < len(own) else tuple(sorted(c for c in s.up_cards(seat) if not is_bound(c)))
    all_up = len(up)

    def go_on(added: Cards, hand: Cards, up: Cards) -> Iterator[tuple[str, ...]]:
        seen: set[tuple[str, bool]] = set()
        nexts = _next_ranks((*before, *added))
        # cards of a rank stand in order, as far as they come from the same place
        last = added[-1] if added and (hand or len(up) < all_up) else ""
        for card in sorted({*(hand or up)}):
            kind = (card[0], _black(card))
            # another of its kind comes first
            if card[0] not in nexts or kind in seen:
                continue
            seen.add(kind)
            if last and card[0] == last[0] and card < last:
                continue
            cards = (*before, *added, card)
            left = (remove(hand, (card,)), up) if hand else ((), remove(up, (card,)))
            reach = left[0] + (left[1] if len(left[0]) <= FEW else ())
            if _has_shape(cards) and may(cards):
                yield (*added, card)
            on = may_begin(cards[0]) and _goes_on(cards, reach, ladders=not blank.barred)
            # on three jokers three or four threes may lie, though none could alone (10.2)
            threes = s.decks == 1 and blank.top.rank == "X" and _more_threes(cards, reach)
            if on or threes or any(_frippel(cards, reach, part) for part in parts):
                yield from go_on((*added, card), *left)

    yield from go_on((), hand, up)


def _next_ranks(cards: Cards) -> str:
    """The ranks that may come after `cards` in a set, a ladder, a kåker or a frippelknåker."""
    if not cards:
        return ORDER
    rank = cards[-1][0]
    above = "".join(other for other in LADDER if rank in LADDER and follows(rank, other))
    first = cards[0][0]
    if all(card[0] == first for card in cards):  # a kåker may still become of it
        above += ORDER[ORDER.index(first) + 1 :]
    return rank + above + "3X"


def _has_shape(cards: Cards) -> bool:
    """Whether cards may be a segment, as far as their ranks tell at a glance."""
    ranks = [rank for rank, _ in groupby(card[0] for card in cards)]
    return len(ranks) < THREE or _ladder_on(ranks, set(LADDER)) or {*ranks} == {"3", "X"}


def _frippel(cards: Cards, reach: Cards, part: Cards) -> bool:
    """Whether cards may become a frippelknåker with a `part` that lies there: threes and jokers, as many as needed."""
    if len(cards) + len(part) >= FRIPPEL or any(card[0] not in "3X" for card in cards):
        return False
    lacks = {rank: THREE - sum(card[0] == rank for card in (*part, *cards)) for rank in "3X"}
    return all(0 <= lacks[rank] <= sum(card[0] == rank for card in reach) for rank in "3X")


def _more_threes(cards: Cards, reach: Cards) -> bool:
    """Whether cards are threes, and there are more."""
    return all(card[0] == "3" for card in cards) and any(card[0] == "3" for card in reach)


def _goes_on(cards: Cards, reach: Cards, *, ladders: bool) -> bool:
    """Whether something longer that begins with `cards` may be a set, a ladder or a kåker."""
    have = {card[0] for card in reach}
    ranks = [rank for rank, _ in groupby(card[0] for card in cards)]
    if len(ranks) == 1 and ranks[0] in have:
        return True
    return (ladders and _ladder_on(ranks, have)) or _kaker_on(cards, reach)


def _ladder_on(ranks: list[str], have: set[str]) -> bool:
    """Whether a ladder can come of ranks that follow each other, with these to go on."""
    if {*ranks} & {*ACTING} or any(not follows(a, b) for a, b in pairwise(ranks)):
        return False
    if len(ranks) >= THREE:
        return ranks[-1] in have or any(follows(ranks[-1], rank) for rank in have if rank not in ACTING)
    return _steps(ranks[-1], THREE - len(ranks), have)


def _steps(rank: str, steps: int, have: set[str]) -> bool:
    if not steps:
        return True
    return any(follows(rank, other) and _steps(other, steps - 1, have) for other in have if other in LADDER)


def _kaker_on(cards: Cards, reach: Cards) -> bool:
    """Whether a kåker can come of cards, with these to go on."""
    runs = [(rank, len([*found])) for rank, found in groupby(card[0] for card in cards)]
    if len(runs) > 2 or len(cards) >= FULL_HOUSE or any(rank in NO_KAKER for rank, _ in runs):
        return False
    have = {rank: sum(card[0] == rank for card in reach) for rank in ORDER if rank not in NO_KAKER}
    (low, count), *more = runs
    for first in (2, 3):
        second = FULL_HOUSE - first
        if more:
            high, begun = more[0]
            if count == first and ORDER.index(low) < ORDER.index(high) and begun + have[high] >= second >= begun:
                return True
        elif count <= first <= count + have[low] and any(
            number >= second and ORDER.index(low) < ORDER.index(rank) for rank, number in have.items()
        ):
            return True
    return False
