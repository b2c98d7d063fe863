"""What may be tried though it is not allowed: the other verbs of a phase, so that each answers for itself.

Nothing here knows a rule: the scene has its controls, the reader's view lists what is legal, and whoever tries the rest
is answered by `State.judge`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import Move, View
from ..rules.core.controls import Control
from .sight import Sight


def seat_of(sight: Sight, view: View) -> int | None:
    """The reader's seat whose moves stand beside its cards: the one on turn, else the first whose hand is seen."""
    mine = [seat for seat in sight.people if seat in view.seats]
    return view.turn if view.turn in mine else next(iter(mine), None)


def refusable(sight: Sight, view: View, shown: list[Move], chosen: frozenset[str]) -> list[Move]:
    """Moves of the phase's controls that are not among those `shown`; `chosen`: verbs whose cards are being chosen."""
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
    """The ways to try a control of which there are few; of one with cards to choose, with the first of the hand."""
    if control.takes == "nothing":
        yield control.move(seat)
    elif control.takes == "word":
        yield from (control.move(seat, word) for word in control.among)
    elif control.takes == "cards" and not chosen and (hand := view.hands[seat]):
        yield control.move(seat, hand[0])
