"""Declarations of events: what a narration leaves out, and names that are taken."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from knack_widgets.rules import Move, games
from knack_widgets.rules.core.events import SHARED, all_events, event
from knack_widgets.testing.matches import walk


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


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_the_transfers_that_events_declare_are_all_the_money_that_moves(game: str) -> None:
    kinds, moved = games[game].events, 0
    for seed in range(3):
        states: list[Any] = [state for _, state in walk(game, seed, moves=150)]
        for before, after in pairwise(states):
            told = [0] * len(after.balances)
            for name, *facts, _ in after.events:
                if transfer := kinds[name].transfer:
                    for seat, amount in transfer(dict(zip(kinds[name].facts, facts, strict=True)), len(told)).items():
                        told[seat] += amount
            assert told == [b - a for a, b in zip(before.balances, after.balances, strict=True)], after.events
            moved += any(told)
    assert moved > 5
