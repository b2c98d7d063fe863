"""Chapter *buying*: two rounds (or three) in which whoever is in may exchange cards with the talon."""

from __future__ import annotations

from typing import Final

from ..core.buying import BuyPhase
from ..core.clauses import Chapter
from ..core.tricks import clockwise, next_seat
from .basics import KopknackState

chapter: Final = Chapter("buying")

who_may_buy = chapter.frame(1)
forehand_begins = chapter.frame(2)
discard_and_draw = chapter.frame(3, "KK-4")
stand = chapter.says(4)
two_rounds = chapter.says(5, "KK-5")
talon_out = chapter.frame(6, "KK-4")
upcard_stays = chapter.definition(7)
no_new_talon = chapter.background(8, "KK-4")
three_rounds = chapter.limit(9, "KK-3")


def order(s: KopknackState) -> tuple[int, ...]:
    """Who is in, from forehand on clockwise."""
    return clockwise(s.players_in, s.dealer + 1)


def done(s: KopknackState) -> KopknackState:
    """The state after the buying: forehand leads."""
    turn = next_seat(s.players_in, s.dealer)
    return s.evolve(phase="play", turn=turn, events=(*s.events, ("turn", turn, "play.1")))


PHASE: Final = BuyPhase(
    frame=who_may_buy,
    turn=forehand_begins,
    discards=discard_and_draw,
    stands=stand,
    out=talon_out,
    again=two_rounds,
    order=order,
    rounds=lambda s: s.rounds,
    done=done,
)
