"""Rule 8: a player who takes cards up is not to be disturbed."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..state import KnakerState

PICKS_UP: Final = "picks-up"
"""The event of a seat that picks up the pile."""
clause: Final = Chapter("taking", "8")
undisturbed = clause.permission("8", "N-28")
pile_is_taken = clause.permission("8.1")


def objections_to_follow(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to inserting on a pile that has just been picked up."""
    picked_up = any(event[0] == PICKS_UP for event in s.events)
    return [Reason(pile_is_taken, "taken", {"seat": seat})] if picked_up else []


up_is_taken = clause.permission("8.2")
