"""What everybody knows to lie in a hand: all that it has got, but for what it has drawn."""

from __future__ import annotations

from typing import Final

from .pack import find_missing
from .state import KnakerState

GETTING: Final = ("picks-up", "takes-pile", "takes-back")


def remember_shown(before: KnakerState, after: KnakerState, seat: int, *, drawn: bool) -> KnakerState:
    """The state after a move of `seat`, with what it has shown of that hand; `drawn`: nobody sees what it gets."""
    old, new = before.hands[seat], after.hands[seat]
    if old == new:
        return after
    cards, clauses = list(before.shown[seat]), list(before.shown_by[seat])
    for card in find_missing(new, old) if cards else ():
        if card in cards:
            at = cards.index(card)
            del cards[at], clauses[at]
    if not drawn and (got := find_missing(old, new)):
        cards += got
        clauses += [next(event[-1] for event in after.events if event[0] in GETTING)] * len(got)
    if len(cards) == len(before.shown[seat]) and not cards:
        return after
    return after.evolve(
        shown=(*before.shown[:seat], tuple(cards), *before.shown[seat + 1 :]),
        shown_by=(*before.shown_by[:seat], tuple(clauses), *before.shown_by[seat + 1 :]),
    )
