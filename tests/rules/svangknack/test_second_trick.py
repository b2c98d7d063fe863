"""Chapter *play*, the second trick: trump is led and followed, or a card face down."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, legal, played_out, run
from .positions import forced, in_play


def lead(pair: str, first: str = "Ah") -> State:
    """Return a second trick that seat 0 leads from these two cards.

    Seat 1 holds low spades, seat 2 no trump.
    """
    state = forced([f"{first} {pair}", "7h 7s 8c", "8h 7d 8d"], "6s")
    return run(state, f"0 play {first}, 1 play 7h, 2 play 8h")


def follow(pair: str, led: str = "play As") -> State:
    """Return a second trick in which seat 1 follows from these two cards.

    Seat 0 has led a trump, or the king of clubs face down.
    """
    own = led.split()[1]
    state = forced([f"Ah {own} Kc" if own != "Kc" else "Ah Kc Qc", f"7h {pair}", "8h 6d 8d"], "6s")
    return run(state, "0 play Ah, 1 play 7h, 2 play 8h", f"0 {led}")


# -- play.10: a trump is led if able


@pytest.mark.parametrize(("pair", "may"), [("As Kd", "As"), ("8s Ks", "8s Ks"), ("9s Kd", "9s")])
def test_play_10_legal_a_trump(pair: str, may: str) -> None:
    state = lead(pair)
    assert cards(state) == may
    allowed(state, *(f"0 play {card}" for card in may.split()))


def test_play_10_refused_another_card() -> None:
    verdict = refused(lead("9s Kd"), "0 play Kd", "play.10")
    facts = verdict.reasons[0].facts
    assert verdict.reasons[0].key == "duty"
    assert (facts["asked"], facts["trump"], facts["number"], facts["leading"]) == (("9s",), "s", 2, "yes")


def test_play_10_refused_another_card_face_down_breaks_two_clauses() -> None:
    refused(lead("9s Kd"), "0 blank Kd", "play.10", "play.11")


def test_play_10_legal_binds_the_second_lead_only() -> None:
    assert cards(forced(["9s Kd 7h", "? ? ?", "? ? ?"], "6s")) == "7h 9s Kd"


# -- play.11: without a trump a card is led face down (SK-10), which others do not see (SK-13)


def test_play_11_legal_sk10_a_card_face_down() -> None:
    state = lead("Kd 9c")
    assert legal(state) == ["0 blank 9c", "0 blank Kd"]
    allowed(state, "0 blank 9c", "0 blank Kd")
    assert state.play("0 blank Kd").trick == ((0, "Kd", True),)


def test_play_11_legal_sk13_nobody_else_sees_the_card() -> None:
    state = lead("Kd 9c").play("0 blank Kd")
    for seats in ((), (1,), (2,), (1, 2)):
        assert state.view(*seats).trick == ((0, None, True),)
    assert state.view(0).trick == ((0, "Kd", True),)
    assert state.view(0, 2).trick == ((0, "Kd", True),)


def test_play_11_legal_sk13_shown_when_the_deal_is_over() -> None:
    state = lead("Kd 9c").play("0 blank Kd")
    while state.phase == "play":
        for trick in state.view(1).finished_tricks[1:]:
            assert trick[0].card is None
        state = state.play(next(state.moves()))
    for seats in ((), (1,), (0, 2)):
        assert state.view(*seats).finished_tricks[1][0] == (0, "Kd", True)


def test_play_11_refused_sk10_open_without_a_trump() -> None:
    verdict = refused(lead("Kd 9c"), "0 play Kd", "play.11")
    assert verdict.reasons[0].facts["hidden"] == "yes"
    assert verdict.reasons[0].facts["asked"] == ("9c", "Kd")


def test_play_11_refused_a_trump_face_down() -> None:
    # a trump that is face down is not the trump that play.10 asks for
    refused(lead("8s 9s"), "0 blank 9s", "play.10", "play.11")
    refused(lead("9s Kd"), "0 blank 9s", "play.10", "play.11")


@pytest.mark.parametrize("hand", ["As 7d 8c", "6d 7d 8c"])
def test_play_11_refused_face_down_in_the_first_trick(hand: str) -> None:
    state = forced([hand, "7h ? ?", "? ? ?"], "6s")
    for card in hand.split():
        verdict = refused(state, f"0 blank {card}", "play.11")
        assert verdict.reasons[0].facts["hidden"] == "no"


# -- play.12: the card led face down counts as a trump below the lowest


def test_play_12_sk10_the_lead_face_down_asks_for_trump() -> None:
    state = lead("Kd 9c").play("0 blank Kd")
    assert told(state, "face-down") == [(0, "play.12")]
    assert cards(state) == "7s"


def test_play_12_sk10_the_lowest_trump_beats_it() -> None:
    state = forced(["Ah Kd 9c", "7h 6s 8c", "8h 7d 8d"], "As")
    state = run(state, "0 play Ah, 1 play 7h, 2 play 8h, 0 blank Kd, 1 play 6s, 2 blank 7d")
    assert told(state, "trick") == [(1, "play.15")]


# -- play.13: others follow with trump if able


@pytest.mark.parametrize(("pair", "may"), [("7s 9c", "7s"), ("7s Ts", "7s Ts"), ("6c Ks", "Ks")])
@pytest.mark.parametrize("led", ["play Js", "blank Kc"])
def test_play_13_legal_sk10_a_trump(pair: str, may: str, led: str) -> None:
    state = follow(pair, led)
    assert cards(state) == may
    allowed(state, *(f"1 play {card}" for card in may.split()))


@pytest.mark.parametrize("led", ["play Js", "blank Kc"])
def test_play_13_refused_sk10_another_card(led: str) -> None:
    verdict = refused(follow("7s 9c", led), "1 play 9c", "play.13")
    assert verdict.reasons[0].facts["asked"] == ("7s",)
    assert verdict.reasons[0].facts["led"] == "s"
    refused(follow("7s 9c", led), "1 blank 9c", "play.13", "play.14")


def test_play_13_legal_no_duty_to_go_above() -> None:
    assert cards(follow("7s As", "play Js")) == "7s As"


# -- play.14: without a trump face down, and such a card cannot win


@pytest.mark.parametrize("led", ["play Js", "blank Kc"])
def test_play_14_legal_sk10_face_down(led: str) -> None:
    state = follow("9c Ad", led)
    assert legal(state) == ["1 blank 9c", "1 blank Ad"]
    allowed(state, "1 blank 9c", "1 blank Ad")
    assert told(state.play("1 blank Ad"), "blanked") == [(1, "play.14")]


def test_play_14_legal_sk13_nobody_else_sees_it_until_the_deal_is_over() -> None:
    state = follow("9c Ad").play("1 blank Ad")
    assert state.view(0, 2).trick[1] == (1, None, True)
    assert state.view(1).trick[1] == (1, "Ad", True)
    state = state.play(next(state.moves()))
    assert state.view().finished_tricks[1][1] == (1, None, True)
    assert played_out(state).view().finished_tricks[1][1] == (1, "Ad", True)


def test_play_14_legal_a_card_face_down_cannot_win() -> None:
    # the aces of seats 1 and 2 do not count, the king face down counts as the lowest trump
    state = forced(["Ah Kd 9c", "7h Ad 8c", "8h Ac 8d"], "6s")
    state = run(state, "0 play Ah, 1 play 7h, 2 play 8h, 0 blank Kd, 1 blank Ad, 2 blank Ac")
    assert told(state, "trick") == [(0, "play.16")]


@pytest.mark.parametrize("led", ["play Js", "blank Kc"])
def test_play_14_refused_open_without_a_trump(led: str) -> None:
    verdict = refused(follow("9c Ad", led), "1 play 9c", "play.14")
    assert verdict.reasons[0].facts["hidden"] == "yes"


def test_play_14_refused_a_trump_face_down() -> None:
    refused(follow("7s 9c"), "1 blank 7s", "play.13", "play.14")
    refused(follow("7s 9s"), "1 blank 7s", "play.13", "play.14")


# -- play.15, play.16: who takes the second trick


def second_trick(*hands: str, up: str = "6s") -> State:
    """Return the state after a second trick in which each plays the first legal card.

    Seat 0 has taken the first trick.
    """
    state = forced([f"{first} {pair}" for first, pair in zip(["Ah", "7h", "8h", "9h"], hands, strict=False)], up)
    while len(state.finished_tricks) < 1:
        state = state.play(f"{state.turn} play {['Ah', '7h', '8h', '9h'][state.turn or 0]}")
    while len(state.finished_tricks) < 2:
        state = state.play(next(state.moves()))
    return state


@pytest.mark.parametrize(
    ("hands", "winner"),
    [(("8s Kd", "9s 7c", "7s 8c"), 1), (("Kd 9c", "9s 7c", "7s 8c"), 1), (("Kd 9c", "7c 7d", "7s 8c"), 2)],
)
def test_play_15_the_highest_trump_takes_the_second_trick(hands: tuple[str, ...], winner: int) -> None:
    state = second_trick(*hands)
    assert told(state, "trick") == [(winner, "play.15")]
    assert state.takers == (0, winner)


@pytest.mark.parametrize(
    "hands", [("Ts Kd", "9s 7c", "7s 8c"), ("7s Kd", "Ad 7c", "Ac 8c"), ("Kd 9c", "Ad 7c", "Ac 8c", "Td Tc")]
)
def test_play_16_the_lead_wins_if_nobody_goes_above_it(hands: tuple[str, ...]) -> None:
    state = second_trick(*hands)
    assert told(state, "trick") == [(0, "play.16")]
    assert state.takers == (0, 0)
    assert told(state, "turn") == [(0, "play.17")]


def test_play_duties_hold_after_a_swing_as_well() -> None:
    state = in_play(["Ah Kd 9c", "7h 7s 8c", "Qh 7d 8d"])
    state = run(state, "0 play Ah, 1 play 7h, 2 play Qh")
    refused(state, "0 play Kd", "play.11")
    state = state.play("0 blank Kd")
    assert cards(state) == "7s"
    assert cards(state.play("1 play 7s")) == "[7d] [8d]"


def test_play_who_leads_a_running_trick_is_told() -> None:
    state = lead("Kd 9c").play("0 blank Kd")
    assert state.view().winning == 0
    assert state.play("1 play 7s").view().winning == 1
    assert lead("As Kd").play("0 play As").view().winning == 0
