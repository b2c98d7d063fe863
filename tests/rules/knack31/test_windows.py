"""Immediate announcements, and moves that are taken back.

Clauses `call.2`, `ssi.8`–`ssi.10`; rulings G-8, G-13, G-14.
"""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run, verbs
from .positions import dealt, hand, in_play, slid

KNACK = "As Ks Qs"
MIDDLE = "7h 8d Jc"


def holder(seat: int, **options: Any) -> State:
    """Return four players, seat 0 to move; `seat` holds a Knack."""
    hands = ["9s Th Qh", "9d Td Qc", "7c Tc Jh", "7d 8c Kh"]
    hands[seat] = KNACK
    return in_play(hands, MIDDLE, **options)


# -- G-8: still immediate after one move of another, which is taken back


@pytest.mark.parametrize("ssi", [True, False])
def test_ssi_8_g8_one_move_of_another_is_taken_back(ssi: bool) -> None:
    state = holder(2, ssi=ssi).play("0 swap 9s 7h")
    allowed(state, "2 announce")
    state = state.play("2 announce")
    assert told(state, "taken-back") == [("ssi.8",)]
    assert state.shown[0] == ("9s", "Th", "Qh")
    assert (state.wins, state.losses) == ((0, 0, 1, 0), (0, 0, 0, 0))


@pytest.mark.parametrize("move", ["0 slide", "0 swap all", "0 swap Qd Jc", "0 refresh", "3 pass"])
def test_ssi_8_g13_every_sort_of_move_counts(move: str) -> None:
    hands = ["9s Th Qd", KNACK, "9d Tc Jh", "7d 8c Kh"]
    middle = "7h 8d 9c" if move == "0 refresh" else MIDDLE
    if move == "3 pass":
        # seat 2 gets the Knack in the first round; then the dealer passes
        state = in_play([hands[0], "9h Td Qc", "As Ks Tc", hands[3]], "Qs 8d Jc")
        state = run(slid(state, 2), "2 swap Tc Qs")
        keeper = 2
    else:
        state, keeper = in_play(hands, middle), 1
    after = state.play(move)
    assert after.windows[0].others == 1
    done = after.play(f"{keeper} announce")
    assert done.shown == state.hands
    assert done.result
    assert done.result.winners == (keeper,)


def test_ssi_8_g13_a_slide_leaves_no_cards_to_take_back() -> None:
    state = holder(2).play("0 slide").play("2 announce")
    assert told(state, "taken-back") == []


def test_ssi_8_cards_of_the_stock_go_back() -> None:
    # the fourth slide renewed the middle
    state = in_play(["9s Th Qd", "9h Td Qc", "9d Tc Jh", "7d 8c As"], "Ks 8d Jc", "7s 8h 9c")
    state = run(state, "0 slide, 1 slide, 2 slide, 3 slide")
    assert state.middle == ("7s", "8h", "9c")
    state = in_play(["9s Th Qd", "As Td Qs"], "Ks 8d Jc", "7s 8h 9c")
    state = run(state, "0 slide, 1 swap Td Ks, 0 swap all")
    done = state.play("1 announce")
    assert told(done, "taken-back") == [("ssi.8",)]
    assert done.shown == (("9s", "Th", "Qd"), ("As", "Ks", "Qs"))


def test_call_1_g13_the_dealers_choice_closes_no_window() -> None:
    # look, keep and switch are not counted, and are not taken back
    state = dealt([KNACK, "? ? ?", ""], ("7h 8c Jc", "9h Th Qd"))
    state = run(state, "2 look 1, 2 switch")
    assert state.windows[0].others == 0
    state = state.play("0 announce")
    assert told(state, "taken-back") == []
    assert state.shown[2] == ("9h", "Th", "Qd")


def test_turn_1_legal_g13_while_a_window_is_open_everybody_acts_as_usual() -> None:
    state = holder(3)
    assert verbs(state, 0) == {"swap", "slide", "call-redeal"}
    assert verbs(state, 3) == {"announce", "call-redeal"}
    assert verbs(state, 1) == {"call-redeal"}


# -- call.2: forgotten by moving on


