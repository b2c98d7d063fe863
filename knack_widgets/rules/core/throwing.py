"""Throwing cards away: they are out of the deal, and nobody but who held them has seen them."""

from __future__ import annotations

from .tricks import TrickState


def after_throwing(s: TrickState, seat: int, cards: int) -> tuple[int, ...]:
    """What each seat has thrown away when `seat` has thrown `cards` (a mask) as well."""
    return (*s.thrown[:seat], s.thrown[seat] | cards, *s.thrown[seat + 1 :])
