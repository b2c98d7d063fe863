"""A heap of a game whose cards come from no stock of that name."""

from __future__ import annotations

from dataclasses import replace

from knack_widgets.pages.heaps import heap
from knack_widgets.rulebook.heaps import heap_lines
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games


def test_nothing_is_said_of_a_stock_that_the_game_does_not_have() -> None:
    state = games["knaker"].start(players=3).deal(seed=1)
    scene, speaker = state.view(0).scene, Speaker("en", state.setup)
    with_stock = heap(scene, speaker)
    assert with_stock
    assert with_stock["stockWords"].startswith("Stock: ")
    bare = replace(scene, stocks=())
    without = heap(bare, speaker)
    assert without
    assert (without["stock"], without["stockWords"]) == (None, "")
    assert len(heap_lines(bare, speaker)) == len(heap_lines(scene, speaker)) - 1
