"""Chapter *play*, for any number of players: leads, following suit, who takes a trick."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, in_play, legal, run

# -- play.1: of those who are in, forehand leads to the first trick


@pytest.mark.parametrize(
    ("dealer", "folded", "leader"), [(0, [], 1), (3, [], 0), (0, [1], 2), (0, [1, 2], 3), (2, [3, 0], 1)]
)
def test_play_1_legal_the_first_seat_in_left_of_the_dealer_leads(dealer: int, folded: list[int], leader: int) -> None:
    state = in_play(["6h 7h 8h", "9h Th Jh", "6d 7d 8d", "9d Td Jd"], up="9s", dealer=dealer, folded=folded)
    assert state.to_act == {leader}
    assert told(state, "turn") == [(leader, "play.1")]
    allowed(state, f"{leader} play {state.hands[leader][0]}")


def test_play_1_refused_another_seats_lead() -> None:
    state = in_play(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], up="9s", dealer=0)
    verdict = refused(state, "2 play 6d", "play.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 2, "turn": 1}
    refused(state, "0 play 6h", "play.1")


def test_play_1_refused_a_card_that_another_seat_holds() -> None:
    state = in_play(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], up="9s", dealer=0)
    verdict = refused(state, "1 play 6d", "play.1")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 1, "card": "6d"}
    refused(state, "1 blank 6d", "play.1")


@pytest.mark.parametrize("card", ["9s", "2h", "5s", "Xb", "Xr"])
def test_play_1_refused_a_card_that_nobody_holds(card: str) -> None:
    refused(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), f"0 play {card}", "play.1")


def test_play_1_refused_a_card_already_played() -> None:
    state = run(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), "0 play 8h, 1 play 9h, 1 play Th")
    refused(state, "0 play 8h", "play.1")


@pytest.mark.parametrize("move", ["0 knock", "0 fold", "1 fold"])
def test_play_1_refused_bidding_during_the_play(move: str) -> None:
    assert refused(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), move, "play.1").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["end", "draw 6h 7h"])
def test_play_1_refused_end_and_draw_during_the_play(move: str) -> None:
    refused(in_play(["6h 7h 8h", "9h Th Jh"], up="9s", dealer=1), move, "play.1")


# -- play.2: trump ace, or trump king under an ace, at once (K-5: before everything else)


@pytest.mark.parametrize("others", [["6d 7d 8d"], ["6d 7d 8d", "9d Td Jd"]])
def test_play_2_legal_trump_ace(others: list[str]) -> None:
    state = in_play(["As Ks 7h", *others], up="9s", dealer=len(others))
    assert cards(state) == "As"
    allowed(state, "0 play As")


@pytest.mark.parametrize("others", [["6d 7d 8d"], ["6d 7d 8d", "9d Td Jd"]])
def test_play_2_legal_trump_king_under_an_ace(others: list[str]) -> None:
    state = in_play(["Qs Ks 7h", *others], up="As", dealer=len(others))
    assert cards(state) == "Ks"


def test_play_2_legal_trump_king_is_free_under_any_other_card() -> None:
    assert cards(in_play(["Qs Ks 7h", "6d 7d 8d"], up="Js", dealer=1)) == "7h Ks Qs"


def test_play_2_legal_ace_under_a_king() -> None:
    assert cards(in_play(["Qs As 7h", "6d 7d 8d"], up="Ks", dealer=1)) == "As"


def test_play_2_legal_plain_aces_and_kings_bind_nobody() -> None:
    assert cards(in_play(["Ah Kh 7h", "6d 7d 8d"], up="9s", dealer=1)) == "7h Ah Kh"
    assert cards(in_play(["Kh Kd 7h", "6d 7d 8d"], up="As", dealer=1)) == "7h Kd Kh"


def test_play_2_legal_another_seats_ace_binds_nobody() -> None:
    assert cards(in_play(["7h 8h 9h", "As 7d 8d"], up="9s", dealer=1)) == "7h 8h 9h"


def test_play_2_refused_another_card_than_the_ace() -> None:
    state = in_play(["As Ks 7h", "6d 7d 8d"], up="9s", dealer=1)
    verdict = refused(state, "0 play 7h", "play.2")
    facts = verdict.reasons[0].facts
    assert verdict.reasons[0].key == "duty"
    assert (facts["seat"], facts["card"], facts["asked"], facts["trump"], facts["up"]) == (0, "7h", ("As",), "s", "9s")
    refused(state, "0 play Ks", "play.2")


def test_play_2_refused_another_card_than_the_king_under_an_ace() -> None:
    state = in_play(["Ks Qs 7h", "6d 7d 8d"], up="As", dealer=1)
    assert refused(state, "0 play Qs", "play.2").reasons[0].facts["asked"] == ("Ks",)
    refused(state, "0 play 7h", "play.2")


def test_play_2_refused_k5_before_other_duties() -> None:
    # three are in: a trump lead is asked for as well, but the ace decides
    state = in_play(["As Ks 7h", "6d 7d 8d", "9d Td Jd"], up="9s", dealer=2)
    verdict = state.judge("0 play 7h")
    assert verdict.clauses[0] == "play.2"
    assert state.judge("0 play Ks").clauses[0] == "play.2"
    assert legal(state) == ["0 play As"]


def test_play_2_refused_k5_king_before_other_trumps() -> None:
    state = in_play(["Ks Qs Js", "6d 7d 8d", "9d Td Jd"], up="As", dealer=2)
    assert legal(state) == ["0 play Ks"]
    assert state.judge("0 play Qs").clauses[0] == "play.2"


def test_play_2_legal_binds_the_first_lead_only() -> None:
    # seat 1 takes the first trick with the nine and holds the ace: with three in, any trump may follow
    state = in_play(["7s 7h 8h", "9s As 9h", "6d 7d 8d"], up="6s", dealer=2)
    state = run(state, "0 play 7s, 1 play 9s, 2 play 6d")
    assert cards(state) == "As"
    state = in_play(["7s 7h 8h", "9s As Ks", "6d 7d 8d"], up="6s", dealer=2)
    assert cards(run(state, "0 play 7s, 1 play 9s, 2 play 6d")) == "As Ks"


# -- play.3: follow suit if able


def follow(hand: str, led: str = "7h", up: str = "6s") -> State:
    """Return a first trick of two players: seat 0 has led, and seat 1 has this hand."""
    return run(in_play([f"{led} 9d Td", hand], up=up, dealer=1), f"0 play {led}")


def test_play_3_legal_any_card_of_the_suit_led() -> None:
    assert cards(follow("8h Ah 7s")) == "8h Ah"


def test_play_3_legal_anything_without_the_suit() -> None:
    assert cards(follow("8d 9c 7s")) == "7s 8d 9c"


def test_play_3_legal_no_duty_to_beat() -> None:
    allowed(follow("6h Ah 7s"), "1 play 6h", "1 play Ah")


def test_play_3_legal_trump_led_is_a_suit_like_any() -> None:
    assert cards(follow("8h 9c 7s", led="8s")) == "7s"


def test_play_3_refused_another_suit() -> None:
    verdict = refused(follow("8h Ah 7d"), "1 play 7d", "play.3")
    facts = verdict.reasons[0].facts
    assert (facts["seat"], facts["card"], facts["led"], facts["asked"]) == (1, "7d", "h", ("8h", "Ah"))


def test_play_3_refused_trumping_with_the_suit_in_hand() -> None:
    refused(follow("8h 9c 7s"), "1 play 7s", "play.3")


def test_play_3_refused_in_the_second_and_third_trick() -> None:
    state = in_play(["7h 8h 6d", "9h Th 7c", "6c 7d 8d"], up="6s", dealer=2)
    state = run(state, "0 play 7h, 1 play 9h, 2 play 6c")
    # seat 1 has no trump and leads face down; no other seat has trump, so any card may follow
    state = run(state, "1 blank 7c, 2 play 7d, 0 play 8h")
    assert told(state, "trick") == [(1, "play.15")]
    state = run(state, "1 play Th, 2 play 8d")
    allowed(state, "0 play 6d")
    two = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h, 1 play Th")
    refused(two, "0 play 6d", "play.3")


# -- play.4: who takes a trick leads to the next


def test_play_4_legal_the_winner_leads() -> None:
    state = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h")
    assert state.to_act == {1}
    assert told(state, "turn") == [(1, "play.4")]
    allowed(state, "1 play Th", "1 play 7c")


def test_play_4_legal_the_leader_who_wins_leads_again() -> None:
    state = run(in_play(["9h 8h 6d", "7h Th 7c"], up="6s", dealer=1), "0 play 9h, 1 play 7h")
    assert state.to_act == {0}


def test_play_4_refused_forehand_who_lost_the_trick() -> None:
    state = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h")
    verdict = refused(state, "0 play 8h", "play.4")
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": 1}


def test_play_4_refused_in_the_third_trick_too() -> None:
    state = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h, 1 play Th, 0 play 8h")
    refused(state, "0 play 6d", "play.4")


# -- play.5, play.6: the highest trump, else the highest card of the suit led


@pytest.mark.parametrize(
    ("plays", "winner", "clause"),
    [
        (["7h", "8h", "9h"], 2, "play.6"),
        (["9h", "8h", "7h"], 0, "play.6"),
        (["7h", "Ah", "9h"], 1, "play.6"),
        (["7h", "Ad", "Ac"], 0, "play.6"),  # higher cards of other suits do not win
        (["6h", "Ad", "7h"], 2, "play.6"),
        (["Ah", "6s", "Kh"], 1, "play.5"),  # the lowest trump beats the highest plain card
        (["Ah", "7s", "6s"], 1, "play.5"),
        (["Ah", "6s", "7s"], 2, "play.5"),
        (["7s", "Ah", "Ad"], 0, "play.5"),
        (["7s", "Ks", "As"], 2, "play.5"),
    ],
)
def test_play_5_and_6_who_takes_the_trick(plays: list[str], winner: int, clause: str) -> None:
    # the other cards are of a suit that fits no lead, so each play is free
    rest = ["6c 7c", "8c 9c", "Tc Jc"]
    state = in_play([f"{card} {other}" for card, other in zip(plays, rest, strict=True)], up="Qs", dealer=2)
    state = run(state, *(f"{seat} play {card}" for seat, card in enumerate(plays)))
    assert told(state, "trick") == [(winner, clause)]
    assert state.tricks[winner] == 1
    assert state.to_act == {winner}


def test_play_5_highest_trump_wins() -> None:
    state = run(in_play(["9h 6d 7d", "6s 8d 9d"], up="7s", dealer=1), "0 play 9h, 1 play 6s")
    assert told(state, "trick") == [(1, "play.5")]


def test_play_6_highest_of_the_suit_led_wins() -> None:
    state = run(in_play(["9h 6d 7d", "6h 8d Ad"], up="7s", dealer=1), "0 play 9h, 1 play 6h")
    assert told(state, "trick") == [(0, "play.6")]


# -- the third trick is free


def test_play_third_trick_any_card_may_be_led_and_nothing_face_down() -> None:
    state = in_play(["7h 8h 6d", "9h As 7c", "6c 7d 8d"], up="6s", dealer=2)
    state = run(state, "0 play 7h, 1 play 9h, 2 play 6c, 1 play As, 2 play 7d, 0 play 6d")
    assert cards(state) == "7c"
    refused(state, "1 blank 7c", "play.12")


def test_play_14_legal_k16_a_face_down_lead_is_followed_by_any_card_face_up_without_a_trump() -> None:
    state = in_play(["Ah 9c Td", "7h 6d 7d", "8h 8d 9d"], up="9s", dealer=1)
    state = run(state, "2 play 8h, 0 play Ah, 1 play 7h, 0 blank Td")
    held = state.hands[state.turn]
    assert not any(card[1] == state.trump for card in held)
    allowed(state, *(f"{state.turn} play {card}" for card in held))
    refused(state, f"{state.turn} blank {held[0]}", "play.12")


# -- play.10: a lead without trumps in hand


def test_play_10_frees_a_lead_without_trumps_only_if_three_or_more_play() -> None:
    hands = ["9h 8d 9d", "7h 6c 7c", "8h 9c Tc"]
    assert in_play(hands, up="6s", dealer=2).in_force(0) == ("play.10", "play.1")
    assert in_play(hands[:2], up="6s", dealer=1).in_force(0) == ("play.1",)
    assert in_play(hands, up="6s", dealer=2, folded=[2]).in_force(0) == ("play.1",)
