"""Chapter *buying*: one round, from the swinger on; a forced deal has no buying."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.seats import in_turn
from ..core.tricks.buying import BuyPhase
from .state import SvangknackState

clause: Final = Chapter("buying")

none_if_forced = clause.says("buying.1")
who_may_buy = clause.permission("buying.2", "SK-8")
swinger_begins = clause.permission("buying.3", "SK-8")
discard_and_draw = clause.permission("buying.4", "SK-8")
stand = clause.says("buying.5")
once = clause.says("buying.6")


def buyers_in_order(s: SvangknackState) -> tuple[int, ...]:
    """Return the seats that have joined, clockwise from the swinger."""
    return in_turn(s.players_in, s.chooser)


def begin_play(s: SvangknackState) -> SvangknackState:
    """Return the state after the buying: the swinger leads."""
    return s.enter("play", s.chooser, *s.events, ("bought", once.id))


PHASE: Final = BuyPhase(
    permission=who_may_buy,
    turn=swinger_begins,
    discards=discard_and_draw,
    stands=stand,
    out=discard_and_draw,
    order=buyers_in_order,
    rounds=lambda _: 1,
    done=begin_play,
)
