"""Dealing: which cards of the pack each seat gets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .cards import BIT, Card

HAND: Final = 3
"""Number of cards in a hand."""
TWO_AND_ONE: Final = (2, 1)
"""A round of two cards each, then a round of one."""
THREE_AT_ONCE: Final = (3,)


@lru_cache(maxsize=256)
def layout(seats: int, dealer: int, rounds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return, for each seat, the indices in the pack of its cards.

    Each round begins left of the dealer.

    seats: number of seats
    dealer: the dealer's seat
    rounds: number of cards that a seat gets in each round

    Raise `ValueError` if the rounds do not add up to a hand.

    >>> layout(2, 0, TWO_AND_ONE)
    ((2, 3, 5), (0, 1, 4))
    """
    if sum(rounds) != HAND:
        raise ValueError(f"rounds of {rounds} cards: expected {HAND} cards in a hand")
    places: list[list[int]] = [[] for _ in range(seats)]
    top = 0
    for size in rounds:
        for i in range(seats):
            places[(dealer + 1 + i) % seats] += range(top, top + size)
            top += size
    return tuple(map(tuple, places))


def hands(cards: Sequence[Card], seats: int, dealer: int, rounds: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's hand of three cards (mask).

    The cards left in the pack are `cards[3 * seats:]`.
    """
    return tuple(
        [BIT[cards[a]] | BIT[cards[b]] | BIT[cards[c]] for a, b, c in layout(seats, dealer, rounds)],
    )
