"""Playing a card with care: win cheaply if it matters, otherwise play the least card."""

from __future__ import annotations

from typing import Final

from ..rules import Move
from ..rules.core.cards import STRENGTH
from .trick_position import TrickPosition

ENOUGH: Final = 0.8
"""A cheaper card is preferred if it has at least this share of the best card's chance."""
LEAST: Final = 0.2
"""A card with a smaller chance than this is not worth playing, except by a player who has no trick yet."""


def play_card(sight: TrickPosition, moves: tuple[Move, ...]) -> Move:
    """Return the best of the legal `moves`, each of which plays a card.

    A move is `play C`, or `blank C` for a face-down lead.
    """
    by_worth = sorted(moves, key=lambda move: worth(sight, move))
    cheapest = by_worth[0]
    if len(moves) == 1 or cheapest.verb == "blank":
        return cheapest
    chances = sight.chances([move.args[0] for move in by_worth])
    best = max(chances.values(), default=0.0)
    safe = sight.view.tricks[sight.seat] > 0
    if not chances or (safe and best < LEAST):
        return cheapest
    return next(move for move in by_worth if chances.get(move.args[0], -1.0) >= best * ENOUGH)


def worth(sight: TrickPosition, move: Move) -> tuple[bool, int, str]:
    """Return a sort key for the worth of a card in the hand: trumps are highest, then rank."""
    card = move.args[0]
    return (card[1] == sight.trump, STRENGTH[card], card)
