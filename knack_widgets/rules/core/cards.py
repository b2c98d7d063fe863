"""Cards, packs, and sets of cards as bit masks.

A card is text, rank then suit, as poker software writes it: ``Ts``, ``Ah``; ``Xb`` and ``Xr`` are the jokers.
Games without doublets hold hands as integers with one bit a card. The bits stand in the order of the cards' text,
so that walking a mask from its lowest bit gives the cards, and the moves made of them, sorted by text.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from .errors import NotationError
from .showing import shorten

RANKS: Final = "23456789TJQKA"
"""The ranks, lowest first."""
SUITS: Final = "shdc"
"""Spades, hearts, diamonds, clubs."""


class Card(str):
    """One card, written strictly (``Ts``): a string, with its two halves by name.

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
        """The suit's letter; of a joker its colour, ``b`` or ``r``."""
        return self[1]

    @classmethod
    def read(cls, text: str) -> Card:
        """The card that `text` means, leniently: any case, ``10`` for ``T``, spaces around.

        Raises `NotationError` where it means none.
        """
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


CARDS: Final = tuple(sorted([Card(r + s) for r in RANKS for s in SUITS] + [Card("Xb"), Card("Xr")]))
"""Every card there is, once, in the order of its text."""
_BY_TEXT: Final = {str(card): card for card in CARDS}

BIT: Final[dict[str, int]] = {card: 1 << place for place, card in enumerate(CARDS)}
"""Card → its bit."""
_OF_BIT: Final = {BIT[card]: card for card in CARDS}
STRENGTH: Final[dict[str, int]] = {card: RANKS.find(card.rank) for card in CARDS}
"""Card → place of its rank from 0 (two) to 12 (ace); −1 for jokers."""
SUIT_MASK: Final[dict[str | None, int]] = {s: sum(BIT[c] for c in CARDS if c.suit == s) for s in (*SUITS, None)}
"""Suit → mask of its cards; no suit has no cards."""
RANK_MASK: Final = {rank: sum(BIT[c] for c in CARDS if c.rank == rank) for rank in RANKS}
"""Rank → mask of its cards."""
HIGHER: Final = {
    card: sum(BIT[c] for c in CARDS if c.suit == card.suit and STRENGTH[c] > STRENGTH[card]) for card in CARDS
}
"""Card → mask of the higher cards of its suit."""


def pack(lowest: str = "2") -> tuple[Card, ...]:
    """A pack without jokers whose lowest rank is `lowest`, in the order of the cards' text.

    >>> len(pack("6")), pack("A")
    (36, ('Ac', 'Ad', 'Ah', 'As'))
    """
    ranks = RANKS[RANKS.index(lowest) :]
    return tuple(card for card in CARDS if card.rank in ranks)


@lru_cache(maxsize=1 << 12)
def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, sorted by text.

    >>> cards_of(mask_of(["Ts", "6h"]))
    ('6h', 'Ts')
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(_OF_BIT[lowest])
        mask ^= lowest
    return tuple(found)


def mask_of(cards: Iterable[str]) -> int:
    """The mask of some distinct cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def strongest(mask: int) -> int:
    """The highest card of a mask of one suit, as a mask; 0 of none."""
    return BIT[max(cards_of(mask), key=STRENGTH.__getitem__)] if mask else 0


HELD: Final = "shcd"
"""Suits as people hold them."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards as people hold them: by suit, black and red by turns, high cards first; a joker before all."""
    return sorted(cards, key=lambda card: (HELD.find(card[1]), -f"{RANKS}X".find(card[0])))
