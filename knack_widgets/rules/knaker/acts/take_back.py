"""Taking back open cards (9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...core.cards import Card
from ...core.chance import Draws
from ...core.reasons import Reason
from ..pack import Cards
from ..pile import FIXED, HAND, OpenCard
from ..rules import r03_play, r06_table, r09_take_back
from ..state import KnakerState
from .legality import last_segment, objections_to_outsider
from .play import after_run

MANY: Final = 8
"""Greatest number of open cards of which every choice is listed.

Of more cards, only single cards, the first cards and the last cards are listed.
"""


def open_cards(s: KnakerState, seat: int) -> tuple[int, ...]:
    """Return the indices in the run of the cards that a seat may take back."""
    if s.runner != seat:
        return ()
    return tuple(at for at, one in enumerate(s.run) if at >= s.fixed and one.origin != FIXED)


def places_of(s: KnakerState, seat: int, cards: Cards) -> tuple[int, ...] | None:
    """Return the indices of cards in the run, or None if not all of the cards are open.

    Of equal cards the topmost are used. If `cards` is empty, return the indices of all open cards.
    """
    free = open_cards(s, seat)
    if not cards:
        return free
    places: dict[Card, list[int]] = {}
    for at in free:
        places.setdefault(s.run[at].card, []).append(at)
    chosen = []
    for card in cards:
        if not places.get(card):
            return None
        chosen.append(places[card].pop())
    return tuple(sorted(chosen))


def _rest(s: KnakerState, places: tuple[int, ...]) -> tuple[OpenCard, ...]:
    taken = {*places}
    return tuple(one for at, one in enumerate(s.run) if at not in taken)


def _objections_to_places(s: KnakerState, seat: int, places: tuple[int, ...]) -> list[Reason]:
    """Return the reasons why these open cards may not go back.

    They may not go back if a face-up card would stay without the hand card under it (6.1, N-42), or if the remaining
    cards could not have been laid by themselves (N-27).
    """
    rest = _rest(s, places)
    cards = tuple(one.card for one in rest)
    from_hand = next((s.run[at].card for at in places if s.run[at].origin == HAND), None)
    face_up = next((one.card for one in rest if one.origin >= 0), None)
    reasons = []
    if from_hand is not None and face_up is not None:
        reasons.append(r06_table.hand_under_face_up(seat, from_hand, face_up))
    if reasons or (cards and last_segment(s, seat, cards, s.pile_below, len(cards) - 1) is None):
        reasons.append(r09_take_back.rest_is_no_turn(seat))
    return reasons


def objections_to_take_back(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the objections to taking cards back.

    It is refused if a card is not open, or if the remaining cards could not have been laid by themselves.
    """
    if why := objections_to_outsider(s, seat) or r09_take_back.objections_to_take_back(s, seat):
        return why
    places = places_of(s, seat, cards)
    return _objections_to_places(s, seat, places) if places else [r09_take_back.cards_not_open(s, seat, cards)]


def take_back(s: KnakerState, seat: int, cards: Cards) -> KnakerState:
    """Return the state with the cards where they came from.

    The remaining cards count as if the seat had laid only these (N-27).
    """
    places = places_of(s, seat, cards)
    if not places:
        raise AssertionError(f"seat {seat} takes back {' '.join(cards) or 'its lay'}: expected open cards")
    below = s.pile_below
    rest = _rest(s, places)
    event = ("takes-back", seat, len(places), r09_take_back.may_change.id)
    for card, origin in (s.run[at] for at in places):
        if origin == HAND:
            s = s.with_hand(seat, (*s.hands[seat], card))
        else:
            s = s.with_up(seat, origin, (*s.face_up[seat][origin], card))
    pile = (*below, *(one.card for one in rest))
    s = s.evolve(run=rest, pile=pile, owners=(*s.owners[: len(below)], *(seat,) * len(rest)), events=(event,))
    if rest:
        return after_run(s, seat, event)
    s = s.close_run(turn=seat, travel=s.run_travel)
    return s.tell(("turn", seat, r03_play.higher.id))


def list_take_backs(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield all open cards, and every part of them whose remaining cards are a legal turn.

    If there are many open cards, only some parts are listed: see `MANY`.
    """
    free = open_cards(s, seat)
    if free and not _objections_to_places(s, seat, free):
        yield ()
    for cards in sorted({_part(s, free, number) for number in range(_count_parts(free))}):
        if _may_go_back(s, seat, cards):
            yield cards


def draw_take_back(s: KnakerState, seat: int, draws: Draws) -> tuple[str, ...] | None:
    """Return random open cards that may be taken back, or None if no card may."""
    free = open_cards(s, seat)
    for number in draws.order(range(_count_parts(free) + bool(free))):
        cards = _part(s, free, number) if number < _count_parts(free) else ()
        if _may_go_back(s, seat, cards):
            return cards
    return None


def _may_go_back(s: KnakerState, seat: int, cards: Cards) -> bool:
    places = places_of(s, seat, cards)
    return places is not None and bool(places) and not _objections_to_places(s, seat, places)


def _count_parts(free: tuple[int, ...]) -> int:
    return 3 * len(free) if len(free) > MANY else (1 << len(free)) - 1


def _part(s: KnakerState, free: tuple[int, ...], number: int) -> Cards:
    """Return the cards, sorted, of one of the considered parts of the open cards.

    number: the number of the part, from 0
    """
    if len(free) > MANY:
        # a turn of ninety cards has thousands of stretches, and each would be judged
        at = number // 3
        places = (free[at : at + 1], free[: at + 1], free[at:])[number % 3]
    else:
        places = tuple(place for at, place in enumerate(free) if number + 1 >> at & 1)
    return tuple(sorted([s.run[place].card for place in places]))
