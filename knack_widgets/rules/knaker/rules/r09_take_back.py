"""Rule 9: open cards may be taken back."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pack import Cards
from ..state import KnakerState

clause: Final = Chapter("back", "9")
may_change = clause.permission("9", "N-7", "N-27", "N-42")


def rest_is_no_turn(seat: int) -> Reason:
    """Return the reason against taking back cards if the remaining cards are not legal (N-27)."""
    return Reason(may_change, "rest", {"seat": seat})


until = clause.permission("9.1", "N-8", "N-27", "N-29", "N-53")
N53_ONLY_CHEATS_AT_STOCK: Final = until.also_read("N-53", "b")


def ends_by_conviction(s: KnakerState, kinds: frozenset[str]) -> bool:
    """Return whether a conviction for these cheats ends the right to change open cards (N-53)."""
    return not s.uses(N53_ONLY_CHEATS_AT_STOCK) or "draw" in kinds


def objections_to_take_back(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objection to taking cards back if the seat has no open cards."""
    return [Reason(until, "closed", {"seat": seat})] if s.runner != seat or not s.run else []


def cards_not_open(s: KnakerState, seat: int, cards: Cards) -> Reason:
    """Return the reason against taking back cards that are not open.

    A card is not open if it was not laid in this turn (9), or if it can no longer be taken back (9.1).
    """
    lying = {open_card.card for open_card in s.run}
    card = next((card for card in cards if card not in lying), None)
    if card:
        return Reason(may_change, "not-open", {"seat": seat, "card": card})
    return Reason(until, "fixed", {"seat": seat})


under_control = clause.permission("9.2")


def control_goes_on(seat: int | None) -> Reason:
    """Return the reason against changing the laid cards while a seat is accused."""
    return Reason(under_control, "checked", {"seat": seat})


clause.background("9.3")
