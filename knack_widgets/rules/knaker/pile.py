"""The top of the pile, and the kind of a lay; the clauses judge these facts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from ..core.cards import Card
from ..core.clauses import OtherReading
from ..core.facts import Setup
from .pack import THREE, Cards, is_black

ACTING: Final = "2T"
"""Ranks with an effect when they are laid; they cannot be part of a ladder or a kåker (12.3, N-12)."""
FULL_HOUSE: Final = 5
FRIPPEL: Final = 6
ROW: Final = 4
"""The number of consecutive cards of the same rank that turns the pile (4.2)."""

N9_SEVENS_JOIN: Final = OtherReading("N-9", "b")
N19_ROUND_IS_A_TURN: Final = OtherReading("N-19", "b")
N38_SHARED_PLACE_COUNTS_ONCE: Final = OtherReading("N-38", "b")

Objection = tuple[str, dict[str, Any]] | None
"""A clause's objection to a lay, as the key of the reason and its facts; None if the clause allows the lay."""


class OpenCard(NamedTuple):
    """An open card of a turn, and the place to which it returns if it is taken back.

    origin: the number of a face-up pile, `HAND` or `FIXED`
    """

    card: Card
    origin: int


HAND: Final = -1
FIXED: Final = -2
"""Origin of chance cards and flipped cards: they never go back (N-27)."""


class Top(NamedTuple):
    """The card that counts as the top of a pile: sevens above it are transparent (13, N-9).

    rank: the rank, or None if the pile is empty or has only sevens (13.3)
    card: the card, or None if `rank` is None
    row: the number of consecutive cards of that rank
    owner: the seat that laid the card
    frippel: whether the six cards on top are three jokers and three threes (10.3)
    through: whether sevens are above it
    """

    rank: str | None = None
    card: str | None = None
    row: int = 0
    owner: int | None = None
    frippel: bool = False
    through: bool = False


def drop_sevens(cards: Cards) -> Cards:
    """Return the cards without sevens, which joins rows that sevens interrupt (N-9 b)."""
    return tuple([card for card in cards if card[0] != "7"])


def top_of(pile: Cards, owners: tuple[int, ...], decks: int, *, sevens_join: bool = False) -> Top:
    """Return the top of a pile.

    pile: the cards, bottom first
    owners: for each card, the seat that laid it
    decks: the number of packs
    sevens_join: whether cards with only sevens between them are consecutive (N-9 b)
    """
    at = len(pile)
    while at and pile[at - 1][0] == "7":
        at -= 1
    through = at < len(pile)
    if not at:
        return Top(through=through)
    card = pile[at - 1]
    seen = drop_sevens(pile[:at]) if sevens_join else pile[:at]
    row = 1
    while row < len(seen) and seen[-1 - row][0] == card[0]:
        row += 1
    return Top(card[0], card, row, owners[at - 1], decks == 1 and is_frippel(seen), through)


def is_frippel(pile: Cards) -> bool:
    """Return whether the six top cards are three jokers and three threes (10.3, N-20)."""
    ranks = [card[0] for card in pile[-FRIPPEL:]]
    return ranks.count("X") == THREE and ranks.count("3") == THREE


@dataclass(frozen=True)
class Lay:
    """Cards that a seat lays on a pile as one segment of a turn (N-6).

    seat: the seat that lays them
    cards: the cards, in their order
    pile: the pile before the lay, bottom first
    top: the top of that pile
    decks: the number of packs
    setup: the agreements before the match, with the struck clauses and the alternative readings of rulings
    capped: whether the seat has the handicap of 17.2.6
    barred: whether the seat's dots forbid ladders (16.8)
    """

    seat: int
    cards: Cards
    pile: Cards
    top: Top
    decks: int
    setup: Setup
    capped: bool = False
    barred: bool = False

    @property
    def without(self) -> tuple[str, ...]:
        """The ids of the struck clauses."""
        return self.setup.without

    @property
    def readings(self) -> Mapping[str, str]:
        """Ruling → letter, for the rulings that this match reads differently from the book."""
        return self.setup.readings

    def uses(self, other: OtherReading) -> bool:
        """Return whether this match uses a certain other reading of a ruling."""
        return other.is_in(self.setup.readings)

    @property
    def first(self) -> str:
        """The first card of the lay, which lies directly on the pile."""
        return self.cards[0]

    @property
    def last(self) -> Card:
        """The card on top after the lay."""
        return self.cards[-1]

    @property
    def rank(self) -> str:
        """The rank of the first card."""
        return self.cards[0][0]

    @cached_property
    def ranks(self) -> frozenset[str]:
        """The ranks of its cards."""
        return frozenset([card[0] for card in self.cards])

    @property
    def shape_kind(self) -> Hashable:
        """A cache key with all facts that the clauses about combinations use.

        These clauses give the same answer for lays with the same key.
        """
        return "".join([card[0] for card in self.cards]), self.forms_frippel, self.barred

    @property
    def limit_kind(self) -> Hashable:
        """A cache key with all facts that the clauses about the pile under a lay use.

        The key contains the first card, the ranks, the ranks of black cards, the number of cards if they
        have one rank, and the top. Only the clause of three kings uses colours (14). No clause counts more than six
        consecutive cards (17.2.6).
        """
        top, ranks = self.top, self.ranks
        return (
            (
                self.rank,
                ranks,
                len(self.cards) if len(ranks) == 1 else 0,
                frozenset([card[0] for card in self.cards if is_black(card)]),
            ),
            (top.rank, min(top.row, FRIPPEL), top.frippel, top.owner == self.seat, self.forms_frippel),
            (self.decks, self.capped),
        )

    @cached_property
    def intent(self) -> str:
        """The apparent kind of the lay: ``frippel``, ``set``, ``kaker`` or ``ladder``.

        Three cards of one rank and two of another count as a kåker, all other cards of several ranks as a ladder.
        Whether the kåker or ladder is complete is for the clauses to say: see `acts.legality.shape`.
        """
        if self.forms_frippel:
            return "frippel"
        if len(self.ranks) == 1:
            return "set"
        if len(self.ranks) == 2 and len(self.cards) == FULL_HOUSE:
            alike = sum(card[0] == self.rank for card in self.cards)
            return "kaker" if alike in (2, 3) else "ladder"
        return "ladder"

    @property
    def joined_pile(self) -> Cards:
        """The pile under the lay, without its sevens if the cards on both sides of a seven join (N-9 b)."""
        return drop_sevens(self.pile) if self.uses(N9_SEVENS_JOIN) else self.pile

    @property
    def forms_frippel(self) -> bool:
        """True if the lay, of jokers and threes alone, completes a frippelknåker (10.3)."""
        if self.decks > 1 or len(self.cards) > FRIPPEL or any(card[0] not in "3X" for card in self.cards):
            return False
        return is_frippel((*self.joined_pile, *self.cards)) and not self.top.frippel

    @property
    def exempt(self) -> bool:
        """True if the clauses about the pile under the lay do not apply to it (N-31).

        They do not apply if the lay completes a frippelknåker of which a part is on the pile.
        """
        return self.forms_frippel and len(self.cards) < FRIPPEL

    @property
    def leaves_two(self) -> bool:
        """True if a two counts as the top after the lay (5, 13.2).

        The lay ends with a two, or it consists of sevens on a two.
        """
        return self.last.rank == "2" or (self.top.rank == "2" and self.ranks == {"7"})
