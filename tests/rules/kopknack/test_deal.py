"""Chapter *deal*: clockwise, the stake, three cards each in two rounds, an upcard for trump, the rest for a talon."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError, games

from ..helpers.expect import allowed, cited, deal_refused, refused, told
from ..helpers.positions import bid, run
from .positions import PACK, again, buying, dealt, in_play, sweep

kopknack = games["kopknack"]
WHOLE = "deal " + " ".join(PACK)
THREE = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]


# -- deal.1: the game goes clockwise


def test_deal_1_legal_the_next_seat_in_plays_next() -> None:
    state = in_play([*THREE, "Jc Qc Kc"], up="9s", dealer=3, folded=[1]).play("0 play As")
    assert state.turn == 2
    assert told(state, "turn") == [(2, "deal.1")]
    allowed(state, "2 play 6d")
    assert run(state, "2 play 6d").turn == 3


def test_deal_1_legal_after_the_last_seat_comes_seat_0() -> None:
    assert run(in_play(["6h 7h 8h", "6s 9h Th", "9d 7d 8d"], up="9s", dealer=0), "1 play 6s, 2 play 9d").turn == 0


@pytest.mark.parametrize("move", ["0 play 7h", "2 play 6d"])
def test_deal_1_refused_out_of_turn_within_a_trick(move: str) -> None:
    verdict = refused(run(in_play(THREE, up="9s", dealer=2), "0 play As"), move, "deal.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


def test_deal_1_refused_a_seat_that_has_folded() -> None:
    refused(run(in_play(THREE, up="9s", dealer=2, folded=[1]), "0 play As"), "1 play Ks", "deal.1")


# -- deal.2: the dealer's stake goes into the pot; three cards each (KK-2: two rounds, from forehand)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_deal_2_legal_the_dealer_puts_in_the_stake(dealer: int) -> None:
    state = dealt(THREE, up="9s", dealer=dealer, stake=6)
    assert told(state, "ante") == [(dealer, 6, "deal.2")]
    assert state.pot == 6
    assert state.balances[dealer] == -6
    assert sum(state.balances) == -6


def test_deal_2_legal_kk2_two_rounds_from_forehand() -> None:
    order = "As Ks Ah Kh Ad Kd Qs Qh Qd 9c"
    state = kopknack.start(players=3, dealer=1)
    state = state.play(f"deal {order} " + " ".join(card for card in PACK if card not in order))
    # seat 2 is forehand
    assert state.hands[2] == ("As", "Ks", "Qs")
    assert state.hands[0] == ("Ah", "Kh", "Qh")
    assert state.hands[1] == ("Ad", "Kd", "Qd")
    assert told(state, "dealt") == [(1, "deal.2")]


def test_deal_2_legal_every_dealer_pays_for_the_own_deal() -> None:
    state = dealt(THREE, up="9s", dealer=2)
    state = run(state, "0 fold, 1 fold")
    assert state.balances == (0, 0, 0)
    state = again(state, THREE, up="9s")
    assert (state.balances, state.pot) == ((-3, 0, 0), 3)


@pytest.mark.parametrize("move", ["0 knock", "1 fold", "1 play 7h", "0 buy 7h", "0 stand", "1 merge", "0 keep"])
def test_deal_2_refused_seat_moves_before_the_deal(move: str) -> None:
    assert refused(kopknack.start(players=2), move, "deal.2").reasons[0].key == "phase"


def test_deal_2_refused_seat_moves_between_deals() -> None:
    state = sweep(kopknack.start(players=2), winner=1)
    for move in ("0 play 7h", "0 knock", "0 buy 7h", "0 merge"):
        refused(state, move, "deal.2")


def test_deal_2_refused_a_draw_when_a_deal_is_due() -> None:
    refused(kopknack.start(players=2), "draw 7h 8h", "deal.2")


@pytest.mark.parametrize(
    ("state", "clause"),
    [(dealt(THREE, up="9s"), "bidding.2"), (buying(THREE, up="9s"), "buying.1"), (in_play(THREE, up="9s"), "play.1")],
    ids=["bidding", "buying", "play"],
)
def test_deal_2_refused_a_second_deal(state: Any, clause: str) -> None:
    assert refused(state, WHOLE, clause).reasons[0].key == "phase"
    deal_refused(state, clause)
    with pytest.raises(NotationError):
        state.judge("deal 6s 7s")


# -- deal.3: the next card is turned up and its suit is trump


@pytest.mark.parametrize("up", ["2s", "9h", "Kd", "Ac"])
def test_deal_3_the_upcard_fixes_trump(up: str) -> None:
    state = dealt(["7h 7d 7s", "8h 8d 8s"], up=up)
    assert state.up == (up,)
    assert state.trump == up[1]
    assert told(state, "up") == [(up, up[1], "deal.3")]


def test_deal_3_trump_and_upcard_are_gone_between_deals() -> None:
    start = kopknack.start(players=2)
    assert (start.trump, start.up) == (None, ())
    done = dealt(["7h 7d 7s", "8h 8d 8s"], up="6c").play("1 fold")
    assert (done.trump, done.up) == (None, ())


# -- deal.4: the rest is the talon


@pytest.mark.parametrize("count", range(2, 18))
def test_deal_4_the_rest_is_the_talon(count: int) -> None:
    state = kopknack.start(players=count).play(WHOLE)
    assert state.talon == tuple(PACK[3 * count + 1 :])
    assert state.up == (PACK[3 * count],)
    assert {card for hand in state.hands for card in hand} == set(PACK[: 3 * count])
    assert told(state, "talon") == [(51 - 3 * count, "deal.4")]


def test_deal_4_a_card_of_the_talon_cannot_be_played() -> None:
    state = in_play(THREE, up="9s", dealer=2)
    assert refused(state, "0 play Ac", "play.1").reasons[0].key == "card"
    refused(state, "0 play 9s", "play.1")


def test_deal_4_the_talon_is_gone_between_deals() -> None:
    assert kopknack.start(players=2).talon == ()
    assert sweep(kopknack.start(players=2), winner=1).talon == ()
    assert dealt(THREE, up="9s", dealer=2).play("0 fold").play("1 fold").talon == ()


# -- the deal passes to the left after every deal, also one that was not played


def test_deal_passes_to_the_left_after_a_win_without_play() -> None:
    state = run(dealt(["? ? ?"] * 3, up="6s", dealer=2), "0 fold, 1 fold")
    assert (state.dealer, state.deals) == (0, 1)
    assert run(again(state, ["? ? ?"] * 3, up="6s"), "1 fold, 2 fold").dealer == 1


def test_deal_passes_to_the_left_after_play() -> None:
    state = sweep(kopknack.start(players=2, dealer=1), winner=0)
    assert (state.dealer, state.phase) == (0, "deal")
    assert again(state, ["? ? ?", "? ? ?"], up="6s").turn == 1


def test_deal_all_effects_of_an_ordinary_first_deal() -> None:
    state = dealt(THREE, up="9s")
    assert cited(state) == {"deal.2", "deal.3", "deal.4", "bidding.1"}
    assert bid(state).phase == "buying"
