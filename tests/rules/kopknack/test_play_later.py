"""Chapter *play*, the second and third trick: trumps are led and forced (KK-7)."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, legal, run
from .positions import in_play

# -- play.9: the winner of the first trick leads to the second


def test_play_9_legal_the_winner_leads() -> None:
    state = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h")
    assert state.to_act == {1}
    assert told(state, "turn") == [(1, "play.9")]
    allowed(state, "1 play Th", "1 play 7c")


def test_play_9_legal_the_leader_who_wins_leads_again() -> None:
    state = run(in_play(["9h 8h 6d", "7h Th 7c"], up="6s", dealer=1), "0 play 9h, 1 play 7h")
    assert state.to_act == {0}


def test_play_9_refused_forehand_who_lost_the_trick() -> None:
    state = run(in_play(["7h 8h 6d", "9h Th 7c"], up="6s", dealer=1), "0 play 7h, 1 play 9h")
    verdict = refused(state, "0 play 8h", "play.9")
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": 1}


def second_lead(pair: str, up: str = "9s") -> Any:
    """Return a second lead of two players; seat 0 took a trick and leads from these cards.

    It took the first trick with the ace of clubs.
    """
    return run(in_play([f"Ac {pair}", "2c 3d 4d"], up=up, dealer=0), "1 play 2c, 0 play Ac")


# -- play.10: a trump is led to the second trick if held


@pytest.mark.parametrize(("pair", "free"), [("2s Ah", "2s"), ("As 2h", "As"), ("2s Ks", "2s Ks")])
def test_play_10_legal_kk7_any_trump(pair: str, free: str) -> None:
    assert cards(second_lead(pair)) == free


@pytest.mark.parametrize(("pair", "tried"), [("2s Ah", "Ah"), ("As 2h", "2h")])
def test_play_10_refused_another_card(pair: str, tried: str) -> None:
    verdict = refused(second_lead(pair), f"0 play {tried}", "play.10")
    facts = verdict.reasons[0].facts
    assert (facts["seat"], facts["card"], facts["trump"], facts["leading"], facts["number"]) == (
        0,
        tried,
        "s",
        "yes",
        2,
    )
    assert facts["asked"] == (pair.split()[0],)


def test_play_10_legal_not_in_the_first_trick() -> None:
    allowed(in_play(["2s Ah Kh", "? ? ?"], up="9s", dealer=1), "0 play Ah", "0 play 2s")


# -- play.11: without a trump any card


def test_play_11_any_card_without_a_trump() -> None:
    assert cards(second_lead("2h Ad")) == "2h Ad"


def second(pair: str, *played: str, up: str = "9s") -> Any:
    """Return a second trick in which the next seat holds this pair.

    The seats before it have played these cards, each without a duty. Seat 0 takes the first trick with the ace of
    clubs, and all follow.
    """
    clubs = ["Ac", "2c", "3c", "4c"]
    spare = ["2d", "3d", "4d"]
    hands = [f"{club} {card} {other}" for club, card, other in zip(clubs, played, spare, strict=False)]
    hands.append(f"{clubs[len(played)]} {pair}")
    state = in_play(hands, up=up, dealer=len(played))
    state = run(state, *(f"{seat} play {clubs[seat]}" for seat in range(len(hands))))
    return run(state, *(f"{seat} play {card}" for seat, card in enumerate(played)))


# -- play.12: the others follow suit


def test_play_12_legal_kk7_any_card_of_a_plain_suit() -> None:
    assert cards(second("2h Ah", "7h")) == "2h Ah"
    assert cards(second("2h As", "7h")) == "2h"
    assert cards(second("2h As", "7h", "8s")) == "2h"


def test_play_12_legal_a_lower_trump_on_a_trump_that_cannot_be_beaten() -> None:
    assert cards(second("2s Ah", "7s")) == "2s"
    assert cards(second("2s 3s", "7s")) == "2s 3s"


def test_play_12_refused_another_suit() -> None:
    verdict = refused(second("2h Ad", "7h"), "1 play Ad", "play.12")
    assert verdict.reasons[0].facts["asked"] == ("2h",)
    # on a trump lead the duty to trump has no effect, because it binds only seats that cannot follow
    refused(second("2s Ah", "7s"), "1 play Ah", "play.12")
    refused(second("Ts Ah", "7s"), "1 play Ah", "play.12", "play.13")


def test_play_12_refused_trumping_with_the_suit_in_hand() -> None:
    refused(second("2h As", "7h"), "1 play As", "play.12")


# -- play.13: as in the first trick, trump and go above where possible


@pytest.mark.parametrize(
    ("pair", "played", "free"),
    [
        ("8s Ts", ["7s"], "8s Ts"),
        ("2s Ts", ["7s"], "Ts"),
        ("Ts Qs", ["7s", "Js"], "Qs"),
        ("2s Ah", ["7d"], "2s"),
        ("2s As", ["7h"], "2s As"),
        ("8s Ts", ["7h", "6s"], "8s Ts"),
        ("6s Ts", ["7h", "8s"], "Ts"),
    ],
)
def test_play_13_legal_kk7_any_trump_above_the_highest_so_far(pair: str, played: list[str], free: str) -> None:
    assert cards(second(pair, *played)) == free


def test_play_13_refused_a_lower_trump_on_a_trump_lead() -> None:
    verdict = refused(second("2s Ts", "7s"), "1 play 2s", "play.13")
    assert verdict.reasons[0].facts["asked"] == ("Ts",)
    assert verdict.reasons[0].facts["number"] == 2


def test_play_13_refused_a_lower_trump_on_a_trumped_plain_suit() -> None:
    refused(second("6s Ts", "7h", "8s"), "2 play 6s", "play.13")


def test_play_13_refused_a_discard_by_who_could_go_above() -> None:
    # the duty to trump is named after it
    refused(second("Ts Ad", "7h", "8s"), "2 play Ad", "play.13", "play.14")
    refused(second("2s Ad", "7h"), "1 play Ad", "play.13", "play.14")


# -- play.14: who can neither follow nor go above still plays a trump


def test_play_14_legal_kk7_a_trump_too_low() -> None:
    assert cards(second("6s Ad", "7h", "8s")) == "6s"
    assert cards(second("6s 5s", "7h", "8s")) == "5s 6s"
    assert cards(second("6s Ad", "7h", "8s", "Ts")) == "6s"


def test_play_14_refused_a_discard() -> None:
    verdict = refused(second("6s Ad", "7h", "8s"), "2 play Ad", "play.14")
    assert verdict.reasons[0].facts["asked"] == ("6s",)


def test_play_14_legal_not_in_the_first_trick() -> None:
    state = in_play(["7h 2c 3c", "8s 4c 5c", "6s Ad Kd"], up="9s", dealer=2)
    allowed(run(state, "0 play 7h, 1 play 8s"), "2 play Ad", "2 play 6s")


# -- play.15: with neither suit nor trump any card


def test_play_15_any_card_with_neither() -> None:
    assert cards(second("6d Ad", "7h", "8s")) == "6d Ad"
    assert cards(second("6d Ah", "7s")) == "6d Ah"


# -- play.16, play.17: the winner of the second trick leads to the third, with the only card left


def third() -> Any:
    """Return a third trick that seat 1 leads; each seat has one card left."""
    state = in_play(["Ac 2s 7h", "2c Ks 8d", "3c 3s Ah"], up="9s", dealer=2)
    return run(state, "0 play Ac, 1 play 2c, 2 play 3c, 0 play 2s, 1 play Ks, 2 play 3s")


def test_play_16_legal_the_winner_of_the_second_trick_leads() -> None:
    state = third()
    assert state.to_act == {1}
    assert told(state, "turn") == [(1, "play.16")]
    allowed(state, "1 play 8d")


@pytest.mark.parametrize("move", ["0 play 7h", "2 play Ah"])
def test_play_16_refused_another_seat(move: str) -> None:
    assert refused(third(), move, "play.16").reasons[0].key == "turn"


def test_play_16_refused_the_winner_of_the_first_trick_only() -> None:
    refused(third(), "0 play 7h", "play.16")
    state = third().play("1 play 8d")
    # within the trick the turn goes clockwise as ever
    refused(state, "0 play 7h", "deal.1")


def test_play_17_the_last_card_is_played_whatever_it_is() -> None:
    state = third()
    for seat, card in ((1, "8d"), (2, "Ah"), (0, "7h")):
        assert legal(state) == [f"{seat} play {card}"]
        state = state.play(f"{seat} play {card}")
    assert told(state, "trick") == [(1, "play.19")]
    assert state.tricks == (1, 2, 0)


def test_play_17_no_duty_binds_in_the_third_trick() -> None:
    state = third()
    while state.phase == "play":
        assert not any(clause in state.in_force(state.turn) for clause in ("play.10", "play.12", "play.13", "play.14"))
        state = state.play(next(state.moves()))


def test_play_18_a_trump_wins_the_third_trick() -> None:
    state = in_play(["Ac 2s 7h", "2c Ks Ts"], up="9s", dealer=1)
    state = run(state, "0 play Ac, 1 play 2c, 0 play 2s, 1 play Ts, 1 play Ks, 0 play 7h")
    assert told(state, "trick") == [(1, "play.18")]


def test_play_12_13_and_14_bind_only_who_sees_the_hand() -> None:
    state = second("6s Ad", "7h", "8s")
    assert "play.14" in state.in_force(2)
    for other in (None, 0, 1):
        assert state.in_force(other) == ("deal.1",)
