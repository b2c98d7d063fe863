"""Rule 11: insertions, laid during the turn of another seat."""

from __future__ import annotations

from typing import Final

from ...core.cards import Card
from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pile import Lay, Objection
from ..state import KnakerState

clause: Final = Chapter("insertion", "11")
NEVER: Final = "2T7"
"""Ranks that are never inserted (11.1)."""

insertions = clause.permission("11", "N-10", "N-28", "N-29")
N10_SEVENS_BLOCK: Final = insertions.also_read("N-10", "b")
N29_NOT_ON_OWN_CARD: Final = insertions.also_read("N-29", "b")


def card_not_held(seat: int, card: Card) -> Reason:
    """Return the reason against inserting a card that a seat does not have."""
    return Reason(insertions, "card", {"seat": seat, "card": card})


def objections_to_insert(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to inserting during the seat's own turn."""
    return [Reason(insertions, "own-turn", {"seat": seat})] if s.turn == seat or on_own_card(s, seat) else []


def on_own_card(s: KnakerState, seat: int) -> bool:
    """Return whether the seat laid the top card and may therefore not insert (N-29 b)."""
    return s.uses(N29_NOT_ON_OWN_CARD) and s.owners[-1:] == (seat,)


def nothing_to_follow(seat: int) -> Reason:
    """Return the reason against inserting on a pile without a top that counts."""
    return Reason(insertions, "nothing", {"seat": seat})


def objections_to_rank(lay: Lay) -> list[Reason]:
    """Return the objections to inserting cards of the wrong rank.

    The right rank is that of the pile's top card below any sevens. Ranks that may never be inserted are refused by
    11.1, and here only if 11.1 is struck.
    """
    if lay.top.through and lay.uses(N10_SEVENS_BLOCK):
        return [Reason(insertions, "rank", {"card": lay.first, "other": lay.pile[-1]})]
    never = "" if ranks.id in lay.without else NEVER
    other = next((card for card in lay.cards if card.rank != lay.top.rank and card.rank not in never), None)
    return [Reason(insertions, "rank", {"card": other, "other": lay.top.card})] if other else []


@clause.refuses("11.1", strikable=True)
def ranks(lay: Lay) -> Objection:
    """Refuse twos, tens and sevens."""
    wrong = next((card for card in lay.cards if card.rank in NEVER), None)
    return ("rank", {"card": wrong}) if wrong else None


gets_turn = clause.says("11.2", "N-37", "N-38")
