"""To buy or to stand: trumps, and cards that may take a trick by themselves, are kept."""

from __future__ import annotations

from typing import Final

from ..rules import Card, Move
from .sight import Sight
from .talking import chance_of_trick

GOOD: Final = 0.75
"""A hand at least this likely to take a trick is not broken up."""
GOOD_AGAIN: Final = 0.4
"""The same for a player who has bought before: in some games failing costs more with every round of buying."""
KEPT: Final = frozenset("A")
"""Ranks of side suits that are kept."""


def buy(sight: Sight, moves: tuple[Move, ...], standing: Move) -> Move:
    """The purchase that throws away the weakest cards, as many as the talon can replace, or `standing`."""
    view = sight.view
    opponents = len(view.players_in) - 1
    good = GOOD_AGAIN if view.bought and view.bought[sight.seat] else GOOD
    if chance_of_trick(sight, opponents) >= good:
        return standing
    poor = [card for card in sight.hand if card.suit != sight.trump and card.rank not in KEPT]
    lowest = sorted(poor, key=lambda card: (sight.strength(card, card.suit), card))
    wanted: list[Card] = lowest[: view.talon]
    made = tuple(sorted(wanted))
    return next((move for move in moves if move.args == made), standing)
