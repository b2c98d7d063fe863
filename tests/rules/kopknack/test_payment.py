"""Chapter *payment*: thirds of the pot, and betar for those who fail."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

from ..helpers.expect import told
from ..helpers.invariants import is_conserved
from ..helpers.positions import bid, run
from .positions import again, alone, bought, in_play, match, one_each, sweep, two_to_one

# -- payment.1: background


def test_payment_1_background() -> None:
    clauses = games["kopknack"].clauses
    assert [clauses[f"payment.{n}"].kind for n in (1, 19, 21)] == ["background"] * 3


# -- payment.2: a third of the pot for each trick (KK-8)


@pytest.mark.parametrize("stake", [3, 6, 75])
def test_payment_2_kk8_a_third_of_the_pot_for_each_trick(stake: int) -> None:
    state = two_to_one(match(3, stake=stake), more=2, less=1)
    third = stake // 3
    assert told(state, "takes") == [(1, third, 1, "payment.2"), (2, 2 * third, 2, "payment.2")]
    assert state.balances == (-stake, third, 2 * third)
    assert (state.pot, state.bets) == (0, ())
    assert is_conserved(state)


def test_payment_2_kk8_one_each() -> None:
    state = one_each(match(3, stake=6), (1, 2, 0))
    assert told(state, "takes") == [(seat, 2, 1, "payment.2") for seat in (1, 2, 0)]
    assert state.balances == (-4, 2, 2)
    assert state.bets == ()


def test_payment_2_the_dealer_who_is_in_takes_thirds_of_the_own_stake() -> None:
    state = two_to_one(match(2, stake=3), more=0, less=1)
    assert state.balances == (-1, 1)


def test_payment_2_nothing_is_paid_before_the_third_trick() -> None:
    state = in_play(["As 6h 7h", "Qs Ah Kh"], up="9s", dealer=1)
    state = run(state, "0 play As, 1 play Qs, 0 play 6h, 1 play Ah, 1 play Kh")
    assert (state.balances, state.pot) == ((0, -3), 3)
    assert run(state, "0 play 7h").balances == (1, -1)


@pytest.mark.parametrize("betar", [0, 1])
def test_payment_2_kk8_a_win_without_play_takes_the_whole_pot(betar: int) -> None:
    state = match(2)
    if betar:
        state = sweep(state, winner=1)
    dealer, before = state.dealer, state.balances
    state = alone(state)
    pot = 3 + 3 * betar
    assert told(state, "takes-pot") == [(dealer, pot, "payment.2")]
    assert state.balances[dealer] == before[dealer] - 3 + pot
    assert told(state, "failed") == []
    assert is_conserved(state)


# -- payment.3: who joined and took no trick has failed


def test_payment_3_who_joined_and_took_none_has_failed() -> None:
    state = sweep(match(3), winner=1)
    assert told(state, "failed") == [(2, "payment.3"), (0, "payment.3")]
    assert state.balances == (-3 - 3, 3, -3)


def test_payment_3_who_folded_pays_nothing() -> None:
    state = sweep(match(5), winner=1, folded=[0, 3, 4])
    assert told(state, "failed") == [(2, "payment.3")]
    assert state.balances == (-3, 3, -3, 0, 0)


def test_payment_3_a_dealer_fails_like_anyone() -> None:
    assert sweep(match(2, stake=6), winner=1).balances == (-12, 6)


def test_payment_3_one_trick_is_enough() -> None:
    assert told(one_each(match(3), (1, 2, 0)), "failed") == []


def test_payment_3_a_buyer_who_takes_a_trick_pays_nothing() -> None:
    state = bid(again(match(2), ["2c 3c 4c", "2d Ks Qs"], up="9s", talon="3d As"))
    state = run(state, "1 buy 2d, 0 stand, 1 buy 3d, 0 stand")
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert (state.tricks, state.bought) == ((0, 3), (0, 2))
    assert told(state, "sets") == [(0, 1, 3, "payment.5")]


# -- payment.4: each penalty is a bete as large as the pot


@pytest.mark.parametrize("stake", [3, 12])
def test_payment_4_kk8_a_bete_is_worth_the_pot(stake: int) -> None:
    state = sweep(match(3, stake=stake), winner=1)
    assert state.bets == (stake, stake)


# -- payment.5, payment.6: one bete, two for who bought twice (KK-5), three for who bought three times (KK-8)


@pytest.mark.parametrize(("times", "count"), [(0, 1), (1, 1), (2, 2)])
def test_payment_5_kk5_as_many_betar_as_rounds_of_buying(times: int, count: int) -> None:
    state = sweep(match(2, stake=6), winner=1, times={0: times})
    assert told(state, "sets") == [(0, count, 6, "payment.5")]
    assert state.bets == (6,) * count
    assert state.balances == (-6 - 6 * count, 6)
    assert is_conserved(state)


@pytest.mark.parametrize(("order", "count"), [("buy stand", 1), ("stand buy", 1), ("buy buy", 2), ("stand stand", 1)])
def test_payment_5_kk5_rounds_count_not_cards(order: str, count: int) -> None:
    state = bid(again(match(2), ["2c 3c 4c", "As Ks Qs"], up="9s", talon="2d 3d 4d 5d 6d 7d"))
    for word in order.split():
        cards = " ".join(state.hands[0]) if word == "buy" else ""
        state = run(state, "1 stand", f"0 {word} {cards}")
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert told(state, "sets") == [(0, count, 3, "payment.5")]


@pytest.mark.parametrize(("times", "count", "clause"), [(0, 1, 5), (1, 1, 5), (2, 2, 5), (3, 3, 6)])
def test_payment_6_kk8_three_betar_for_who_bought_three_times(times: int, count: int, clause: int) -> None:
    state = sweep(match(2, buys=3), winner=1, times={0: times})
    assert told(state, "sets") == [(0, count, 3, f"payment.{clause}")]
    assert state.bets == (3,) * count


def test_payment_6_three_betar_worth_a_larger_pot() -> None:
    state = sweep(sweep(match(2, buys=3), winner=1), winner=0, times={1: 3})
    assert told(state, "sets") == [(1, 3, 6, "payment.6")]
    assert state.bets == (6, 6, 6)


# -- payment.7: betar are kept apart


def test_payment_7_several_fail_in_one_deal() -> None:
    state = sweep(match(4, dealer=3), winner=0, times={1: 2})
    assert told(state, "sets") == [(1, 2, 3, "payment.5"), (2, 1, 3, "payment.5"), (3, 1, 3, "payment.5")]
    assert state.bets == (3, 3, 3, 3)
    assert told(state, "apart") == [(4, "payment.7")]
    assert state.balances == (3, -6, -3, -6)
    assert is_conserved(state)


def test_payment_7_a_single_bete_is_not_kept_apart_from_anything() -> None:
    assert told(sweep(match(2), winner=1), "apart") == []


def test_payment_7_a_new_bete_beside_those_that_lie() -> None:
    state = sweep(match(4, dealer=3), winner=0)
    state = sweep(state, winner=1, folded=[0, 3])
    assert state.bets == (3, 3, 6)
    assert told(state, "apart") == [(3, "payment.7")]
    assert is_conserved(state)


def test_payment_7_seventeen_players_sixteen_fail() -> None:
    state = sweep(match(17), winner=5)
    assert state.bets == (3,) * 16
    assert (state.balances[5], state.balances[0]) == (3, -6)
    assert is_conserved(state)


def test_payment_hands_are_empty_and_tricks_are_kept_until_the_next_deal() -> None:
    state = two_to_one(match(3), more=2, less=1)
    assert state.hands == ((), (), ())
    assert (state.tricks, len(state.finished_tricks), state.trick) == ((0, 1, 2), 3, ())
    assert bought(bid(again(state, ["? ? ?"] * 3, up="9s"))).tricks == (0, 0, 0)
