"""Rule 5: twos."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import verbs
from .positions import allowed, at, decisive, plays, refused

# -- 5: twos


@pytest.mark.parametrize("rank", "23456789JQKA")
def test_5_n2_a_two_on_any_card_and_the_turn_stays(rank: str) -> None:
    state = plays(at(["2s 3d", "?"], pile=f"{rank}h", owners=0), "0 play 2s")
    assert told(state, "once-more") == [(0, "5")]
    assert (state.turn, state.pile) == (0, (f"{rank}h", "2s"))
    allowed(state, "0 play 3d")


@pytest.mark.parametrize("pile", ["Xb", "Xb Xr"])
def test_5_on_one_and_two_jokers(pile: str) -> None:
    allowed(at(["2s 4d", "?"], pile=pile), "0 play 2s")


@pytest.mark.parametrize(("pile", "clause"), [("Xb Xr Xb", "10.2"), ("Xb 3s 3d Xr Xb 3h", "10.3")])
def test_5_not_on_three_jokers_or_a_frippelknaker(pile: str, clause: str) -> None:
    assert refused(at(["2s 4d", "?"], pile=pile), "0 play 2s") == (clause,)


def test_5_four_twos_do_not_turn() -> None:
    state = plays(at(["2s 2h 2d 2c ?", "?"], pile="4h"), "0 play 2s 2h 2d 2c")
    assert told(state, "turns-pile") == []
    assert told(state, "once-more") == [(0, "5")]
    assert state.turn == 0


def test_5_n25_a_two_may_be_lengthened_before_the_draw() -> None:
    state = plays(at(["2s 2h 9d", "? ? ?"], pile="4h", stock=5), "0 play 2s")
    assert decisive(state, "0 play 9d") == ("3.4", "owes", {"seat": 0})
    state = plays(state, "0 play 2h")
    assert state.pile == ("4h", "2s", "2h")
    assert verbs(state, 0) == {"back", "draw"}


def test_5_n25_a_seven_on_a_two_may_be_lengthened_before_the_draw() -> None:
    state = plays(at(["7s 7h 9d", "? ? ?"], pile="4h 2s", owners=0, stock=5), "0 play 7s")
    assert told(state, "once-more") == [(0, "13.2")]
    assert decisive(state, "0 play 9d") == ("3.4", "owes", {"seat": 0})
    allowed(state, "0 play 7h")


def test_5_n25_seven_eight_nine_may_lie_on_a_two() -> None:
    state = plays(at(["2s 7s 8d 9d ?", "?"], pile="4h"), "0 play 2s")
    allowed(state, "0 play 7s 8d 9d")
    # or bit by bit, with the draw owed: the open cards are divided again, (2)(7)(…) becomes (2)(7, 8, 9)
    state = plays(at(["2s 7s 8d 9d", "? ? ?"], pile="4h", stock=5), "0 play 2s, 0 play 7s")
    assert state.owing == (0,)
    state = plays(state, "0 play 8d 9d")
    assert told(state, "ladder") == [(0, 3, "12")]
    assert (state.turn, state.pile) == (1, ("4h", "2s", "7s", "8d", "9d"))


def test_5_n25_some_cut_must_be_legal() -> None:
    state = plays(at(["2s 7s 8d 9d", "? ? ?"], pile="4h", stock=5), "0 play 2s, 0 play 7s")
    assert decisive(state, "0 play 8d") == ("3.4", "owes", {"seat": 0})
    assert decisive(state, "0 play 9d 8d") == ("3.4", "owes", {"seat": 0})
    allowed(plays(state, "0 draw"), "0 play 8d")  # a new segment on the two
