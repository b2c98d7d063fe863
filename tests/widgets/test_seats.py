"""Who sits where, who sees, and who plays."""

import pytest

from knack_widgets.pages.seats import CONTROLS, ME, can_forget, check_controls, first_dealer, visible_seats
from knack_widgets.players.table import next_seat
from knack_widgets.rules import OptionError, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.playing import play_opponent

from .helpers import NAMES, asked, openly, table

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
    assert check_controls(given, seats) == found


@pytest.mark.parametrize("junk", ["you", "", None, 1, [], {}, ["me"], "x" * 10**6])
def test_controls_that_nobody_knows_are_refused(junk):
    with pytest.raises(OptionError, match="me, ") as caught:
        check_controls(["me", junk], 2)
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
    assert visible_seats(STATE, controls, reveal) == found


def test_an_opponent_is_asked_when_it_is_that_seats_turn():
    assert next_seat(STATE, ("careful", "me", "me")) == 0
    assert next_seat(STATE, (ME, "random", "random")) is None
    assert next_seat(GAME.start(3), ("careful", "careful", "careful")) is None
    assert set(CONTROLS) == {"me", "random", "careful", "forgetful", "strong"}


def test_the_reader_is_the_first_to_speak():
    assert first_dealer(GAME, 4) == 3
    assert first_dealer(GAME, ["Anna", "Bo"]) == 1
    assert first_dealer(GAME, 4, 0) == 0


KNACK31 = games["knack31"]


def before_an_announcement():
    """Seat 1 holds 31 from the deal on; the dealer, seat 2, has yet to look."""
    state = KNACK31.start(players=3, dealer=2)
    cards = ["7s", "8h", "9d", "Ah", "Kh", "Th", "7d", "8d", "9s"]
    return state.play("deal " + " ".join([*cards, *(c for c in KNACK31.pack(state.setup) if c not in cards)]))


def test_who_must_speak_at_once_comes_before_the_turn():
    state = before_an_announcement()
    assert next_seat(state, (ME, "careful", "careful")) == 1
    assert next_seat(state, (ME, "random", ME)) == 1
    # who forgets it waits for the turn, like everybody
    assert next_seat(state, (ME, "forgetful", "careful")) == 2
    assert next_seat(state, (ME, "forgetful", ME)) is None


def test_several_people_see_only_the_hand_on_turn():
    state = before_an_announcement()
    assert visible_seats(state, (ME, ME, ME), reveal=False) == (2,)
    assert visible_seats(state, (ME, "careful", "careful"), reveal=False) == (0,)


def test_only_games_with_something_to_forget_have_the_forgetful():
    assert can_forget(KNACK31)
    assert not can_forget(GAME)


def test_of_two_people_the_one_on_turn_lies_at_the_bottom_and_stays_there_while_an_opponent_moves():
    desk = openly(Desk.open("knack", NAMES[:3], seed=1, controls=["me", "careful", "me"]))
    assert (desk.state.turn, table(desk)["own"]) == (0, 0)
    asked(desk, "move", move="0 knock")
    assert (desk.state.turn, table(desk)["own"]) == (1, 0)
    play_opponent(desk)
    assert (desk.state.turn, table(desk)["own"]) == (2, 2)


def test_before_anybody_has_moved_the_first_person_lies_at_the_bottom():
    desk = openly(Desk.open("knack", NAMES[:3], seed=1, controls=["careful", "me", "me"]))
    assert (desk.state.turn, table(desk)["own"]) == (0, 1)


def test_without_people_no_seat_lies_at_the_bottom():
    assert table(Desk.open("knack", seed=1, controls=["careful"] * 3))["own"] is None
