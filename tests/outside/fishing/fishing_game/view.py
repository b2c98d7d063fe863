"""What a seat may know: its own hand, the pool, and how many cards the others have."""

from __future__ import annotations

from dataclasses import dataclass, field

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.view import View

from .state import FishingState


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingView(View):
    """See `FishingState`; `stock` counts its cards. `known`: the state without what is hidden from these seats."""

    pool: tuple[Card, ...]
    stock: int
    fish: tuple[int, ...]
    known: FishingState = field(repr=False, compare=False)


def view_of(s: FishingState, seats: frozenset[int]) -> FishingView:
    """What readers at `seats` know."""
    return FishingView(
        setup=s.setup,
        seats=seats,
        phase=s.phase,
        dealer=s.dealer,
        deals=s.deals,
        turn=s.turn,
        to_act=s.to_act,
        chance=s.chance,
        over=s.over,
        hands=tuple(hand if seat in seats else None for seat, hand in enumerate(s.hands)),
        counts=tuple(map(len, s.hands)),
        players_in=s.players_in,
        events=s.events,
        moves=tuple(move for move in s.legal if move.seat in seats),
        in_force=s.in_force(s.turn if s.turn in seats else None),
        pool=s.pool,
        stock=len(s.stock),
        fish=s.fish,
        remembered=s.played,
        known=s.evolve(hands=tuple(hand if seat in seats else () for seat, hand in enumerate(s.hands)), stock=()),
    )
