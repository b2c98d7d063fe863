"""Cards, packs, sets of cards as bit masks, and the cards of a trick.

A card is text, rank then suit, as poker software writes it: ``Ts``, ``Ah``; ``Xb`` and ``Xr`` are the jokers.
Games in which each card exists only once store a hand as an integer with one bit a card. The bits have the order of the
cards' text: a loop from the lowest bit up gives the cards, and the moves with them, sorted by text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from .errors import NotationError, shorten

RANKS: Final = "23456789TJQKA"
"""The ranks, lowest first."""
SUITS: Final = "shdc"
"""Spades, hearts, diamonds, clubs."""


class Card(str):
    """A card, strictly written (``Ts``): a string with `rank` and `suit` as attributes.

    >>> Card.read(" 10H ")
    'Th'
    >>> Card.read("Th").rank, Card.read("Th").suit
    ('T', 'h')
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The rank's letter, ``X`` for a joker."""
        return self[0]

    @property
    def suit(self) -> str:
        """The suit's letter; for a joker the letter of its colour, ``b`` or ``r``."""
        return self[1]

    @classmethod
    def read(cls, text: str) -> Card:
        """Return the card that a text names.

        text: the card in any case, with ``10`` or ``T`` for the ten, and with or without spaces around

        Raise `NotationError` if the text is not a card.
        """
        card = _BY_TEXT.get(text)
        if card is None:
            word = text.strip()
            if word[:2] == "10":
                word = "T" + word[2:]
            card = _BY_TEXT.get(word[:1].upper() + word[1:].lower())
        if card is None:
            raise NotationError(
                f"“{shorten(text)}” is no card: a card is a rank ({' '.join(RANKS)}) and a suit ({' '.join(SUITS)}), "
                "as in 7h, or a joker (Xb, Xr)"
            )
        return card


class Suit(str):
    """A suit as a fact of a reason or an event, so that sentences name it: ``Suit("h")`` is hearts."""

    __slots__ = ()


class Rank(str):
    """A rank as a fact of a reason or an event, so that sentences name it: ``Rank("J")`` is the jack."""

    __slots__ = ()


CARDS: Final = tuple(sorted([Card(r + s) for r in RANKS for s in SUITS] + [Card("Xb"), Card("Xr")]))
"""Every possible card once, in the order of its text."""
_BY_TEXT: Final = {str(card): card for card in CARDS}

BIT: Final[dict[str, int]] = {card: 1 << place for place, card in enumerate(CARDS)}
"""Card → mask with only the bit of this card."""
_OF_BIT: Final = {BIT[card]: card for card in CARDS}
STRENGTH: Final[dict[str, int]] = {card: RANKS.find(card.rank) for card in CARDS}
"""Card → index of its rank from 0 (two) to 12 (ace); −1 for jokers."""
SUIT_MASK: Final[dict[str | None, int]] = {s: sum(BIT[c] for c in CARDS if c.suit == s) for s in (*SUITS, None)}
"""Suit → mask of its cards; the key None → 0."""
RANK_MASK: Final = {rank: sum(BIT[c] for c in CARDS if c.rank == rank) for rank in RANKS}
"""Rank → mask of its cards."""
HIGHER: Final = {
    card: sum(BIT[c] for c in CARDS if c.suit == card.suit and STRENGTH[c] > STRENGTH[card]) for card in CARDS
}
"""Card → mask of the higher cards of the same suit."""


def pack(lowest: str = "2") -> tuple[Card, ...]:
    """Return a pack without jokers whose lowest rank is `lowest`, sorted by the cards' text.

    >>> len(pack("6")), pack("A")
    (36, ('Ac', 'Ad', 'Ah', 'As'))
    """
    ranks = RANKS[RANKS.index(lowest) :]
    return tuple(card for card in CARDS if card.rank in ranks)


@lru_cache(maxsize=1 << 12)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, sorted by text.

    >>> cards_of(mask_of(["Ts", "6h"]))
    ('6h', 'Ts')
    """
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(_OF_BIT[lowest])
        mask ^= lowest
    return tuple(cards)


def mask_of(cards: Iterable[str]) -> int:
    """Return the mask of some distinct cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def strongest(mask: int) -> int:
    """Return the mask of the highest card of a mask, or 0 if that mask is empty.

    mask: cards of one suit
    """
    return BIT[max(cards_of(mask), key=STRENGTH.__getitem__)] if mask else 0


HELD: Final = "shcd"
"""The order of the suits in a hand, colours alternating."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards in the order in which people sort a hand.

    A joker comes first, then suit by suit, black and red in turn, high cards first.
    """
    return sorted(cards, key=lambda card: (HELD.find(card[1]), -f"{RANKS}X".find(card[0])))


def find_new(cards: Sequence[str], had: Iterable[str]) -> list[int]:
    """Return the indices in `cards` of those cards that the hand did not have before (`had`).

    >>> find_new(["Xb", "7h", "7h"], ["7h", "Xb"])
    [2]
    """
    known = Counter(had)
    places = []
    for at, card in enumerate(cards):
        if known[card]:
            known[card] -= 1
        else:
            places.append(at)
    return places


CardSeen = TypeVar("CardSeen", bound=Card | None, covariant=True)


class Played(NamedTuple, Generic[CardSeen]):
    """A card in a trick.

    seat: the seat that played the card
    card: the card, or None in a view if another seat played it face down
    face_down: whether the card was played face down
    """

    seat: int
    card: CardSeen
    face_down: bool = False


Trick = tuple[Played[Card], ...]
SeenTrick = tuple[Played[Card | None], ...]
"""A trick in a view, in which cards may be unknown."""
