"""The possible worlds of a view: the cards of the other hands that nobody has shown, and the stock."""

from __future__ import annotations

from ..cards import Card
from ..hidden import Dealt
from ..placing import Place, Placed, Placing
from .state import StockState
from .view import StockView


def find_hidden(view: StockView) -> Dealt[StockState]:
    """Return the worlds of a view; the order of a stock from which no verb draws does not matter."""
    s = view.known
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    held = tuple(one for one in s.shown if one.seat in hidden)
    seen = {card for hand in s.hands for card in hand} | {*s.middle} | {one.card for one in held}
    unseen = [] if view.turn is None else [card for card in s.setup.pack if card not in seen]
    known = {seat: tuple(one.card for one in held if one.seat == seat) for seat in hidden}
    rooms = [view.counts[seat] - len(known[seat]) for seat in hidden]
    # a place without room would only cost time
    seats = [seat for seat, room in zip(hidden, rooms, strict=True) if room]
    draws = any(verb.draws for verb in s.setup.game.verbs.values())
    places = [*(Place(room) for room in rooms if room), Place(view.stock if unseen else 0, ordered=draws)]

    def make(placed: Placed) -> StockState:
        if view.turn is None:
            return s
        more = dict(zip(seats, placed, strict=False))
        hands: list[tuple[Card, ...]] = list(s.hands)
        for seat in hidden:
            hands[seat] = tuple(sorted((*known[seat], *more.get(seat, ()))))
        return s.evolve(hands=tuple(hands), stock=tuple(placed[-1]) if draws else tuple(sorted(placed[-1])))

    return Dealt(Placing(unseen, places), make, find_held=lambda: held)
