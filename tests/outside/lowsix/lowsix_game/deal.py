"""Chapter *deal*: what each player pays and gets."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.chance import hands
from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.seats import seat_after
from knack_widgets.rules.core.tricks.open_hands import OpenHandState

clause: Final = Chapter("deal")

the_deal = clause.permission("deal.1")
the_pot = clause.says("deal.2")

CARDS: Final = 6


def deal(s: OpenHandState, cards: tuple[Card, ...]) -> OpenHandState:
    """Return the state after the deal: a coin of each seat is in the pot, and forehand is on turn."""
    seats = len(s.setup.names)
    paid = tuple(("ante", seat, 1, the_pot.id) for seat in range(seats))
    changes = dict(
        s.new_deal(),
        masks=hands(cards, seats, s.dealer, (CARDS,)),
        pot=seats,
        balances=tuple(balance - 1 for balance in s.balances),
    )
    return s.enter("play", seat_after(s.dealer, seats), *paid, ("dealt", s.dealer, the_deal.id), **changes)