@pytest.mark.parametrize("move", ["0 slide", "0 swap all", "0 swap Ks 7h", "0 refresh"])
def test_call_2_g8_the_holder_moves_on(move: str) -> None:
    hands = [KNACK, "9h Td Qc", "9d Tc Kc", "7d 8c Kh"]
    state = in_play(hands, "7h 8d 9s" if move == "0 refresh" else MIDDLE).play(move)
    assert told(state, "forgot") == [(0, "call.2")]
    assert told(state, "loses-deal") == [(0, "ssi.9")]
    assert told(state, "taken-back") == ([] if move == "0 slide" else [("ssi.8",)])
    assert hand(state, 0) == ""
    assert state.shown[0] == ("As", "Ks", "Qs")


def test_call_2_g8_moving_on_takes_back_what_the_others_did_since() -> None:
    state = run(in_play(["9s Th Qh", KNACK, "7d 8c Kh"], MIDDLE), "0 swap Qh Jc, 1 swap all")
    assert told(state, "forgot") == [(1, "call.2")]
    assert state.shown[:2] == (("9s", "Th", "Qh"), ("As", "Ks", "Qs"))


def test_call_2_g8_a_slide_that_forgets_renews_nothing() -> None:
    # the second of two players slides with a Knack in hand: all have slid, but the slides are taken back
    state = in_play(["9s Th Qh", KNACK], MIDDLE)
    after = run(state, "0 slide, 1 slide")
    assert told(after, "forgot") == [(1, "call.2")]
    assert told(after, "renewed") == told(after, "first-slider") == []
    assert (after.middle, after.stock) == (state.middle, state.stock)


# -- call.2: forgotten by a second move of others


def test_call_2_g8_a_second_move_of_others() -> None:
    state = run(holder(3), "0 swap 9s 7h")
    assert state.phase == "play"
    state = state.play("1 swap Td Jc")
    assert told(state, "forgot") == [(3, "call.2")]
    assert told(state, "taken-back") == [("ssi.8",)]
    assert state.shown[:2] == (("9s", "Th", "Qh"), ("9d", "Td", "Qc"))
    assert state.result
    assert (state.result.losers, state.result.values[3]) == ((3,), 31)


def test_call_2_g8_two_moves_of_one_other_are_two_moves() -> None:
    state = in_play(["9s Th Qd", KNACK, "7d Kc Qc"], "7h 8d 9c").play("0 refresh")
    state = state.play("0 slide")
    assert told(state, "forgot") == [(1, "call.2")]
    assert state.shown[1] == ("As", "Ks", "Qs")


def test_call_2_the_own_swap_is_not_counted() -> None:
    state = in_play(["As Ks 8h", "9h Td Qc", "7d 8c Kh"], "Qs 9d Jc").play("0 swap 8h Qs")
    assert state.windows[0].others == 0
    state = state.play("1 swap Td 8h")
    allowed(state, "0 announce")
    assert told(state.play("2 slide"), "forgot") == [(0, "call.2")]


def test_ssi_9_g16_only_who_forgot_is_a_loser() -> None:
    state = holder(0).play("0 slide")
    assert told(state, "loses-deal") == [(0, "ssi.9")]
    assert state.losses == (1, 0, 0, 0)


def test_ssi_10_g16_the_best_of_the_others_wins() -> None:
    state = in_play([KNACK, "9h Td Qc", "7c 8c Kc"], MIDDLE).play("0 slide")
    assert told(state, "wins-deal") == [(2, "ssi.10")]
    assert state.result
    assert state.result.values == (31, 10, 25)


def test_ssi_10_the_best_others_may_draw() -> None:
    state = in_play([KNACK, "9h Td Qd", "7h Jc Kc"], "7d 8h Jd", "9s Ad").play("0 slide")
    assert (state.chance, state.drawers, state.result) == ("draw", (1, 2), None)
    state = state.play("draw 9s Ad")
    assert state.result
    assert (state.result.winners, state.result.losers) == ((2,), (0,))


# -- G-14: several windows


