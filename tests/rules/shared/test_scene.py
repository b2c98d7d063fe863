"""The notes of a trick game's scene: tricks are counted in play and after it, not before."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State, games
from tests.contracts.matches import walk

GAMES = ("knack", "kopknack", "svangknack")


def tricks(state: State) -> list[tuple[int, bool] | None]:
    """Return for each seat the tricks that its note counts, and whether the note is only for the picture."""
    notes = [{note.name: note for note in seat.notes} for seat in state.view(0).scene.seats]
    return [(seat["tricks"].facts["count"], seat["tricks"].aside) if "tricks" in seat else None for seat in notes]


@pytest.mark.parametrize("game", GAMES)
def test_tricks_are_noted_in_play_and_after_the_deal_and_not_before(game: str) -> None:
    phases = set()
    for _, state in walk(game, 5, moves=120):
        taken = state.tricks
        if state.phase == "play":
            assert tricks(state) == [(count, False) for count in taken]
        elif any(taken):
            assert tricks(state) == [(count, not count) for count in taken]
        else:
            assert tricks(state) == [None] * len(taken)
        phases.add((state.phase == "play", any(taken)))
    assert phases >= {(True, False), (True, True), (False, True), (False, False)}
    assert game in games
