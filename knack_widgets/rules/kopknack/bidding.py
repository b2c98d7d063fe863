"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.tricks.knocking import KnockPhase, lone_dealer, lone_knocker
from . import buying, payment

clause: Final = Chapter("bidding")

turn_to_talk = clause.permission("bidding.1", "KK-2")
knock_or_fold = clause.permission("bidding.2")
dealer_alone = clause.effect("bidding.3", "KK-2")(lone_dealer)
only_knocker = clause.effect("bidding.4", "KK-2")(lone_knocker)

PHASE: Final = KnockPhase(
    turn=turn_to_talk,
    choice=knock_or_fold,
    wins=(dealer_alone, only_knocker),
    won=payment.win_without_play,
    onward=buying.PHASE.begin,
)
