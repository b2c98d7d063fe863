"""Chapter *turn*: one card at a time, to the left."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.clauses import Chapter, Clause
from knack_widgets.rules.core.moves import with_card
from knack_widgets.rules.core.reasons import Objection

from .state import FishingState

clause: Final = Chapter("turn")


@clause.refuses("turn.1")
def one_card(s: FishingState, seat: int, card: Card) -> Objection | None:
    """A card that is not in the hand."""
    return None if card in s.hands[seat] else (one_card, "card", {"seat": seat, "card": card})


PLAY: Final = with_card("play")


def turn_clause(_: FishingState) -> Clause:
    """The clause that says whose turn it is."""
    return one_card
