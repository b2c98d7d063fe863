"""Bidding by knocking: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import bid, legal, run
from .positions import HANDS, NEXT, dealt, per_move, satisfied

CLAUSES = {
    "knack": {
        "talk": "bidding.1",
        "choice": "bidding.2",
        "alone": "bidding.3",
        "only": "bidding.4",
    },
    "kopknack": {
        "talk": "bidding.1",
        "choice": "bidding.2",
        "alone": "bidding.3",
        "only": "bidding.4",
    },
}
"""Game → first word of a test's name → the clause that the test proves there."""
per_game = pytest.mark.parametrize("game", CLAUSES)


# -- forehand bids first, then clockwise, the dealer last


@per_game
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_talk_legal_k3_kk2_from_forehand_to_the_dealer(game: str, dealer: int) -> None:
    state = dealt(game, HANDS, up="9s", dealer=dealer)
    for step in (1, 2, 3):
        seat = (dealer + step) % 3
        assert (state.turn, state.to_act) == (seat, {seat})
        assert told(state, "turn") == [(seat, CLAUSES[game]["talk"])]
        allowed(state, f"{seat} knock", f"{seat} fold")
        state = state.play(f"{seat} knock")
    assert state.phase == NEXT[game][0]


@per_game
@pytest.mark.parametrize("move", ["0 knock", "0 fold", "2 knock", "2 fold"])
def test_talk_refused_out_of_turn(game: str, move: str) -> None:
    verdict = refused(dealt(game, HANDS, up="9s"), move, CLAUSES[game]["talk"])
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


@per_game
def test_talk_refused_talking_twice(game: str) -> None:
    refused(dealt(game, HANDS, up="9s").play("1 knock"), "1 fold", CLAUSES[game]["talk"])
    refused(dealt(game, HANDS, up="9s").play("1 fold"), "1 knock", CLAUSES[game]["talk"])


# -- knock and be in, or throw in the hand face down


@per_game
def test_choice_legal_knock(game: str) -> None:
    state = dealt(game, HANDS, up="9s").play("1 knock")
    assert told(state, "knocks") == [(1, CLAUSES[game]["choice"])]
    assert state.players_in == (0, 1, 2)
    assert state.hands[1] == ("9h", "Ks", "Th")


@per_game
def test_choice_legal_fold(game: str) -> None:
    state = dealt(game, HANDS, up="9s").play("1 fold")
    assert told(state, "folds") == [(1, CLAUSES[game]["choice"])]
    assert state.players_in == (0, 2)
    assert state.hands == (("7h", "8h", "As"), (), ("6d", "7d", "8d"))


@per_game
def test_choice_legal_the_hand_goes_in_unseen(game: str) -> None:
    state = dealt(game, HANDS, up="9s").play("1 fold")
    for view in (state.view(), state.view(0), state.view(1), state.view(0, 1, 2)):
        assert view.counts[1] == 0
        assert not {"9h", "Ks", "Th"} & set(str(view.events).replace("'", " ").split())


@per_game
def test_choice_legal_how_everybody_stands(game: str) -> None:
    state = run(dealt(game, HANDS, up="9s"), "1 fold, 2 knock")
    assert state.view().standing == ("waiting", "folded", "knocked")
    assert run(state, "0 knock").view().standing == ("in", "folded", "in")


@per_move
def test_choice_refused_what_comes_later(game: str, move: str) -> None:
    verdict = refused(dealt(game, HANDS, up="9s"), move, CLAUSES[game]["choice"])
    assert verdict.reasons[0].key == "phase"


@per_game
@pytest.mark.parametrize("move", ["end", "draw 7h 8h 9h"])
def test_choice_refused_end_and_draw(game: str, move: str) -> None:
    refused(dealt(game, HANDS, up="9s"), move, CLAUSES[game]["choice"])


@per_game
@pytest.mark.parametrize("move", ["1 fold", "1 knock", "2 fold"])
def test_choice_refused_once_the_bidding_is_over(game: str, move: str) -> None:
    state = bid(dealt(game, HANDS, up="9s"))
    refused(state, move, NEXT[game][1])
    refused(satisfied(state), move, "play.1")


# -- all before the dealer fold: the dealer wins without a word


@per_game
def test_alone_k3_kk2_the_dealer_wins_without_a_word(game: str) -> None:
    state = run(dealt(game, HANDS, up="9s"), "1 fold")
    assert state.phase == "bidding"
    state = state.play("2 fold")
    assert told(state, "wins") == [(0, CLAUSES[game]["alone"])]
    assert (state.phase, state.tricks, state.hands) == ("deal", (3, 0, 0), ((), (), ()))
    # a stake of the dealer's own comes back
    assert (state.balances, state.pot, state.bets) == ((0, 0, 0), 0, ())
    assert legal(state) == []
    assert state.standing(0) == "won"


@per_game
def test_alone_k3_kk2_with_two_players_forehand_folds(game: str) -> None:
    state = dealt(game, HANDS[:2], up="9s").play("1 fold")
    assert told(state, "wins") == [(0, CLAUSES[game]["alone"])]


@per_game
def test_alone_k3_kk2_the_dealer_must_talk_if_anybody_knocked(game: str) -> None:
    state = run(dealt(game, HANDS, up="9s"), "1 knock, 2 fold")
    assert state.phase == "bidding"
    assert legal(state) == ["0 fold", "0 knock"]


# -- one knocks, all others fold


@per_game
@pytest.mark.parametrize(("moves", "winner"), [("1 knock, 2 fold, 0 fold", 1), ("1 fold, 2 knock, 0 fold", 2)])
def test_only_k4_kk2_the_only_knocker_wins(game: str, moves: str, winner: int) -> None:
    state = run(dealt(game, HANDS, up="9s"), moves)
    assert told(state, "wins") == [(winner, CLAUSES[game]["only"])]
    assert (state.phase, state.tricks[winner]) == ("deal", 3)
    # one trick's stake for each of three tricks, or the one stake
    assert state.balances[winner] == -state.balances[0] == 3


@per_game
def test_only_k4_kk2_nobody_has_won_before_the_dealer_has_talked(game: str) -> None:
    state = run(dealt(game, HANDS, up="9s"), "1 knock, 2 fold")
    assert told(state, "wins") == []
    assert state.tricks == (0, 0, 0)
    assert run(state, "0 knock").phase == NEXT[game][0]


@per_game
def test_only_two_knockers_go_on(game: str) -> None:
    state = run(dealt(game, HANDS, up="9s"), "1 knock, 2 knock, 0 fold")
    assert (state.phase, state.players_in) == (NEXT[game][0], (1, 2))
    assert told(state, "turn") == [(1, NEXT[game][2])]
    assert told(state, "wins") == []
