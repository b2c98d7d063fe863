"""An opponent that plays for the last trick: it keeps its highest cards, and throws away suits of which it has few."""

from __future__ import annotations

from knack_widgets.rules import Move
from knack_widgets.rules.core.cards import STRENGTH, Card
from knack_widgets.rules.core.tricks.view import TrickView


def choose(view: TrickView, _: int | str) -> Move:
    """Return the lowest legal card until the last tricks, and then the highest.

    view: what its seat knows
    """
    left = view.counts[view.moves[0].seat or 0]
    hand = [move.args[0][1] for move in view.moves]

    def worth(move: Move) -> tuple[int, int, str]:
        card = Card(move.args[0])
        return (STRENGTH[card], hand.count(card.suit), card)

    # the last trick usually goes to the seat that leads it, so high cards are kept for the last two tricks
    return max(view.moves, key=worth) if left <= 2 else min(view.moves, key=worth)
