"""What others have told by joining, swinging and standing: worlds in which careful players would have done the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from ..rules import State, View
from ..rules.core.buying import BuyingState
from ..rules.core.tricks import TrickState, next_seat
from ..rules.core.trickview import TrickView
from .buying import stands
from .sight import Sight
from .talking import MENDED, WAITING, expected_gain, gain_by_swinging

SPOKEN: Final = frozenset({"knock", "fold"})
"""The verbs of the games in which everybody joins or leaves by one word, with the cards dealt."""
SWUNG: Final = frozenset({"swing", "join", "stand"})
"""The verbs of the games in which one swings, the others join or pass, and then all who are in buy once."""
Told = tuple[int, Callable[[Sight], bool]]
"""A hidden seat, and whether what it has done fits what it would then have held."""


def believe(worlds: Iterable[State], view: View) -> Iterator[State]:
    """Those of `worlds` in which every hidden seat that is in would have done what it has done, as a careful player.

    An assumption about behaviour, not a rule: what it leaves out is unlikely, and not impossible. Joining tells nothing
    any more of a seat that has bought since, because the hand with which it joined is gone.
    """
    if not isinstance(view, TrickView):
        yield from worlds
        return
    told = _find_told(view)
    for world in worlds:
        if not told or (isinstance(world, TrickState) and _fits(world, view, told)):
            yield world


def _find_told(view: TrickView) -> tuple[Told, ...]:
    verbs = view.setup.game.verbs.keys()
    found = _find_spoken(view) if verbs >= SPOKEN else _find_swung(view) if verbs >= SWUNG else ()
    return tuple((seat, fits) for seat, fits in found if view.hands[seat] is None)


def _find_spoken(view: TrickView) -> Iterator[Told]:
    """Who has joined, by how many had joined before it and how many had yet to speak; nobody once cards are bought."""
    if any(view.bought):
        return
    seats = len(view.counts)
    order = [(view.dealer + 1 + after) % seats for after in range(seats)]
    inside = [seat in view.players_in and view.standing[seat] != WAITING for seat in order]
    for at, seat in enumerate(order):
        if inside[at]:
            yield seat, partial(_joins, before=sum(inside[:at]), after=seats - 1 - at)


def _find_swung(view: TrickView) -> Iterator[Told]:
    """Who has swung or joined and not bought since; and who has stood."""
    if "swung" in view.standing:
        swinger = view.standing.index("swung")
        told = [seat for seat, how in enumerate(view.standing) if how == "joined"]
        yield from _find_answered(view, swinger, told, [swinger, *told])
    elif view.round and isinstance(view.known, BuyingState):
        waiting = view.known.buyers
        if waiting:  # the swinger is the first to buy
            yield from _find_answered(view, next_seat(view.players_in, waiting[-1]), view.players_in, waiting)
        for seat in view.players_in:
            if view.talon and seat not in waiting and not view.bought[seat]:
                yield seat, stands


def _find_answered(view: TrickView, swinger: int, players: Sequence[int], asked_for: Sequence[int]) -> Iterator[Told]:
    """The swinger, and who of the `players` has joined it against how many, of those `asked_for`.

    Nothing of the last one where it had to join.
    """
    if swinger in asked_for:
        yield swinger, partial(_swings, before=replace(view, up=()))  # the upcards were turned afterwards
    seats, before = len(view.counts), 1
    for number in range(1, seats):
        seat, after = (swinger + number) % seats, seats - 1 - number
        if seat not in players:
            continue
        if seat in asked_for and (after or before > 1):
            yield seat, partial(_joins, before=before, after=after)
        before += 1


def _joins(sight: Sight, before: int, after: int) -> bool:
    return expected_gain(sight, before, after) + (MENDED if sight.view.talon else 0) > 0


def _swings(sight: Sight, before: TrickView) -> bool:
    return gain_by_swinging(Sight(before, sight.seat, hand=sight.hand)) > 0


def _fits(world: TrickState, view: TrickView, told: tuple[Told, ...]) -> bool:
    laid = [play for trick in (*world.finished_tricks, world.trick) for play in trick]
    for seat, fits in told:
        hand = (*world.hands[seat], *(play.card for play in laid if play.seat == seat))
        if not fits(Sight(view, seat, hand=hand)):
            return False
    return True
