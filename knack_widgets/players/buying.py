"""Buying or standing: trumps, and single cards that may take a trick, are kept."""

from __future__ import annotations

from typing import Final

from ..rules import Card, Move
from .join_decision import chance_of_trick
from .trick_position import TrickPosition

GOOD: Final = 0.75
"""The chance of a trick (0 to 1) above which a hand is kept as it is."""
GOOD_AGAIN: Final = 0.4
"""The same chance for a player who has bought before: in some games a failure costs more after each round of buying."""
KEPT: Final = frozenset("A")
"""Ranks of side suits that are kept."""


def buy(sight: TrickPosition, moves: tuple[Move, ...], standing: Move) -> Move:
    """Return the purchase that discards the weakest cards, or `standing` if the hand is kept.

    The purchase discards at most as many cards as the talon can replace.
    """
    if stands(sight):
        return standing
    lowest = sorted(_poor(sight), key=lambda card: (sight.strength(card, card.suit), card))
    discards = tuple(sorted(lowest[: sight.view.talon]))
    return next((move for move in moves if move.args == discards), standing)


def stands(sight: TrickPosition) -> bool:
    """Return whether the hand is kept as it is: it is good, or has no card to discard."""
    view = sight.view
    good = GOOD_AGAIN if view.bought and view.bought[sight.seat] else GOOD
    return chance_of_trick(sight, len(view.players_in) - 1) >= good or not _poor(sight)


def _poor(sight: TrickPosition) -> list[Card]:
    return [card for card in sight.hand if card.suit != sight.trump and card.rank not in KEPT]
