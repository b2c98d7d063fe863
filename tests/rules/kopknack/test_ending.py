"""The end of the match, with both systems of payment and the phases of Köpknack."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import refused, told
from ..helpers.invariants import is_conserved
from .positions import buying, dealt, in_play, match, sweep

# -- payment.24: betar pooled and shared


@pytest.mark.parametrize("payment", ["betar", "1922"])
def test_payment_24_legal_with_either_system(payment: str) -> None:
    state = sweep(match(3, payment=payment), winner=1).play("end")
    assert state.over
    assert is_conserved(state)
    assert (told(state, "pooled") == []) == (payment == "1922")


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


# -- who deals, and when a match may end (KK-13)


def test_deal_1_legal_kk13_the_first_dealer_is_the_one_named_or_the_first_seat() -> None:
    assert match(3).dealer == 0
    assert match(3, dealer=2).dealer == 2


def test_deal_1_legal_kk13_the_deal_passes_to_the_left_after_a_deal_without_tricks() -> None:
    assert match(3, dealer=1).deal(seed=1).play("2 fold").play("0 fold").dealer == 2


def test_payment_24_legal_kk13_a_match_may_end_between_two_deals_and_before_the_first() -> None:
    state = match(3)
    assert state.judge("end").legal
    state = state.deal(seed=1)
    assert not state.judge("end").legal
    assert state.play("1 fold").play("2 fold").judge("end").legal
