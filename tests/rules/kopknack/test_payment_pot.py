"""Chapter *payment*: how betar go into the pot one by one, and their effects."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import cited, told
from ..helpers.invariants import is_conserved
from ..helpers.positions import bid
from .positions import again, alone, dealt, match, sweep, two_to_one

# -- payment.8: at the next deal the bete goes into the pot with the dealer's stake


def test_payment_8_kk8_stake_and_bete() -> None:
    state = again(sweep(match(2), winner=1), ["? ? ?"] * 2, up="9s")
    assert told(state, "ante") == [(1, 3, "deal.2")]
    assert told(state, "pushed") == [(3, "payment.8")]
    assert told(state, "pot") == [(6, "payment.12")]
    assert (state.pot, state.bets, state.balances) == (6, (), (-6, 0))
    assert is_conserved(state)


def test_payment_8_not_in_the_deal_in_which_it_was_set() -> None:
    state = sweep(match(3), winner=1)
    assert (state.bets, state.pot) == ((3, 3), 0)


def test_payment_8_without_a_bete_nothing_is_pushed_in() -> None:
    state = dealt(["? ? ?"] * 2, up="9s", stake=6)
    assert told(state, "pushed") == told(state, "pot") == []
    assert state.pot == 6


# -- payment.9, payment.10, payment.11: only the lowest; the others wait; of equal ones any


def two_values() -> Any:
    """Return betar of 3, 3 and 6; seat 1 deals."""
    return sweep(sweep(match(4, dealer=3), winner=0), winner=1, folded=[0, 3])


def test_payment_9_only_the_lowest_is_pushed_in() -> None:
    state = again(two_values(), ["? ? ?"] * 4, up="9s")
    assert told(state, "pushed") == [(3, "payment.9")]
    assert (state.pot, state.bets) == (6, (3, 6))


def test_payment_10_the_others_lie() -> None:
    state = again(two_values(), ["? ? ?"] * 4, up="9s")
    assert told(state, "lie") == [(2, "payment.10")]
    while state.chance is None:
        assert state.bets == (3, 6)
        state = state.play(f"{state.turn} fold")
    assert state.bets == (3, 6)


def test_payment_11_equal_lowest_any_goes() -> None:
    state = again(two_values(), ["? ? ?"] * 4, up="9s")
    assert told(state, "several") == [(2, "payment.11")]
    state = again(bid(state, folded=range(4)), ["? ? ?"] * 4, up="9s")
    assert told(state, "several") == []
    assert told(state, "pushed") == [(3, "payment.9")]


# -- payment.12: a bete changes only the size of the pot


def test_payment_12_a_third_of_the_larger_pot_for_each_trick() -> None:
    state = sweep(match(2), winner=1)
    assert state.balances == (-6, 3)
    state = two_to_one(state, more=0, less=1)
    assert told(state, "takes") == [(0, 4, 2, "payment.2"), (1, 2, 1, "payment.2")]
    assert state.balances == (-6 + 4, 3 - 3 + 2)
    assert is_conserved(state)


def test_payment_12_bidding_buying_and_play_go_on_as_ever() -> None:
    first = dealt(["As 6h 7h", "Qs Ah Kh"], up="9s", dealer=1)
    later = again(sweep(match(2), winner=1), ["As 6h 7h", "Qs Ah Kh"], up="9s")
    for move in ["0 knock", "1 knock", "0 buy As", "1 stand", "0 stand", "1 stand"]:
        assert list(first.moves()) == list(later.moves())
        first, later = first.play(move), later.play(move)
        assert first.hands == later.hands


# -- payment.13: betar set then are worth that pot


@pytest.mark.parametrize(("times", "count"), [(0, 1), (1, 1), (2, 2)])
def test_payment_13_kk8_a_new_bete_is_worth_the_whole_pot(times: int, count: int) -> None:
    state = sweep(sweep(match(2), winner=1), winner=0, times={1: times})
    assert told(state, "sets") == [(1, count, 6, "payment.13")]
    assert state.bets == (6,) * count
    assert state.balances == (-6 + 6, 3 - 3 - 6 * count)
    assert is_conserved(state)


def test_payment_13_it_grows_by_a_stake_each_time() -> None:
    state = match(2, stake=6)
    for number in range(1, 8):
        state = sweep(state, winner=(state.dealer + 1) % 2)
        assert state.bets == (6 * number,)
        assert is_conserved(state)


def test_payment_13_the_going_bete_counts_not_those_that_lie() -> None:
    state = sweep(match(4, dealer=3), winner=0)
    assert state.bets == (3, 3, 3)
    assert told(sweep(state, winner=1, folded=[0, 3]), "sets") == [(2, 1, 6, "payment.13")]


# -- payment.14, payment.15: one bete at every deal while there are any; then the stake alone


def test_payment_14_one_at_every_deal() -> None:
    state = two_values()
    for pot, left in ((6, (3, 6)), (6, (6,)), (9, ())):
        state = again(state, ["? ? ?"] * 4, up="9s")
        assert (state.pot, state.bets) == (pot, left)
        state = bid(state, folded=range(4))
        assert state.bets == left
        assert is_conserved(state)


def test_payment_15_the_stake_alone_again() -> None:
    state = two_to_one(sweep(match(2), winner=1), more=0, less=1)
    assert told(state, "gone") == [("payment.15",)]
    state = again(state, ["? ? ?", "? ? ?"], up="9s")
    assert (state.pot, state.bets) == (3, ())
    assert not cited(state) & {"payment.8", "payment.9", "payment.12"}


def test_payment_15_after_a_win_without_play_too() -> None:
    assert told(alone(sweep(match(2), winner=1)), "gone") == [("payment.15",)]


def test_payment_15_not_while_one_is_left_or_newly_set_or_never_was() -> None:
    assert told(sweep(sweep(match(2), winner=1), winner=0), "gone") == []
    assert told(alone(sweep(match(3), winner=1)), "gone") == []
    assert told(two_to_one(match(2), more=0, less=1), "gone") == []
    assert told(alone(match(2)), "gone") == []
