"""The effect of a move on the seat's own hand, if hidden cards cannot change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules import Move, View
from .worlds import worlds

TRIED: Final = 3
"""The number of worlds in which the effect of a move is compared."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A seat's own hand right after one of its moves; a value is None if it depends on hidden cards.

    worth: the worth of the hand (points); also None in games in which hands have no worth
    cards: the number of cards in hand
    """

    worth: float | None
    cards: int | None


def find_effect(view: View, move: Move, seed: int | str = 1) -> Effect:
    """Return the effect of a move, the same in all of a few worlds.

    view: the view of the seat that moves
    move: one of its moves
    seed: the seed of the worlds

    >>> from knack_widgets.rules import games
    >>> deal = games["knack31"].start(players=3).deal(seed=7).play("0 look 1").play("0 keep")
    >>> view = deal.view(1)
    >>> find_effect(view, next(move for move in view.moves if move.verb == "slide")).cards
    3
    """
    (seat,) = view.seats
    afters = [world.play(move).view(seat).scene for world in worlds(view, seed, TRIED)]
    notes = [scene.seats[seat].note("worth") for scene in afters]
    worths = {float(note.facts["value"]) if note else None for note in notes}
    counts = {hand.count if (hand := scene.hands[seat]) else 0 for scene in afters}
    return Effect(worths.pop() if len(worths) == 1 else None, counts.pop() if len(counts) == 1 else None)
