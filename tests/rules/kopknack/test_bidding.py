"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run
from .positions import dealt, match, sweep

HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


# -- bidding.1: forehand talks first, then clockwise (KK-2: the dealer last)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_bidding_1_legal_kk2_from_forehand_to_the_dealer(dealer: int) -> None:
    state = dealt(HANDS, up="9s", dealer=dealer)
    for step in (1, 2, 3):
        seat = (dealer + step) % 3
        assert state.to_act == {seat}
        assert told(state, "turn") == [(seat, "bidding.1")]
        allowed(state, f"{seat} knock", f"{seat} fold")
        state = state.play(f"{seat} knock")
    assert state.phase == "buying"


@pytest.mark.parametrize("move", ["0 knock", "0 fold", "2 knock", "2 fold"])
def test_bidding_1_refused_out_of_turn(move: str) -> None:
    verdict = refused(dealt(HANDS, up="9s", dealer=0), move, "bidding.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


def test_bidding_1_refused_talking_twice() -> None:
    refused(dealt(HANDS, up="9s", dealer=0).play("1 knock"), "1 fold", "bidding.1")
    refused(dealt(HANDS, up="9s", dealer=0).play("1 fold"), "1 knock", "bidding.1")


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


def test_bidding_2_legal_how_everybody_stands() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 fold, 2 knock")
    assert state.view().standing == ("waiting", "folded", "knocked")
    assert run(state, "0 knock").view().standing == ("in", "folded", "in")


@pytest.mark.parametrize("move", ["1 play Ks", "2 play 6d", "1 buy Ks", "1 stand", "1 merge", "1 keep"])
def test_bidding_2_refused_what_comes_later(move: str) -> None:
    assert refused(dealt(HANDS, up="9s", dealer=0), move, "bidding.2").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["end", "draw 7h 8h 9h"])
def test_bidding_2_refused_end_and_draw(move: str) -> None:
    refused(dealt(HANDS, up="9s", dealer=0), move, "bidding.2")


@pytest.mark.parametrize("move", ["1 fold", "1 knock", "2 fold"])
def test_bidding_2_refused_once_the_bidding_is_over(move: str) -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 knock, 0 knock")
    refused(state, move, "buying.1")
    refused(run(state, *["1 stand, 2 stand, 0 stand"] * 2), move, "play.1")


# -- bidding.3: all before the dealer fold; the dealer says nothing (KK-2)


def test_bidding_3_kk2_dealer_alone_wins_without_a_word() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0, stake=9), "1 fold")
    assert state.phase == "bidding"
    state = state.play("2 fold")
    assert told(state, "wins") == [(0, "bidding.3")]
    assert (state.phase, state.tricks) == ("deal", (3, 0, 0))
    # the own stake comes back
    assert (state.balances, state.pot, state.bets) == ((0, 0, 0), 0, ())
    assert state.hands == ((), (), ())
    assert legal(state) == []
    assert state.standing(0) == "won"


def test_bidding_3_kk2_with_two_players_forehand_folds() -> None:
    state = dealt(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=0).play("1 fold")
    assert told(state, "wins") == [(0, "bidding.3")]


def test_bidding_3_kk2_the_dealer_must_talk_if_anybody_knocked() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold")
    assert state.phase == "bidding"
    assert legal(state) == ["0 fold", "0 knock"]


def test_bidding_3_a_going_bete_is_won_too() -> None:
    state = sweep(match(3), winner=1)
    assert (state.bets, state.balances, state.dealer) == ((3, 3), (-6, 3, -3), 1)
    state = run(state.deal(seed=1), "2 fold, 0 fold")
    assert told(state, "wins") == [(1, "bidding.3")]
    assert told(state, "takes-pot") == [(1, 6, "payment.2")]
    assert (state.bets, state.balances, state.pot) == ((3,), (-6, 6, -3), 0)


# -- bidding.4: one knocks, all others fold (KK-2)


@pytest.mark.parametrize(("moves", "winner"), [("1 knock, 2 fold, 0 fold", 1), ("1 fold, 2 knock, 0 fold", 2)])
def test_bidding_4_kk2_the_only_knocker_wins(moves: str, winner: int) -> None:
    state = run(dealt(HANDS, up="9s", dealer=0, stake=6), moves)
    assert told(state, "wins") == [(winner, "bidding.4")]
    assert told(state, "takes-pot") == [(winner, 6, "payment.2")]
    assert state.phase == "deal"
    assert state.tricks[winner] == 3
    assert state.balances[winner] == 6
    assert state.balances[0] == -6


def test_bidding_4_kk2_nobody_has_won_before_the_dealer_has_talked() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold")
    assert told(state, "wins") == []
    assert state.tricks == (0, 0, 0)
    assert run(state, "0 knock").phase == "buying"


def test_bidding_4_nobody_fails_and_nobody_buys() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold, 0 fold")
    assert {event[0] for event in state.events} == {"folds", "wins", "takes-pot"}


def test_bidding_4_two_knockers_buy_and_play() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 knock, 0 fold")
    assert (state.phase, state.players_in) == ("buying", (1, 2))
    assert told(state, "turn") == [(1, "buying.2")]
    assert told(state, "wins") == []
