"""Rule 12: ladders, ranks one above the other laid together."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ..core.clauses import Chapter
from .basics import THREE
from .jokers import Against
from .lays import ACTING, Lay, follows, like_kaker

chapter: Final = Chapter("ladder", "12")


def _meant(lay: Lay) -> bool:
    """Whether a ladder was meant, as far as one can see: more than one rank, and no kåker."""
    return lay.shape is None and not like_kaker(lay.cards)


@chapter.refuses(0, "N-6")
def ladder(lay: Lay) -> Against:
    """At least three ranks, each directly above the one before."""
    if not _meant(lay):
        return None
    for card, other in pairwise(lay.cards):
        plain = card[0] not in ACTING and other[0] not in ACTING
        if plain and card[0] != other[0] and not follows(card[0], other[0]):
            return "gap", {"card": card, "other": other}
    ranks = {card[0] for card in lay.cards} - {*ACTING}
    return ("short", {"count": len(ranks)}) if len(ranks) < THREE else None


no_turning = chapter.says(1, "N-36")
lucky_number = chapter.definition(2, "N-11")


@chapter.refuses(3, "N-12")
def banned(lay: Lay) -> Against:
    """No two and no ten in a ladder."""
    acting = next((card for card in lay.cards if card[0] in ACTING), None)
    return ("banned", {"card": acting}) if _meant(lay) and acting else None


climbing = chapter.definition(4, "N-36")
