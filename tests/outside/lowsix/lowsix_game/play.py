"""Chapter *play*: who plays, which cards, and who takes the trick."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import SUIT_MASK, Trick
from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.tricks.open_hands import OpenHandState
from knack_widgets.rules.core.tricks.state import highest

clause: Final = Chapter("play")

forehand_leads = clause.permission("play.1")
onward = clause.permission("play.2")


@clause.duty("play.3", when="follow", frees=True)
def follow_suit(s: OpenHandState) -> int:
    """Return the cards of the suit led."""
    return SUIT_MASK[s.trick[0].card.suit]


@clause.effect("play.4")
def highest_of_suit_wins(_: OpenHandState, trick: Trick) -> int | None:
    """Return the seat of the highest card of the suit led."""
    best = highest(trick, trick[0].card.suit)
    return best.seat if best else None


winner_leads = clause.permission("play.5")
