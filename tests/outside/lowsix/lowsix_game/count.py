"""Chapter *count*: who gets the pot, and when the match ends."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.clauses import Chapter, Clause
from knack_widgets.rules.core.scores import credit
from knack_widgets.rules.core.tricks.open_hands import OpenHandState

clause: Final = Chapter("count")

last_trick = clause.says("count.1")
open_hand = clause.says("count.2")


def settle(s: OpenHandState) -> OpenHandState:
    """Return the state after the last trick, whose taker gets the pot."""
    return _pay_pot(s, s.takers[-1], last_trick)


def settle_open_hand(s: OpenHandState, seat: int, _: Clause) -> OpenHandState:
    """Return the state after a hand was laid open: its seat gets the pot, and no trick is played any more."""
    return _pay_pot(s, seat, open_hand)


def _pay_pot(s: OpenHandState, seat: int, by: Clause) -> OpenHandState:
    takes = ("takes", seat, s.pot, s.tricks[seat], by.id)
    return s.end_deal(pot=0, balances=credit(s.balances, seat, s.pot), events=(*s.events, takes))


def end(s: OpenHandState) -> OpenHandState:
    """Return the state after the match has been ended between two deals."""
    return s.evolve(phase="over", events=(("ends", "deal.1"),))
