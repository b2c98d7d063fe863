"""Drawing until a seat has three cards in hand (3.4)."""

from __future__ import annotations

from ...core.reasons import Reason
from ..pack import THREE
from ..rules import r03_play
from ..state import KnakerState
from .legality import objections_to_outsider


def objections_to_draw(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to drawing: out of the game, three in hand or more, or no stock."""
    if why := objections_to_outsider(s, seat):
        return why
    return [] if s.owes(seat) else [r03_play.nothing_to_draw(s, seat)]


def draw(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after a seat has drawn until it has three cards in hand.

    It draws fewer if the stock ends. Open cards can no longer be taken back, but still be extended (9.1, N-8).
    """
    count = min(THREE - len(s.hands[seat]), len(s.stock))
    s = s.with_hand(seat, (*s.hands[seat], *s.stock[:count]), stock=s.stock[count:])
    fixed = len(s.run) if s.runner == seat else s.fixed
    return s.evolve(fixed=fixed, events=(("draws", seat, count, r03_play.draw_up.id),))
