"""Chapter *deal*: clockwise, three cards each in two rounds, the next card fixes trump."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, games

from ..helpers.expect import allowed, deal_refused, refused, told
from ..helpers.positions import PACK, again, bid, dealt, in_play, run

knack = games["knack"]
WHOLE = "deal " + " ".join(PACK)


# -- deal.1: the game goes clockwise


def test_deal_1_legal_the_next_seat_in_plays_next() -> None:
    state = in_play(["As 7h 8h", "Ks 9h Th", "6d 7d 8d", "Jc Qc Kc"], up="9s", dealer=3, folded=[1])
    state = run(state, "0 play As")
    assert state.turn == 2
    assert told(state, "turn") == [(2, "deal.1")]
    allowed(state, "2 play 6d")
    assert run(state, "2 play 6d").turn == 3


def test_deal_1_legal_after_the_last_seat_comes_seat_0() -> None:
    state = in_play(["6h 7h 8h", "6s 9h Th", "9d 7d 8d"], up="9s", dealer=0)
    assert run(state, "1 play 6s, 2 play 9d").turn == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_deal_1_refused_out_of_turn_within_a_trick(seat: int) -> None:
    state = run(in_play(["As 7h 8h", "Ks 9h Th", "6d 7d 8d"], up="9s", dealer=2), "0 play As")
    card = {0: "7h", 2: "6d"}[seat]
    verdict = refused(state, f"{seat} play {card}", "deal.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": seat, "turn": 1}


def test_deal_1_refused_a_seat_that_has_folded() -> None:
    state = run(in_play(["As 7h 8h", "Ks 9h Th", "6d 7d 8d"], up="9s", dealer=2, folded=[1]), "0 play As")
    refused(state, "1 play Ks", "deal.1")


# -- deal.2: the dealer gives three cards each, a round of two and a round of one (K-2: from forehand)


def test_deal_2_legal_k2_two_rounds_from_forehand() -> None:
    state = knack.start(players=3, dealer=1)
    order = "As Ks Ah Kh Ad Kd Qs Qh Qd 9c"
    state = state.play(f"deal {order} " + " ".join(card for card in PACK if card not in order))
    # seat 2 is forehand
    assert state.hands[2] == ("As", "Ks", "Qs")
    assert state.hands[0] == ("Ah", "Kh", "Qh")
    assert state.hands[1] == ("Ad", "Kd", "Qd")
    assert told(state, "dealt") == [(1, "deal.2")]


def test_deal_2_legal_eleven_players_use_34_cards() -> None:
    state = knack.start(players=11, dealer=4).play(WHOLE)
    assert state.up == (PACK[33],)
    assert {card for hand in state.hands for card in hand} == set(PACK[:33])
    assert told(state, "aside") == [(2, "deal.4")]


@pytest.mark.parametrize("move", ["0 knock", "1 fold", "1 play 7h", "0 blank 7h"])
def test_deal_2_refused_seat_moves_before_the_deal(move: str) -> None:
    verdict = refused(knack.start(players=2), move, "deal.2")
    assert verdict.reasons[0].key == "phase"


def test_deal_2_refused_seat_moves_between_deals() -> None:
    state = dealt(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=1).play("0 fold")
    refused(state, "1 play Ks", "deal.2")
    refused(state, "0 knock", "deal.2")


def test_deal_2_refused_a_draw_when_a_deal_is_due() -> None:
    refused(knack.start(players=2), "draw 7h 8h", "deal.2")


def test_deal_2_refused_a_second_deal_in_the_bidding() -> None:
    verdict = refused(dealt(["As 7h 8h", "Ks 9h Th"], up="9s"), WHOLE, "bidding.2")
    assert verdict.reasons[0].key == "phase"


def test_deal_2_refused_a_second_deal_in_the_play() -> None:
    state = in_play(["As 7h 8h", "Ks 9h Th"], up="9s")
    refused(state, WHOLE, "play.1")
    deal_refused(state, "play.1")


def test_deal_2_refused_a_pack_that_cannot_be_even_in_the_middle_of_a_deal() -> None:
    with pytest.raises(NotationError):
        in_play(["As 7h 8h", "Ks 9h Th"], up="9s").judge("deal 6s 7s")


# -- deal.3: the next card is turned up and its suit is trump


@pytest.mark.parametrize("up", ["6s", "9h", "Kd", "Ac"])
def test_deal_3_the_upcard_fixes_trump(up: str) -> None:
    state = dealt(["7h 7d 7s", "8h 8d 8s"], up=up)
    assert state.up == (up,)
    assert state.trump == up[1]
    assert told(state, "up") == [(up, up[1], "deal.3")]


def test_deal_3_trump_and_upcard_are_gone_between_deals() -> None:
    start = knack.start(players=2)
    assert (start.trump, start.up) == (None, ())
    done = dealt(["7h 7d 7s", "8h 8d 8s"], up="6c").play("1 fold")
    assert (done.trump, done.up) == (None, ())


# -- deal.4: the rest is out of this deal


@pytest.mark.parametrize("count", range(2, 12))
def test_deal_4_the_rest_lies_aside(count: int) -> None:
    state = knack.start(players=count).play(WHOLE)
    assert told(state, "aside") == [(36 - 3 * count - 1, "deal.4")]


def test_deal_4_a_card_aside_cannot_be_played() -> None:
    state = in_play(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=1)
    verdict = refused(state, "0 play Ac", "play.1")
    assert verdict.reasons[0].key == "card"
    refused(state, "0 play 9s", "play.1")


# -- the deal passes to the left after every deal, also one that was not played


def test_deal_passes_to_the_left_after_a_win_without_play() -> None:
    state = dealt(["? ? ?"] * 3, up="6s", dealer=2)
    state = run(state, "0 fold, 1 fold")
    assert state.dealer == 0
    assert state.deals == 1
    assert run(again(state, ["? ? ?"] * 3, up="6s"), "1 fold, 2 fold").dealer == 1


def test_deal_passes_to_the_left_after_play() -> None:
    state = in_play(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=1)
    state = run(state, "0 play As, 1 play Ks, 0 play 7h, 1 play 9h, 1 play Th, 0 play 8h")
    assert state.dealer == 0
    assert state.phase == "deal"
    assert bid(again(state, ["? ? ?", "? ? ?"], up="6s")).turn == 1
