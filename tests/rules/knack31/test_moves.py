"""The text of moves, and pickled states."""

from __future__ import annotations

import pickle

import pytest

from knack_widgets.rules import NotationError

from .positions import deal_text, dealt, in_play

# -- the words of moves


NO_MOVES = [
    *("0 look 3", "0 look", "0 swap 7s", "0 swap 7s 8s 9s", "0 swap 7s all", "0 swap all 7s", "0 swap", "0 slide 7s"),
    *("expose 7s", "expose 2 7s", "expose -1 7s", "expose x 7s", "expose 0", "0 expose 0 7s", "expose 99999 7s"),
    *("swap", "2 slide", "0 knock", "expose 0 7s 8s", "0 swap 1s 7h", "announce", "0 draw 7s", "redeal"),
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_text_that_is_no_move(text: str) -> None:
    for state in (dealt(["? ? ?", ""]), in_play(["? ? ?", "? ? ?"])):
        with pytest.raises(NotationError):
            state.judge(text)


def test_moves_are_read_leniently() -> None:
    state = dealt(["Ts 8h Jd", ""])
    assert str(state.read(" EXPOSE 00 10S ")) == "expose 0 Ts"
    assert str(state.read("0  Swap 10s  aH")) == "0 swap Ts Ah"
    assert str(state.read("0 SWAP ALL")) == "0 swap all"
    assert str(state.read("0 Ask-Back")) == "0 ask-back"


def test_states_travel_to_other_processes() -> None:
    state = in_play(["As Ks Qs", "? ? ?"])
    assert pickle.loads(pickle.dumps(state)) == state
    assert deal_text(["As Ks Qs", ""], dealer=1).startswith("deal As Ks Qs ")
