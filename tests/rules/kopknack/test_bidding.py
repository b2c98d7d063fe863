"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import run
from .positions import dealt, match, sweep

HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


# -- bidding.3: all before the dealer fold; the dealer does not bid (KK-2)


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


def test_bidding_4_nobody_fails_and_nobody_buys() -> None:
    state = run(dealt(HANDS, up="9s", dealer=0), "1 knock, 2 fold, 0 fold")
    assert {event[0] for event in state.events} == {"folds", "wins", "takes-pot"}
