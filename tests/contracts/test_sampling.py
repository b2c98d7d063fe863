"""The method `sample` of every game's states: legal moves, each of them, reproducible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from knack_widgets.rules import State
from tests.support.seeds import seeds

from . import GAMES
from .matches import moves_of, walk

FEW = 14
"""Only in states with at most this number of legal moves the test draws all of them."""
DRAWS = 4_000
"""Number of seeds, enough to find every move of such a state; the rarest has a chance below one in a hundred."""


def per_match(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
    """Run a test on matches of every game."""
    return pytest.mark.parametrize("game", GAMES)(pytest.mark.parametrize("seed", seeds(2, 4))(test))


def deciding(game: str, seed: int) -> list[State]:
    """Return the states of a match in which a seat has a move."""
    states = [state for _, state in walk(game, seed, moves=60)]
    for state in states:
        if state.chance or state.over:
            assert state.sample(seed) is None
    return [state for state in states if not (state.chance or state.over)]


@per_match
def test_what_is_drawn_is_legal_and_the_same_for_the_same_state_and_seed(game: str, seed: int) -> None:
    for number, state in enumerate(deciding(game, seed)):
        move = state.sample(number)
        assert move is not None
        again = state.evolve()
        assert again == state
        assert again.judge(move).legal
        assert again.sample(number) == move
        # `state` does not judge the drawn move again, so the result is compared with a state that does
        assert state.play(move) == state.evolve().play(str(move))


@per_match
def test_every_legal_move_is_drawn_and_no_other(game: str, seed: int) -> None:
    states = [state for state in deciding(game, seed) if len(moves_of(state)) <= FEW]
    assert states
    for state in states[::3]:
        left = set(moves_of(state))
        legal = frozenset(left)
        for number in range(DRAWS):
            move = state.sample(number)
            assert move in legal
            left.discard(move)
            if not left:
                break
        assert left == set(), (state, left)
