"""One or two packs of 55 cards, the order of the ranks, and the order of a hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..core.cards import CARDS, Card, pack
from ..core.facts import Setup
from ..core.options import OptionValue

Cards = tuple[Card, ...]

ORDER: Final = "23456789TJQKAX"
"""The ranks, lowest first (N-2); `X` is the joker, which this game calls knåker."""
BLACK: Final = "sc"
JOKERS: Final = ("Xb", "Xb", "Xr")
ONE_PACK: Final = 6
"""Greatest number of seats with one pack."""
AGREED_CHEATING: Final = OptionValue("cheating", True)
AGREED_ONE_PACK: Final = OptionValue("decks", 1)
THREE: Final = 3
"""The number of cards to which a hand is refilled from the stock; also the number of piles in front of each seat."""


def decks_of(setup: Setup) -> int:
    """Return the number of packs in play: two for more than six seats, or by option (17, N-4)."""
    return 1 if len(setup.names) <= ONE_PACK and AGREED_ONE_PACK.is_in(setup.options) else 2


@lru_cache(maxsize=2)
def cards_of_packs(decks: int) -> Cards:
    """Return all cards: once or twice 52 cards and three jokers, two of them black (1, 17)."""
    return tuple(sorted((*pack(), *map(Card, JOKERS)) * decks))


_PLACES: Final = {card: (ORDER.index(card.rank), card.suit) for card in CARDS}


def sort_hand(cards: Cards) -> Cards:
    """Return the cards in the order of a hand: by rank, the lowest first, then by suit."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def is_black(card: Card) -> bool:
    """Return whether a card is a spade or a club; jokers have no suit (N-17)."""
    return card[1] in BLACK and card[0] != "X"


def find_missing(have: Cards, cards: Cards) -> Cards:
    """Return the cards of `cards` that `have` lacks; equal cards count separately.

    >>> find_missing((Card("Xb"), Card("5h")), (Card("Xb"), Card("Xb"), Card("5h")))
    ('Xb',)
    """
    left, missing = list(have), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def remove(cards: Cards, leaving: Cards) -> Cards:
    """Return `cards` without the cards `leaving`; of equal cards only as many are removed."""
    left = list(cards)
    for card in leaving:
        left.remove(card)
    return tuple(left)
