"""What a view leaves open: cards of other hands that nobody has shown, the face-down cards, and the stock.

Cards that a hand has got before everybody's eyes (picked up with the pile, taken from the table, taken back) lie there
until it lays them. All other unseen cards may lie anywhere: that is exact but for one thing, which is not asked. Who
picks up the pile could lay nothing (3.3), so that cards held since then might be ruled out; here they are not. Where
the table permits cheating, what lies where cannot be told by what was seen, and no world is found.
"""

from __future__ import annotations

from functools import partial
from itertools import chain

from ..core.cards import Card
from ..core.hidden import Dealt, Held, Place, Placed, Placing
from .pack import THREE, Cards, cards_of_packs, find_missing, sort_hand
from .state import KnakerState
from .view import KnakerView


def find_hidden(view: KnakerView) -> Dealt:
    """The worlds of a view; `ValueError` where the table permits cheating."""
    s = view.known
    if s.cheating:
        raise ValueError("the worlds of knaker are not worked out where cheating is permitted")
    seats = [seat for seat, hand in enumerate(view.hands) if hand is None]
    slots = [(seat, slot) for seat in range(len(view.counts)) for slot in range(THREE) if view.face_down[seat][slot]]
    hands = [Place(view.counts[seat] - len(s.shown[seat])) for seat in seats]
    places = [*hands, *(Place(1) for _ in slots), Place(view.stock, ordered=True)]

    def make(placed: Placed) -> KnakerState:
        held = list(s.hands)
        down: list[list[Card | None]] = [[None] * THREE for _ in s.hands]
        for at, seat in enumerate(seats):
            held[seat] = sort_hand((*s.shown[seat], *placed[at]))
        for (seat, slot), (card,) in zip(slots, placed[len(seats) : -1], strict=True):
            down[seat][slot] = card
        return s.evolve(hands=tuple(held), face_down=tuple(map(tuple, down)), stock=placed[-1])

    return Dealt(Placing(_unseen(view, seats), places), make, find_held=partial(_find_held, s, seats))


def _find_held(s: KnakerState, seats: list[int]) -> list[Held]:
    """What others have shown of their hands."""
    return [
        Held(seat, card, clause) for seat in seats for card, clause in zip(s.shown[seat], s.shown_by[seat], strict=True)
    ]


def _unseen(view: KnakerView, seats: list[int]) -> Cards:
    """The cards that the reader has not seen, or has not seen where they are."""
    if view.phase == "deal":
        return ()
    s = view.known
    table = chain.from_iterable(pile for piles in s.face_up for pile in piles)
    hands = chain.from_iterable(s.shown[seat] if seat in seats else hand for seat, hand in enumerate(s.hands))
    return find_missing((*table, *hands, *s.pile, *s.discard), cards_of_packs(s.decks))
