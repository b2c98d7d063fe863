"""Chapter *play*, the first trick: any lead, follow suit, else trump and overtrump (KK-6)."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, run
from .positions import buying, in_play

# -- play.1: of those who are in, forehand leads to the first trick


@pytest.mark.parametrize(
    ("dealer", "folded", "leader"), [(0, [], 1), (3, [], 0), (0, [1], 2), (0, [1, 2], 3), (2, [3, 0], 1)]
)
def test_play_1_legal_the_first_seat_in_left_of_the_dealer_leads(dealer: int, folded: list[int], leader: int) -> None:
    state = in_play(["? ? ?"] * 4, up="9s", dealer=dealer, folded=folded)
    assert state.to_act == {leader}
    assert told(state, "turn") == [(leader, "play.1")]
    allowed(state, f"{leader} play {state.hands[leader][0]}")


def test_play_1_refused_another_seats_lead() -> None:
    state = in_play(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], up="9s", dealer=0)
    verdict = refused(state, "2 play 6d", "play.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 2, "turn": 1}
    refused(state, "0 play 6h", "play.1")


@pytest.mark.parametrize("card", ["6d", "9s", "2h", "As"])
def test_play_1_refused_a_card_that_is_not_held(card: str) -> None:
    state = in_play(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], up="9s", dealer=0)
    verdict = refused(state, f"1 play {card}", "play.1")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 1, "card": card}


def test_play_1_refused_a_card_already_played() -> None:
    state = run(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), "0 play 8h, 1 play 9h, 1 play Th")
    refused(state, "0 play 8h", "play.1")


@pytest.mark.parametrize("move", ["0 knock", "0 fold", "0 buy 6h", "0 stand", "1 merge", "0 keep", "end", "draw 6h 7h"])
def test_play_1_refused_everything_but_cards(move: str) -> None:
    assert refused(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), move, "play.1").reasons[0].key == "phase"


# -- play.2: any card may be led to the first trick


@pytest.mark.parametrize("hand", ["As Ks 7h", "7h 8d 9c", "2s 3s 4s"])
def test_play_2_kk6_any_card_may_be_led(hand: str) -> None:
    state = in_play([hand, "? ? ?", "? ? ?"], up="9s", dealer=2)
    assert cards(state).split() == sorted(hand.split())
    allowed(state, *(f"0 play {card}" for card in hand.split()))


def follow(hand: str, *played: str, up: str = "9s") -> Any:
    """Return a first trick in which the next seat holds this hand.

    The seats before it have played these cards, each without a duty.
    """
    rest = ["2c 3c", "4c 5c", "6c 7c"]
    hands = [f"{card} {other}" for card, other in zip(played, rest, strict=False)]
    state = in_play([*hands, hand], up=up, dealer=len(played))
    return run(state, *(f"{seat} play {card}" for seat, card in enumerate(played)))


# -- play.3: follow suit if able


def test_play_3_legal_kk6_any_card_of_the_suit_led() -> None:
    assert cards(follow("8h Ah 7s", "7h")) == "8h Ah"
    assert cards(follow("8h Ah 2h", "7h")) == "2h 8h Ah"


def test_play_3_legal_kk6_a_plain_suit_need_not_be_beaten() -> None:
    allowed(follow("6h Ah 7s", "7h"), "1 play 6h", "1 play Ah")
    assert cards(follow("6h Ah 7s", "7h", "Kh")) == "6h Ah"


def test_play_3_legal_a_trumped_plain_suit_is_followed_all_the_same() -> None:
    assert cards(follow("6h Ah Ks", "7h", "8s")) == "6h Ah"


def test_play_3_legal_a_lower_trump_follows_a_trump_that_cannot_be_beaten() -> None:
    assert cards(follow("2s 3s Ah", "7s")) == "2s 3s"


def test_play_3_refused_another_suit() -> None:
    verdict = refused(follow("8h Ah 7d", "7h"), "1 play 7d", "play.3")
    facts = verdict.reasons[0].facts
    assert verdict.reasons[0].key == "duty"
    assert (facts["seat"], facts["card"], facts["led"], facts["asked"]) == (1, "7d", "h", ("8h", "Ah"))


def test_play_3_refused_trumping_with_the_suit_in_hand() -> None:
    refused(follow("8h 9c 7s", "7h"), "1 play 7s", "play.3")
    refused(follow("8h 9c Ks", "7h", "Ts"), "2 play Ks", "play.3")


def test_play_3_refused_a_plain_card_on_a_trump_lead() -> None:
    refused(follow("2s 3s Ah", "7s"), "1 play Ah", "play.3")
    # with a higher trump in hand that is asked for as well
    refused(follow("2s Ks Ah", "7s"), "1 play Ah", "play.3", "play.5")


# -- play.4, play.5: a trump lead is gone above where possible


def test_play_4_the_compulsion_never_breaks_the_duty_to_follow() -> None:
    assert cards(follow("2h As Ks", "7h")) == "2h"


def test_play_4_it_speaks_of_trumps_only() -> None:
    # no heart need be beaten, and a diamond cannot beat one
    assert cards(follow("2h Kh Ad", "7h")) == "2h Kh"
    assert cards(follow("Ad Kd Qc", "7h")) == "Ad Kd Qc"


@pytest.mark.parametrize(
    ("hand", "played", "free"),
    [
        ("8s Ts 2s", ["7s"], "8s Ts"),
        ("8s Ts 2s", ["7s", "Js"], "2s 8s Ts"),  # none goes above: any trump
        ("Ts Qs 2s", ["7s", "Js"], "Qs"),
        ("Ts Qs As", ["Js", "7s"], "As Qs"),  # none is higher: any trump
        ("8s Ah Ad", ["7s"], "8s"),
        ("Ts Qs 2s", ["7s", "Ah"], "Qs Ts"),  # a discard does not change this
    ],
)
def test_play_5_legal_kk6_any_trump_above_the_highest_so_far(hand: str, played: list[str], free: str) -> None:
    # a seat that discards on a trump holds none: the helper's clubs
    assert cards(follow(hand, *played)) == free


def test_play_5_refused_a_lower_trump() -> None:
    verdict = refused(follow("8s Ts 2s", "7s"), "1 play 2s", "play.5")
    facts = verdict.reasons[0].facts
    assert (facts["asked"], facts["led"], facts["trump"]) == (("8s", "Ts"), "s", "s")
    refused(follow("Ts Qs 2s", "7s", "Js"), "2 play Ts", "play.5")
    refused(follow("Ts Qs As", "Js", "7s"), "2 play Ts", "play.5")


# -- play.6: a plain suit without a trump on it is trumped by seats that cannot follow


@pytest.mark.parametrize(
    ("hand", "played", "free"),
    [
        ("2s Ks Ad", ["7h"], "2s Ks"),
        ("2s Ad Ac", ["7h", "Kh"], "2s"),
        ("2s Ad Ac", ["7h", "Kd"], "2s"),  # a discard of another seat is not a trump
    ],
)
def test_play_6_legal_kk6_any_trump(hand: str, played: list[str], free: str) -> None:
    assert cards(follow(hand, *played)) == free


def test_play_6_refused_a_discard_with_a_trump_in_hand() -> None:
    verdict = refused(follow("2s Ks Ad", "7h"), "1 play Ad", "play.6")
    assert verdict.reasons[0].facts["asked"] == ("2s", "Ks")
    refused(follow("2s Ks Ad", "7h", "Kd"), "2 play Ad", "play.6")


# -- play.7: after a trump, a seat that cannot follow plays a higher trump if able


@pytest.mark.parametrize(
    ("hand", "played", "free"),
    [
        ("8s Ks Ad", ["7h", "6s"], "8s Ks"),
        ("8s Ks Ad", ["7h", "Ts"], "Ks"),
        ("8s Ks As", ["7h", "Ts", "Ah"], "As Ks"),  # following suit after it does not lower the trump
        ("8s Ks Ad", ["7h", "6s", "Ts"], "Ks"),
    ],
)
def test_play_7_legal_kk6_any_trump_above_the_highest(hand: str, played: list[str], free: str) -> None:
    assert cards(follow(hand, *played)) == free


def test_play_7_refused_a_lower_trump_and_a_discard() -> None:
    state = follow("8s Ks Ad", "7h", "Ts")
    assert refused(state, "2 play 8s", "play.7").reasons[0].facts["asked"] == ("Ks",)
    refused(state, "2 play Ad", "play.7")


# -- play.8: only then any card (KK-12: a trump that is too low is one)


def test_play_8_kk12_a_trump_too_low_is_as_free_as_any_card() -> None:
    assert cards(follow("8s 2s Ad", "7h", "Ts")) == "2s 8s Ad"
    assert cards(follow("8s 2s 3s", "7h", "Ts")) == "2s 3s 8s"


def test_play_8_without_the_suit_and_without_trumps() -> None:
    assert cards(follow("8d Tc Ad", "7h")) == "8d Ad Tc"
    assert cards(follow("8d 2h Ad", "7s")) == "2h 8d Ad"


def test_play_8_in_the_first_trick_nobody_must_undertrump() -> None:
    state = follow("8s 2s Ad", "7h", "Ts")
    allowed(state, "2 play Ad", "2 play 8s", "2 play 2s")


# -- play.18, play.19: the highest trump, else the highest card of the suit led


@pytest.mark.parametrize(
    ("plays", "winner", "clause"),
    [
        (["7h", "8h", "9h"], 2, "play.19"),
        (["9h", "8h", "7h"], 0, "play.19"),
        (["7h", "Ah", "9h"], 1, "play.19"),
        (["7h", "Ad", "Ac"], 0, "play.19"),  # higher cards of other suits do not win
        (["2h", "Ad", "3h"], 2, "play.19"),
        (["Ah", "2s", "Kh"], 1, "play.18"),  # the lowest trump beats the highest plain card
        (["Ah", "2s", "3s"], 2, "play.18"),
        (["7s", "Ah", "Ad"], 0, "play.18"),
        (["7s", "Ks", "As"], 2, "play.18"),
        (["7s", "Ks", "8h"], 1, "play.18"),
    ],
)
def test_play_18_and_19_who_takes_the_trick(plays: list[str], winner: int, clause: str) -> None:
    rest = ["6c 7c", "8c 9c", "Tc Jc"]
    state = in_play([f"{card} {other}" for card, other in zip(plays, rest, strict=True)], up="Qs", dealer=2)
    for seat, card in enumerate(plays):
        if seat:
            leading = state.view().winning
            assert leading is not None
        state = state.play(f"{seat} play {card}")
    assert told(state, "trick") == [(winner, clause)]
    assert state.tricks[winner] == 1
    assert state.to_act == {winner}


def test_play_18_the_upcard_is_no_card_of_the_trick() -> None:
    state = run(in_play(["9h 6d 7d", "2s 8d 9d"], up="As", dealer=1), "0 play 9h, 1 play 2s")
    assert told(state, "trick") == [(1, "play.18")]


def test_play_19_highest_of_the_suit_led_wins() -> None:
    state = run(in_play(["9h 6d 7d", "6h 8d Ad"], up="7s", dealer=1), "0 play 9h, 1 play 6h")
    assert told(state, "trick") == [(0, "play.19")]


def test_play_cards_bought_are_played_like_any() -> None:
    state = buying(["7h 8h 9h", "2c 3c 4c"], up="9s", dealer=1, talon="As")
    state = run(state, "0 stand, 1 buy 2c, 0 stand, 1 stand, 0 play 7h")
    refused(state, "1 play 3c", "play.6")
    assert cards(state) == "As"
