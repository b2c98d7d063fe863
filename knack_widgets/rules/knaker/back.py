"""Rule 9: taking back what lies open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.verdict import Reason
from . import play as laying
from .basics import FIXED, HAND, Cards, KnakerState, Laid
from .judging import last_segment
from .playing import ran
from .trial import gone

chapter: Final = Chapter("back", "9")
may_change = chapter.frame(0, "N-7", "N-27")
until = chapter.frame(1, "N-8", "N-27", "N-29")
under_control = chapter.frame(2)
chapter.background(3)

MANY: Final = 8
"""Up to so many cards every choice of those to take back is listed; of more each alone, the first and the last ones."""


def open_cards(s: KnakerState, seat: int) -> tuple[int, ...]:
    """The places in the run of what a seat may take back."""
    if s.runner != seat:
        return ()
    return tuple(at for at, laid in enumerate(s.run) if at >= s.fixed and laid.origin != FIXED)


def chosen(s: KnakerState, seat: int, cards: Cards) -> tuple[int, ...] | None:
    """Their places in the run, of like cards the topmost; without cards, all. `None`: not all of them lie open."""
    free = open_cards(s, seat)
    if not cards:
        return free
    places: dict[Card, list[int]] = {}
    for at in free:
        places.setdefault(s.run[at].card, []).append(at)
    found = []
    for card in cards:
        if not places.get(card):
            return None
        found.append(places[card].pop())
    return tuple(sorted(found))


def _rest(s: KnakerState, places: tuple[int, ...]) -> tuple[Laid, ...]:
    taken = {*places}
    return tuple(laid for at, laid in enumerate(s.run) if at not in taken)


def stays_legal(s: KnakerState, seat: int, places: tuple[int, ...]) -> bool:
    """Whether what remains could have been laid so from the start (N-27)."""
    cards = tuple(laid.card for laid in _rest(s, places))
    return not cards or last_segment(s, seat, cards, s.below_run, len(cards) - 1) is not None


def why_not(s: KnakerState, move: Move) -> list[Reason]:
    """Nothing of one's own lies open any more; a card that does not; or what remained would not be legal."""
    seat: int = move.seat  # type: ignore[assignment]
    if seat not in s.still_in:
        return gone(s, seat)
    if s.runner != seat or not s.run:
        return [Reason(until, "closed", {"seat": seat})]
    cards = tuple(map(Card, move.args))
    places = chosen(s, seat, cards)
    if not places:
        lying = {laid.card for laid in s.run}
        card = next((card for card in cards if card not in lying), None)
        if card:
            return [Reason(may_change, "not-open", {"seat": seat, "card": card})]
        return [Reason(until, "fixed", {"seat": seat})]
    return [] if stays_legal(s, seat, places) else [Reason(may_change, "rest", {"seat": seat})]


def back(s: KnakerState, move: Move) -> KnakerState:
    """The cards are where they came from; what remains counts as if laid so from the start (N-27)."""
    seat: int = move.seat  # type: ignore[assignment]
    places = chosen(s, seat, tuple(map(Card, move.args)))
    if not places:
        raise AssertionError("nothing to take back")
    below = s.below_run
    rest = _rest(s, places)
    event = ("takes-back", seat, len(places), may_change.id)
    for card, origin in (s.run[at] for at in places):
        if origin == HAND:
            s = s.with_hand(seat, (*s.hands[seat], card))
        else:
            s = s.with_up(seat, origin, (*s.face_up[seat][origin], card))
    pile = (*below, *(laid.card for laid in rest))
    s = s.evolve(run=rest, pile=pile, owners=(*s.owners[: len(below)], *(seat,) * len(rest)), events=(event,))
    if rest:
        return ran(s, seat, event)
    s = s.closed(turn=seat, travel=s.run_travel)
    return s.told(("turn", seat, laying.higher.id))


def listed(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """All that lies open, and every part of it whose rest would be legal (of many cards: see `MANY`)."""
    free = open_cards(s, seat)
    if not free:
        return
    count = len(free)
    if count <= MANY:
        parts = [part for size in range(1, count + 1) for part in combinations(free, size)]
    else:
        # a turn of ninety cards has thousands of stretches, and each is judged
        parts = [part for at in range(count) for part in (free[at : at + 1], free[: at + 1], free[at:])]
    texts = {tuple(sorted(s.run[at].card for at in part)) for part in parts}
    if stays_legal(s, seat, free):
        yield ()
    for cards in sorted(texts):
        places = chosen(s, seat, tuple(map(Card, cards)))
        if places and stays_legal(s, seat, places):
            yield cards
