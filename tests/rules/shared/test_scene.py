"""The notes of a trick game's scene: tricks in play and after it, and who has paid into the pot."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State, games
from knack_widgets.testing.matches import walk

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


PAID = [
    ("knack", 4, {}),
    ("kopknack", 4, {1: 3}),
    ("svangknack", 5, {2: 3, 3: 3, 4: 3}),
    ("svangknack", 3, dict.fromkeys(range(3), 3)),
]


@pytest.mark.parametrize(("game", "players", "paid"), PAID)
def test_only_the_seats_that_have_paid_into_the_pot_have_a_note_of_it(
    game: str, players: int, paid: dict[int, int]
) -> None:
    scene = games[game].start(players=players, dealer=1).deal(seed=3).view(0).scene
    notes = {seat: note for seat, place in enumerate(scene.seats) for note in place.notes if note.name == "ante"}
    assert {seat: note.facts["amount"] for seat, note in notes.items()} == paid
    assert all(note.aside for note in notes.values())
