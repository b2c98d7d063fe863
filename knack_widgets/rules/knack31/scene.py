"""The scene of German Knack: the things on its table."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.scene import Hand, Note, PromptFacts, Row, Scene, SeatNotes, Stock
from . import deal
from .view import Knack31View


def scene(view: Knack31View) -> Scene:
    """Return the scene of a view: the hands, and the dealer's piles until the middle is open."""
    seats = range(len(view.counts))
    piles = tuple(Row("pile", pile or (None,) * 3, deal.two_piles.id) for pile in view.piles)
    middle = (Row("middle", view.middle, deal.keep_or_switch.id),) if view.middle else ()
    return Scene(
        dealer=view.dealer,
        hands=tuple(_hand(view, seat) for seat in seats),
        rows=piles + middle,
        stocks=(Stock("stock", view.stock, deal.the_stock.id),),
        counters=(("deal", view.deals),),
        seats=tuple(SeatNotes(_standing(view, seat), tuple(_notes(view, seat))) for seat in seats),
        asked=PromptFacts(second=view.second, last=view.left is not None, asker=view.asks),
        controls=view.setup.game.controls[view.phase],
        worth=view.worth,
    )


def _hand(view: Knack31View, seat: int) -> Hand | None:
    clause = deal.three_to_each.id
    if view.hands[seat] or view.counts[seat]:
        return Hand(view.hands[seat], view.counts[seat], clause)
    return Hand(view.shown[seat], len(view.shown[seat]), clause, held=False) if view.shown else None


def _standing(view: Knack31View, seat: int) -> Note | None:
    word = view.standing[seat]
    return Note(word) if word else None


def _notes(view: Knack31View, seat: int) -> Iterator[Note]:
    """Yield the notes of a seat: the value of its open hand, its deals won and lost."""
    worth = view.values[seat]
    if worth is None and view.result:
        worth = view.result.values[seat]
    if worth is not None:
        yield Note("worth", {"value": worth})
    yield Note("score", {"wins": view.wins[seat], "losses": view.losses[seat]})
