"""Rule 1: the pack, and what everybody is given before the game; and the front matter of the text."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .basics import THREE, Cards, KnakerState, in_order

front: Final = Chapter("front")
for _number in range(1, 7):
    front.background(_number)
intro: Final = Chapter("intro")
for _number in range(1, 6):
    intro.background(_number)

chapter: Final = Chapter("setup", "1")
pack_and_deal = chapter.limit(0, "N-3", "N-4", "N-40")


def deal(s: KnakerState, cards: Cards) -> KnakerState:
    """The state after the deal: a card at a time from seat 0, three rounds face down, three face up, three in hand."""
    seats = len(s.hands)
    rounds = [cards[at : at + seats] for at in range(0, 3 * THREE * seats, seats)]
    dealt = tuple(zip(*rounds, strict=True))
    stock = cards[3 * THREE * seats :]
    return s.evolve(
        phase="exchange",
        deals=s.deals + 1,
        face_down=tuple(own[:THREE] for own in dealt),
        face_up=tuple(tuple((card,) for card in own[THREE : 2 * THREE]) for own in dealt),
        hands=tuple(in_order(own[2 * THREE :]) for own in dealt),
        stock=stock,
        events=(("all-dealt", len(stock), pack_and_deal.id),),
    )
