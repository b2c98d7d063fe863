"""Drawing until a seat has three cards in hand (3.4)."""

from __future__ import annotations

from ...core.reasons import Reason
from ..pack import THREE
from ..rules import r03_play
from ..state import KnakerState
from .legality import objections_to_outsider


def objections_to_draw(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to drawing.

    A seat may not draw if it is out of the game or has three or more cards in hand, or if there is no stock.
    """
    if why := objections_to_outsider(s, seat):
        return why
    return [] if s.owes(seat) else [r03_play.nothing_to_draw(s, seat)]


def draw(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after a seat has drawn until it has three cards in hand.

    It draws fewer cards if the stock ends. The cards that it has laid in this turn can no longer be taken back, but
    more cards may still be added to them (9.1, N-8).
    """
    count = min(THREE - len(s.hands[seat]), len(s.stock))
    s = s.with_hand(seat, (*s.hands[seat], *s.stock[:count]), stock=s.stock[count:])
    fixed = len(s.run) if s.runner == seat else s.fixed
    return s.evolve(fixed=fixed, events=(("draws", seat, count, r03_play.draw_up.id),))
