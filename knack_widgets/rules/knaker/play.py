"""Rule 3: laying on the pile in turn, several of a rank at once; the clauses of chance card, pick-up and drawing."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .basics import ORDER
from .jokers import Against
from .lays import ACTING, Lay, like_kaker

chapter: Final = Chapter("play", "3")
FREE: Final = (*ACTING, "7", "X")
"""Ranks with rules of their own: whether they are higher is not asked (N-2)."""


@chapter.refuses(0, "N-1", "N-2", "N-6", "N-7", "N-24")
def higher(lay: Lay) -> Against:
    """Equal or higher than what counts as the top; on a two everything."""
    top = lay.top.rank
    if top is None or top in (*FREE,) or lay.rank in FREE or lay.top.frippel:
        return None
    lower = ORDER.index(lay.rank) < ORDER.index(top)
    return ("lower", {"card": lay.first, "other": lay.top.card}) if lower else None


@chapter.refuses(1, "N-6")
def one_rank(lay: Lay) -> Against:
    """Cards laid at once are of one rank, where they are no ladder and no kåker."""
    if lay.shape is not None or like_kaker(lay.cards) or len({card[0] for card in lay.cards}) > 2:
        return None
    other = next(card for card in lay.cards if card[0] != lay.rank)
    return "mixed", {"card": lay.first, "other": other}


chance_card = chapter.frame(2, "N-13", "N-26")
cannot = chapter.frame(3, "N-14", "N-35")
draw_up = chapter.frame(4, "N-8", "N-28")
