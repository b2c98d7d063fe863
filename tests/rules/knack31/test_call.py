"""Chapter *call*: Knack and Blitz are announced at once, which ends the deal."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run, verbs
from .positions import dealt, in_play

KNACK = "As Ks Qs"
BLITZ = "Ah Ad Ac"
PLAIN = "7s 8h Jd"


# -- call.1: 31 in hand must be announced at once


@pytest.mark.parametrize("seat", range(3))
def test_call_1_legal_in_or_out_of_turn(seat: int) -> None:
    hands = ["? ? ?"] * 3
    hands[seat] = KNACK
    state = in_play(hands)
    assert [move for move in legal(state) if "announce" in move] == [f"{seat} announce"]
    allowed(state, f"{seat} announce")
    assert {"call.1", "call.3"} <= set(state.in_force(seat))
    assert not {"call.1", "call.3"} & set(state.in_force((seat + 1) % 3))
    state = state.play(f"{seat} announce")
    assert told(state, "announces") == [(seat, 31, "call.1")]
    assert told(state, "wins-deal") == [(seat, "call.6")]


def test_call_1_legal_right_after_the_deal() -> None:
    state = dealt([KNACK, "? ? ?", ""])
    allowed(state, "0 announce")
    assert state.view(0).to_announce == (0,)
    assert state.view(1, 2).to_announce == ()
    assert state.view(1).to_act == {2}
    assert state.view(0).to_act == {0, 2}


def test_call_1_legal_after_a_swap() -> None:
    state = in_play(["As Ks 8h", "? ? ?"], "Qs 9h 7d")
    assert "announce" not in verbs(state, 0)
    state = state.play("0 swap 8h Qs")
    allowed(state, "0 announce")


@pytest.mark.parametrize("hand", ["As Ks 9s", "Ks Qs Js", "Ks Kh Kd", "As Ah 8d", "As Kh Qd"])
def test_call_1_refused_nothing_to_announce(hand: str) -> None:
    state = in_play([hand, PLAIN, "? ? ?"])
    verdict = refused(state, "0 announce", "call.1", "call.3")
    assert verdict.reasons[0].key == "nothing"
    assert dict(verdict.reasons[0].facts) == {"seat": 0}


def test_call_1_refused_another_seat_announces() -> None:
    refused(in_play([KNACK, "? ? ?", "? ? ?"]), "1 announce", "call.1", "call.3")
    refused(dealt([KNACK, "? ? ?", ""]), "1 announce", "call.1", "call.3")


def test_call_1_refused_the_dealers_unseen_piles_are_no_hand() -> None:
    refused(dealt(["? ? ?", "? ? ?", ""], (KNACK, BLITZ)).play("2 look 1"), "2 announce", "deal.4")


# -- call.3: a Blitz too


def test_call_3_legal_a_blitz() -> None:
    state = in_play([PLAIN, BLITZ, "? ? ?"])
    allowed(state, "1 announce")
    state = state.play("1 announce")
    assert told(state, "announces") == [(1, 33, "call.3")]


def test_call_3_legal_by_a_swap() -> None:
    state = in_play(["Ah Ad 8h", "? ? ?"], "Ac 9h 7d").play("0 swap 8h Ac")
    allowed(state, "0 announce")


@pytest.mark.parametrize("hand", ["Ah Ad 8c", "Ah Ad Kc", "Ks Kh Kd", "7s 7h 7d"])
def test_call_3_refused_less_than_three_aces(hand: str) -> None:
    # neither clause allows to announce it
    refused(in_play([hand, "9s Td Qd", "? ? ?"], "8h Jc 9d"), "0 announce", "call.1", "call.3")


# -- call.2, ssi.9, ssi.10: who forgets has lost; the best of the others wins (G-8, G-16)


def test_call_2_who_forgets_loses() -> None:
    state = in_play([KNACK, PLAIN, "9h Th 7c"]).play("0 slide")
    assert told(state, "forgot") == [(0, "call.2")]
    assert state.result
    assert (state.result.losers, state.result.winners) == ((0,), (2,))
    assert (state.wins, state.losses) == ((0, 0, 1), (1, 0, 0))


# -- call.5, call.6: the deal ends at once


def test_call_5_a_blitz_wins() -> None:
    state = in_play([PLAIN, BLITZ, "Ks Qs As"]).play("1 announce")
    assert told(state, "wins-deal") == [(1, "call.5")]
    assert state.result
    assert state.result.winners == (1,)


def test_call_5_g14_a_blitz_beats_a_knack_that_was_announced() -> None:
    state = in_play([PLAIN, BLITZ, "Ks Qs As"]).play("2 announce")
    assert told(state, "announces") == [(2, 31, "call.1")]
    assert told(state, "counts-too") == [(1, "call.6")]
    assert told(state, "wins-deal") == [(1, "call.5")]
    assert state.result
    assert (state.result.winners, state.result.losers, state.result.values[1:]) == ((1,), (), (33, 31))


def test_call_6_the_deal_ends_at_once() -> None:
    state = in_play([PLAIN, KNACK, "? ? ?"]).play("1 announce")
    assert told(state, "deal-ends") == [("call.6",)]
    assert (state.chance, state.dealer, state.hands) == ("deal", 0, ((), (), ()))
    assert state.shown == (("7s", "8h", "Jd"), ("As", "Ks", "Qs"), state.shown[2])
    assert state.wins == (0, 1, 0)
    assert told(state, "chosen-before") == [(2, "ssi.5")]


def test_call_6_g9_equal_announcements_draw() -> None:
    state = in_play([KNACK, "Ah Kh Qh", "? ? ?"], top="9c Td").play("1 announce")
    assert (state.chance, state.drawers, state.result) == ("draw", (0, 1), None)
    state = state.play("draw 9c Td")
    assert told(state, "wins-deal") == [(1, "ssi.12")]


# -- an announcement before the dealer has chosen (ssi.4, ssi.5; G-9, G-15)


def before_the_choice(look: bool, *, ssi: bool = True) -> State:
    """Return a deal in which seat 0 has announced before the dealer's choice.

    look: whether the dealer has looked at the first pile
    """
    state = dealt([KNACK, "? ? ?", ""], ("7h 8c Jc", "9h Th Qd"), ssi=ssi)
    return run(state, *(["2 look 1"] if look else []), "0 announce")


@pytest.mark.parametrize("ssi", [True, False])
def test_ssi_4_legal_g9_the_dealer_may_take_the_unseen_pile(ssi: bool) -> None:
    state = before_the_choice(look=True, ssi=ssi)
    assert (state.phase, state.to_act, state.result) == ("finishing", {2}, None)
    assert told(state, "turn") == [(2, "ssi.4")]
    assert legal(state) == ["2 keep", "2 switch"]
    kept, switched = state.play("2 keep"), state.play("2 switch")
    assert kept.result
    assert switched.result
    assert (kept.result.values[2], switched.result.values[2]) == (18, 19)
    assert kept.result.winners == switched.result.winners == (0,)
    assert kept.chance == switched.chance == "deal"


def test_ssi_4_legal_g15_the_dealer_still_looks_first() -> None:
    state = before_the_choice(look=False)
    assert legal(state) == ["2 look 1", "2 look 2"]
    state = run(state, "2 look 2")
    assert legal(state) == ["2 keep", "2 switch"]
    assert state.phase == "finishing"


@pytest.mark.parametrize("move", ["1 announce", "0 announce", "1 slide", "0 call-redeal", "1 replace"])
def test_ssi_4_refused_g15_nobody_else_acts(move: str) -> None:
    for look in (True, False):
        assert refused(before_the_choice(look), move, "ssi.4").reasons[0].key == "phase"


def test_ssi_4_refused_a_choice_of_another_seat() -> None:
    refused(before_the_choice(look=True), "0 keep", "deal.4")
    refused(before_the_choice(look=False), "1 look 1", "deal.3")
    refused(before_the_choice(look=False), "2 keep", "deal.4")
    refused(before_the_choice(look=True), "2 look 2", "deal.3")


def test_ssi_4_legal_g9_the_unseen_pile_may_win() -> None:
    state = dealt([KNACK, "? ? ?", ""], ("7h 8c Jc", BLITZ))
    state = run(state, "2 look 1, 0 announce, 2 switch")
    assert told(state, "counts-too") == [(2, "call.6")]
    assert told(state, "wins-deal") == [(2, "call.5")]


def test_ssi_5_g9_after_the_choice_the_hand_counts() -> None:
    state = in_play([KNACK, "? ? ?", "9h Th Qd"]).play("0 announce")
    assert told(state, "chosen-before") == [(2, "ssi.5")]
    assert state.result
    assert state.result.values[2] == 19
    assert told(before_the_choice(look=True), "chosen-before") == []


# -- call.4: three aces (G-7)


@pytest.mark.parametrize("aces", ["As Ah Ad", "As Ah Ac", "Ac Ad Ah"])
def test_call_4_three_aces_are_a_blitz(aces: str) -> None:
    state = in_play([aces, "? ? ?"]).play("0 announce")
    assert told(state, "announces") == [(0, 33, "call.3")]
    assert told(state, "worth")[0] == (0, 33, "call.4")
