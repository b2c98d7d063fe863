"""Chapter *deal*: three cards each in two rounds, the next card fixes trump, the rest is set aside."""

from __future__ import annotations

from typing import Final

from ..core.betar import going
from ..core.cards import BIT, Card
from ..core.clauses import Chapter
from . import payment
from .basics import KnackState

chapter: Final = Chapter("deal")

clockwise = chapter.frame(1)
three_each = chapter.frame(2, "K-2")
upcard = chapter.says(3)
rest_aside = chapter.says(4)


def deal(s: KnackState, cards: tuple[Card, ...]) -> KnackState:
    """The state after the whole pack has been dealt: forehand first, two cards each, then one each (`deal.2`)."""
    count = len(s.setup.names)
    masks = [0] * count
    forehand = s.dealer + 1
    for i in range(count):
        masks[(forehand + i) % count] = BIT[cards[2 * i]] | BIT[cards[2 * i + 1]] | BIT[cards[2 * count + i]]
    up = cards[3 * count]
    first = forehand % count
    return s.evolve(
        phase="bidding",
        deals=s.deals + 1,
        turn=first,
        masks=tuple(masks),
        players_in=tuple(range(count)),
        up=(up,),
        trump=up[1],
        knocked=(),
        trick=(),
        laid=(),
        takers=(),
        tricks=(0,) * count,
        events=(
            ("dealt", s.dealer, three_each.id),
            ("up", up, up[1], upcard.id),
            ("aside", len(cards) - 3 * count - 1, rest_aside.id),
            *payment.played_for(s, going(s.bets)),
            ("turn", first, "bidding.1"),
        ),
    )
