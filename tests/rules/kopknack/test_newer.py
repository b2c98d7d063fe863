"""Chapter *newer*: the system of 1922, without betar (KK-10)."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import cited, option_refused, refused, told
from ..helpers.invariants import is_conserved
from ..helpers.positions import bid, run
from .positions import again, alone, dealt, match, one_each, sweep, two_to_one


def newer(players: int, dealer: int = 0, **options: Any) -> Any:
    """Return a match with the newer system that waits for its first deal."""
    return match(players, dealer, payment="1922", **options)


# -- newer.1: the system is an option


def test_newer_1_legal_kk3_kk10_either_system() -> None:
    assert match(2, payment="betar") == match(2)
    assert newer(2) != match(2)
    assert not sweep(newer(3), winner=1).bets


def test_newer_1_legal_three_rounds_of_buying_go_with_it() -> None:
    state = sweep(newer(2, buys=3), winner=1, times={0: 3})
    assert told(state, "pays-in") == [(0, 6, "newer.2")]


@pytest.mark.parametrize("payment", [1922, "1911", "Betar", "", True, None, 19.22, ("betar",)])
def test_newer_1_refused_kk3_other_values(payment: Any) -> None:
    option_refused(lambda: match(2, payment=payment), "newer.1", "payment", "betar", "1922")


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"merge": True}, "payment.17"),
        ({"forced": "no-bets"}, "payment.23"),
        ({"merge": True, "forced": "no-bets"}, "payment.17"),
        ({"buys": 3, "forced": "no-bets"}, "payment.23"),
    ],
)
def test_newer_1_refused_kk3_what_goes_with_betar_only(options: dict[str, Any], clause: str) -> None:
    option_refused(lambda: newer(2, **options), clause, 'payment = "betar"')


def test_newer_1_refused_kk10_there_are_no_betar_to_merge() -> None:
    state = sweep(newer(2), winner=1, times={0: 2})
    refused(state, "0 merge", "deal.2")
    refused(state, "0 keep", "deal.2")


# -- newer.2: who joined and took no trick pays double stake into the pot, however often bought


@pytest.mark.parametrize("times", [0, 1, 2])
@pytest.mark.parametrize("stake", [3, 9])
def test_newer_2_kk10_double_stake_whatever_was_bought(times: int, stake: int) -> None:
    state = sweep(newer(2, stake=stake), winner=1, times={0: times})
    assert told(state, "pays-in") == [(0, 2 * stake, "newer.2")]
    assert state.balances == (-3 * stake, 3 * stake)
    assert (state.bets, state.pot) == ((), 0)


def test_newer_2_from_forehand_to_the_dealer() -> None:
    state = sweep(newer(4, dealer=1), winner=3, folded=[0])
    assert told(state, "pays-in") == [(2, 6, "newer.2"), (1, 6, "newer.2")]
    assert state.balances == (0, -9, -6, 15)
    assert is_conserved(state)


def test_newer_2_nobody_pays_in_who_took_a_trick_or_folded() -> None:
    state = two_to_one(newer(3), more=2, less=1)
    assert told(state, "pays-in") == []
    assert state.balances == (-3, 1, 2)


def test_newer_2_nothing_of_the_older_system_is_told() -> None:
    state = sweep(newer(3), winner=1, times={0: 2, 2: 1})
    assert {event[0] for event in state.events} == {"trick", "pays-in", "takes"}
    assert cited(state) == {"play.18", "newer.2", "newer.3"}


# -- newer.3: then a third of the whole pot for each trick


def test_newer_3_kk10_thirds_of_stake_and_payments() -> None:
    # seats 1 and 2 share the tricks, seats 3 and 0 (the dealer) fail: 3 + 2 · 6 = 15
    state = bid(again(newer(4), ["2c 3c 4c", "As 6h 7h", "Qs Ah Kh", "2d 3d 4d"], up="9s"))
    state = run(state, *["1 stand, 2 stand, 3 stand, 0 stand"] * 2)
    state = run(state, "1 play As, 2 play Qs, 3 play 2d, 0 play 2c")
    state = run(state, "1 play 6h, 2 play Ah, 3 play 3d, 0 play 3c")
    state = run(state, "2 play Kh, 3 play 4d, 0 play 4c, 1 play 7h")
    assert told(state, "pays-in") == [(3, 6, "newer.2"), (0, 6, "newer.2")]
    assert told(state, "takes") == [(1, 5, 1, "newer.3"), (2, 10, 2, "newer.3")]
    assert state.balances == (-9, 5, 10, -6)
    assert is_conserved(state)


def test_newer_3_without_failures_the_stake_alone() -> None:
    state = one_each(newer(3, stake=6), (1, 2, 0))
    assert told(state, "takes") == [(seat, 2, 1, "newer.3") for seat in (1, 2, 0)]
    assert state.balances == (-4, 2, 2)


def test_newer_3_every_deal_begins_with_the_stake_alone() -> None:
    state = sweep(newer(3), winner=1)
    assert state.balances == (-9, 15, -6)
    state = again(state, ["? ? ?"] * 3, up="9s")
    assert (state.pot, state.bets) == (3, ())
    assert {event[0] for event in state.events} == {"ante", "dealt", "up", "talon", "turn"}


# -- newer.4: without play the winner takes the pot, the dealer's stake


def test_newer_4_kk10_the_dealer_alone() -> None:
    state = alone(newer(3, dealer=2, stake=6))
    assert told(state, "takes-pot") == [(2, 6, "newer.4")]
    assert state.balances == (0, 0, 0)


def test_newer_4_kk10_the_only_knocker() -> None:
    state = bid(dealt(["? ? ?"] * 3, up="9s", stake=6, payment="1922"), folded=[2, 0])
    assert told(state, "wins") == [(1, "bidding.4")]
    assert told(state, "takes-pot") == [(1, 6, "newer.4")]
    assert state.balances == (-6, 6, 0)
    assert told(state, "pays-in") == told(state, "gone") == []
