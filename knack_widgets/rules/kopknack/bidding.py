"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.knocking import KnockPhase, lone_dealer, lone_knocker
from . import buying, payment

chapter: Final = Chapter("bidding")

turn_to_talk = chapter.frame(1, "KK-2")
knock_or_fold = chapter.frame(2)
dealer_alone = chapter.effect(3, "KK-2")(lone_dealer)
only_knocker = chapter.effect(4, "KK-2")(lone_knocker)

PHASE: Final = KnockPhase(
    turn=turn_to_talk,
    choice=knock_or_fold,
    wins=(dealer_alone, only_knocker),
    won=payment.without_play,
    onward=buying.PHASE.begin,
)
