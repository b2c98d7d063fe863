"""The end of a match with betar: they are shared, and an indivisible rest is drawn for."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import bid
from .positions import dealt, match, satisfied, whole, with_betar

CLAUSES = {
    "knack": {"end": "ending.1", "rest": "ending.2"},
    "kopknack": {"end": "payment.24", "rest": "payment.25"},
}
"""Game → first word of a test's name → the clause that the test proves there."""
MOVES = {
    "knack": ("0 knock", "1 fold", "0 play 7h", "1 blank 7h"),
    "kopknack": ("0 knock", "1 fold", "0 play 7h", "0 buy 7h", "1 stand", "0 merge", "1 keep"),
}
"""A move of every verb of a seat."""
MAX_PLAYERS = {"knack": 11, "kopknack": 17}
per_game = pytest.mark.parametrize("game", CLAUSES)
per_move = pytest.mark.parametrize(("game", "move"), [(game, move) for game in MOVES for move in MOVES[game]])


# -- betar pooled and shared


@per_game
def test_end_legal_before_the_first_deal(game: str) -> None:
    state = match(game, 3)
    allowed(state, "end")
    assert state.judge("end").grounds == (CLAUSES[game]["end"],)
    state = state.play("end")
    assert (state.over, state.phase, state.balances) == (True, "over", (0, 0, 0))
    assert told(state, "pooled") == []
    assert told(state, "ends") == [(CLAUSES[game]["end"],)]


@per_game
def test_end_legal_between_deals_without_betar(game: str) -> None:
    state = bid(dealt(game, ["? ? ?"] * 2, up="9s"), folded=[1])
    assert state.chance == "deal"
    assert state.play("end").balances == state.balances
    assert state.play("end").over


@per_game
def test_end_legal_split_even(game: str) -> None:
    state = with_betar(game, players=3, failing=1)
    assert (state.balances, state.bets) == ((-6, 3, 0), (3,))
    state = state.play("end")
    assert told(state, "pooled") == [(3, 1, CLAUSES[game]["end"])]
    assert (state.balances, state.bets, state.pot, state.over) == ((-5, 4, 1), (), 0, True)


@per_game
def test_end_legal_k13_kk11_several_betar_are_summed_first(game: str) -> None:
    state = with_betar(game, players=4, failing=3, betar=12)
    assert state.bets == (12, 12, 12)
    state = state.play("end")
    assert told(state, "pooled") == [(36, 9, CLAUSES[game]["end"])]
    assert state.over
    assert sum(state.balances) == 0


@per_game
def test_end_refused_during_a_deal(game: str) -> None:
    talking = dealt(game, ["? ? ?"] * 2, up="9s")
    for state, clause in ((talking, "bidding.2"), (satisfied(bid(talking)), "play.1")):
        assert state.chance is None
        assert refused(state, "end", clause).reasons[0].key == "phase"


def check_after_the_end(game: str, move: str) -> None:
    state = match(game, 2).play("end")
    assert refused(state, move, CLAUSES[game]["end"]).reasons[0].key == "over"
    assert (state.to_act, state.chance, list(state.moves())) == (frozenset(), None, [])


@per_move
def test_end_refused_any_seats_move_after_it(game: str, move: str) -> None:
    check_after_the_end(game, move)


@per_game
def test_end_refused_chance_after_it(game: str) -> None:
    for move in ("end", whole(game), "draw 7h 8h"):
        check_after_the_end(game, move)
    state = match(game, 2).play("end")
    deal_refused(state, CLAUSES[game]["end"])
    with pytest.raises(NotationError):
        state.by_chance(1)


# -- the rest is drawn for


@per_game
def test_rest_legal_it_lies_in_the_pot_until_drawn_for(game: str) -> None:
    rest = CLAUSES[game]["rest"]
    state = with_betar(game, players=2, failing=1).play("end")
    assert told(state, "pooled") == [(3, 1, CLAUSES[game]["end"])]
    assert told(state, "rest") == [(1, rest)]
    assert (state.pot, state.bets, state.balances) == (1, (), (-5, 4))
    assert (state.phase, state.chance, state.over) == ("draw", "draw", False)
    assert list(state.moves()) == []
    state = state.play("draw 7h 8h")
    assert told(state, "drew") == [(0, "7h", rest), (1, "8h", rest)]
    assert told(state, "rest-won") == [(1, 1, rest)]
    assert told(state, "ends") == [(CLAUSES[game]["end"],)]
    assert (state.pot, state.balances, state.over) == (0, (-5, 5), True)


