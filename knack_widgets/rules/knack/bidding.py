"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.knocking import KnockPhase, lone_dealer, lone_knocker
from ..core.tricks import next_seat
from . import payment
from .basics import KnackState

chapter: Final = Chapter("bidding")

turn_to_talk = chapter.frame(1, "K-3")
knock_or_fold = chapter.frame(2)


dealer_alone = chapter.effect(3, "K-3")(lone_dealer)
only_knocker = chapter.effect(4, "K-4")(lone_knocker)
as_three_tricks = chapter.says(5, "K-12")


def onward(s: KnackState) -> KnackState:
    """The state after a bidding that two or more have joined: they play."""
    turn = next_seat(s.players_in, s.dealer)
    return s.evolve(phase="play", turn=turn, events=(*s.events, ("turn", turn, "play.1")))


PHASE: Final = KnockPhase(
    turn=turn_to_talk,
    choice=knock_or_fold,
    wins=(dealer_alone, only_knocker),
    won=payment.without_play,
    onward=onward,
)
