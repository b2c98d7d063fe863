"""The deal before the knocking: order, three cards each, upcard, rest, next dealer."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import bid, run
from .positions import HANDS, NEXT, PACKS, again, dealt, in_play, match, per_move, satisfied, whole

CLAUSES = {
    "knack": {
        "around": "deal.1",
        "three": "deal.2",
        "upcard": "deal.3",
        "left": "deal.4",
    },
    "kopknack": {
        "around": "deal.1",
        "three": "deal.2",
        "upcard": "deal.3",
        "left": "deal.4",
    },
}
"""Game → first word of a test's name → the clause that the test proves there."""
per_game = pytest.mark.parametrize("game", CLAUSES)


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
        (state, "bidding.2"),
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


# -- the rest is set aside, or is the talon


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
