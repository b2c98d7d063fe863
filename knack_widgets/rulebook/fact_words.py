"""Facts of a sentence that are cards, suits or ranks: which of them are put into words.

A fact is put into words by its type: a `Card`, several cards, a `Suit` or a `Rank`. Facts that are plain text, such as
those of a stored event, are recognised by their names.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from ..rules.core.cards import BIT, Card, Rank, Suit

FactKind = Literal["card", "cards", "suit", "rank"]
CARDS: Final = frozenset({"card", "other", "up", "first", "second", "third", "own"})
"""Names of facts that are cards, also if they are plain text."""
SUITS: Final = frozenset({"suit", "trump"})
"""Names of facts that are suits, also if they are plain text."""
OPENERS: Final = CARDS | SUITS | {"led", "asked", "choice", "tried"}
"""Facts that may begin a sentence, also if they are words already."""


def kind_of(name: str, fact: Any) -> FactKind | None:
    """Return what a fact is if it is put into words, or None if it is printed as it is.

    >>> kind_of("top", Card("Ad")), kind_of("top", "Ad"), kind_of("card", "Ad"), kind_of("named", Suit("h"))
    ('card', None, 'card', 'suit')

    name: the name of the fact
    fact: its value
    """
    # an unknown card, which is of another class, may not be looked at
    if (type(fact) is Card or name in CARDS) and fact in BIT:
        return "card"
    if name in SUITS or isinstance(fact, Suit):
        return "suit"
    if isinstance(fact, Rank):
        return "rank"
    if isinstance(fact, tuple | list) and fact and all(type(each) is Card for each in fact):
        return "cards"
    return None
