"""Worlds by following suit are those of the slow list, as far as the duties ask for cards by suit."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State, games
from knack_widgets.rules.core.cards import Played
from knack_widgets.rules.core.tricks.following import find_hidden
from knack_widgets.rules.core.tricks.joint_hands import Holding
from knack_widgets.rules.core.tricks.view import TrickView
from knack_widgets.rules.core.tricks.worlds import TrickHidden


def in_play(seed: int, moves: int) -> State:
    """Return a state of Köpknack after some cards have been played."""
    state = games["kopknack"].start(players=3, dealer=0).deal(seed=seed)
    while state.phase != "play":
        verbs = {move.verb: move for move in state.legal}
        state = state.play(verbs.get("knock") or verbs["stand"])
    for number in range(moves):
        state = state.play(state.legal[number % len(state.legal)])
    return state


def hands(state: State) -> tuple[int, ...]:
    masks: tuple[int, ...] = state.masks
    return masks


@pytest.mark.parametrize("moves", [4, 5])
def test_the_worlds_of_a_game_of_open_cards_have_the_hands_of_the_slow_list(moves: int) -> None:
    view = in_play(3, moves).view(0)
    assert isinstance(view, TrickView)
    slow, fast = TrickHidden(view), find_hidden(view)
    assert any(slow.lacking.values())
    assert {seat: cards for seat, cards in fast.lacking.items() if cards} == {
        seat: cards for seat, cards in slow.lacking.items() if cards
    }
    for seed in range(50):
        masks = hands(fast.draw(str(seed)))
        assert all(slow.is_legal(seat, Holding(masks[seat], (), masks[seat])) for seat in slow.bound)
        assert [mask.bit_count() for mask in masks] == [*view.counts]


def test_a_card_played_face_down_is_an_error() -> None:
    view = in_play(3, 4).view(0)
    assert isinstance(view, TrickView)
    hidden = (Played(1, None, True), *view.finished_tricks[0][1:])
    covered = TrickView.of_fields({**view.__dict__, "finished_tricks": (hidden,)})
    with pytest.raises(ValueError, match="TrickHidden is for games with face-down cards"):
        find_hidden(covered)
