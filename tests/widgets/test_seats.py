"""Who sits where, who sees, and who plays."""

import pytest

from knack_widgets.rules import OptionError, games
from knack_widgets.widgets.seats import CONTROLS, ME, checked, eyes, first_dealer, opponent

GAME = games["knack"]
STATE = GAME.start(3, dealer=2).deal(seed=1)


@pytest.mark.parametrize(
    ("given", "seats", "found"),
    [
        (None, 3, ("me", "careful", "careful")),
        ([], 2, ("me", "careful")),
        (["random"], 3, ("random", "careful", "careful")),
        (["me", "me", "me"], 2, ("me", "me")),
        (("careful", "random"), 2, ("careful", "random")),
    ],
)
def test_missing_controls_are_filled_in(given, seats, found):
    assert checked(given, seats) == found


@pytest.mark.parametrize("junk", ["you", "", None, 1, [], {}, ["me"], "x" * 10**6])
def test_controls_that_nobody_knows_are_refused(junk):
    with pytest.raises(OptionError, match="me, ") as caught:
        checked(["me", junk], 2)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize(
    ("controls", "reveal", "found"),
    [
        (("me", "careful", "careful"), False, (0,)),
        (("careful", "me", "careful"), False, (1,)),
        (("me", "me", "careful"), False, (0,)),
        (("careful", "me", "me"), False, ()),
        (("careful", "careful", "careful"), False, ()),
        (("careful", "careful", "careful"), True, (0, 1, 2)),
    ],
)
def test_eyes(controls, reveal, found):
    assert STATE.to_act == {0}
    assert eyes(STATE, controls, reveal) == found


def test_an_opponent_is_asked_when_it_is_that_seats_turn():
    assert opponent(STATE, ("careful", "me", "me")) == 0
    assert opponent(STATE, (ME, "random", "random")) is None
    assert opponent(GAME.start(3), ("careful", "careful", "careful")) is None
    assert set(CONTROLS) == {"me", "random", "careful"}


def test_the_reader_is_the_first_to_speak():
    assert first_dealer(GAME, 4) == 3
    assert first_dealer(GAME, ["Anna", "Bo"]) == 1
    assert first_dealer(GAME, 4, 0) == 0
