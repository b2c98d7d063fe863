"""What lies on the table: the hands, the pool in the middle, the stock; and how much each seat has caught."""

from __future__ import annotations

from knack_widgets.rules.core.scene import Hand, Note, PromptFacts, Row, Scene, SeatNotes, Stock

from . import deal
from .view import FishingView


def scene(view: FishingView) -> Scene:
    """The scene of a view."""
    dealt = deal.five_each.id
    on = view.turn is not None
    hands = zip(view.hands, view.counts, strict=True)
    return Scene(
        dealer=view.dealer,
        hands=tuple(Hand(cards, count, dealt, by_suit=True) if on else None for cards, count in hands),
        rows=(Row("pool", view.pool, dealt),) if view.deals else (),
        stocks=(Stock("talon", view.stock, dealt),) if on else (),
        counters=(("deal", view.deals), ("pool", len(view.pool))),
        seats=tuple(SeatNotes(None, (Note("fish", {"count": count}),)) for count in view.fish),
        asked=PromptFacts(),
        controls=view.setup.game.controls[view.phase],
    )
