"""Rule 15: the kåker, a full house laid in one go."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .jokers import Against
from .lays import ACTING, Lay, like_kaker

chapter: Final = Chapter("fullhouse", "15")


@chapter.refuses(0, "N-12", "N-30")
def kaker(lay: Lay) -> Against:
    """Three of one rank and two of another, the lower first; no twos, tens, sevens or jokers."""
    if lay.shape is not None or not like_kaker(lay.cards):
        return None
    for key, ranks in (("seven", "7"), ("acting", ACTING), ("joker", "X")):
        wrong = next((card for card in lay.cards if card[0] in ranks), None)
        if wrong:
            return key, {"card": wrong}
    return "order", {"card": lay.first, "other": lay.cards[-1]}
