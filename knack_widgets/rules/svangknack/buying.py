"""Chapter *buying*: once round, beginning with the swinger; not at all in a forced deal."""

from __future__ import annotations

from typing import Final

from ..core.buying import BuyPhase
from ..core.clauses import Chapter
from ..core.tricks import clockwise
from .basics import SvangknackState

chapter: Final = Chapter("buying")

none_if_forced = chapter.says(1)
who_may_buy = chapter.frame(2, "SK-8")
swinger_begins = chapter.frame(3, "SK-8")
discard_and_draw = chapter.frame(4, "SK-8")
stand = chapter.says(5)
once = chapter.says(6)


def order(s: SvangknackState) -> tuple[int, ...]:
    """Who is in, from the swinger on clockwise."""
    return clockwise(s.players_in, s.swinger)  # type: ignore[arg-type]  # somebody has swung


def done(s: SvangknackState) -> SvangknackState:
    """The state after the buying: the swinger leads."""
    turn = s.swinger
    return s.evolve(phase="play", turn=turn, events=(*s.events, ("bought", once.id), ("turn", turn, "play.3")))


PHASE: Final = BuyPhase(
    frame=who_may_buy,
    turn=swinger_begins,
    discards=discard_and_draw,
    stands=stand,
    out=discard_and_draw,
    order=order,
    rounds=lambda _: 1,
    done=done,
)
