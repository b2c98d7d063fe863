"""Discards: cards that are out of the deal. Only the seat that held them has seen them."""

from __future__ import annotations

from .tricks import TrickState


def after_throwing(s: TrickState, seat: int, cards: int) -> tuple[int, ...]:
    """Return the discards of every seat after a seat has thrown away more cards.

    s: the state before
    seat: the seat that throws cards away
    cards: the cards (mask)

    Return a mask for each seat.
    """
    return (*s.thrown[:seat], s.thrown[seat] | cards, *s.thrown[seat + 1 :])
