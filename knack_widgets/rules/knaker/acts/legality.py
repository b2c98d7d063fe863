"""The objections of the clauses to a lay, and the segments of a turn (N-6, N-25).

A segment is the part of a turn's cards that is judged as one: a set of one rank, a ladder, a kåker or a frippelknåker.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Final

from ...core.clauses import Clause
from ...core.reasons import Reason
from ..pack import THREE, Cards
from ..pile import N9_SEVENS_JOIN, Lay, top_of
from ..rules import (
    r03_play,
    r04_turning,
    r07_out,
    r10_jokers,
    r12_ladder,
    r13_seven,
    r14_three_kings,
    r15_full_house,
    r16_cheating,
    r17_two_packs,
)
from ..state import KnakerState

SHAPES: Final[tuple[Clause, ...]] = (r03_play.one_rank, r12_ladder.no_acting, r12_ladder.ladder, r15_full_house.kaker)
"""The clauses about combinations; of several that object, the first is decisive."""
LIMITS: Final[tuple[Clause, ...]] = (
    r10_jokers.frippel,
    r10_jokers.triple,
    r10_jokers.double,
    r10_jokers.joker,
    *r17_two_packs.ROWS,
    r14_three_kings.three_kings,
    r03_play.higher,
    r13_seven.almost_unstoppable,
)
"""The clauses about the pile under a lay; of several that object, the first is decisive."""
WHOLE: Final = {"ladder": r12_ladder.ladder, "kaker": r15_full_house.kaker}
"""Combinations whose first card must be allowed by itself, each with the clause that says so."""


def lay_on(s: KnakerState, seat: int, cards: Cards, pile: Cards, owners: tuple[int, ...]) -> Lay:
    """Return a lay of a seat on some pile, with the handicaps of that seat.

    owners: for each card of the pile, the seat that laid it
    """
    top = s.top if pile is s.pile else top_of(pile, owners, s.decks, sevens_join=s.uses(N9_SEVENS_JOIN))
    return Lay(seat, cards, pile, top, s.decks, s.setup, seat in s.capped, s.dots[seat] >= THREE)


def lay_here(s: KnakerState, seat: int, cards: Cards) -> Lay:
    """Return a lay of a seat on the current pile."""
    return Lay(seat, cards, s.pile, s.top, s.decks, s.setup, seat in s.capped, s.dots[seat] >= THREE)


def ask(clauses: tuple[Clause, ...], lay: Lay) -> list[Reason]:
    """Return the objections of these clauses to a lay; struck clauses are not checked."""
    without = lay.without
    asked = [clause for clause in clauses if clause.id not in without] if without else clauses
    return [Reason(clause, *answer) for clause in asked if (answer := clause(lay)) is not None]


TOGETHER: Final = (*SHAPES, r16_cheating.no_ladders)
KINDS: Final = 1 << 12
"""Greatest number of cached answers, one for each kind of lay."""
_answers: Final[dict[Hashable, bool]] = {}


def allows(lay: Lay) -> bool:
    """Return whether a lay is allowed; the answer is cached for equivalent lays."""
    return _allow(TOGETHER, lay.shape_kind, lay) and (lay.exempt or _allow(LIMITS, lay.limit_kind, lay))


def _allow(clauses: tuple[Clause, ...], kind: Hashable, lay: Lay) -> bool:
    """Return whether no clause of `clauses` objects to a lay, from the cache if possible.

    kind: the cache key; lays with the same key get the same answer in matches with the same struck clauses and readings
    """
    setup = lay.setup
    if setup.departs:
        kind = (setup.without, *setup.readings.items(), kind)
    allowed = _answers.get(kind)
    if allowed is None:
        if len(_answers) >= KINDS:
            _answers.clear()
        allowed = _answers[kind] = not ask(clauses, lay)
    return allowed


def objections(lay: Lay) -> list[Reason]:
    """Return every clause that the lay breaks, the decisive one first; empty if it is allowed."""
    return [] if allows(lay) else _all_objections(lay)


def _all_objections(lay: Lay) -> list[Reason]:
    if r03_play.higher.id not in lay.without and (several := _cut_off(lay)):
        return [several]
    shapes = ask(SHAPES, lay)
    limits = [] if lay.exempt else ask(LIMITS, lay)
    if limits and not shapes and lay.intent in WHOLE and ask(LIMITS, replace(lay, cards=lay.cards[:1])):
        limits.insert(0, Reason(WHOLE[lay.intent], "first", {"card": lay.first, "other": lay.top.card}))
    if limits:
        limits += ask((r13_seven.transparent,), lay)
    return shapes + limits + ask((r16_cheating.no_ladders,), lay)


def _cut_off(lay: Lay) -> Reason | None:
    """Return the reason against cards that are several moves in one, or None (N-24).

    The cards are several moves if they can be cut into legal lays and the seat keeps the turn after all lays but the
    last. An example is (2, 7, 7, 2, 10).
    """
    if lay.intent != "ladder":
        return None
    # the longest legal beginning comes first, so that a hundred cards need only a hundred checks
    for at in range(len(lay.cards) - 1, 0, -1):
        first = replace(lay, cards=lay.cards[:at])
        if allows(first) and (rest := _rest_after(first, lay.cards[at:])):
            several = allows(rest) or _cut_off(rest)
            return r03_play.next_move(first.last, lay.cards[at]) if several else None
    return None


def _rest_after(first: Lay, cards: Cards) -> Lay | None:
    """Return the rest of a turn, `cards`, as a new lay after `first`.

    Return None if the seat does not keep the turn after `first`, because then no new segment can begin.
    """
    pile = (*first.pile, *first.cards)
    if r04_turning.turns(first, pile, first.cards, first.intent):
        pile = ()
    elif not first.leaves_two:
        return None
    top = top_of(pile, (first.seat,) * len(pile), first.decks, sevens_join=first.uses(N9_SEVENS_JOIN))
    return replace(first, cards=cards, pile=pile, top=top)


def shape(lay: Lay) -> str | None:
    """Return the kind of a lay, or None if a clause about combinations objects to it."""
    return None if ask(SHAPES, lay) else lay.intent


def last_segment(s: KnakerState, seat: int, cards: Cards, pile: Cards, at_most: int) -> Lay | None:
    """Return the last segment of a turn, or None if its cards do not form legal segments.

    The segments before it are twos, or sevens on a two: the seat keeps the turn after these.

    cards: the open cards of the turn
    pile: the cards under them, bottom first
    at_most: the greatest number of cards before the last segment
    """
    owners = s.owners[: len(pile)]
    return cut_last_segment(partial(lay_on, s, seat), cards, pile, (*owners, *(seat,) * len(cards)), at_most)


def cut_last_segment(
    lay: Callable[[Cards, Cards, tuple[int, ...]], Lay],
    cards: Cards,
    pile: Cards,
    owners: tuple[int, ...],
    at_most: int,
) -> Lay | None:
    """Return the last segment of a turn as `last_segment` does.

    lay: returns the lay of some cards on a pile whose cards have some owners
    owners: for each card of the pile and of the turn, the seat that laid it
    """
    below = len(pile)
    for at in range(min(at_most + 1, len(cards))):
        under = (*pile, *cards[:at]) if at else pile
        of_seats = owners[: below + at]
        segment = lay(cards[at:], under, of_seats)
        if allows(segment):
            return segment
        single = lay(cards[at : at + 1], under, of_seats)
        if not allows(single) or not single.leaves_two:
            return None
    return None


def objections_to_outsider(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to any move of a seat that is disqualified (16.8) or out (7.1)."""
    if seat in s.still_in:
        return []
    banned = r16_cheating.objections_to_banned(s, seat)
    return banned or [Reason(r07_out.play_on, *r07_out.play_on(s, seat))]


def objections_to_turn(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to beginning a move.

    A seat may not begin if it is out of the game, is not on turn, or must draw first.
    """
    return objections_to_outsider(s, seat) or r03_play.objections_to_turn(s, seat)
