"""Chapter *deal*: the stake, three cards each in two rounds, the upcard, the talon."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

from ..helpers.expect import cited, told
from ..helpers.positions import bid, run
from .positions import PACK, again, dealt, sweep

kopknack = games["kopknack"]
WHOLE = "deal " + " ".join(PACK)
THREE = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


# -- deal.2: the dealer's stake goes into the pot; three cards each (KK-2: two rounds, from forehand)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_deal_2_legal_the_dealer_puts_in_the_stake(dealer: int) -> None:
    state = dealt(THREE, up="9s", dealer=dealer, stake=6)
    assert told(state, "ante") == [(dealer, 6, "deal.2")]
    assert state.pot == 6
    assert state.balances[dealer] == -6
    assert sum(state.balances) == -6


def test_deal_2_legal_every_dealer_pays_for_the_own_deal() -> None:
    state = dealt(THREE, up="9s", dealer=2)
    state = run(state, "0 fold, 1 fold")
    assert state.balances == (0, 0, 0)
    state = again(state, THREE, up="9s")
    assert (state.balances, state.pot) == ((-3, 0, 0), 3)


# -- deal.4: the rest is the talon


@pytest.mark.parametrize("count", range(2, 18))
def test_deal_4_the_rest_is_the_talon(count: int) -> None:
    state = kopknack.start(players=count).play(WHOLE)
    assert state.talon == tuple(PACK[3 * count + 1 :])
    assert state.up == (PACK[3 * count],)
    assert {card for hand in state.hands for card in hand} == set(PACK[: 3 * count])
    assert told(state, "talon") == [(51 - 3 * count, "deal.4")]


def test_deal_4_the_talon_is_gone_between_deals() -> None:
    assert kopknack.start(players=2).talon == ()
    assert sweep(kopknack.start(players=2), winner=1).talon == ()
    assert dealt(THREE, up="9s", dealer=2).play("0 fold").play("1 fold").talon == ()


# -- the deal passes to the left after every deal, also one that was not played


def test_deal_all_effects_of_an_ordinary_first_deal() -> None:
    state = dealt(THREE, up="9s")
    assert cited(state) == {"deal.2", "deal.3", "deal.4", "bidding.1"}
    assert bid(state).phase == "buying"
