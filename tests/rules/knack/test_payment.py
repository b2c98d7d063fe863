"""Chapter *payment*: payment for tricks, the price of failing, and betar."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State, games

from ..helpers.expect import cited, told
from ..helpers.positions import again, bid, dealt, in_play, run, sweep, two_to_one


def match(players: int, dealer: int = 0, stake: int = 1) -> State:
    """Return a match that waits for its first deal."""
    return games["knack"].start(players=players, dealer=dealer, stake=stake)


def conserved(state: State) -> bool:
    """K-14: there is no pot, and the sum of balances and betar is zero."""
    return state.pot == 0 and sum(state.balances) + sum(state.bets) == 0


# -- payment.1: the dealer pays the stake for each trick (K-10: from the own money, not to oneself)


@pytest.mark.parametrize("stake", [1, 2, 25])
def test_payment_1_dealer_pays_each_trick(stake: int) -> None:
    state = two_to_one(match(3, stake=stake), more=2, less=1, folded=[0])
    assert state.balances == (-3 * stake, stake, 2 * stake)
    assert told(state, "pays") == [(0, 1, stake, 1, "payment.1"), (0, 2, 2 * stake, 2, "payment.1")]
    assert state.bets == ()
    assert conserved(state)


def test_payment_1_k10_a_dealer_who_joined_pays_only_the_others() -> None:
    state = two_to_one(match(2, stake=5), more=0, less=1)
    assert state.balances == (-5, 5)
    assert told(state, "pays") == [(0, 1, 5, 1, "payment.1")]
    state = two_to_one(match(2, stake=5), more=1, less=0)
    assert state.balances == (-10, 10)


def test_payment_1_k10_it_is_told_that_the_dealers_own_tricks_earn_nothing() -> None:
    state = two_to_one(match(2, stake=5), more=1, less=0)
    assert told(state, "own-tricks") == [(0, 1, "payment.1")]
    assert told(two_to_one(match(3), more=2, less=1, folded=[0]), "own-tricks") == []


def test_payment_1_k12_a_dealer_who_wins_without_play_is_told_to_earn_nothing() -> None:
    state = run(dealt(["6s 7s 8s", "6h 7h 8h"], up="9s", dealer=1), "0 fold")
    assert state.balances == (0, 0)
    assert told(state, "own-tricks") == [(1, 3, "payment.1")]


def test_payment_1_nothing_is_paid_before_the_third_trick() -> None:
    state = run(
        in_play(["As 6h 7h", "Qs Ah Kh"], up="9s", dealer=1), "0 play As, 1 play Qs, 0 play 6h, 1 play Ah, 1 play Kh"
    )
    assert state.balances == (0, 0)
    assert run(state, "0 play 7h").balances == (1, -1)


def test_payment_1_hands_are_empty_and_tricks_are_kept_until_the_next_deal() -> None:
    state = two_to_one(match(3), more=2, less=1, folded=[0])
    assert state.hands == ((), (), ())
    assert state.tricks == (0, 1, 2)
    assert len(state.finished_tricks) == 3
    assert state.trick == ()
    assert again(state, ["? ? ?"] * 3, up="9s").tricks == (0, 0, 0)


# -- payment.2, payment.3: a player who joined and took no trick sets a bete worth three tricks


@pytest.mark.parametrize("stake", [1, 4])
def test_payment_2_who_takes_no_trick_pays_for_three(stake: int) -> None:
    state = sweep(match(3, stake=stake), winner=1, folded=[0])
    assert told(state, "bete") == [(2, 3 * stake, "payment.2")]
    assert state.bets == (3 * stake,)
    assert state.balances == (-3 * stake, 3 * stake, -3 * stake)
    assert conserved(state)


def test_payment_2_k10_k11_a_dealer_who_fails_pays_and_sets_a_bete() -> None:
    state = sweep(match(2, stake=2), winner=1)
    assert state.balances == (-12, 6)
    assert told(state, "bete") == [(0, 6, "payment.2")]


def test_payment_2_who_folded_pays_nothing() -> None:
    state = sweep(match(5), winner=1, folded=[0, 3, 4])
    assert state.balances == (-3, 3, -3, 0, 0)


def test_payment_3_background() -> None:
    assert games["knack"].clauses["payment.3"].kind == "background"


# -- payment.4: without betar, the dealer's stake alone


def test_payment_4_stake_alone() -> None:
    state = dealt(["? ? ?", "? ? ?"], up="9s", stake=7)
    assert told(state, "plays-for") == [(7, "payment.4")]
    assert told(state, "going") == []


def test_payment_4_stays_so_while_nobody_fails() -> None:
    state = two_to_one(match(2), more=0, less=1)
    state = two_to_one(state, more=1, less=0)
    assert state.bets == ()
    assert told(again(state, ["? ? ?"] * 2, up="9s"), "plays-for") == [(1, "payment.4")]


# -- payment.5: once there is a bete, it is played for in the next deal as well


def test_payment_5_bete_and_stake() -> None:
    state = again(sweep(match(2), winner=1), ["? ? ?", "? ? ?"], up="9s")
    assert told(state, "going") == [(3, "payment.5")]
    assert told(state, "plays-for") == []


def test_payment_5_k11_not_in_the_deal_in_which_it_was_set() -> None:
    state = sweep(match(3), winner=1)
    assert told(state, "share") == []
    assert state.bets == (3, 3)


# -- payment.6: a third of the bete for each trick, beside the dealer's payment


def test_payment_6_a_third_a_trick() -> None:
    state = sweep(match(2), winner=1)
    assert (state.balances, state.bets, state.dealer) == ((-6, 3), (3,), 1)
    state = two_to_one(state, more=0, less=1)
    # dealer 1 pays seat 0 two tricks; the bete of 3 goes two to one
    assert told(state, "share") == [(0, 2, 2, "payment.6"), (1, 1, 1, "payment.6")]
    assert told(state, "pays") == [(1, 0, 2, 2, "payment.1")]
    assert state.balances == (-2, 2)
    assert state.bets == ()


def test_payment_6_k10_the_dealers_share_is_real() -> None:
    state = two_to_one(sweep(match(2, stake=2), winner=1), more=1, less=0)
    # dealer 1 pays one trick (2) and takes two thirds of the bete of 6
    assert state.balances == (-12 + 2 + 2, 6 - 2 + 4)


def test_payment_6_one_trick_each_of_three_players() -> None:
    state = sweep(match(3), winner=1, folded=[0])
    assert (state.balances, state.bets, state.dealer) == ((-3, 3, -3), (3,), 1)
    # trump spades; seat 2 is forehand and has none
    state = bid(again(state, ["Kh 6d Qs", "Ah 6c 7c", "7h 8d 9d"], up="9s"))
    state = run(state, "2 play 7h, 0 play Kh, 1 play Ah")
    state = run(state, "1 blank 7c, 2 play 8d, 0 play Qs")
    state = run(state, "0 play 6d, 1 play 6c, 2 play 9d")
    assert state.tricks == (1, 1, 1)
    assert told(state, "share") == [(seat, 1, 1, "payment.6") for seat in (0, 1, 2)]
    assert state.balances == (-3 + 1 + 1, 3 - 2 + 1, -3 + 1 + 1)
    assert conserved(state)


# -- payment.7: who fails where a bete was played for sets three tricks plus its value (K-11)


def test_payment_7_new_bete_adds_the_one_played_for() -> None:
    state = sweep(match(2), winner=1)
    state = sweep(state, winner=0)
    assert told(state, "bete") == [(1, 6, "payment.7")]
    assert state.bets == (6,)
    # seat 0: −6, +3 from the dealer, +3 of the bete; seat 1: 3 − 3 − 6
    assert state.balances == (0, -6)


def test_payment_7_it_grows_by_three_tricks_each_time() -> None:
    state = match(2, stake=2)
    for round_ in range(1, 8):
        state = sweep(state, winner=(state.dealer + 1) % 2)
        assert state.bets == (6 * round_,)
        assert conserved(state)


def test_payment_7_k11_the_value_of_the_going_bete_not_of_all() -> None:
    state = sweep(match(4, dealer=3), winner=0)
    assert state.bets == (3, 3, 3)
    state = sweep(state, winner=1, folded=[0, 3])
    assert told(state, "bete") == [(2, 6, "payment.7")]


# -- payment.8: betar are kept apart


def test_payment_8_several_fail_in_one_deal() -> None:
    state = sweep(match(4, dealer=3), winner=0)
    assert state.bets == (3, 3, 3)
    assert told(state, "apart") == [(3, "payment.8")]
    assert told(state, "bete") == [(seat, 3, "payment.2") for seat in (1, 2, 3)]
    assert state.balances == (3, -3, -3, -6)
    assert conserved(state)


def test_payment_8_a_new_bete_beside_those_that_lie() -> None:
    state = sweep(match(4, dealer=3), winner=0)
    state = sweep(state, winner=1, folded=[0, 3])
    assert state.bets == (3, 3, 6)
    assert told(state, "apart") == [(3, "payment.8")]
    # dealer 0 paid 3, seat 1 got that and the bete of 3, seat 2 set 6
    assert state.balances == (0, 3, -9, -6)
    assert conserved(state)


def test_payment_8_eleven_players_ten_fail() -> None:
    state = sweep(match(11), winner=5)
    assert state.bets == (3,) * 10
    assert state.balances[5] == 3
    assert state.balances[0] == -6
    assert conserved(state)


def test_payment_8_a_single_bete_is_not_kept_apart_from_anything() -> None:
    assert told(sweep(match(2), winner=1), "apart") == []


# -- payment.9, payment.10: the lowest is the going bete, the others wait (K-14: there is no pot)


def two_values() -> State:
    """Return betar of 3, 3 and 6; seat 1 deals."""
    return sweep(sweep(match(4, dealer=3), winner=0), winner=1, folded=[0, 3])


def test_payment_9_k14_the_lowest_goes() -> None:
    state = two_values()
    state = again(state, ["? ? ?"] * 4, up="9s")
    assert told(state, "going") == [(3, "payment.9")]
    # it stays among the betar until it is paid out
    assert state.bets == (3, 3, 6)
    assert state.pot == 0


def test_payment_10_the_others_lie() -> None:
    state = again(two_values(), ["? ? ?"] * 4, up="9s")
    assert told(state, "lie") == [(2, "payment.10")]
    state = bid(state, folded=[2, 3, 0])
    assert state.bets == (3, 6)


def test_payment_9_until_the_highest_is_left() -> None:
    state = two_values()
    for left in ((3, 6), (6,), ()):
        state = bid(again(state, ["? ? ?"] * 4, up="9s"), folded=range(4))
        assert state.bets == left
        assert conserved(state)
    assert "payment.12" in cited(state)


def test_payment_9_betar_never_differ_by_more_than_three_tricks() -> None:
    # a new bete is three tricks more than the lowest, so it is never below those that are kept
    state = sweep(match(4, dealer=3, stake=2), winner=0)
    for _ in range(12):
        state = sweep(state, winner=state.dealer, folded=[(state.dealer + 1) % 4])
        assert max(state.bets) - min(state.bets) <= 6
        assert list(state.bets) == sorted(state.bets)
        assert conserved(state)


# -- payment.11: equal lowest


def test_payment_11_equal_lowest_any_goes() -> None:
    state = again(two_values(), ["? ? ?"] * 4, up="9s")
    assert told(state, "several") == [(2, "payment.11")]
    state = bid(state, folded=range(4))
    assert told(again(state, ["? ? ?"] * 4, up="9s"), "several") == []


# -- payment.12: betar used up


def test_payment_12_stake_alone_again() -> None:
    state = two_to_one(sweep(match(2), winner=1), more=0, less=1)
    assert told(state, "gone") == [("payment.12",)]
    state = again(state, ["? ? ?", "? ? ?"], up="9s")
    assert told(state, "plays-for") == [(1, "payment.4")]
    assert bid(state, folded=[state.turn or 0]).bets == ()


def test_payment_12_not_while_one_is_left_or_newly_set() -> None:
    assert told(sweep(sweep(match(2), winner=1), winner=0), "gone") == []
    assert told(two_to_one(match(2), more=0, less=1), "gone") == []
