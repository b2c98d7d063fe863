"""Who has taken the tricks of a position: it follows from the cards, and a list that does not fit is a fault."""

from __future__ import annotations

import pytest

from knack_widgets.rules import Position, PositionError, games


def test_a_taker_that_is_missing_is_a_fault_at_its_place() -> None:
    state = games["knack"].start(players=2).deal(seed=7)
    while len(state.finished_tricks) < 2 or state.trick:
        state = state.play(str(next(move for move in state.moves() if move.verb != "fold")))
    first, second = state.takers
    line = str(Position.of(state))
    assert Position.parse(f"{line};takers={first},{second}").start().takers == (first, second)
    with pytest.raises(PositionError) as error:
        Position.parse(f"{line};takers={first}").start()
    assert (error.value.key, error.value.place) == ("taker", "takers.1")
    assert error.value.facts["expected"] == second
