"""The list of all legal lays, one by one and sorted by text, and the random draw of one.

No rule distinguishes cards of the same rank and colour, so only one order of them is listed: of two red fives, the
first by text comes first. Cards of one rank are named in the order of their text. Only the clauses decide if a lay is
allowed; this module finds the lays that are worth checking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import groupby, product
from typing import Final, NamedTuple

from ...core.cards import Card
from ...core.chance import Draws
from ..pack import THREE, Cards, is_black
from ..pile import FRIPPEL, Lay
from ..rules.r14_three_kings import three_kings
from ..rules.r16_cheating import no_ladders
from ..rules.r17_two_packs import hexa
from ..state import KnakerState
from .legality import allows, lay_on
from .rows import FRIPPEL_RANKS, Row, row_of

FEW: Final = 12
"""Greatest number of cards left in hand at which the face-up cards after them are considered, too."""


def color_choices(cards: Cards) -> Iterator[Cards]:
    """Yield a choice of cards of one rank for each number of red and of black cards.

    Each choice has at least one card; the order is not defined.

    >>> from knack_widgets.rules.core.cards import Card
    >>> sorted(color_choices(tuple(map(Card, ("5d", "5h", "5s")))))
    [('5d',), ('5d', '5h'), ('5d', '5h', '5s'), ('5d', '5s'), ('5s',)]
    """
    colours = [[card for card in sorted(cards) if is_black(card) == black] for black in (False, True)]
    for red, black in product(range(len(colours[0]) + 1), range(len(colours[1]) + 1)):
        if red + black:
            yield tuple(sorted((*colours[0][:red], *colours[1][:black])))


def merge_sorted(lists: Iterable[Iterator[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """Yield the entries of several sorted lists in order, without repetitions."""
    return (entry for entry, _ in groupby(merge(*lists)))


def all_lays(s: KnakerState, seat: int, before: Cards, pile: Cards) -> Iterator[Cards]:
    """Yield the cards that a seat may add to `before`, sorted by text.

    before: the open segment on `pile`; empty for a new segment
    pile: the cards under that segment, bottom first
    """
    tree = LayTree(s, seat, before, pile)
    return tree.list_lays(tree.root)


def draw_lay(s: KnakerState, seat: int, before: Cards, pile: Cards, draws: Draws) -> Cards | None:
    """Return a random one of these lays, or None if the seat can add no cards.

    The first card is drawn from those that begin a lay; each rank and colour has the same probability. At each lay that
    can be extended, either the end or one of the next cards is drawn. So short lays are more frequent than long lays.
    """
    tree = LayTree(s, seat, before, pile)
    return tree.draw_lay(tree.root, draws)


ByRank = Mapping[str, Cards]


def _group_by_rank(cards: Iterable[Card]) -> ByRank:
    return {rank: tuple(group) for rank, group in groupby(sorted(cards), key=lambda card: card[0])}


class Branch(NamedTuple):
    """A node of the tree of lays: the cards added so far.

    A segment is the part of a turn's cards that is judged as one, such as a ladder.

    added: the cards added to the segment so far
    ranks: the ranks of the whole segment, with its cards on the pile
    black: whether a card of the segment is black
    hand, up: the cards left in hand, and the face-up cards that may follow them, by rank
    in_hand: the number of cards left in hand
    up_begun: whether a face-up card has been added
    whole: whether the segment is a legal lay without further cards
    goes_on: whether a longer segment may be legal
    """

    added: Cards
    ranks: str
    black: bool
    hand: ByRank
    in_hand: int
    up: ByRank
    up_begun: bool
    whole: bool = False
    goes_on: bool = True


EACH_CARD: Final = (three_kings, hexa)
"""The clauses that check each single card of a lay."""


class LayTree:
    """The tree of all lays of a seat on a pile; each level adds a card.

    Each node has a child for each card that is worth trying.
    """

    def __init__(self, s: KnakerState, seat: int, before: Cards, pile: Cards) -> None:
        self._before = before
        self._example = lay_on(s, seat, s.hands[seat][:1], pile, s.owners[: len(pile)])
        self._may_climb = not self._example.barred or not s.enforces(no_ladders)
        # the top cards, up to five jokers and threes, that a frippelknåker may include
        under = self._example.joined_pile
        parts = [under[len(under) - count :] for count in range(min(FRIPPEL, len(under) + 1))] if s.decks == 1 else []
        ranks = ["".join([card[0] for card in part]) for part in parts]
        self._parts = [part for part in ranks if not part.strip("3X")]
        self._answers: dict[tuple[str, bool], bool] = {}
        own = s.hands[seat]
        hand = self._find_free(own)
        # the face-up cards come after the whole hand (6.1)
        behind = () if s.stock or len(hand) < len(own) else s.up_cards(seat)
        up = _group_by_rank(self._find_free(behind))
        ranks_before = "".join([card[0] for card in before])
        black = any(is_black(card) for card in before)
        self.root = Branch((), ranks_before, black, _group_by_rank(hand), len(hand), up, up_begun=False)

    def _lay_of(self, cards: Cards) -> Lay:
        like = self._example
        return Lay(like.seat, cards, like.pile, like.top, like.decks, like.setup, like.capped, like.barred)

    def _find_free(self, cards: Cards) -> Cards:
        """Return the cards that a segment on this pile may contain by 14 and 17.2.6."""
        if not cards or not self._binds(cards):
            return cards
        return tuple(card for card in cards if not self._binds((card,)))

    def _binds(self, cards: Cards) -> bool:
        """Return whether a clause of `EACH_CARD` forbids one of the cards."""
        lay = self._lay_of(cards)
        without = lay.without
        return any(clause(lay) for clause in EACH_CARD if clause.id not in without)

    def _allows(self, cards: Cards, ranks: str, black: bool) -> bool:
        allowed = self._answers.get((ranks, black))
        if allowed is None:
            allowed = self._answers[ranks, black] = allows(self._lay_of(cards))
        return allowed

    def _cards_to_try(self, at: Branch) -> Iterator[Card]:
        """Yield the cards that may come next, sorted; of each rank and colour only the first."""
        left = at.hand if at.in_hand else at.up
        # cards of a rank from the same place are named in order, so that no lay comes twice
        last = at.added[-1] if at.added and (at.in_hand or at.up_begun) else ""
        for rank in row_of(at.ranks).nexts:
            red = black = False
            for card in left.get(rank, ()):
                if is_black(card):
                    if not black and not (last and card < last and card[0] == last[0]):
                        yield card
                    black = True
                else:
                    if not red and not (last and card < last and card[0] == last[0]):
                        yield card
                    red = True

    def _branch(self, at: Branch, card: Card) -> Branch:
        """Return the child of a node, with one more card."""
        rank = card[0]
        added, ranks, black = (*at.added, card), at.ranks + rank, at.black or is_black(card)
        hand, in_hand, up, up_begun = at.hand, at.in_hand, at.up, at.up_begun
        if in_hand:
            hand, in_hand = _remove(hand, rank, card), in_hand - 1
        else:
            up, up_begun = _remove(up, rank, card), True
        cards, row = (*self._before, *added), row_of(ranks)
        whole = row.has_shape and self._allows(cards, ranks, black)
        reach: ByRank = hand
        if up and in_hand <= FEW:
            reach = {**hand, **{other: (*hand.get(other, ()), *more) for other, more in up.items()}} if hand else up
        return Branch(added, ranks, black, hand, in_hand, up, up_begun, whole, self._goes_on(cards, row, reach))

    def _goes_on(self, cards: Cards, row: Row, reach: ByRank) -> bool:
        """Return whether a longer lay that begins with `cards` may be legal.

        row: the facts about the ranks of `cards`
        reach: the cards that may be added, by rank
        """
        like, first = self._example, cards[:1]
        if row.goes_on(reach, ladders=self._may_climb) and self._allows(first, first[0][0], is_black(first[0])):
            return True
        # on three jokers three or four threes are allowed, though a single three is not (10.2)
        if like.decks == 1 and like.top.rank == "X" and row.only == {"3"} and "3" in reach:
            return True
        return row.only <= FRIPPEL_RANKS and any(_frippel(row, reach, part) for part in self._parts)

    def list_lays(self, at: Branch) -> Iterator[Cards]:
        """Yield the lays at and below a node of the tree, sorted by text."""
        if at.whole:
            yield at.added
        # a stack instead of recursion: in a long ladder, each lay would pass through one generator for each of its
        # cards
        open_branches = [(at, self._cards_to_try(at))] if at.goes_on else []
        while open_branches:
            below, cards = open_branches[-1]
            card = next(cards, None)
            if card is None:
                open_branches.pop()
                continue
            branch = self._branch(below, card)
            if branch.whole:
                yield branch.added
            if branch.goes_on:
                open_branches.append((branch, self._cards_to_try(branch)))

    def draw_lay(self, at: Branch, draws: Draws) -> Cards | None:
        """Return a random lay at or below a node of the tree, or None if no such lay is legal."""
        ways: list[Card | None] = [None] if at.whole else []
        if at.goes_on:
            ways += self._cards_to_try(at)
        for card in draws.order(ways):
            lay = at.added if card is None else self.draw_lay(self._branch(at, card), draws)
            if lay:
                return lay
        return None


def _remove(cards: ByRank, rank: str, card: Card) -> ByRank:
    left = list(cards[rank])
    left.remove(card)
    if left:
        return {**cards, rank: tuple(left)}
    return {other: more for other, more in cards.items() if other != rank}


def _frippel(row: Row, reach: ByRank, part: str) -> bool:
    """Return whether threes and jokers can complete a frippelknåker that begins with `part`.

    row: the cards of the lay so far
    reach: the cards that may be added, by rank
    part: the ranks of the top cards of the pile that the frippelknåker includes
    """
    if row.length + len(part) >= FRIPPEL:
        return False
    have = {rank: part.count(rank) + sum(count for other, count in row.runs if other == rank) for rank in "3X"}
    return all(0 <= THREE - have[rank] <= len(reach.get(rank, ())) for rank in "3X")
