"""Twins of a position: what the seat can know is decided, and what depends on hidden cards is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from knack_widgets.rules import Record, State, games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study.spots import Spot
from knack_widgets.study.twins import is_decided

SEAT = 1


def spot(*more: str) -> Spot:
    """Return a spot in the first deal of Knack with three players, after some moves."""
    deal = str(games["knack"].start(players=3).by_chance(7))
    record = Record("knack", 3, (deal, *more))
    return Spot(record.steps, record.final, None)


KNOWN: dict[str, Callable[[Any], object]] = {
    "whose turn it is": lambda state: state.turn,
    "the seat's own cards": lambda state: state.hands[SEAT],
    "the upcard": lambda state: state.up,
}
HIDDEN: dict[str, Callable[[Any], object]] = {
    "the cards of another seat": lambda state: state.hands[2],
    "whether another seat has an ace": lambda state: any(card.rank == "A" for card in state.hands[0]),
}


@pytest.mark.parametrize("answer", KNOWN.values(), ids=KNOWN)
def test_what_the_seat_sees_is_decided(answer: Callable[[State], object]) -> None:
    assert is_decided(spot(), SEAT, answer, Draws(1))


@pytest.mark.parametrize("answer", HIDDEN.values(), ids=HIDDEN)
def test_what_depends_on_hidden_cards_is_not_decided(answer: Callable[[State], object]) -> None:
    assert not is_decided(spot(), SEAT, answer, Draws(1))


def test_a_next_move_that_the_question_states_decides_what_it_shows() -> None:
    bidding = spot("1 knock", "2 knock", "0 knock")
    led = next(bidding.state.moves())
    assert led.seat == 1
    played = spot("1 knock", "2 knock", "0 knock", str(led))
    answer = next(played.state.moves())

    def holds(state: State) -> bool:
        return answer.args[0] in state.hands[answer.seat or 0]

    assert answer.seat == 2
    assert not is_decided(played, SEAT, holds, Draws(1))
    assert is_decided(replace(played, next=answer), SEAT, holds, Draws(1))
