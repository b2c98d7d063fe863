"""Rule 2: the exchange before the game, without turns: taking up piles, laying, locking."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pack import Cards, find_missing
from ..pile import HAND
from ..state import KnakerState
from . import r08_taking

clause: Final = Chapter("exchange", "2")
exchanging = clause.permission("2", "N-5", "N-39", "N-51", "N-56")
until_ready = clause.permission("2.1", "N-5", "N-39", "N-51")
locking = clause.permission("2.2", "N-5", "N-39")
draw_up = clause.permission("2.3", "N-5")
clause.background("2.4")


def objections_to_exchange(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to any exchange except drawing.

    A seat that is ready may not exchange any more (2.1); a seat that must draw does so first (2.3).
    """
    if seat in s.ready:
        return [Reason(until_ready, "ready", {"seat": seat})]
    return [Reason(draw_up, "owes", {"seat": seat})] if s.owes(seat) else []


def objections_to_take(s: KnakerState, seat: int, pile: int) -> list[Reason]:
    """Return the objections to taking a pile up if it is empty (2) or locked (2.2)."""
    facts = {"seat": seat, "number": pile + 1}
    if not s.face_up[seat][pile]:
        return [Reason(exchanging, "empty", facts)]
    return [Reason(locking, "locked", facts)] if s.locked[seat][pile] else []


def find_source(s: KnakerState, seat: int, cards: Cards, owner: int) -> int | None:
    """Return the source of the cards of a lay, or None if they have no common source.

    The source is `HAND`, or the number of the seat's own face-up pile with these cards on top. Face-up
    cards may go only to another player's pile (2.2, 6.1, N-39).
    """
    if not find_missing(s.hands[seat], cards):
        return HAND
    piles = s.face_up[seat] if owner != seat else ()
    return next((at for at, pile in enumerate(piles) if sorted(pile[-len(cards) :]) == sorted(cards)), None)


def objections_to_lay(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> list[Reason]:
    """Return the objections to laying cards on a pile.

    It is refused if the cards are not held or are locked, if they have several ranks, or if the pile has another rank
    (2; for piles of other seats 2.2). It is also refused if the pile belongs to another seat and is empty, because that
    seat is about to fill it (2.2, 8.2).
    """
    source = find_source(s, seat, cards, owner)
    if source is None:
        missing = find_missing(s.hands[seat], cards)
        return [Reason(exchanging, "card", {"seat": seat, "card": card}) for card in missing]
    if source != HAND and s.locked[seat][source]:
        return [Reason(locking, "locked", {"seat": seat, "number": source + 1})]
    first, *others = cards
    below = s.face_up[owner][pile]
    top = below[-1] if below else None
    binding = exchanging if owner == seat else locking
    reasons = []
    facts: dict[str, object] = {"card": first, "owner": owner, "number": pile + 1}
    other = next((card for card in others if card.rank != first.rank), None)
    if other:
        reasons.append(Reason(binding, "mixed", {"card": first, "other": other}))
    if top and top.rank != first.rank:
        reasons.append(Reason(binding, "rank", facts | {"other": top}))
    if not top and owner != seat:
        reasons.append(Reason(locking, "empty-pile", facts))
        reasons.append(Reason(r08_taking.up_is_taken, "taken", facts))
    return reasons


def objections_to_ready(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to being ready if a pile has no face-up cards (2.1).

    An empty pile is allowed only if hand and stock are empty.
    """
    empty = next((number for number, pile in enumerate(s.face_up[seat], 1) if not pile), None)
    if empty and (s.hands[seat] or s.stock):
        return [Reason(until_ready, "piles", {"seat": seat, "number": empty})]
    return []


def objections_to_draw(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to drawing: three or more cards in hand, or no stock (2.3)."""
    return [Reason(draw_up, "enough" if s.stock else "no-stock", {"seat": seat, "count": len(s.hands[seat])})]
