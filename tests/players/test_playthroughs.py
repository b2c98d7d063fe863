"""Matches of the computer players, move by move, as texts that anybody can read and compare after a change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.players import odds
from knack_widgets.players.table import choose_at, next_seat
from knack_widgets.rules import State, games
from tests.support.goldens import check_golden

FOLDER = Path(__file__).parent / "playthroughs"
MATCHES = {
    "knack": ("careful", 4, {}, 3),
    "knack-strong": ("strong", 3, {}, 1),
    "kopknack": ("careful", 4, {}, 3),
    "svangknack": ("careful", 4, {}, 4),
    "knack31": ("careful", 4, {}, 4),
    "knack31-forgetful": ("forgetful", 3, {}, 4),
    "knaker": ("careful", 3, {}, 1),
    "knaker-cheating": ("careful", 2, {"cheating": True}, 1),
}
"""Name of the file → player, seats, options and deals."""
MOST = {"knaker": 160, "knaker-cheating": 120}
"""Game → moves after which a match is left."""
WORLDS = 24


def played(name: str) -> Iterator[tuple[State, str]]:
    """Yield each move of a match with the state before it."""
    player, seats, options, deals = MATCHES[name]
    state = games[name.partition("-")[0]].start(players=seats, **options)
    for number in range(MOST.get(name, 400)):
        if state.over or (state.chance == "deal" and deals == 0):
            return
        if state.chance:
            deals -= state.chance == "deal"
            move = state.by_chance(f"{name}/{number}")
        else:
            seat = next_seat(state, [player] * seats, str(number))
            assert seat is not None
            move = choose_at(state, seat, player, str(number))
        yield state, str(move)
        state = state.play(move)


@pytest.mark.parametrize("name", MATCHES)
def test_the_players_make_the_same_moves_as_before(name: str) -> None:
    check_golden(FOLDER / f"{name}.txt", "".join(f"{text}\n" for _, text in played(name)))


@pytest.mark.parametrize("name", ["knack", "kopknack", "svangknack", "knack31"])
def test_the_odds_of_their_moves_are_the_same_as_before(name: str) -> None:
    lines = []
    for number, (state, text) in enumerate(played(name)):
        if state.chance or number % 2:
            continue
        seat = int(text.partition(" ")[0])
        value = odds(state.view(seat), text, seed=number, n=WORLDS)
        gain = "" if value.gain is None else f", gain {value.gain:+.3f}"
        lines.append(f"{text}: fails {value.fails:.3f}{gain}, {value.worlds} worlds{' (all)' * value.exact}\n")
    check_golden(FOLDER / f"{name}-odds.txt", "".join(lines))
