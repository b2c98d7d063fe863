"""The end of the match (chapter *payment*): betar are shared, an indivisible rest is drawn for (KK-11)."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.invariants import conserved
from ..helpers.positions import run
from .positions import PACK, alone, buying, dealt, in_play, match, sweep

WHOLE = "deal " + " ".join(PACK)


def with_betar(players: int, failing: int, **options: Any) -> Any:
    """Between deals: seat 1 swept the first deal and `failing` others set a bete of the stake each."""
    folded = [seat for seat in range(players) if seat != 1][failing:]
    return sweep(match(players, **options), winner=1, folded=folded)


# -- payment.24: betar pooled and shared


def test_payment_24_legal_before_the_first_deal() -> None:
    state = match(3)
    allowed(state, "end")
    assert state.judge("end").grounds == ("payment.24",)
    state = state.play("end")
    assert (state.over, state.phase, state.balances) == (True, "over", (0, 0, 0))
    assert told(state, "pooled") == []
    assert told(state, "ends") == [("payment.24",)]


def test_payment_24_legal_between_deals_without_betar() -> None:
    state = alone(match(3))
    assert state.play("end").balances == state.balances
    assert state.play("end").over


@pytest.mark.parametrize("payment", ["betar", "1922"])
def test_payment_24_legal_with_either_system(payment: str) -> None:
    state = sweep(match(3, payment=payment), winner=1).play("end")
    assert state.over
    assert conserved(state)
    assert (told(state, "pooled") == []) == (payment == "1922")


def test_payment_24_legal_split_even() -> None:
    state = with_betar(players=3, failing=1)
    assert (state.balances, state.bets) == ((-6, 3, 0), (3,))
    state = state.play("end")
    assert told(state, "pooled") == [(3, 1, "payment.24")]
    assert (state.balances, state.bets, state.pot, state.over) == ((-5, 4, 1), (), 0, True)


def test_payment_24_legal_kk11_several_betar_are_summed_first() -> None:
    state = with_betar(players=4, failing=3, stake=12)
    assert state.bets == (12, 12, 12)
    state = state.play("end")
    assert told(state, "pooled") == [(36, 9, "payment.24")]
    assert state.over
    assert sum(state.balances) == 0


@pytest.mark.parametrize(
    ("state", "clause"),
    [
        (dealt(["? ? ?"] * 2, up="9s"), "bidding.2"),
        (buying(["? ? ?"] * 2, up="9s"), "buying.1"),
        (in_play(["? ? ?"] * 2, up="9s"), "play.1"),
        (sweep(match(2, merge=True), winner=1, times={0: 2}), "payment.16"),
    ],
    ids=["bidding", "buying", "play", "merging"],
)
def test_payment_24_refused_during_a_deal(state: Any, clause: str) -> None:
    assert refused(state, "end", clause).reasons[0].key == "phase"


@pytest.mark.parametrize(
    "move", ["end", WHOLE, "draw 7h 8h", "0 knock", "1 fold", "0 play 7h", "0 buy 7h", "1 stand", "0 merge", "1 keep"]
)
def test_payment_24_refused_anything_after_the_end(move: str) -> None:
    state = match(2).play("end")
    assert refused(state, move, "payment.24").reasons[0].key == "over"
    assert (state.to_act, state.chance, list(state.moves())) == (frozenset(), None, [])


def test_payment_24_refused_a_deal_by_seed_after_the_end() -> None:
    state = match(2).play("end")
    deal_refused(state, "payment.24")
    with pytest.raises(NotationError):
        state.by_chance(1)


# -- payment.25: the rest is drawn for


def test_payment_25_legal_the_rest_lies_in_the_pot_until_drawn_for() -> None:
    state = with_betar(players=2, failing=1).play("end")
    assert told(state, "pooled") == [(3, 1, "payment.24")]
    assert told(state, "rest") == [(1, "payment.25")]
    assert (state.pot, state.bets, state.balances) == (1, (), (-5, 4))
    assert (state.phase, state.chance, state.over) == ("draw", "draw", False)
    assert list(state.moves()) == []
    state = state.play("draw 7h 8h")
    assert told(state, "drew") == [(0, "7h", "payment.25"), (1, "8h", "payment.25")]
    assert told(state, "rest-won") == [(1, 1, "payment.25")]
    assert told(state, "ends") == [("payment.24",)]
    assert (state.pot, state.balances, state.over) == (0, (-5, 5), True)


def test_payment_25_legal_all_players_draw_also_those_who_never_joined() -> None:
    state = with_betar(players=5, failing=1).play("end")
    assert (state.pot, state.balances) == (3, (-6, 3, 0, 0, 0))
    assert state.play("draw 6s 7s 8s 9s Ts").balances == (-6, 3, 0, 0, 3)


def test_payment_25_legal_suits_do_not_matter_and_the_two_is_lowest() -> None:
    state = with_betar(players=4, failing=1).play("end")
    assert state.play("draw Kc Ks As Kh").balances[2] == 3
    assert state.play("draw 2c 2s 2h 3c").balances[3] == 3


def test_payment_25_legal_kk11_equal_highest_draw_again_among_themselves() -> None:
    state = with_betar(players=4, failing=1).play("end").play("draw Ks 7h Kh 8h")
    assert told(state, "again") == [(2, "payment.25")]
    assert (state.phase, state.pot, state.over) == ("draw", 3, False)
    # seats 0 and 2 draw, in this order; the cards of the first draw are back in the pack
    state = state.play("draw 7h Kh")
    assert told(state, "drew") == [(0, "7h", "payment.25"), (2, "Kh", "payment.25")]
    assert told(state, "rest-won") == [(2, 3, "payment.25")]
    assert state.over


@pytest.mark.parametrize("move", ["end", WHOLE, "0 knock", "1 play 7h", "0 buy 7h", "1 stand", "0 merge"])
def test_payment_25_refused_anything_else_while_a_draw_is_due(move: str) -> None:
    assert refused(with_betar(players=2, failing=1).play("end"), move, "payment.25").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["draw 7h", "draw 7h 8h 9h", "draw 7h 7h", "draw", "draw Xb 7h", "draw 7h 8x"])
def test_payment_25_refused_draws_that_cannot_be(move: str) -> None:
    state = with_betar(players=2, failing=1).play("end")
    for call in (state.play, state.judge):
        with pytest.raises(NotationError):
            call(move)


def test_payment_25_refused_after_a_tie_one_card_for_each_who_tied() -> None:
    state = run(with_betar(players=4, failing=1), "end", "draw Ks 7h Kh 8h")
    with pytest.raises(NotationError, match="expected 2"):
        state.play("draw 7h 8h 9h Th")


@pytest.mark.parametrize(
    ("players", "failing", "stake"), [(n, f, s) for n in (2, 3, 7, 17) for f in (1, n - 1) for s in (3, 15)]
)
def test_payment_24_and_25_money_is_conserved(players: int, failing: int, stake: int) -> None:
    before = with_betar(players, failing, stake=stake)
    total = sum(before.bets)
    assert total == stake * failing
    state = before.play("end")
    each, rest = divmod(total, players)
    assert state.pot == rest
    assert state.balances == tuple(balance + each for balance in before.balances)
    assert state.over == (rest == 0)
    number = 0
    while not state.over:
        state = state.play(state.by_chance(number))
        number += 1
    assert (sum(state.balances), state.pot) == (0, 0)
