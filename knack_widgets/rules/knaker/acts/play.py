"""Laying in turn, and adding to the cards of the turn (3, 6.1, 12, 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.chance import Draws
from ...core.events import Event
from ...core.reasons import Reason
from ..pack import Cards, remove
from ..pile import HAND, OpenCard
from ..rules import r03_play, r06_table, r09_take_back, r12_ladder, r15_full_house
from ..rules.r16_cheating import objections_of_debt
from ..state import KnakerState
from .after_lay import after_lay
from .all_lays import all_lays, draw_lay, merge_sorted
from .legality import allows, last_segment, lay_here, objections, objections_to_outsider, objections_to_turn


def sources(s: KnakerState, seat: int, cards: Cards) -> tuple[list[int], list[Reason]]:
    """Return the source of each card, the hand or a pile, and the objections (6.1, N-16)."""
    hand, up = list(s.hands[seat]), [list(pile) for pile in s.face_up[seat]]
    origins, wrong = [], []
    for card in cards:
        if card in hand:
            hand.remove(card)
            origins.append(HAND)
            continue
        pile = next((number for number, pile_cards in enumerate(up) if card in pile_cards), None)
        if pile is None:
            wrong.append(r03_play.card_not_held(seat, card))
        elif s.stock or hand:
            wrong.append(r06_table.hand_comes_first(seat, card))
        else:
            up[pile].remove(card)
            origins.append(pile)
    return origins, wrong


def lengthens(s: KnakerState, seat: int, cards: Cards) -> bool:
    """Return whether cards extend a running segment (N-7, N-24, N-25)."""
    if s.runner != seat or not s.run:
        return False
    return last_segment(s, seat, (*s.run_cards, *cards), s.pile_below, len(s.run) - 1) is not None


def objections_to_play(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the objections to laying cards.

    It is refused if the cards are not held or cannot be laid yet, or if they neither are a legal segment nor extend the
    running segment.
    """
    if why := objections_to_outsider(s, seat):
        return why
    _, missing = sources(s, seat, cards)
    if missing:
        return missing
    if lengthens(s, seat, cards):
        return []
    if why := r03_play.objections_to_turn(s, seat):
        return why
    return [*objections_of_debt(s, seat), *objections(lay_here(s, seat, cards))]


def filter_legal(s: KnakerState, seat: int, lays: Iterable[Cards]) -> Iterator[Cards]:
    """Yield the lays that `objections_to_play` does not refuse.

    No reasons are found for the others, which takes most of the time of a list of moves.

    lays: the lays to judge
    """
    if seat not in s.still_in:
        return
    begins = not objections_to_turn(s, seat) and not objections_of_debt(s, seat)
    runs = s.runner == seat and bool(s.run)
    if not begins and not runs:
        return
    for cards in lays:
        if sources(s, seat, cards)[1]:
            continue
        if (runs and lengthens(s, seat, cards)) or (begins and allows(lay_here(s, seat, cards))):
            yield cards


def play(s: KnakerState, seat: int, cards: Cards) -> KnakerState:
    """Return the state after a lay, with its consequences."""
    origins, _ = sources(s, seat, cards)
    events: tuple[Event, ...] = (("lays", seat, r03_play.higher.id),)
    if lengthens(s, seat, cards):
        events += (("lengthens", seat, r09_take_back.may_change.id),)
    if s.runner != seat or not s.run:
        s = s.evolve(run=(), runner=seat, fixed=0, run_travel=s.travel)
    for origin in dict.fromkeys(origins):
        s = give_up(s, seat, tuple(card for card, of in zip(cards, origins, strict=True) if of == origin), origin)
    run = (*s.run, *map(OpenCard, cards, origins))
    s = s.evolve(run=run, pile=(*s.pile, *cards), owners=(*s.owners, *(seat,) * len(cards)), events=())
    return after_run(s, seat, *events)


def give_up(s: KnakerState, seat: int, cards: Cards, origin: int) -> KnakerState:
    """Return the state after cards have left the hand or a face-up pile of a seat."""
    if origin == HAND:
        return s.with_hand(seat, remove(s.hands[seat], cards))
    return s.with_up(seat, origin, remove(s.face_up[seat][origin], cards))


def after_run(s: KnakerState, seat: int, *events: Event) -> KnakerState:
    """Return the state after the open cards of a turn have changed.

    events: the events that describe the change
    """
    cards = s.run_cards
    last = last_segment(s, seat, cards, s.pile_below, len(cards) - 1)
    if last is None:  # open cards have been legal when they were laid
        raise AssertionError(f"seat {seat} has the open cards {' '.join(cards)}: expected a legal lay")
    if last.intent == "ladder":
        events += (("ladder", seat, len(last.cards), r12_ladder.ladder.id),)
    elif last.intent == "kaker":
        events += (("kaker", seat, r15_full_house.kaker.id),)
    return after_lay(s.evolve(events=events), seat, last.cards, last.intent)


def list_plays(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield all legal lays, sorted: new segments, and extensions of the running segment."""
    return merge_sorted(all_lays(s, seat, before, pile) for before, pile in _segments(s, seat))


def draw_play(s: KnakerState, seat: int, draws: Draws) -> Cards | None:
    """Return a random lay, or None if no lay is possible; see `all_lays.draw_lay`."""
    for before, pile in draws.order([*_segments(s, seat)]):
        if lay := draw_lay(s, seat, before, pile, draws):
            return lay
    return None


def _segments(s: KnakerState, seat: int) -> Iterator[tuple[Cards, Cards]]:
    """Yield the open segments that may be extended, each with the pile under it.

    An empty segment stands for a new segment.
    """
    if seat not in s.still_in:
        return
    if s.runner == seat and s.run:
        pile, cards = s.pile_below, s.run_cards
        for at in range(len(cards)):
            if at == 0 or _gives_back(s, seat, cards[:at], pile):
                yield cards[at:], (*pile, *cards[:at])
    if not objections_to_turn(s, seat) and not objections_of_debt(s, seat):
        yield (), s.pile


def _gives_back(s: KnakerState, seat: int, cards: Cards, pile: Cards) -> bool:
    last = last_segment(s, seat, cards, pile, len(cards) - 1)
    return last is not None and last.leaves_two