def test_call_6_g14_the_first_announcement_ends_the_deal() -> None:
    state = in_play([KNACK, "Ah Kh Qh", "7d 8c Jd"], "7h 8d Jc").play("0 announce")
    assert told(state, "counts-too") == [(1, "call.6")]
    assert (state.chance, state.drawers) == ("draw", (0, 1))


def test_ssi_8_g14_the_earliest_says_what_is_taken_back() -> None:
    # seat 1 holds a Knack from the deal; seat 0 swaps one card and announces, so the swap is taken back
    state = in_play(["Ah Kh 8d", KNACK, "7d 8c Jd"], "Qh 9d Jc").play("0 swap 8d Qh")
    assert [(window.seat, window.others) for window in state.windows] == [(1, 1), (0, 0)]
    state = state.play("0 announce")
    assert told(state, "taken-back") == [("ssi.8",)]
    assert told(state, "announces") == [(0, 31, "call.1")]
    assert state.shown[0] == ("Ah", "Kh", "8d")
    assert state.result
    assert (state.result.winners, state.result.values) == ((1,), (21, 31, 17))


def test_call_2_g14_one_forgets_another_does_not() -> None:
    # seat 0 moves on; seat 1's Knack is shown, and wins
    state = in_play([KNACK, "Ah Kh Qh", "7d 8c Jd"], "7h 8d Jc").play("0 swap all")
    assert told(state, "forgot") == [(0, "call.2")]
    assert state.result
    assert (state.result.winners, state.result.losers) == ((1,), (0,))


def test_call_2_g14_two_forget_at_once() -> None:
    state = in_play(["9s Th Qd", "7d Td Jh", KNACK, "Ah Kh Qh"], MIDDLE)
    state = run(state, "0 slide, 1 slide")
    assert told(state, "forgot") == [(2, "call.2"), (3, "call.2")]
    assert state.result
    assert (state.result.winners, state.result.losers) == ((1,), (2, 3))
    assert state.losses == (0, 0, 1, 1)


# -- G-14: the comparison after a pass


def last_turn(swap: str) -> State:
    """Return a last turn of seat 1, after a pass by the dealer and `swap` by seat 0."""
    state = in_play(["Ah Kh 8d", "9s Th Qd", "Ks Qs 7d"], "Qh 9d Jc")
    return run(slid(state, 2), "2 pass", swap)


def test_pass_4_g14_the_comparison_is_the_announcement() -> None:
    state = last_turn("0 swap 8d Qh")
    assert legal(state, 0) == ["0 announce", "0 ask-back", "0 call-redeal"]
    state = state.play("1 swap Qd 8d")
    assert told(state, "compared") == [("pass.4",)]
    assert told(state, "taken-back") == [("ssi.8",)]
    assert told(state, "wins-deal") == [(0, "pass.5")]
    assert state.shown[1] == ("9s", "Th", "Qd")
    assert state.result
    assert (state.result.losers, state.result.values) == ((), (31, 10, 20))


def test_pass_4_a_knack_of_the_last_turn() -> None:
    state = last_turn("0 slide")
    assert told(state, "turn") == [(1, "pass.2")]
    state = in_play(["Ah Kh 8d", "9s Ks 7d"], "Qh 9d Jc")
    state = run(state, "0 slide, 1 pass, 0 swap 8d Qh")
    assert told(state, "wins-deal") == [(0, "pass.5")]
    assert told(state, "taken-back") == []


def test_pass_4_g8_who_passes_with_a_knack_has_forgotten_it() -> None:
    state = in_play(["Ah Kh 8d", "9s Ks 7d"], "Qh 9d Jc")
    state = run(state, "0 swap 8d Qh, 1 slide")
    assert told(state, "forgot") == []
    state = state.play("0 pass")
    assert told(state, "forgot") == [(0, "call.2")]


@pytest.mark.parametrize("move", ["1 announce", "2 announce"])
def test_call_1_refused_g8_a_window_is_its_holders(move: str) -> None:
    refused(holder(3), move, "call.1", "call.3")


def test_call_1_refused_g8_after_the_deal_has_ended() -> None:
    refused(run(holder(3), "0 slide, 1 slide"), "3 announce", "deal.1")
