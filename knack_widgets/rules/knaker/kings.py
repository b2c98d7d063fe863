"""Rule 14: three kings in a row (trippelknug) take no black card."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from .basics import BLACK, THREE
from .jokers import Against
from .lays import Lay, Top

chapter: Final = Chapter("kings", "14")


def is_knug(top: Top) -> bool:
    """Whether three kings or more lie in a row (N-33)."""
    return top.rank == "K" and top.row >= THREE


@chapter.refuses(0, "N-17", "N-33")
def three_kings(lay: Lay) -> Against:
    """No card of the segment may be a spade or a club; jokers have no suit."""
    if not is_knug(lay.top):
        return None
    black = next((card for card in lay.cards if card[0] != "X" and card[1] in BLACK), None)
    return ("black", {"card": black}) if black else None
