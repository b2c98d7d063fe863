"""Chapter *play*, the first and third trick: leads, following suit, who takes them."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, legal, run
from .positions import answered, forced, in_play, satisfied, second

# -- play.2: in a forced deal forehand leads


@pytest.mark.parametrize("dealer", range(4))
def test_play_2_legal_sk9_forehand_leads(dealer: int) -> None:
    state = forced(["6h 7h 8h", "9h Th Jh", "6d 7d 8d", "9d Td Jd"], "9s", dealer=dealer)
    seat = (dealer + 1) % 4
    assert told(state, "turn") == [(seat, "play.2")]
    assert state.to_act == {seat}
    allowed(state, f"{seat} play {state.hands[seat][0]}")


def test_play_2_refused_another_seats_lead() -> None:
    state = forced(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], "9s")
    verdict = refused(state, "1 play 9h", "play.2")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 1, "turn": 0}


@pytest.mark.parametrize("card", ["9h", "9s", "As", "2h", "Xb"])
def test_play_2_refused_a_card_that_is_not_held(card: str) -> None:
    state = forced(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], "9s")
    for verb in ("play", "blank"):
        verdict = refused(state, f"0 {verb} {card}", "play.2")
        assert verdict.reasons[0].key == "card"
        assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": card}


@pytest.mark.parametrize("move", ["0 swing", "0 pass", "0 stand", "0 buy 6h", "0 join", "0 trump s", "end"])
def test_play_2_refused_moves_of_other_phases_in_a_forced_deal(move: str) -> None:
    assert refused(forced(["6h 7h 8h", "9h Th Jh", "6d 7d 8d"], "9s"), move, "play.2").reasons[0].key == "phase"


# -- play.3: otherwise the swinger leads


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("passed", [0, 1])
def test_play_3_legal_sk9_the_swinger_leads(passed: int, dealer: int) -> None:
    state = second(["6h 7h 8c", "9h Th Jh", "6d 7d 8d", "9d Td Jd"], dealer=dealer)
    for _ in range(passed):
        state = state.play(f"{state.turn} pass")
    state = run(state, f"{state.turn} swing", f"{state.turn} trump h")
    state = satisfied(answered(state))
    seat = (dealer + 1 + passed) % 4
    assert told(state, "turn") == [(seat, "play.3")]
    allowed(state, f"{seat} play {state.hands[seat][0]}")


def test_play_3_refused_another_seats_lead() -> None:
    state = in_play(["6h 7h 8c", "9h Th Jh", "6d 7d 8d"])
    assert refused(state, "2 play 6d", "play.3").reasons[0].key == "turn"


def test_play_3_refused_a_card_that_is_not_held_and_moves_of_other_phases() -> None:
    state = in_play(["6h 7h 8c", "9h Th Jh", "6d 7d 8d"])
    assert refused(state, "0 play 9h", "play.3").reasons[0].key == "card"
    for move in ("0 stand", "0 buy 6h", "0 swing", "end"):
        assert refused(state, move, "play.3").reasons[0].key == "phase"


def test_play_3_refused_a_card_thrown_away_or_already_played() -> None:
    state = second(["6h 7h 8c", "9h Th Jh", "6d 7d 8d"])
    state = answered(run(state, "0 swing, 0 trump s"))
    state = satisfied(run(state, "0 buy 6h"))
    refused(state, "0 play 6h", "play.3")
    state = run(state, "0 play 7h, 1 play 9h, 2 play 6d")
    refused(state, "1 blank 9h", "play.3")


# -- play.4: any card may be led


@pytest.mark.parametrize("hand", ["As Ks 7h", "As 6s 9s", "6h 7d 8c", "Ah Kh 7s"])
def test_play_4_any_card_may_be_led(hand: str) -> None:
    assert cards(forced([hand, "? ? ?", "? ? ?"], "Ts")).split() == sorted(hand.split())
    assert cards(in_play([hand, "? ? ?", "? ? ?"], "Ts 8h")).split() == sorted(hand.split())


# -- play.5: follow suit if able


def follow(hand: str, led: str = "7h", up: str = "6s") -> State:
    """Return a forced deal in which seat 0 has led, and seat 1 has this hand."""
    return run(forced([f"{led} ? ?", hand, "? ? ?"], up), f"0 play {led}")


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("8h 9h As", "7h", "8h 9h"),
        ("8h Ks As", "7h", "8h"),
        ("8h 9h Th", "7h", "8h 9h Th"),
        ("8s 9h Th", "7s", "8s"),
        ("6h 9s Ts", "7h", "6h"),
    ],
)
def test_play_5_legal_sk9_the_suit_led(hand: str, led: str, may: str) -> None:
    assert cards(follow(hand, led)) == may


def test_play_5_refused_another_suit_than_the_one_led() -> None:
    verdict = refused(follow("8h 9d As"), "1 play 9d", "play.5")
    facts = verdict.reasons[0].facts
    assert verdict.reasons[0].key == "duty"
    assert (facts["seat"], facts["card"], facts["asked"], facts["led"]) == (1, "9d", ("8h",), "h")
    refused(follow("8h 9d As"), "1 play As", "play.5")
    refused(follow("8s 9d Ad", led="7s"), "1 play Ad", "play.5")


def test_play_5_refused_face_down_breaks_two_clauses() -> None:
    refused(follow("8h 9d As"), "1 blank As", "play.5", "play.11")


# -- play.6: otherwise any card; there is no duty to trump


@pytest.mark.parametrize("hand", ["8d 9c As", "8d 9c Td", "8s 9s As"])
def test_play_6_sk9_no_duty_to_trump(hand: str) -> None:
    assert cards(follow(hand)).split() == sorted(hand.split())


def test_play_6_sk9_no_duty_to_go_above() -> None:
    state = run(forced(["7h ? ?", "9s ? ?", "8s Ts 9d"], "6s"), "0 play 7h, 1 play 9s")
    assert cards(state) == "8s 9d Ts"


# -- play.7, play.8: who takes the first trick


FILLERS = ["6d 7d", "6c 7c", "8c 9c", "8d 9d"]
"""Two more cards for each hand: neither hearts nor spades."""


def first_trick(*played: str, up: str = "6s") -> State:
    """Return the state after a first trick of these cards from seat 0 on."""
    state = forced([f"{card} {fill}" for card, fill in zip(played, FILLERS, strict=False)], up)
    for seat, card in enumerate(played):
        state = state.play(f"{seat} play {card}")
    return state


@pytest.mark.parametrize(
    ("played", "winner"),
    [(("Ah", "7s", "8s"), 2), (("7s", "9s", "8s"), 1), (("As", "Ks", "Ah"), 0), (("Ah", "Ad", "7s", "Ac"), 2)],
)
def test_play_7_the_highest_trump_takes_the_first_trick(played: tuple[str, ...], winner: int) -> None:
    state = first_trick(*played)
    assert told(state, "trick") == [(winner, "play.7")]
    assert state.tricks[winner] == 1
    assert state.takers == (winner,)


@pytest.mark.parametrize(
    ("played", "winner"),
    [(("7h", "9h", "8h"), 1), (("7h", "Ad", "Ac"), 0), (("7h", "Ad", "8h", "Kc"), 2), (("Jh", "Ad", "Qh"), 2)],
)
def test_play_8_else_the_highest_of_the_suit_led(played: tuple[str, ...], winner: int) -> None:
    assert told(first_trick(*played), "trick") == [(winner, "play.8")]


# -- play.9: the winner leads to the second trick


def test_play_9_legal_the_winner_leads() -> None:
    state = first_trick("7h", "9h", "8h")
    assert told(state, "turn") == [(1, "play.9")]
    assert state.to_act == {1}
    allowed(state, legal(state)[0])


def test_play_9_refused_another_seat() -> None:
    state = first_trick("7h", "9h", "8h")
    for seat in (0, 2):
        verdict = refused(state, f"{seat} play {state.hands[seat][0]}", "play.9")
        assert verdict.reasons[0].key == "turn"
        assert dict(verdict.reasons[0].facts) == {"seat": seat, "turn": 1}


# -- play.17: the winner of the second leads to the third; play.18: all cards open


def third(*last: str, up: str = "6s") -> State:
    """Return a third trick that seat 0 leads, with these last cards."""
    firsts = ["Ah", "7h", "8h", "9h"]
    state = forced([f"{firsts[i]} {'As' if i == 0 else '89TJ'[i] + 'c'} {card}" for i, card in enumerate(last)], up)
    for seat in range(len(last)):
        state = state.play(f"{seat} play {firsts[seat]}")
    state = state.play("0 play As")
    for seat in range(1, len(last)):
        trump = [card for card in state.hands[seat] if card[1] == "s"]
        state = state.play(f"{seat} play {trump[0]}" if trump else f"{seat} blank {'89TJ'[seat]}c")
    return state


def test_play_17_legal_the_winner_leads() -> None:
    state = third("7d", "8d", "9d")
    assert told(state, "turn") == [(0, "play.17")]
    allowed(state, "0 play 7d")


def test_play_17_refused_another_seat() -> None:
    verdict = refused(third("7d", "8d", "9d"), "1 play 8d", "play.17")
    assert verdict.reasons[0].key == "turn"


def test_play_18_legal_sk10_the_last_card_open() -> None:
    state = third("7d", "8d", "9d")
    for seat, card in ((0, "7d"), (1, "8d"), (2, "9d")):
        assert cards(state) == card
        allowed(state, f"{seat} play {card}")
        state = state.play(f"{seat} play {card}")


def test_play_18_refused_face_down() -> None:
    state = third("7d", "8d", "9d")
    verdict = refused(state, "0 blank 7d", "play.18")
    assert verdict.reasons[0].key == "duty"
    assert verdict.reasons[0].facts["hidden"] == "no"
    refused(state.play("0 play 7d"), "1 blank 8d", "play.18")


# -- play.19, play.20: who takes the third trick


@pytest.mark.parametrize(("last", "winner"), [(("Ks", "8d", "9d"), 0)])
def test_play_19_the_highest_trump_takes_the_third_trick(last: tuple[str, ...], winner: int) -> None:
    state = third(*last)
    for seat, card in enumerate(last):
        state = state.play(f"{seat} play {card}")
    assert told(state, "trick") == [(winner, "play.19")]


def test_play_19_a_later_trump_beats_the_suit_led() -> None:
    # seat 1 holds two trumps, and one of them is left for the end
    state = forced(["Ah As Ad", "7h 7s Ts", "8h 8c Kd"], "6s")
    state = run(state, "0 play Ah, 1 play 7h, 2 play 8h, 0 play As, 1 play 7s, 2 blank 8c, 0 play Ad, 1 play Ts")
    assert told(state.play("2 play Kd"), "trick") == [(1, "play.19")]


@pytest.mark.parametrize(
    ("last", "winner"), [(("7d", "8d", "9d"), 2), (("7d", "Ac", "Kc"), 0), (("7d", "Jd", "9d", "Kc"), 1)]
)
def test_play_20_else_the_highest_of_the_suit_led(last: tuple[str, ...], winner: int) -> None:
    state = third(*last)
    for seat, card in enumerate(last):
        state = state.play(f"{seat} play {card}")
    assert told(state, "trick") == [(winner, "play.20")]
    assert state.takers == (0, 0, winner)
