"""Rule 3: laying in turn, several of a rank at once; the chance card, picking up, drawing."""

from __future__ import annotations

from typing import Final

from ...core.cards import Card
from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pack import ORDER
from ..pile import ACTING, Lay, Objection
from ..state import KnakerState
from . import r08_taking

clause: Final = Chapter("play", "3")
FREE: Final = (*ACTING, "7", "X")
"""Ranks with rules of their own: they are not compared with the top (N-2)."""


@clause.refuses("3", "N-1", "N-2", "N-6", "N-7", "N-24", strikable=True)
def higher(lay: Lay) -> Objection:
    """Refuse a first card that is lower than the top; on a two every card is allowed."""
    top = lay.top.rank
    if top is None or top in FREE or lay.rank in FREE or lay.top.frippel:
        return None
    lower = ORDER.index(lay.rank) < ORDER.index(top)
    return ("lower", {"card": lay.first, "other": lay.top.card}) if lower else None


@higher.reading("N-1", "b")
def truly_higher(lay: Lay) -> Objection:
    """Refuse a first card that is not higher than the top."""
    top = lay.top.rank
    if top is None or top in FREE or lay.rank in FREE or lay.top.frippel or ORDER.index(lay.rank) > ORDER.index(top):
        return None
    return "lower", {"card": lay.first, "other": lay.top.card}


def card_not_held(seat: int, card: Card) -> Reason:
    """Return the reason against laying a card that a seat does not have."""
    return Reason(higher, "card", {"seat": seat, "card": card})


def objections_to_turn(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to beginning a move.

    A seat may not begin if it is not on turn (3), or if it or another seat must draw first (3.4, 8).
    """
    if s.turn != seat:
        return [Reason(higher, "turn", {"seat": seat, "turn": s.turn})]
    if s.owes(seat):
        return [draw_first(seat)]
    if s.owing:
        facts = {"seat": seat, "turn": s.owing[0]}
        return [Reason(draw_up, "waits", facts), Reason(r08_taking.undisturbed, "waits", facts)]
    return []


@clause.refuses("3.1", "N-6")
def one_rank(lay: Lay) -> Objection:
    """Refuse cards of several ranks, unless they are a ladder or a kåker."""
    if lay.intent != "ladder" or len(lay.ranks) > 2:
        return None
    other = next(card for card in lay.cards if card.rank != lay.rank)
    return "mixed", {"card": lay.first, "other": other}


@clause.refuses("3.2", "N-13", "N-26")
def chance_card(s: KnakerState, seat: int) -> Objection:
    """Refuse a chance card if there is no stock."""
    return None if s.stock else ("no-stock", {"seat": seat})


def next_move(card: Card, other: Card) -> Reason:
    """Return the reason against laying `other` in the same move: it needs a new move (N-24).

    After the cards before it (a two, a seven on a two, or cards that turn the pile) the seat begins a new move.
    """
    return Reason(higher, "next-move", {"card": card, "other": other})


cannot = clause.permission("3.3", "N-14", "N-35")
N14_PICK_UP_FREELY: Final = cannot.also_read("N-14", "b")


def nothing_to_pick_up(seat: int) -> Reason:
    """Return the reason against picking up an empty pile."""
    return Reason(cannot, "nothing", {"seat": seat})


def lay_instead(seat: int, card: str) -> Reason:
    """Return the reason against picking up while a card can be laid."""
    return Reason(cannot, "can", {"seat": seat, "card": card})


draw_up = clause.permission("3.4", "N-8", "N-28")


def draw_first(seat: int) -> Reason:
    """Return the reason against any other move of a seat that must draw first."""
    return Reason(draw_up, "owes", {"seat": seat})


def nothing_to_draw(s: KnakerState, seat: int) -> Reason:
    """Return the reason against drawing: three or more cards in hand, or no stock."""
    return Reason(draw_up, "enough" if s.stock else "no-stock", {"seat": seat, "count": len(s.hands[seat])})
