"""Chapter *bidding*: each seat knocks or folds, from forehand round to the dealer."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.seats import next_seat
from ..core.three_cards import TRICKS
from ..core.tricks.knocking import KnockPhase, lone_dealer, lone_knocker
from . import payment
from .state import KnackState

clause: Final = Chapter("bidding")

turn_to_talk = clause.permission("bidding.1", "K-3")
knock_or_fold = clause.permission("bidding.2")


dealer_alone = clause.effect("bidding.3", "K-3")(lone_dealer)
only_knocker = clause.effect("bidding.4", "K-4")(lone_knocker)
as_three_tricks = clause.says("bidding.5", "K-12")
as_three_tricks.also_read("K-12", "b")


def begin_play(s: KnackState) -> KnackState:
    """Return the state after a bidding in which two or more seats have joined: they play."""
    return s.enter("play", next_seat(s.players_in, s.dealer), *s.events)


def win_without_play(s: KnackState, winner: int) -> KnackState:
    """Return the state after a win without play: it counts as three tricks, and no seat fails (K-12)."""
    tricks = tuple(TRICKS if seat == winner else 0 for seat in range(len(s.masks)))
    events = (*s.events, ("as-tricks", winner, TRICKS, as_three_tricks.id))
    return payment.settle(s.evolve(tricks=tricks, players_in=(winner,), events=events))


PHASE: Final = KnockPhase(
    turn=turn_to_talk,
    choice=knock_or_fold,
    wins=(dealer_alone, only_knocker),
    won=win_without_play,
    onward=begin_play,
)
