"""Chapter *turn*: the seat on turn does one thing: it swaps, slides or passes."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, verbs
from .positions import HANDS, MIDDLE, hand, slid, table

# -- turn.1: on turn, one action


def test_turn_1_legal_g4_one_of_the_actions() -> None:
    state = table(ssi=False)
    assert legal(state) == sorted(legal(state, 0))
    assert verbs(state, 0) == {"swap", "slide"}
    assert len(legal(state)) == 3 * 3 + 2
    assert state.in_force(0) == ("aim.1", "turn.1", "turn.2")


def test_turn_1_legal_each_action_hands_on_the_turn() -> None:
    state = slid(table(), 2)
    for move in ("2 swap 9d 7h", "2 swap all", "2 slide", "2 pass"):
        allowed(state, move)
        assert state.play(move).turn == 0


def test_turn_1_refused_a_second_action() -> None:
    for move, clause in (("0 swap 9s 7h", "setup.3"), ("0 slide", "slide.1"), ("0 swap all", "setup.3")):
        verdict = refused(table().play(move), "0 swap all", clause)
        assert verdict.reasons[0].key == "turn"


@pytest.mark.parametrize("move", ["0 look 1", "0 keep", "0 replace", "1 yes", "2 consent", "2 switch"])
def test_turn_1_refused_moves_of_other_phases(move: str) -> None:
    verdict = refused(table(), move, "turn.1")
    assert verdict.reasons[0].key == "phase"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "verb": move.split()[1]}


# -- turn.2: swap one or all, slide, or pass; G-17: the cards take each other's places


def test_turn_2_legal_g17_one_card() -> None:
    state = table().play("0 swap Th Jc")
    assert (hand(state, 0), state.middle) == ("9s Jc Qd", ("7h", "8d", "Th"))
    assert told(state, "swaps") == [(0, "Th", "Jc", "turn.2")]
    assert told(state, "turn") == [(1, "setup.3")]


def test_turn_2_legal_g17_all_three_keep_both_orders() -> None:
    state = table().play("0 swap all")
    assert (hand(state, 0), state.middle) == ("7h 8d Jc", ("9s", "Th", "Qd"))
    assert told(state, "swaps-all") == [(0, "turn.2")]


@pytest.mark.parametrize("own", HANDS[0].split())
def test_turn_2_legal_g4_any_card_for_any(own: str) -> None:
    for other in MIDDLE.split():
        allowed(table(), f"0 swap {own} {other}")


def test_turn_2_legal_never_two_g4() -> None:
    # one card changes or all three; two need two turns
    state = table()
    for move in state.moves():
        after = state.play(move)
        assert len(set(state.hands[0]) - set(after.hands[0])) in (0, 1, 3)


@pytest.mark.parametrize("own", ["9h", "7h", "As"])
def test_turn_2_refused_a_card_that_is_not_held(own: str) -> None:
    verdict = refused(table(), f"0 swap {own} 7h", "turn.2")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": own}


@pytest.mark.parametrize("other", ["9h", "9s", "As"])
def test_turn_2_refused_a_card_that_does_not_lie_in_the_middle(other: str) -> None:
    verdict = refused(table(), f"0 swap 9s {other}", "turn.2")
    assert verdict.reasons[0].key == "middle"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": other}


def test_turn_2_refused_neither_held_nor_in_the_middle() -> None:
    verdict = refused(table(), "0 swap 7h 9s", "turn.2")
    assert [reason.key for reason in verdict.reasons] == ["card", "middle"]
