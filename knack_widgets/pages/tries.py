"""Forbidden moves that a reader may try, to read the explanation of the refusal.

This module contains no rules: the scene has the controls, the reader's view lists the legal moves, and `State.judge`
judges every try.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import Move, View
from ..rules.core.controls import Control
from .sight import Sight


def seat_of(sight: Sight, view: View) -> int | None:
    """Return the reader's seat that has buttons: the seat on turn, or else the first visible."""
    mine = [seat for seat in sight.people if seat in view.seats]
    return view.turn if view.turn in mine else next(iter(mine), None)


def refusable(sight: Sight, view: View, shown: list[Move], chosen: frozenset[str]) -> list[Move]:
    """Return the illegal moves that a reader may try, to read why they are refused.

    shown: the moves that the page already offers; they are left out
    chosen: the verbs for which cards are being chosen
    """
    seat = seat_of(sight, view)
    if seat is None or view.chance:
        return []
    return [
        move
        for control in view.scene.controls
        if not control.nested
        for move in _ways(view, seat, control, control.verb in chosen)
        if move not in shown
    ]


def _ways(view: View, seat: int, control: Control, chosen: bool) -> Iterator[Move]:
    """Yield the moves with which a control can be tried, if there are few.

    A control with cards to choose is tried with the first card of the hand.
    """
    if control.takes == "nothing":
        yield control.move(seat)
    elif control.takes == "word":
        yield from (control.move(seat, word) for word in control.among)
    elif control.takes == "cards" and not chosen and (hand := view.hands[seat]):
        yield control.move(seat, hand[0])
