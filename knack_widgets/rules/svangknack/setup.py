"""Chapter *setup*: the stake, and the draw for the first deal."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.options import Option
from ..core.remainder import draw_cards
from .state import SvangknackState

clause: Final = Chapter("setup")

stake = clause.limit("setup.1", "SK-1", option=Option("stake", default=3))
dealer_drawn = clause.permission("setup.2", "SK-2")
SK2_LOWEST_DEALS: Final = dealer_drawn.also_read("SK-2", "b")


def draw_for_deal(s: SvangknackState, cards: tuple[Card, ...]) -> SvangknackState:
    """Return the state after each has drawn a card: the highest deals, ties draw again (`setup.2`)."""
    winners, events = draw_cards(s.drawers, cards, dealer_drawn, lowest=s.uses(SK2_LOWEST_DEALS))
    if len(winners) > 1:
        return s.evolve(drawers=winners, events=events)
    (dealer,) = winners
    return s.evolve(
        phase="deal", dealer=dealer, drawers=(), events=(*events, ("first-dealer", dealer, dealer_drawn.id))
    )
