"""Worlds: legal to the last card, told by the view alone, each as likely as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from knack_widgets.players import PLAYERS, worlds
from knack_widgets.rules import State, games

TRICK_GAMES = ("knack", "kopknack", "svangknack")


def positions(game: str, deals: int, player: str = "careful") -> Iterator[State]:
    """Positions of a match of four."""
    state = games[game].start(players=4)
    for number in range(deals):
        while state.chance:
            state = state.play(state.by_chance(f"{number}/{len(state.events)}"))
        while state.turn is not None:
            yield state
            state = state.play(PLAYERS[player].choose(state.view(state.turn), number))


def cards(state: State) -> tuple[object, ...]:
    """What is hidden in a state, but for a talon that decides nothing any more."""
    talon = () if state.phase == "play" else getattr(state, "talon", ())
    return (state.masks, state.trick, state.finished_tricks, talon)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_each_world_has_the_view_and_the_true_one_is_among_all(game: str) -> None:
    exact = 0
    for state in positions(game, 5):
        assert state.turn is not None
        seat = (state.turn + 1) % 4
        view = state.view(seat)
        found = list(worlds(view, n=60))
        assert all(world.view(seat) == view for world in found)
        if len(found) < 60:
            exact += 1
            assert len({cards(world) for world in found}) == len(found)
            assert cards(state) in {cards(world) for world in found}
    assert exact


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_view_alone_decides_the_worlds(game: str) -> None:
    for state in list(positions(game, 2))[::3]:
        view = state.view(0)
        first, *others = list(worlds(view, seed=3, n=20))
        assert [first, *others] == list(worlds(first.view(0), seed=3, n=20))


def ending() -> State:
    """A position of Knack late in a deal, with few worlds."""
    return next(
        state for state in positions("knack", 40) if 30 <= len(list(worlds(state.view(state.turn or 0), n=200))) <= 120
    )


def test_draws_come_as_often_as_each_other() -> None:
    state = ending()
    view = state.view(state.turn or 0)
    every = list(worlds(view, n=200))
    drawn = Counter(cards(world) for number in range(60) for world in worlds(view, seed=number, n=len(every) - 1))
    expected = drawn.total() / len(every)
    assert drawn.keys() == {cards(world) for world in every}
    chi_square = sum((drawn[cards(world)] - expected) ** 2 / expected for world in every)
    free = len(every) - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5


def test_a_reader_remembers_what_it_has_thrown_away() -> None:
    bought = 0
    for state in positions("kopknack", 12):
        thrown = state.thrown[0]  # type: ignore[attr-defined]
        for world in worlds(state.view(0), n=20) if thrown else ():
            assert not any(thrown & held for held in world.masks)  # type: ignore[attr-defined]
            bought += 1
    assert bought


def test_a_table_that_permits_cheating_has_no_worlds() -> None:
    state = games["knaker"].start(players=3, cheating=True).deal(seed=1)
    with pytest.raises(ValueError, match="cheating"):
        list(worlds(state.view(0)))
