"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import again, dealt, legal, run

HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


# -- bidding.1: forehand talks first, then clockwise (K-3: the dealer last)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_bidding_1_legal_from_forehand_to_the_dealer(dealer: int) -> None:
    state = dealt(HANDS, up="9s", dealer=dealer)
    for step in (1, 2, 3):
        seat = (dealer + step) % 3
        assert state.turn == seat
        assert state.to_act == {seat}
        assert told(state, "turn") == [(seat, "bidding.1")]
        allowed(state, f"{seat} knock", f"{seat} fold")
        state = state.play(f"{seat} knock")
    assert state.phase == "play"


@pytest.mark.parametrize("move", ["0 knock", "0 fold", "2 knock", "2 fold"])
def test_bidding_1_refused_out_of_turn(move: str) -> None:
    verdict = refused(dealt(HANDS, up="9s", dealer=0), move, "bidding.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


def test_bidding_1_refused_talking_twice() -> None:
    state = dealt(HANDS, up="9s", dealer=0).play("1 knock")
    refused(state, "1 fold", "bidding.1")
    state = dealt(HANDS, up="9s", dealer=0).play("1 fold")
    refused(state, "1 knock", "bidding.1")


# -- bidding.2: knock and be in, or throw in the hand face down


def test_bidding_2_legal_knock() -> None:
    state = dealt(HANDS, up="9s", dealer=0).play("1 knock")
    assert told(state, "knocks") == [(1, "bidding.2")]
    assert state.players_in == (0, 1, 2)
    assert state.hands[1] == ("9h", "Ks", "Th")


def test_bidding_2_legal_fold() -> None:
    state = dealt(HANDS, up="9s", dealer=0).play("1 fold")
    assert told(state, "folds") == [(1, "bidding.2")]
    assert state.players_in == (0, 2)
    assert state.hands == (("7h", "8h", "As"), (), ("6d", "7d", "8d"))


def test_bidding_2_legal_the_hand_goes_in_unseen() -> None:
    state = dealt(HANDS, up="9s", dealer=0).play("1 fold")
    for view in (state.view(), state.view(0), state.view(1), state.view(0, 1, 2)):
        assert view.counts[1] == 0
        assert not {"9h", "Ks", "Th"} & set(str(view.events).replace("'", " ").split())


@pytest.mark.parametrize("move", ["1 play Ks", "1 blank Ks", "2 play 6d"])
def test_bidding_2_refused_cards_before_the_bidding_is_over(move: str) -> None:
    verdict = refused(dealt(HANDS, up="9s", dealer=0), move, "bidding.2")
    assert verdict.reasons[0].key == "phase"


def test_bidding_2_refused_end_and_draw() -> None:
    state = dealt(HANDS, up="9s", dealer=0)
    refused(state, "end", "bidding.2")
    refused(state, "draw 7h 8h 9h", "bidding.2")


def test_bidding_2_refused_once_the_play_has_begun() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 knock, 0 knock")
    refused(state, "1 fold", "play.1")
    refused(state, "1 knock", "play.1")


# -- bidding.3: all before the dealer fold (K-3: the dealer says nothing)


def test_bidding_3_dealer_alone_wins_without_a_word() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 fold")
    assert state.phase == "bidding"
    state = state.play("2 fold")
    assert told(state, "wins") == [(0, "bidding.3")]
    assert state.phase == "deal"
    assert state.tricks == (3, 0, 0)
    assert state.balances == (0, 0, 0)
    assert state.hands == ((), (), ())
    assert legal(state) == []


def test_bidding_3_k3_with_two_players_forehand_folds() -> None:
    state = dealt(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=0).play("1 fold")
    assert told(state, "wins") == [(0, "bidding.3")]


def test_bidding_3_k3_the_dealer_must_talk_if_anybody_knocked() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold")
    assert state.phase == "bidding"
    assert legal(state) == ["0 fold", "0 knock"]


# -- bidding.4: one knocks, all others fold (K-4)


@pytest.mark.parametrize(("moves", "winner"), [("1 knock, 2 fold, 0 fold", 1), ("1 fold, 2 knock, 0 fold", 2)])
def test_bidding_4_the_only_knocker_wins(moves: str, winner: int) -> None:
    state = run(dealt(HANDS, up="9s", dealer=0, stake=2), moves)
    assert told(state, "wins") == [(winner, "bidding.4")]
    assert state.phase == "deal"
    assert state.balances[winner] == 6
    assert state.balances[0] == -6


def test_bidding_4_k4_nobody_has_won_before_the_dealer_has_talked() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold")
    assert told(state, "wins") == []
    assert state.tricks == (0, 0, 0)
    assert run(state, "0 knock").phase == "play"


def test_bidding_4_two_knockers_play() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 knock, 0 fold")
    assert state.phase == "play"
    assert state.players_in == (1, 2)
    assert told(state, "turn") == [(1, "play.1")]


# -- bidding.5: a win without play counts as three tricks (K-12)


def test_bidding_5_counts_as_all_three_tricks() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0, stake=4), "1 fold, 2 knock, 0 fold")
    assert state.tricks == (0, 0, 3)
    assert told(state, "as-tricks") == [(2, 3, "bidding.5")]
    assert told(state, "pays") == [(0, 2, 12, 3, "payment.1")]


def test_bidding_5_k12_takes_the_whole_going_bete_and_nobody_fails() -> None:
    # seat 0 deals and fails against seat 1: a bete of 3
    state = run(dealt(["6h 7h 8h", "As Ks Qs"], up="9s", dealer=0), "1 knock, 0 knock")
    state = run(state, "1 play As, 0 play 6h, 1 play Ks, 0 play 7h, 1 play Qs, 0 play 8h")
    assert state.bets == (3,)
    assert state.balances == (-6, 3)
    # seat 1 deals, seat 0 folds: the dealer pays nobody and takes the bete
    state = again(state, ["? ? ?", "? ? ?"], up="6d").play("0 fold")
    assert told(state, "share") == [(1, 3, 3, "payment.6")]
    assert told(state, "bete") == []
    assert state.bets == ()
    assert state.balances == (-6, 6)


def test_bidding_5_k12_the_only_knocker_gets_stake_and_bete() -> None:
    state = run(dealt(["6h 7h 8h", "As Ks Qs", "6d 7d 8d"], up="9s", dealer=0), "1 knock, 2 fold, 0 knock")
    state = run(state, "1 play As, 0 play 6h, 1 play Ks, 0 play 7h, 1 play Qs, 0 play 8h")
    assert (state.balances, state.bets, state.dealer) == ((-6, 3, 0), (3,), 1)
    state = run(again(state, ["? ? ?"] * 3, up="6s"), "2 knock, 0 fold, 1 fold")
    assert state.balances == (-6, 0, 6)
    assert state.bets == ()
