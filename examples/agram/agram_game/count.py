"""Chapter *count*: who gets the pot, and when the match ends."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.scores import credit

from .state import AgramState

clause: Final = Chapter("count")

last_trick = clause.says("count.1")
winner_deals = clause.says("count.2")


def settle(s: AgramState) -> AgramState:
    """Return the state after the last trick, whose taker gets the pot and deals next."""
    taker = s.takers[-1]
    won = ("takes", taker, s.pot, s.tricks[taker], last_trick.id)
    deals = ("deals-next", taker, winner_deals.id)
    balances = credit(s.balances, taker, s.pot)
    return s.end_deal(pot=0, balances=balances, events=(*s.events, won, deals)).evolve(dealer=taker)


def end(s: AgramState) -> AgramState:
    """Return the state after the match has been ended between two deals."""
    return s.evolve(phase="over", events=(("ends", "deal.1"),))
