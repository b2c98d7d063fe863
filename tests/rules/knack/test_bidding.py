"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

from ..helpers.expect import told
from ..helpers.positions import again, dealt, run

HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


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
    # seat 1 deals, seat 0 folds: the dealer pays no other seat and takes the bete
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
