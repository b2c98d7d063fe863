"""Rule 14: three kings in a row (trippelknug) take no black card."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ..pack import THREE, is_black
from ..pile import Lay, Objection, Top

clause: Final = Chapter("kings", "14")


def is_knug(top: Top) -> bool:
    """Whether three kings or more lie in a row (N-33)."""
    return top.rank == "K" and top.row >= THREE


@clause.refuses("14", "N-17", "N-33", "N-55", strikable=True)
def three_kings(lay: Lay) -> Objection:
    """No card of the segment may be a spade or a club; jokers have no suit."""
    if not is_knug(lay.top):
        return None
    black = next((card for card in lay.cards if is_black(card)), None)
    return ("black", {"card": black}) if black else None


@three_kings.reading("N-33", "b")
def three_kings_but_for_tens(lay: Lay) -> Objection:
    """The same, but a ten is not bound, which may be laid on everything that 4.1 does not name."""
    if not is_knug(lay.top):
        return None
    black = next((card for card in lay.cards if is_black(card) and card[0] != "T"), None)
    return ("black", {"card": black}) if black else None
