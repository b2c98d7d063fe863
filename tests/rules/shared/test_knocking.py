"""Bidding by knocking and the deal before it: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import bid, legal, run
from .positions import PACKS, again, dealt, in_play, match, satisfied, whole

CLAUSES = {
    "knack": {
        "talk": "bidding.1",
        "choice": "bidding.2",
        "alone": "bidding.3",
        "only": "bidding.4",
        "around": "deal.1",
        "three": "deal.2",
        "upcard": "deal.3",
        "left": "deal.4",
    },
    "kopknack": {
        "talk": "bidding.1",
        "choice": "bidding.2",
        "alone": "bidding.3",
        "only": "bidding.4",
        "around": "deal.1",
        "three": "deal.2",
        "upcard": "deal.3",
        "left": "deal.4",
    },
}
"""Game → the first word of a test's name → the clause that it proves there."""
NEXT = {"knack": ("play", "play.1", "play.1"), "kopknack": ("buying", "buying.1", "buying.2")}
"""What follows the bidding: the phase, its clause, the clause of its first turn."""
LATER = {
    "knack": ("1 play Ks", "1 blank Ks", "2 play 6d"),
    "kopknack": ("1 play Ks", "2 play 6d", "1 buy Ks", "1 stand", "1 merge", "1 keep"),
}
"""Moves that have no place in the bidding."""
HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]
per_game = pytest.mark.parametrize("game", CLAUSES)
per_move = pytest.mark.parametrize(("game", "move"), [(game, move) for game in LATER for move in LATER[game]])


# -- forehand talks first, then clockwise, the dealer last


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


# -- the game goes clockwise


@per_game
def test_around_legal_the_next_seat_in_plays_next(game: str) -> None:
    state = in_play(game, [*HANDS, "Jc Qc Kc"], up="9s", dealer=3, folded=[1]).play("0 play As")
    assert state.turn == 2
    assert told(state, "turn") == [(2, CLAUSES[game]["around"])]
    allowed(state, "2 play 6d")
    assert run(state, "2 play 6d").turn == 3


@per_game
def test_around_legal_after_the_last_seat_comes_seat_0(game: str) -> None:
    state = in_play(game, ["6h 7h 8h", "6s 9h Th", "9d 7d 8d"], up="9s")
    assert run(state, "1 play 6s, 2 play 9d").turn == 0


@per_game
@pytest.mark.parametrize("move", ["0 play 7h", "2 play 6d"])
def test_around_refused_out_of_turn_within_a_trick(game: str, move: str) -> None:
    state = in_play(game, HANDS, up="9s", dealer=2).play("0 play As")
    verdict = refused(state, move, CLAUSES[game]["around"])
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


@per_game
def test_around_refused_a_seat_that_has_folded(game: str) -> None:
    state = in_play(game, HANDS, up="9s", dealer=2, folded=[1]).play("0 play As")
    refused(state, "1 play Ks", CLAUSES[game]["around"])


# -- three cards each, a round of two and a round of one, from forehand


@per_game
def test_three_legal_k2_kk2_two_rounds_from_forehand(game: str) -> None:
    order = "As Ks Ah Kh Ad Kd Qs Qh Qd 9c"
    rest = (card for card in PACKS[game] if card not in order)
    state = match(game, 3, dealer=1).play(" ".join(("deal", order, *rest)))
    # seat 2 is forehand
    assert state.hands == (("Ah", "Kh", "Qh"), ("Ad", "Kd", "Qd"), ("As", "Ks", "Qs"))
    assert state.up == ("9c",)
    assert told(state, "dealt") == [(1, CLAUSES[game]["three"])]


@per_game
@pytest.mark.parametrize("move", ["0 knock", "1 fold", "1 play 7h"])
def test_three_refused_seat_moves_before_and_between_deals(game: str, move: str) -> None:
    between = dealt(game, HANDS[:2], up="9s", dealer=1).play("0 fold")
    for state in (match(game, 2), between):
        assert refused(state, move, CLAUSES[game]["three"]).reasons[0].key == "phase"


@per_move
def test_three_refused_other_moves_before_the_deal(game: str, move: str) -> None:
    assert refused(match(game, 3), move, CLAUSES[game]["three"]).reasons[0].key == "phase"


@per_game
def test_three_refused_a_draw_when_a_deal_is_due(game: str) -> None:
    refused(match(game, 2), "draw 7h 8h", CLAUSES[game]["three"])


@per_game
def test_three_refused_a_second_deal(game: str) -> None:
    state = dealt(game, HANDS, up="9s")
    for now, clause in (
        (state, CLAUSES[game]["choice"]),
        (bid(state), NEXT[game][1]),
        (satisfied(bid(state)), "play.1"),
    ):
        assert refused(now, whole(game), clause).reasons[0].key == "phase"
        deal_refused(now, clause)
        with pytest.raises(NotationError):
            now.judge("deal 6s 7s")


# -- the next card is turned up and its suit is trump


@per_game
@pytest.mark.parametrize("up", ["6s", "9h", "Kd", "Ac"])
def test_upcard_fixes_trump(game: str, up: str) -> None:
    state = dealt(game, ["7h 7d 7s", "8h 8d 8s"], up=up)
    assert (state.up, state.trump) == ((up,), up[1])
    assert told(state, "up") == [(up, up[1], CLAUSES[game]["upcard"])]


@per_game
def test_upcard_and_trump_are_gone_between_deals(game: str) -> None:
    for state in (match(game, 2), dealt(game, ["7h 7d 7s", "8h 8d 8s"], up="6c").play("1 fold")):
        assert (state.trump, state.up) == (None, ())


# -- the rest lies aside, or is the talon


@per_game
def test_left_a_card_of_the_rest_cannot_be_played(game: str) -> None:
    state = in_play(game, HANDS, up="9s", dealer=2)
    for card in ("Ac", "9s"):
        assert refused(state, f"0 play {card}", "play.1").reasons[0].key == "card"


@per_game
def test_left_the_rest_is_told_with_any_number_of_players(game: str) -> None:
    name, pack = {"knack": "aside", "kopknack": "talon"}[game], PACKS[game]
    for count in match(game, 2).setup.game.players:
        state = match(game, count, dealer=count - 1).play(whole(game))
        assert told(state, name) == [(len(pack) - 3 * count - 1, CLAUSES[game]["left"])]
        assert state.up == (pack[3 * count],)
        assert {card for hand in state.hands for card in hand} == {*pack[: 3 * count]}


# -- the deal passes to the left after every deal, also one that was not played


@per_game
def test_the_deal_passes_to_the_left_after_a_win_without_play(game: str) -> None:
    state = run(dealt(game, ["? ? ?"] * 3, up="6s", dealer=2), "0 fold, 1 fold")
    assert (state.dealer, state.deals) == (0, 1)
    assert run(again(state, ["? ? ?"] * 3, up="6s"), "1 fold, 2 fold").dealer == 1


@per_game
def test_the_deal_passes_to_the_left_after_play(game: str) -> None:
    state = in_play(game, ["As 7h 8h", "Ks 9h Th"], up="9s", dealer=1)
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert (state.dealer, state.phase) == (0, "deal")
    assert bid(again(state, ["? ? ?", "? ? ?"], up="6s")).turn == 1
