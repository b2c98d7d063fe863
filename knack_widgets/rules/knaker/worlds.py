"""The worlds of a view: the possible distributions of the hidden cards.

Hidden cards are the cards of other hands that no move has shown, the face-down cards, and the stock. Cards that a hand
got openly (picked up with the pile, taken from the table, taken back) are in it until it lays them. A seat that picked
up the pile could lay no card (3.3), so each card in its hand at that time could not have been laid by itself. Whether
several of them together could have formed a frippelknåker is not checked. All other unseen cards may be anywhere. If
the table permits cheating, the visible moves do not determine where cards are, and no world is computed.
"""

from __future__ import annotations

from functools import partial
from itertools import chain
from math import factorial, prod
from typing import cast

from ..core.cards import Card
from ..core.hidden import Dealt, Held, Trial
from ..core.moves import Move
from ..core.placing import Place, Placed, Placing, Splits
from .pack import THREE, Cards, cards_of_packs, find_missing, sort_hand
from .pickup_conclusions import Check, Kind, Unlaid, kind_of
from .state import KnakerState
from .view import KnakerView


def find_hidden(view: KnakerView) -> Dealt[KnakerState]:
    """Return the worlds of a view.

    Raise ValueError if the table permits cheating.
    """
    s = view.known
    if s.cheating:
        raise ValueError("the table permits cheating: expected a table without it, to compute possible worlds")
    seats = [seat for seat, hand in enumerate(view.hands) if hand is None]
    slots = [(seat, slot) for seat in range(len(view.counts)) for slot in range(THREE) if view.face_down[seat][slot]]
    seats.sort(key=lambda seat: s.unlaid[seat] is None)  # hands with barred cards come first
    unseen = _unseen(view, seats)
    hands = [_find_splits(s.unlaid[seat], view.counts[seat] - len(s.shown[seat]), unseen) for seat in seats]
    of_hands = [seat for seat, room in zip(seats, hands, strict=True) for _ in room[0][1]]
    places: list[Place | Splits] = [*hands, *(Place(1) for _ in slots), Place(view.stock, ordered=True)]

    def make(placed: Placed) -> KnakerState:
        held = [s.shown[seat] if seat in seats else hand for seat, hand in enumerate(s.hands)]
        down: list[list[Card | None]] = [[None] * THREE for _ in s.hands]
        for seat, cards in zip(of_hands, placed, strict=False):
            held[seat] = (*held[seat], *cards)
        for (seat, slot), (card,) in zip(slots, placed[len(of_hands) : -1], strict=True):
            down[seat][slot] = card
        hands = tuple([sort_hand(hand) for hand in held])
        return s.evolve(hands=hands, face_down=tuple(map(tuple, down)), stock=placed[-1])

    return Dealt(
        Placing(unseen, places),
        make,
        lacking={seat: _find_lacking(unlaid, unseen) for seat in seats if (unlaid := s.unlaid[seat])},
        trials=[
            _try_to_pick_up(seat, check) for seat in seats if (unlaid := s.unlaid[seat]) for check in unlaid.checks
        ],
        find_held=partial(_find_held, s, seats),
    )


def _find_splits(unlaid: Unlaid | None, count: int, unseen: Cards) -> Splits:
    """Return the possible splits of a hand's unseen cards by their times of arrival.

    In each split there is one place for each time; see `Unlaid`.

    unlaid: the knowledge from picking up the pile, or None
    count: the number of unseen cards in the hand
    unseen: all unseen cards
    """
    if unlaid is None:
        return ((1, (Place(count),)),)
    barred = [_cards_of(kinds, unseen) for kinds in unlaid.list_barred()]
    # the cards of one time may have come in any order, which factorial counts
    return tuple(
        (
            ways * prod(map(factorial, rooms)),
            tuple(Place(room, barred=cards) for room, cards in zip(rooms, barred, strict=True)),
        )
        for rooms, ways in unlaid.splits
    )


def _find_lacking(unlaid: Unlaid, unseen: Cards) -> frozenset[Card]:
    """Return the cards that cannot be in the hand, whenever they may have arrived."""
    barred = unlaid.list_barred()
    times = {at for rooms, _ in unlaid.splits for at, room in enumerate(rooms) if room}
    return _cards_of(frozenset.intersection(*(barred[at] for at in times)), unseen)


def _cards_of(kinds: frozenset[Kind], unseen: Cards) -> frozenset[Card]:
    return frozenset([card for card in unseen if kind_of(card) in kinds])


def _try_to_pick_up(seat: int, check: Check) -> Trial:
    def with_card(_move: Move, card: Card) -> KnakerState:
        return cast(KnakerState, check.before).with_hand(seat, (card,))

    return Trial(seat, (Move(seat, "pick-up"),), with_card, by_rank=True)


def _find_held(s: KnakerState, seats: list[int]) -> list[Held]:
    """Return the cards of other hands that all seats know, with the clauses that showed them."""
    return [
        Held(seat, card, clause) for seat in seats for card, clause in zip(s.shown[seat], s.shown_by[seat], strict=True)
    ]


def _unseen(view: KnakerView, seats: list[int]) -> Cards:
    """Return the cards whose current place the reader has not seen."""
    if view.phase == "deal":
        return ()
    s = view.known
    table = chain.from_iterable(pile for piles in s.face_up for pile in piles)
    hands = chain.from_iterable(s.shown[seat] if seat in seats else hand for seat, hand in enumerate(s.hands))
    return find_missing((*table, *hands, *s.pile, *s.discard), cards_of_packs(s.decks))
