"""Names of cards, and forms of words and numbers, independent of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from .bundles import messages

SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
"""Suit → its sign."""
MINUS: Final = "−"
"""The minus sign of arithmetic, not the hyphen."""


def capital(text: str) -> str:
    """Return a text with its first letter as a capital, to begin a sentence."""
    return text[:1].upper() + text[1:]


def merge_equal(words: Iterable[str]) -> list[str]:
    r"""Return words in their order; equal words come once, with their number.

    >>> merge_equal(["svart joker", "ruter tre", "svart joker"])
    ['svart joker\xa0×2', 'ruter tre']
    """
    return [word if number == 1 else f"{word}\u00a0×{number}" for word, number in Counter(words).items()]


def money(amount: int) -> str:
    """Return an amount with a proper minus sign.

    >>> money(-3)
    '−3'
    """
    return f"{MINUS}{-amount}" if amount < 0 else str(amount)


@cache
def card_name(lang: str, card: str, game: str | None = None) -> str:
    """Return the spoken name of a card; a game may have a special name for a joker.

    >>> card_name("sv", "7h"), card_name("de", "7h"), card_name("en", "7h")
    ('hjärter sju', 'Herz-Sieben', 'the seven of hearts')
    """
    book = messages(lang)
    if card[0] == "X":
        return messages(lang, game).say(f"joker-{card[1]}", {}, card)
    facts = {"suit": book.say(f"suit-{card[1]}", {}, card[1]), "rank": book.say(f"rank-{card[0]}", {}, card[0])}
    return book.say("card-name", facts, card)


@cache
def card_index(lang: str, card: str) -> str:
    """Return the index in a card's corner, without the suit.

    >>> card_index("sv", "Jh"), card_index("de", "Jh"), card_index("en", "Th")
    ('Kn', 'B', '10')
    """
    return card[0] if card[0].isdigit() else messages(lang).say(f"index-{card[0]}", {}, card[0])
