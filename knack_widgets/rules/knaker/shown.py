"""What everybody knows to lie in a hand: all that it has got, but for what it has drawn."""

from __future__ import annotations

from .pack import find_missing, remove
from .state import KnakerState


def remember_shown(before: KnakerState, after: KnakerState, seat: int, *, drawn: bool) -> KnakerState:
    """The state after a move of `seat`, with what it has shown of that hand; `drawn`: nobody sees what it gets."""
    old, new, known = before.hands[seat], after.hands[seat], before.shown[seat]
    if old == new:
        return after
    if known:
        gone = find_missing(new, old)
        known = remove(known, remove(gone, find_missing(known, gone)))
    if not drawn:
        known = (*known, *find_missing(old, new))
    if known == before.shown[seat]:
        return after
    return after.evolve(shown=(*before.shown[:seat], known, *before.shown[seat + 1 :]))
