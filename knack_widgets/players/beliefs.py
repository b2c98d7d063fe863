"""Guesses about hidden hands from the bids of others: likely worlds of a view.

A world is a whole deal that the reader cannot distinguish from the true deal. It is kept if careful players would have
made the same moves in it: joined, swung (joined first and therefore chosen trumps) or stood (bought no card).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from ..rules import State, View
from ..rules.core.seats import all_from, next_seat, seat_after
from ..rules.core.tricks.buying import BuyingState
from ..rules.core.tricks.state import TrickState
from ..rules.core.tricks.view import TrickView
from .buying import stands
from .join_decision import MENDED, WAITING, expected_gain, gain_by_swinging
from .trick_position import TrickPosition

SPOKEN: Final = frozenset({"knock", "fold"})
"""The verbs of the games in which each seat joins or folds once, with the cards that it was dealt."""
SWUNG: Final = frozenset({"swing", "join", "stand"})
"""The verbs of the games in which a seat swings, the others join or pass, and then all joined seats buy once."""
SeatTest = tuple[int, Callable[[TrickPosition], bool]]
"""A seat with a hidden hand, and a test whether a careful player would have made the seat's move with a hand."""


def believe(worlds: Iterable[State], view: View) -> Iterator[State]:
    """Yield the worlds in which careful players would have made the moves of hidden seats.

    This is an assumption about behaviour, not a rule: a world that is left out is unlikely, but not impossible. After a
    purchase, nothing is concluded from joining, because the seat has not the same hand any more.

    worlds: the worlds to choose from
    view: the view whose possible worlds they are
    """
    if not isinstance(view, TrickView):
        yield from worlds
        return
    tests = _find_tests(view)
    for world in worlds:
        if not tests or (isinstance(world, TrickState) and _fits(world, view, tests)):
            yield world


def _find_tests(view: TrickView) -> tuple[SeatTest, ...]:
    verbs = view.setup.game.verbs.keys()
    tests = _find_spoken(view) if verbs >= SPOKEN else _find_swung(view) if verbs >= SWUNG else ()
    return tuple((seat, fits) for seat, fits in tests if view.hands[seat] is None)


def _find_spoken(view: TrickView) -> Iterator[SeatTest]:
    """Yield each seat that has joined, with a test whether a hand would have joined.

    The test depends on two numbers when the seat joined: of the seats that had joined, and of those that had yet to
    speak.
    Yield no seats once cards have been bought.
    """
    if any(view.bought):
        return
    seats = len(view.counts)
    order = all_from(view.dealer + 1, seats)
    inside = [seat in view.players_in and view.standing[seat] != WAITING for seat in order]
    for at, seat in enumerate(order):
        if inside[at]:
            yield seat, partial(_joins, before=sum(inside[:at]), after=seats - 1 - at)


def _find_swung(view: TrickView) -> Iterator[SeatTest]:
    """Yield the seats that swung, joined or stood, each with a test whether a hand would.

    Seats that have bought cards since they swung or joined are left out.
    """
    if "swung" in view.standing:
        swinger = view.standing.index("swung")
        joined = [seat for seat, how in enumerate(view.standing) if how == "joined"]
        yield from _find_answered(view, swinger, joined, [swinger, *joined])
    elif view.round and isinstance(view.known, BuyingState):
        waiting = view.known.buyers
        if waiting:  # buying goes round from the swinger, who so follows the last buyer
            yield from _find_answered(view, next_seat(view.players_in, waiting[-1]), view.players_in, waiting)
        for seat in view.players_in:
            if view.talon and seat not in waiting and not view.bought[seat]:
                yield seat, stands


def _find_answered(
    view: TrickView, swinger: int, players: Sequence[int], asked_for: Sequence[int]
) -> Iterator[SeatTest]:
    """Yield seats that swung or joined, each with a test whether a hand would have done so.

    The swinger comes first. The last seat is left out if it had to join.

    players: the seats that have joined
    asked_for: the seats to yield
    """
    if swinger in asked_for:
        yield swinger, partial(_swings, before=replace(view, up=()))  # the swinger had not seen the upcards
    seats, before = len(view.counts), 1
    for number in range(1, seats):
        seat, after = seat_after(swinger, seats, number), seats - 1 - number
        if seat not in players:
            continue
        if seat in asked_for and (after or before > 1):
            yield seat, partial(_joins, before=before, after=after)
        before += 1


def _joins(sight: TrickPosition, before: int, after: int) -> bool:
    return expected_gain(sight, before, after) + (MENDED if sight.view.talon else 0) > 0


def _swings(sight: TrickPosition, before: TrickView) -> bool:
    return gain_by_swinging(TrickPosition(before, sight.seat, hand=sight.hand)) > 0


def _fits(world: TrickState, view: TrickView, tests: tuple[SeatTest, ...]) -> bool:
    laid = [play for trick in (*world.finished_tricks, world.trick) for play in trick]
    for seat, fits in tests:
        hand = (*world.hands[seat], *(play.card for play in laid if play.seat == seat))
        if not fits(TrickPosition(view, seat, hand=hand)):
            return False
    return True