@per_game
def test_rest_legal_all_players_draw_also_those_who_never_joined(game: str) -> None:
    state = with_betar(game, players=5, failing=1).play("end")
    assert (state.pot, state.balances) == (3, (-6, 3, 0, 0, 0))
    assert state.play("draw 6s 7s 8s 9s Ts").balances == (-6, 3, 0, 0, 3)


@per_game
def test_rest_legal_suits_do_not_matter_and_the_ace_is_highest(game: str) -> None:
    state = with_betar(game, players=4, failing=1).play("end")
    assert state.play("draw Kc Ks As Kh").balances[2] == 3
    assert state.play("draw 6c 6s 6h 7c").balances[3] == 3


@per_game
def test_rest_legal_k13_kk11_equal_highest_draw_again_among_themselves(game: str) -> None:
    rest = CLAUSES[game]["rest"]
    state = with_betar(game, players=4, failing=1).play("end").play("draw Ks 7h Kh 8h")
    assert told(state, "again") == [(2, rest)]
    assert (state.phase, state.pot, state.over) == ("draw", 3, False)
    with pytest.raises(NotationError, match="expected 2"):
        state.play("draw 7h 8h 9h Th")
    # seats 0 and 2 draw, in this order; the cards of the first draw are back in the pack
    state = state.play("draw 7h Kh")
    assert told(state, "drew") == [(0, "7h", rest), (2, "Kh", rest)]
    assert told(state, "rest-won") == [(2, 3, rest)]
    assert state.over


@per_game
def test_rest_legal_ties_draw_again_twice_and_shrink(game: str) -> None:
    state = with_betar(game, players=4, failing=2).play("end")
    assert (state.pot, state.bets) == (2, ())
    state = state.play("draw As Ah Ad Ac")
    assert told(state, "again") == [(4, CLAUSES[game]["rest"])]
    state = state.play("draw 9s 6h 9d 9c")
    assert told(state, "again") == [(3, CLAUSES[game]["rest"])]
    state = state.play("draw Ts Td Jd")
    assert state.over
    assert told(state, "rest-won") == [(3, 2, CLAUSES[game]["rest"])]


@per_move
def test_rest_refused_any_seats_move_while_a_draw_is_due(game: str, move: str) -> None:
    state = with_betar(game, players=2, failing=1).play("end")
    assert refused(state, move, CLAUSES[game]["rest"]).reasons[0].key == "phase"


@per_game
def test_rest_refused_a_deal_and_the_end_while_a_draw_is_due(game: str) -> None:
    state = with_betar(game, players=2, failing=1).play("end")
    for move in ("end", whole(game)):
        assert refused(state, move, CLAUSES[game]["rest"]).reasons[0].key == "phase"


@per_game
@pytest.mark.parametrize("cards", ["7h", "7h 8h 9h", "7h 7h", "", "Xb 7h", "7h 8x"])
def test_rest_refused_draws_that_cannot_be(game: str, cards: str) -> None:
    state = with_betar(game, players=2, failing=1).play("end")
    for call in (state.play, state.judge):
        with pytest.raises(NotationError):
            call(f"draw {cards}".strip())


@per_game
def test_rest_legal_a_draw_by_seed(game: str) -> None:
    state = with_betar(game, players=2, failing=1).play("end")
    for seed in range(30):
        move = state.by_chance(seed)
        assert (move.verb, len(move.args)) == ("draw", 2)
        after = state.play(move)
        assert after.over or after.chance == "draw"
        assert after == state.play(str(move))


@per_game
@pytest.mark.parametrize("betar", [3, 15])
@pytest.mark.parametrize("all_fail", [False, True])
def test_money_is_conserved_when_betar_are_shared(game: str, betar: int, all_fail: bool) -> None:
    for players in (2, 3, 7, MAX_PLAYERS[game]):
        failing = players - 1 if all_fail else 1
        before = with_betar(game, players, failing, betar)
        assert sum(before.bets) == betar * failing
        state = before.play("end")
        each, rest = divmod(betar * failing, players)
        assert state.pot == rest
        assert state.balances == tuple(balance + each for balance in before.balances)
        assert state.over == (rest == 0)
        number = 0
        while not state.over:
            state = state.play(state.by_chance(number))
            number += 1
        assert (sum(state.balances), state.pot) == (0, 0)
