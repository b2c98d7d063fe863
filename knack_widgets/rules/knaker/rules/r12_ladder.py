"""Rule 12: ladders: cards of consecutive ranks laid together."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ...core.clauses import Chapter
from ..pack import THREE
from ..pile import ACTING, Lay, Objection

clause: Final = Chapter("ladder", "12")


@clause.refuses("12", "N-6")
def ladder(lay: Lay) -> Objection:
    """Refuse a ladder with fewer than three ranks, or with a gap between two ranks."""
    if lay.intent != "ladder":
        return None
    for card, other in pairwise(lay.cards):
        rank, above = card.rank, other.rank
        if rank != above and rank not in ACTING and above not in ACTING and not follows(rank, above):
            return "gap", {"card": card, "other": other}
    ranks = lay.ranks - {*ACTING}
    return ("short", {"count": len(ranks)}) if len(ranks) < THREE else None


no_turning = clause.says("12.1", "N-36")
lucky_number = clause.definition("12.2", "N-11")
SKIPS: Final = ("6", "8")
"""The ranks next to the seven, which a ladder may leave out between them (12.2)."""


@clause.refuses("12.3", "N-12")
def no_acting(lay: Lay) -> Objection:
    """Refuse a two or a ten in a ladder."""
    acting = next((card for card in lay.cards if card.rank in ACTING), None)
    return ("banned", {"card": acting}) if acting and lay.intent == "ladder" else None


climbing = clause.definition("12.4", "N-36")
LADDER: Final = "3456789JQKAX"
"""The ranks of a ladder, upwards; above the joker comes the three again (12.4, N-36)."""
ABOVE: Final = frozenset({*zip(LADDER, LADDER[1:] + LADDER[0], strict=True), SKIPS})
"""Pairs of a rank and a rank that may come directly above it."""


def follows(rank: str, other: str) -> bool:
    """Return whether `other` comes directly above `rank` in a ladder."""
    return (rank, other) in ABOVE


def is_ladder(lay: Lay) -> bool:
    """Return whether a lay is a ladder and breaks no clause of this chapter."""
    return lay.intent == "ladder" and ladder(lay) is None and no_acting(lay) is None
