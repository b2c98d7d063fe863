"""What those who are in have told by joining: worlds in which careful players would have joined with what they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ..rules import State, View
from ..rules.core.tricks import TrickState, TrickView
from .sight import Sight
from .talking import MENDED, WAITING, expected_gain

SPOKEN: Final = frozenset({"knock", "fold"})
"""The verbs of the games in which everybody joins or leaves by one word, with the cards dealt."""


def believe(worlds: Iterable[State], view: View) -> Iterator[State]:
    """Those of `worlds` in which every seat that has joined would have joined as a careful player.

    An assumption about behaviour, not a rule: what it leaves out is unlikely, and not impossible. Nothing is left out
    once cards have been bought, because the hands with which was joined are then gone.
    """
    if not isinstance(view, TrickView):
        yield from worlds
        return
    joined = _find_joined(view)
    for world in worlds:
        if not joined or (isinstance(world, TrickState) and _fits(world, view, joined)):
            yield world


def _find_joined(view: TrickView) -> tuple[tuple[int, int, int], ...]:
    """The hidden seats that have joined, each with how many had joined before it and how many had yet to speak."""
    seats = len(view.counts)
    if not view.setup.game.verbs.keys() >= SPOKEN or any(view.bought):
        return ()
    order = [(view.dealer + 1 + after) % seats for after in range(seats)]
    inside = [seat in view.players_in and view.standing[seat] != WAITING for seat in order]
    return tuple(
        (seat, sum(inside[:at]), seats - 1 - at)
        for at, seat in enumerate(order)
        if inside[at] and view.hands[seat] is None
    )


def _fits(world: TrickState, view: TrickView, joined: tuple[tuple[int, int, int], ...]) -> bool:
    laid = [play for trick in (*world.finished_tricks, world.trick) for play in trick]
    for seat, before, after in joined:
        hand = (*world.hands[seat], *(play.card for play in laid if play.seat == seat))
        if expected_gain(Sight(view, seat, hand=hand), before, after) + (MENDED if view.talon else 0) <= 0:
            return False
    return True
