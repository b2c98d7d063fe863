"""The view of a game with hands, open cards in the middle and a stock."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..cards import Card
from ..view import View
from .state import StockState


@dataclass(frozen=True, kw_only=True)
class StockView(View):
    """The knowledge of a reader; `View` and `StockState` explain the fields that are not listed here.

    stock: number of cards in the stock
    known: the state without the cards that are hidden from the reader; a game's own fields are read from it
    """

    middle: tuple[Card, ...]
    stock: int
    wins: tuple[int, ...]
    known: StockState = field(repr=False)


def view_of(s: StockState, seats: frozenset[int]) -> StockView:
    """Return the view of a reader who plays at `seats`."""
    is_open = s.turn is None
    return StockView(
        setup=s.setup,
        seats=seats,
        phase=s.phase,
        dealer=s.dealer,
        deals=s.deals,
        turn=s.turn,
        to_act=s.to_act,
        chance=s.chance,
        over=s.over,
        hands=tuple(hand if is_open or seat in seats else None for seat, hand in enumerate(s.hands)),
        counts=tuple(map(len, s.hands)),
        players_in=s.players_in,
        events=s.events,
        moves=tuple(move for move in s.legal if move.seat in seats),
        in_force=s.in_force(s.turn if s.turn in seats else None),
        remembered=(*s.shown, *(s.changes or ())),
        middle=s.middle,
        stock=len(s.stock),
        wins=s.wins,
        known=s.known_to(seats),
    )
