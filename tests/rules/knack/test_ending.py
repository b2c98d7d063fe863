"""Chapter *ending*: what is left of the betar is shared, an indivisible rest is drawn for (K-13)."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, State, games

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import PACK, bid, dealt, in_play, run, sweep

knack = games["knack"]
WHOLE = "deal " + " ".join(PACK)


def with_betar(players: int, failing: int, stake: int = 1) -> State:
    """Between deals: seat 1 swept the first deal and `failing` others set a bete of 3·stake each."""
    folded = [seat for seat in range(players) if seat != 1][failing:]
    return sweep(knack.start(players=players, stake=stake), winner=1, folded=folded)


# -- ending.1: betar pooled and shared


def test_ending_1_legal_before_the_first_deal() -> None:
    state = knack.start(players=3)
    allowed(state, "end")
    state = state.play("end")
    assert state.over
    assert state.phase == "over"
    assert state.balances == (0, 0, 0)
    assert told(state, "pooled") == []
    assert told(state, "ends") == [("ending.1",)]


def test_ending_1_legal_between_deals_without_betar() -> None:
    state = bid(dealt(["? ? ?"] * 2, up="9s", stake=2), folded=[1])
    assert state.play("end").balances == state.balances
    assert state.play("end").over


def test_ending_1_legal_split_even() -> None:
    state = with_betar(players=3, failing=1)
    assert (state.balances, state.bets) == ((-6, 3, 0), (3,))
    state = state.play("end")
    assert told(state, "pooled") == [(3, 1, "ending.1")]
    assert state.balances == (-5, 4, 1)
    assert (state.bets, state.pot, state.over) == ((), 0, True)


def test_ending_1_legal_k13_several_betar_are_summed_first() -> None:
    state = with_betar(players=4, failing=3, stake=4)
    assert state.bets == (12, 12, 12)
    state = state.play("end")
    assert told(state, "pooled") == [(36, 9, "ending.1")]
    assert state.over
    assert sum(state.balances) == 0


@pytest.mark.parametrize("phase", ["bidding", "play"])
def test_ending_1_refused_during_a_deal(phase: str) -> None:
    state = dealt(["? ? ?"] * 2, up="9s") if phase == "bidding" else in_play(["? ? ?"] * 2, up="9s")
    refused(state, "end", {"bidding": "bidding.2", "play": "play.1"}[phase])


def test_ending_1_legal_only_while_a_deal_is_due() -> None:
    state = knack.start(players=2)
    assert state.chance == "deal"
    state = dealt(["? ? ?"] * 2, up="9s")
    assert state.chance is None
    assert bid(state, folded=[1]).chance == "deal"


@pytest.mark.parametrize("move", ["end", WHOLE, "draw 7h 8h", "0 knock", "1 fold", "0 play 7h", "1 blank 7h"])
def test_ending_1_refused_anything_after_the_end(move: str) -> None:
    state = knack.start(players=2).play("end")
    verdict = refused(state, move, "ending.1")
    assert verdict.reasons[0].key == "over"
    assert state.to_act == frozenset()
    assert state.chance is None
    assert list(state.moves()) == []


def test_ending_1_refused_a_deal_by_seed_after_the_end() -> None:
    state = knack.start(players=2).play("end")
    deal_refused(state, "ending.1")
    with pytest.raises(NotationError):
        state.by_chance(1)


# -- ending.2: the rest is drawn for


def test_ending_2_legal_rest_lies_in_the_pot_until_drawn_for() -> None:
    state = with_betar(players=2, failing=1).play("end")
    assert told(state, "pooled") == [(3, 1, "ending.1")]
    assert told(state, "rest") == [(1, "ending.2")]
    assert (state.pot, state.bets, state.balances) == (1, (), (-5, 4))
    assert (state.phase, state.chance, state.over) == ("draw", "draw", False)
    assert list(state.moves()) == []
    state = state.play("draw 7h 8h")
    assert told(state, "drew") == [(0, "7h", "ending.2"), (1, "8h", "ending.2")]
    assert told(state, "rest-won") == [(1, 1, "ending.2")]
    assert (state.pot, state.balances, state.over) == (0, (-5, 5), True)


def test_ending_2_legal_all_players_draw_also_those_who_never_joined() -> None:
    state = with_betar(players=5, failing=1).play("end")
    assert (state.pot, state.balances) == (3, (-6, 3, 0, 0, 0))
    state = state.play("draw 6s 7s 8s 9s Ts")
    assert state.balances == (-6, 3, 0, 0, 3)


def test_ending_2_legal_suits_do_not_matter_and_the_ace_is_highest() -> None:
    state = with_betar(players=4, failing=1).play("end")
    assert state.play("draw Kc Ks As Kh").balances[2] == 3


def test_ending_2_legal_k13_equal_highest_draw_again_among_themselves() -> None:
    state = with_betar(players=4, failing=1).play("end")
    state = state.play("draw Ks 7h Kh 8h")
    assert told(state, "again") == [(2, "ending.2")]
    assert (state.phase, state.pot, state.over) == ("draw", 3, False)
    # seats 0 and 2 draw, in this order; the cards of the first draw are back in the pack
    state = state.play("draw 7h Kh")
    assert told(state, "drew") == [(0, "7h", "ending.2"), (2, "Kh", "ending.2")]
    assert told(state, "rest-won") == [(2, 3, "ending.2")]
    assert state.over


def test_ending_2_legal_ties_draw_again_twice_and_shrink() -> None:
    state = with_betar(players=4, failing=2, stake=1).play("end")
    assert (state.pot, state.bets) == (2, ())
    state = state.play("draw As Ah Ad Ac")
    assert told(state, "again") == [(4, "ending.2")]
    state = state.play("draw 9s 6h 9d 9c")
    assert told(state, "again") == [(3, "ending.2")]
    state = state.play("draw Ts Td Jd")
    assert state.over
    assert told(state, "rest-won") == [(3, 2, "ending.2")]


@pytest.mark.parametrize("move", ["end", WHOLE, "0 knock", "1 play 7h", "0 fold"])
def test_ending_2_refused_anything_else_while_a_draw_is_due(move: str) -> None:
    state = with_betar(players=2, failing=1).play("end")
    assert refused(state, move, "ending.2").reasons[0].key == "phase"


@pytest.mark.parametrize(
    "move", ["draw 7h", "draw 7h 8h 9h", "draw 7h 7h", "draw", "draw 2h 7h", "draw Xb 7h", "draw 7h 8x"]
)
def test_ending_2_refused_draws_that_cannot_be(move: str) -> None:
    state = with_betar(players=2, failing=1).play("end")
    with pytest.raises(NotationError):
        state.play(move)
    with pytest.raises(NotationError):
        state.judge(move)


def test_ending_2_refused_after_a_tie_one_card_for_each_who_tied() -> None:
    state = run(with_betar(players=4, failing=1), "end", "draw Ks 7h Kh 8h")
    with pytest.raises(NotationError, match="expected 2"):
        state.play("draw 7h 8h 9h Th")


def test_ending_2_legal_draw_by_seed_is_a_legal_move() -> None:
    state = with_betar(players=2, failing=1).play("end")
    for seed in range(30):
        move = state.by_chance(seed)
        assert move.verb == "draw"
        assert len(move.args) == 2
        after = state.play(move)
        assert after.over or after.chance == "draw"
        assert after == state.play(str(move))


@pytest.mark.parametrize(
    ("players", "failing", "stake"), [(n, f, s) for n in (2, 3, 7, 11) for f in (1, n - 1) for s in (1, 5)]
)
def test_ending_1_and_2_money_is_conserved(players: int, failing: int, stake: int) -> None:
    before = with_betar(players, failing, stake)
    total = sum(before.bets)
    assert total == 3 * stake * failing
    state = before.play("end")
    each, rest = total // players, total % players
    assert state.pot == rest
    assert state.balances == tuple(balance + each for balance in before.balances)
    assert state.over == (rest == 0)
    number = 0
    while not state.over:
        state = state.play(state.by_chance(number))
        number += 1
    assert sum(state.balances) == 0
    assert state.pot == 0
