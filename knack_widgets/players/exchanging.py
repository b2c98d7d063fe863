"""Swapping, sliding or ending the round, in games in which a hand of cards has a value."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..rules import Card, Move

VERBS: Final = frozenset({"swap", "slide", "pass"})
"""The verbs of such games. These functions do not play other games, even if their cards have values."""
ENOUGH: Final = 26
"""With a hand of this value the player ends the round: most other hands have a lower value after their last turn."""
HOPE: Final = 17
"""A pile below this value is exchanged for the unseen pile."""
LEAST_GAIN: Final = 1
LESS_SUITS: Final = 0.01
"""The bonus for each suit that the hand gets rid of, added to the value of the hand."""
REFUSING: Final = ("decline", "refuse", "no")


def exchange(view: Any, seat: int, moves: tuple[Move, ...]) -> Move:
    """Return the best move of a phase with exchanges.

    In a turn it ends the round with a good hand, otherwise makes the swap after which the hand has the highest value.
    If no swap raises the value, the player refreshes or slides.
    """
    by_verb = {move.verb: move for move in moves}
    if "look" in by_verb:
        return next(move for move in moves if move.verb == "look")
    if "keep" in by_verb:
        pile = view.piles[view.looked - 1] or ()
        return by_verb["keep" if view.worth(pile) >= HOPE else "switch"]
    if "replace" in by_verb:
        return by_verb["decline" if view.worth(view.hands[seat]) >= ENOUGH else "replace"]
    for verb in REFUSING:
        if verb in by_verb:
            return by_verb[verb]
    hand: tuple[Card, ...] = view.hands[seat]
    now = view.worth(hand)
    if now >= ENOUGH and "pass" in by_verb:
        return by_verb["pass"]
    best, worth = None, now + LEAST_GAIN
    for move in moves:  # of equally good swaps the last by text
        if move[1] == "swap" and (value := _worth_after(view, hand, move)) >= worth:
            best, worth = move, value
    if best:
        return best
    return by_verb.get("refresh") or by_verb.get("slide") or moves[0]


def gaining(view: Any, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves except swaps that do not raise the value of the hand.

    Such swaps could be made and undone forever.
    """
    hand: tuple[Card, ...] = view.hands[seat]
    least = view.worth(hand) + LEAST_GAIN
    return tuple(move for move in moves if move.verb != "swap" or _worth_after(view, hand, move) >= least)


def _worth_after(view: Any, hand: tuple[Card, ...], move: Move) -> float:
    """Return the value of the hand after a swap, plus a little for each suit that it loses."""
    words = move[2]
    if len(words) == 1:
        new = tuple(view.middle)
    else:
        own, other = words
        new = tuple([other if card == own else card for card in hand])
    return float(view.worth(new)) + LESS_SUITS * len(_suits(hand) - _suits(new))


@lru_cache(1 << 12)
def _suits(cards: tuple[str, ...]) -> frozenset[str]:
    return frozenset([card[1] for card in cards])
