"""Rule 6: the face-up and the face-down cards."""

from __future__ import annotations

from typing import Final

from ...core.cards import Card
from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..state import KnakerState

clause: Final = Chapter("table", "6")
up_and_down = clause.definition("6", "N-40")
face_up = clause.permission("6.1", "N-16", "N-30", "N-39", "N-42")


def hand_comes_first(seat: int, card: Card) -> Reason:
    """Return the reason against a face-up card while there are hand cards or a stock."""
    return Reason(face_up, "hand-first", {"seat": seat, "card": card})


def insertion_from_table(seat: int, card: Card) -> Reason:
    """Return the reason against inserting a face-up card."""
    return Reason(face_up, "insert", {"seat": seat, "card": card})


def hand_under_face_up(seat: int, card: Card, other: Card) -> Reason:
    """Return the reason against taking a hand card back from under a face-up card (N-42)."""
    return Reason(face_up, "hand-back", {"seat": seat, "card": card, "other": other})


face_down = clause.permission("6.2", "N-15", "N-35")


def objections_to_flip(s: KnakerState, seat: int, pile: int) -> list[Reason]:
    """Return the objections to turning up a face-down card.

    It is refused if the seat has other cards left, or if the card is gone.
    """
    if s.hands[seat] or s.up_cards(seat):
        return [Reason(face_down, "not-yet", {"seat": seat})]
    return [empty_slot(seat, pile)] if s.face_down[seat][pile] is None else []


def empty_slot(seat: int, pile: int) -> Reason:
    """Return the reason against any use of a face-down card that is gone."""
    return Reason(face_down, "empty", {"seat": seat, "number": pile + 1})


def flip_instead(seat: int) -> Reason:
    """Return the reason against picking up for a seat that has only face-down cards."""
    return Reason(face_down, "flip", {"seat": seat})
