"""Matches that begin with a position: opponents, worlds and hints work as in any match."""

from __future__ import annotations

import pytest

from knack_widgets.players import PLAYERS, hint, worlds
from knack_widgets.rules import Position
from knack_widgets.testing.matches import walk

GAMES = ("knack", "kopknack", "svangknack", "knack31", "knaker")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_match_that_begins_with_a_position_has_worlds_hints_and_opponents(game: str, seed: int) -> None:
    for number, (_, state) in enumerate(walk(game, seed, moves=60)):
        if state.over or state.chance or number % 9 or state.setup.options.get("cheating"):
            continue
        started = Position.of(state).start()
        seat = min(started.to_act)
        view = started.view(seat)
        for world in worlds(view, n=3):
            assert world.view(seat) == view
        hint(view, seed=1)
        for turn in range(6):
            if started.over or started.chance:
                break
            seat = min(started.to_act)
            started = started.play(PLAYERS["careful"](started.view(seat), turn))
