"""A card that a seat draws by a move of chance, after a shuffle, is the seat's own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from knack_widgets.rules import Card, Move, State, games
from knack_widgets.rules.core.scene import Hand
from knack_widgets.rules.records import Step

SETUP = games["knack"].start(players=3).setup


def state(turn: int | None, *hands: str, move: Move | None = None) -> State:
    """A state of a match in which these hands are held."""
    rows = tuple(Hand(tuple(map(Card, hand.split())), len(hand.split()), "deal.1") for hand in hands)
    view = SimpleNamespace(scene=SimpleNamespace(hands=rows))
    return cast("State", SimpleNamespace(setup=SETUP, turn=turn, view=lambda *_: view, read=lambda _: move))


@pytest.mark.parametrize(
    ("verb", "turn", "drawer", "drawn"), [("draw", 1, 1, ("Kd",)), ("draw", None, None, ()), ("deal", 1, None, ())]
)
def test_the_seat_on_turn_takes_what_a_shuffle_has_brought(
    verb: str, turn: int | None, drawer: int | None, drawn: tuple[str, ...]
) -> None:
    move: Any = Move(None, verb, ("7h",))
    step = Step(str(move), state(turn, "7h", "8h", move=move), state(2, "7h", "8h Kd"))
    assert (step.drawer, step.drawn) == (drawer, drawn)
