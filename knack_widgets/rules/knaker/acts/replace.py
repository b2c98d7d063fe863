"""The random replacement of cards that a cheat has touched (16.7)."""

from __future__ import annotations

from ..pack import Cards, remove
from ..pile import HAND
from ..rules import r03_play, r16_cheating
from ..state import KnakerState


def owe_draw(s: KnakerState) -> KnakerState:
    """Return the state in which chance must fill the empty slots, if there are any."""
    if not s.lost or s.phase == "over":
        return s
    return s.evolve(phase="replace", resumes=(s.phase, s.turn))


def cards_to_draw(s: KnakerState) -> int:
    """Return the number of cards that chance gives: one for each empty slot, or all there are."""
    return min(len(s.lost), len(s.stock) + len(s.discard))


def replace(s: KnakerState, cards: Cards) -> KnakerState:
    """Return the state with these cards in the empty slots, low seats first (16.7).

    cards: cards of the stock or of the discard pile
    """
    slots = sorted(s.lost)
    for (seat, place, down), card in zip(slots, cards, strict=False):
        if card in s.stock:
            s = s.evolve(stock=remove(s.stock, (card,)))
        else:
            s = s.evolve(discard=remove(s.discard, (card,)))
        if place == HAND:
            s = s.with_hand(seat, (*s.hands[seat], card))
        elif down:
            s = s.with_down(seat, place, card)
        else:
            s = s.with_up(seat, place, (*s.face_up[seat][place], card))
    filled = [seat for (seat, _, _), _ in zip(slots, cards, strict=False)]
    events = tuple(("replaced", seat, filled.count(seat), r16_cheating.replaces.id) for seat in sorted({*filled}))
    s = s.resume(lost=(), events=events)
    return s if s.phase != "play" else s.tell(("turn", s.turn, r03_play.higher.id))
