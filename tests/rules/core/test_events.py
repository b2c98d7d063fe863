"""Declarations of events: what a narration leaves out, and names that are taken."""

from __future__ import annotations

import pytest

from knack_widgets.rules import Move
from knack_widgets.rules.core.events import SHARED, all_events, event


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (event("seat"), False),
        (event("seat", verb="knock"), False),
        (event("seat", move="same"), True),
        (event("seat", move="more"), True),
        (event("seat", move="same", verb="knock"), True),
        (event("seat", move="same", verb="fold"), False),
    ],
)
def test_an_event_says_the_move_if_it_is_declared_so_for_its_verb(kind: object, said: bool) -> None:
    assert kind.says_move(Move(0, "knock")) == said  # type: ignore[attr-defined]


def test_a_game_adds_its_events_to_the_shared_ones_and_takes_no_name_twice() -> None:
    own = {"caught": event("seat", "card")}
    assert all_events("fishing", own) == {**SHARED, **own}
    with pytest.raises(ValueError, match="fishing declares events that several games have: ends, up"):
        all_events("fishing", {"up": event(), "ends": event(), **own})
