"""Rule 15: the kåker, a full house in one lay."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ..pack import ORDER
from ..pile import ACTING, Lay, Objection

clause: Final = Chapter("fullhouse", "15")
WRONG: Final = (("seven", "7"), ("acting", ACTING), ("joker", "X"))
"""Ranks that are no part of a kåker (N-12, N-30), with the key of the reason."""
NO_KAKER: Final = "".join(ranks for _, ranks in WRONG)


@clause.refuses("15", "N-12", "N-30")
def kaker(lay: Lay) -> Objection:
    """Refuse a kåker with the higher rank first, or with twos, tens, sevens or jokers."""
    if lay.intent != "kaker":
        return None
    for key, ranks in WRONG:
        wrong = next((card for card in lay.cards if card.rank in ranks), None)
        if wrong:
            return key, {"card": wrong}
    in_order = [ORDER.index(card.rank) for card in lay.cards]
    return None if in_order == sorted(in_order) else ("order", {"card": lay.first, "other": lay.last})
