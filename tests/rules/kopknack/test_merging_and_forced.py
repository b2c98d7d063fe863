"""Chapter *payment*, by agreement: betar merged after the play, and forced deals."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import allowed, option_refused, refused, told
from ..helpers.invariants import is_conserved
from ..helpers.positions import legal, run
from .positions import again, alone, bought, dealt, in_play, match, sweep


def owing(times: dict[int, int], **options: Any) -> Any:
    """Return four players with merging after a deal; seat 1 took every trick, seat 3 dealt.

    times: seat → number of rounds in which it bought
    """
    return sweep(match(4, dealer=3, merge=True, **options), winner=1, times=times)


# -- payment.16: who sets two betar at once may merge them (KK-9)


def test_payment_16_legal_kk9_merge() -> None:
    state = owing({2: 2})
    assert (state.phase, state.to_act) == ("merging", {2})
    assert told(state, "turn") == [(2, "payment.16")]
    assert legal(state) == ["2 keep", "2 merge"]
    # the clause of the player and of the choice is the same, and is named once
    assert state.in_force(2) == state.judge("2 merge").grounds == ("payment.16",)
    assert state.bets == (3, 3, 3, 3)
    after = state.play("2 merge")
    assert told(after, "merges") == [(2, 2, 6, "payment.16")]
    assert (after.phase, after.bets) == ("deal", (3, 3, 6))


def test_payment_7_how_many_betes_lie_apart_is_told_after_the_last_choice() -> None:
    state = owing({0: 2, 2: 2})
    assert told(state, "apart") == []
    state = state.play("0 merge")
    assert told(state, "apart") == []
    state = state.play("2 keep")
    assert [event[0] for event in state.events] == ["keeps", "apart"]
    assert told(state, "apart") == [(len(state.bets), "payment.7")]


def test_payment_7_nothing_lies_apart_when_all_are_merged_into_one() -> None:
    state = sweep(match(2, dealer=1, merge=True), winner=1, times={0: 2})
    assert told(state, "apart") == []
    state = state.play("0 merge")
    assert (state.bets, told(state, "apart")) == ((6,), [])


def test_payment_16_legal_kk9_keep() -> None:
    after = owing({2: 2}).play("2 keep")
    assert told(after, "keeps") == [(2, 2, "payment.16")]
    assert (after.phase, after.bets) == ("deal", (3, 3, 3, 3))


def test_payment_16_legal_kk9_choices_in_order_from_forehand() -> None:
    state = owing({0: 2, 2: 2, 3: 2})
    for seat, verb in ((0, "merge"), (2, "keep"), (3, "merge")):
        assert state.to_act == {seat}
        allowed(state, f"{seat} merge", f"{seat} keep")
        state = state.play(f"{seat} {verb}")
    assert (state.phase, state.bets) == ("deal", (3, 3, 6, 6))
    assert state.dealer == 0


def test_payment_16_legal_kk9_the_dealer_chooses_last() -> None:
    state = sweep(match(4, dealer=1, merge=True), winner=3, times={0: 2, 1: 2, 2: 2})
    order = []
    while state.phase == "merging":
        order.append(state.turn)
        state = state.play(f"{state.turn} merge")
    assert order == [2, 0, 1]


def test_payment_16_legal_kk9_all_money_has_been_paid_before() -> None:
    state = owing({0: 2, 2: 2})
    before = (-6, 3, -6, -3 - 3)
    assert (state.balances, state.pot) == (before, 0)
    assert told(state, "sets") == [(0, 2, 3, "payment.5"), (2, 2, 3, "payment.5"), (3, 1, 3, "payment.5")]
    for move in ("0 merge", "2 merge"):
        state = state.play(move)
        assert (state.balances, state.pot) == (before, 0)
        assert is_conserved(state)
    assert state.bets == (3, 6, 6)


def test_payment_16_legal_only_the_own_new_betar_are_merged() -> None:
    # betar of 3 are there already; the new ones are worth 6 each
    state = sweep(match(4, dealer=3, merge=True), winner=0)
    state = sweep(state, winner=2, folded=[0, 3], times={1: 2})
    assert state.bets == (3, 3, 6, 6)
    state = state.play("1 merge")
    assert told(state, "merges") == [(1, 2, 12, "payment.16")]
    assert state.bets == (3, 3, 12)
    assert is_conserved(state)


@pytest.mark.parametrize("times", [0, 1])
def test_payment_16_refused_who_sets_only_one(times: int) -> None:
    state = owing({2: times})
    assert state.phase == "deal"
    refused(state, "2 merge", "deal.2")
    refused(state, "2 keep", "deal.2")


@pytest.mark.parametrize("move", ["2 merge", "2 keep", "1 merge", "3 keep"])
def test_payment_16_refused_out_of_turn(move: str) -> None:
    verdict = refused(owing({0: 2, 2: 2}), move, "payment.16")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


def test_payment_16_refused_choosing_twice() -> None:
    refused(owing({0: 2, 2: 2}).play("0 keep"), "0 merge", "payment.16")


@pytest.mark.parametrize("move", ["0 knock", "0 stand", "0 buy 7h", "0 play 7h", "end", "draw 2c 3c 4c 5c"])
def test_payment_16_refused_anything_else_meanwhile(move: str) -> None:
    assert refused(owing({0: 2}), move, "payment.16").reasons[0].key == "phase"


def test_payment_16_refused_before_the_play_is_over() -> None:
    refused(in_play(["? ? ?"] * 2, up="9s", merge=True), "1 merge", "play.1")


def test_payment_16_legal_a_winner_who_bought_twice_owes_nothing() -> None:
    state = again(match(2, merge=True), ["2c 3c 4c", "2d Ks Qs"], up="9s", talon="3d As")
    state = run(state, "1 knock, 0 knock, 1 buy 2d, 0 stand, 1 buy 3d, 0 stand")
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert (state.phase, state.bets) == ("deal", (3,))


# -- payment.17: only by agreement


def test_payment_17_legal_kk3_the_option() -> None:
    assert match(2, merge=False) == match(2)
    assert owing({0: 2}).phase == "merging"


def test_payment_17_refused_kk3_without_the_option() -> None:
    state = sweep(match(4, dealer=3), winner=1, times={0: 2})
    assert (state.phase, state.bets) == ("deal", (3, 3, 3, 3))
    refused(state, "0 merge", "deal.2")


@pytest.mark.parametrize("merge", [0, 1, "true", "yes", None, 2, 1.0, (True,)])
def test_payment_17_refused_kk3_what_is_neither_true_nor_false(merge: Any) -> None:
    option_refused(lambda: match(2, merge=merge), "payment.17", "merge")


def test_payment_17_refused_kk3_with_the_newer_system() -> None:
    option_refused(lambda: match(2, merge=True, payment="1922"), "payment.17", "merge", 'payment = "betar"')
    assert match(2, merge=False, payment="1922") == match(2, payment="1922")


# -- payment.18: three betar are merged into one as well (KK-9)


def test_payment_18_kk9_three_betar_into_one() -> None:
    state = owing({2: 3}, buys=3)
    assert state.bets == (3, 3, 3, 3, 3)
    after = state.play("2 merge")
    assert told(after, "merges") == [(2, 3, 9, "payment.16")]
    assert after.bets == (3, 3, 9)
    assert told(state.play("2 keep"), "keeps") == [(2, 3, "payment.16")]


def test_payment_18_kk9_all_of_them_or_none() -> None:
    assert legal(owing({2: 3}, buys=3)) == ["2 keep", "2 merge"]
    assert owing({2: 2}, buys=3).play("2 merge").bets == (3, 3, 6)


# -- payment.20: in a forced deal all players are in (KK-3)


def forced(players: int = 4, dealer: int = 3, **options: Any) -> Any:
    """Return the first deal of a match with forced deals."""
    return dealt(["? ? ?"] * players, up="9s", dealer=dealer, forced="no-bets", **options)


def test_payment_20_kk3_everybody_is_in_without_a_word() -> None:
    state = forced()
    assert (state.phase, state.turn, state.players_in) == ("buying", 0, (0, 1, 2, 3))
    for seat in range(4):
        refused(state, f"{seat} fold", "buying.1")
        refused(state, f"{seat} knock", "buying.1")
    assert state.view().standing == ("in",) * 4


def test_payment_20_kk3_they_buy_play_and_pay_as_usual() -> None:
    state = sweep(match(4, dealer=3, forced="no-bets"), winner=1, times={0: 2, 2: 1})
    assert told(state, "sets") == [(0, 2, 3, "payment.5"), (2, 1, 3, "payment.5"), (3, 1, 3, "payment.5")]
    assert state.balances == (-6, 3, -3, -6)


def test_payment_20_with_seventeen_players_it_is_played_at_once() -> None:
    state = forced(17, dealer=16)
    assert told(state, "talon-out") == [("buying.6",)]
    assert (state.phase, state.turn, len(state.players_in)) == ("play", 0, 17)


# -- payment.22: forced whenever no bete is there, judged before one is pushed in (KK-3)


def test_payment_22_kk3_the_first_deal_is_forced() -> None:
    state = forced()
    assert told(state, "forced") == [("payment.22",)]
    assert told(state, "turn") == [(0, "buying.2")]
    assert state.pot == 3


def test_payment_22_kk3_judged_before_the_going_bete_is_pushed_in() -> None:
    state = again(sweep(match(2, forced="no-bets"), winner=1), ["? ? ?"] * 2, up="9s")
    # the only bete is in the pot now, but it was apart when the deal began
    assert (state.bets, state.pot) == ((), 6)
    assert told(state, "forced") == []
    assert state.phase == "bidding"


def test_payment_22_kk3_again_when_the_betar_are_gone() -> None:
    state = sweep(match(2, forced="no-bets"), winner=1)
    state = alone(state)
    assert told(state, "gone") == [("payment.15",)]
    state = again(state, ["? ? ?"] * 2, up="9s")
    assert told(state, "forced") == [("payment.22",)]
    assert state.phase == "buying"


# -- payment.23: only by agreement


def test_payment_23_legal_kk3_the_option() -> None:
    assert match(2, forced="never") == match(2)
    assert forced().phase == "buying"


def test_payment_23_refused_kk3_without_the_option_everybody_is_asked() -> None:
    state = dealt(["? ? ?"] * 4, up="9s", dealer=3)
    assert told(state, "forced") == []
    refused(state, "0 stand", "bidding.2")
    assert bought(state.play("0 fold")).phase == "bidding"


@pytest.mark.parametrize("value", [True, False, 0, "always", "No-bets", "", None, ("never",)])
def test_payment_23_refused_kk3_other_values(value: Any) -> None:
    option_refused(lambda: match(2, forced=value), "payment.23", "forced", "never", "no-bets")


def test_payment_23_refused_kk3_with_the_newer_system() -> None:
    option_refused(lambda: match(2, forced="no-bets", payment="1922"), "payment.23", "forced", 'payment = "betar"')
    assert match(2, forced="never", payment="1922") == match(2, payment="1922")


def test_payment_22_kk15_no_other_agreement_on_forced_deals_can_be_chosen() -> None:
    option = match(3).setup.game.options["forced"]
    assert option.choices == ("never", "no-bets")
    option_refused(lambda: match(3, forced="always"), "payment.23", "forced", "no-bets")
