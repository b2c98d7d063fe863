"""Rule 14: three kings in a row (trippelknug) forbid black cards."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ..pack import THREE, is_black
from ..pile import Lay, Objection, Top

clause: Final = Chapter("kings", "14")


def is_knug(top: Top) -> bool:
    """Return whether three kings or more are in a row (N-33)."""
    return top.rank == "K" and top.row >= THREE


@clause.refuses("14", "N-17", "N-33", "N-55", strikable=True)
def three_kings(lay: Lay) -> Objection:
    """Refuse a spade or a club in the lay; jokers have no suit."""
    if not is_knug(lay.top):
        return None
    black = next((card for card in lay.cards if is_black(card)), None)
    return ("black", {"card": black}) if black else None


@three_kings.reading("N-33", "b")
def three_kings_but_for_tens(lay: Lay) -> Objection:
    """Refuse a spade or a club in the lay, except tens, which 4.1 allows."""
    if not is_knug(lay.top):
        return None
    black = next((card for card in lay.cards if is_black(card) and card.rank != "T"), None)
    return ("black", {"card": black}) if black else None
