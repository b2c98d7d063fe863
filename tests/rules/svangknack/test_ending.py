"""The end of a match (SK-12, beside *payment.4*): the pot is shared, the rest drawn for."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import run
from .positions import deal_text, forced, in_play, match, second, swept, with_pot


def test_payment_4_legal_sk12_before_the_first_deal() -> None:
    allowed(match(3), "end")
    state = match(3).play("end")
    assert (state.over, state.phase, state.balances) == (True, "over", (0, 0, 0))
    assert told(state, "ends") == [("payment.4",)]
    assert told(state, "pooled") == []
    assert run(match(3, None), "draw 7s 8s 9s", "end").over


def test_payment_4_legal_sk12_split_even() -> None:
    before = with_pot(3)
    assert before.pot == 18
    state = before.play("end")
    assert told(state, "pooled") == [(18, 6, "payment.4")]
    assert state.balances == tuple(balance + 6 for balance in before.balances)
    assert (state.pot, state.over, state.to_act, state.chance) == (0, True, frozenset(), None)


def test_payment_4_legal_sk12_after_two_passes_the_stakes_are_shared_too() -> None:
    before = run(second(["? ? ?"] * 3), "0 pass, 1 pass")
    assert told(before.play("end"), "pooled") == [(27, 9, "payment.4")]


def test_payment_4_legal_sk12_the_rest_is_drawn_for() -> None:
    before = with_pot(4)
    assert before.pot == 27
    state = before.play("end")
    assert told(state, "pooled") == [(27, 6, "payment.4")]
    assert told(state, "rest") == [(3, "payment.4")]
    assert (state.pot, state.phase, state.chance, state.over) == (3, "draw", "draw", False)
    after = state.play("draw 7h Kd 8s Qh")
    assert told(after, "rest-won") == [(1, 3, "payment.4")]
    assert after.balances[1] == state.balances[1] + 3
    assert (after.pot, after.over) == (0, True)
    assert sum(after.balances) == 0


def test_payment_4_legal_sk12_equal_highest_draw_again_among_themselves() -> None:
    state = run(with_pot(4), "end", "draw Kh Kd 8s Qh")
    assert told(state, "again") == [(2, "payment.4")]
    assert (state.pot, state.over) == (3, False)
    state = state.play("draw 7h 6h")
    assert told(state, "drew") == [(0, "7h", "payment.4"), (1, "6h", "payment.4")]
    assert told(state, "rest-won") == [(0, 3, "payment.4")]


@pytest.mark.parametrize("move", ["end", deal_text(["? ? ?"] * 4), "0 swing", "1 join", "0 play 7h"])
def test_payment_4_refused_sk12_anything_else_while_a_draw_is_due(move: str) -> None:
    assert refused(with_pot(4).play("end"), move, "payment.4").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["draw 7h", "draw 7h 8h 9h", "draw 7h 7h 8h 9h", "draw 5h 7h 8h 9h"])
def test_payment_4_refused_sk12_draws_that_cannot_be(move: str) -> None:
    with pytest.raises(NotationError):
        with_pot(4).play("end").play(move)


@pytest.mark.parametrize("move", ["end", deal_text(["? ? ?"] * 3), "draw 7h 8h 9h", "0 swing", "1 buy 7h", "0 play 7h"])
def test_payment_4_refused_anything_after_the_end(move: str) -> None:
    state = with_pot(3).play("end")
    assert refused(state, move, "payment.4").reasons[0].key == "over"
    assert list(state.moves()) == []


def test_payment_4_refused_a_deal_by_seed_after_the_end() -> None:
    deal_refused(match(3).play("end"), "payment.4")


def test_payment_4_refused_the_end_during_a_deal() -> None:
    refused(forced(["? ? ?"] * 3, "9s"), "end", "play.2")
    refused(in_play(["? ? ?"] * 3), "end", "play.3")
    refused(second(["? ? ?"] * 3), "end", "bidding.6")


@pytest.mark.parametrize(("players", "stake"), [(n, s) for n in (3, 4, 7, 11) for s in (3, 15)])
def test_payment_4_money_is_conserved(players: int, stake: int) -> None:
    before = swept(match(players, stake=stake), 1)
    each, rest = divmod(before.pot, players)
    state = before.play("end")
    assert state.pot == rest
    assert state.balances == tuple(balance + each for balance in before.balances)
    number = 0
    while not state.over:
        state = state.play(state.by_chance(number))
        number += 1
    assert (sum(state.balances), state.pot) == (0, 0)
