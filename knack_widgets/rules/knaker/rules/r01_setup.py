"""Rule 1: the pack and the deal."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ..pack import THREE, Cards, sort_hand
from ..state import KnakerState

clause: Final = Chapter("setup", "1")
pack_and_deal = clause.limit("1", "N-3", "N-4", "N-40")


def deal(s: KnakerState, cards: Cards) -> KnakerState:
    """Return the state after the deal, one card at a time from seat 0.

    There are three rounds face down, three face up, and three to the hand.
    """
    seats = len(s.hands)
    rounds = [cards[at : at + seats] for at in range(0, 3 * THREE * seats, seats)]
    dealt = tuple(zip(*rounds, strict=True))
    stock = cards[3 * THREE * seats :]
    return s.evolve(
        phase="exchange",
        deals=s.deals + 1,
        face_down=tuple(own[:THREE] for own in dealt),
        face_up=tuple(tuple((card,) for card in own[THREE : 2 * THREE]) for own in dealt),
        hands=tuple(sort_hand(own[2 * THREE :]) for own in dealt),
        stock=stock,
        events=(("all-dealt", len(stock), pack_and_deal.id),),
    )
