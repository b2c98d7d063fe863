"""Chapter *pass*: the last turns, and the comparison after them."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import run, verbs
from .positions import HANDS, in_play, slid, table

# -- pass.1 to pass.3, pass.7: wanting to end the round


def passed() -> State:
    """Return three players; the dealer has passed at the first turn of the second round."""
    return slid(table(), 2).play("2 pass")


def test_pass_1_passing_ends_the_round() -> None:
    state = passed()
    assert told(state, "ends-round") == [(2, "pass.1")]
    assert state.left == (0, 1)
    assert told(state, "turn") == [(0, "pass.2")]


def test_pass_2_legal_g5_all_the_others_once_more() -> None:
    state = passed()
    for seat in (0, 1):
        assert verbs(state, seat) == {"swap", "slide", "call-redeal"}
        assert state.in_force(seat) == ("pass.2", "turn.1", "turn.2")
        allowed(state, f"{seat} swap all", f"{seat} slide")
        state = state.play(f"{seat} slide")
    assert state.phase in ("deal", "draw")


def test_pass_2_legal_a_refresh_costs_no_turn() -> None:
    state = in_play(HANDS[:3], "7h 8d 9c", "As 7c Ks")
    state = run(slid(state, 2), "2 pass, 0 refresh")
    assert (state.turn, state.left) == (0, (0, 1))
    allowed(state, "0 swap all")


@pytest.mark.parametrize("move", ["0 pass", "1 pass", "2 pass"])
def test_pass_2_refused_g5_a_second_pass(move: str) -> None:
    verdict = refused(passed(), move, "pass.2")
    keys = [reason.key for reason in verdict.reasons]
    assert keys == (["passed"] if move == "0 pass" else ["turn", "passed"])
    assert dict(verdict.reasons[-1].facts) == {"seat": int(move[0])}


@pytest.mark.parametrize("move", ["1 slide", "2 swap all"])
def test_pass_2_refused_out_of_turn(move: str) -> None:
    verdict = refused(passed(), move, "pass.2")
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


def test_pass_2_refused_the_passer_has_no_further_turn() -> None:
    state = passed().play("0 slide")
    refused(state, "2 slide", "pass.2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_3_g5_back_at_the_passer_the_round_is_over(players: int) -> None:
    state = in_play(["As Ks 7h", "9h Td Qc", "9d Tc Jh", "7d 8c Kh"][:players], "7s 8d Jc")
    state = slid(state, players - 1).play(f"{players - 1} pass")
    state = slid(state, players - 1)
    assert told(state, "round-over") == [("pass.3",)]
    assert state.chance == "deal"


def test_pass_4_the_cards_are_turned_up() -> None:
    state = slid(in_play(["As Ks 7h", "9h Td Qc"], "7s 8d Jc"), 1).play("1 pass").play("0 slide")
    assert told(state, "compared") == [("pass.4",)]
    assert state.shown == (("As", "Ks", "7h"), ("9h", "Td", "Qc"))
    assert state.view().shown == state.shown
    assert told(state, "worth") == [(0, 21, "aim.3"), (1, 10, "aim.3")]


def test_pass_5_most_points_win() -> None:
    state = slid(in_play(["9h Td Qc", "As Ks 7h"], "7s 8d Jc"), 1).play("1 pass").play("0 slide")
    assert told(state, "wins-deal") == [(1, "pass.5")]
    assert (state.wins, state.losses) == ((0, 1), (0, 0))
    # the seat that passed may be beaten
    state = slid(in_play(["9h Td Qd", "As 7s 7h"], "8d Jc Jh"), 1).play("1 pass").play("0 slide")
    assert told(state, "wins-deal") == [(0, "pass.5")]


# -- pass.6, pass.7: from the second round on, which begins with the dealer's first turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_6_legal_g5_from_the_dealers_first_turn_on(players: int) -> None:
    state = table(players)
    for _ in range(2 * players):
        if state.turn == players - 1:
            break
        state = state.play(f"{state.turn} slide")
    allowed(state, f"{players - 1} pass")
    state = state.play(f"{players - 1} swap all")
    allowed(state, "0 pass")
    allowed(state.play("0 slide"), "1 pass")


@pytest.mark.parametrize("seat", range(3))
def test_pass_6_refused_g5_in_the_first_round(seat: int) -> None:
    verdict = refused(slid(table(4), seat), f"{seat} pass", "pass.6")
    assert verdict.reasons[0].key == "early"
    assert dict(verdict.reasons[0].facts) == {"seat": seat, "dealer": 3}


def test_pass_6_refused_early_and_out_of_turn() -> None:
    refused(table(), "1 pass", "aim.1", "pass.6")
    refused(table().play("0 slide"), "2 pass", "slide.1", "pass.6")
    refused(slid(table(), 2), "0 pass", "slide.1")


def test_pass_7_the_dealers_first_turn_begins_the_second_round() -> None:
    state = table(4)
    in_second_round = []
    for _ in range(6):
        in_second_round.append(state.second)
        state = slid(state, 1)
    assert in_second_round == [False, False, False, True, True, True]


@pytest.mark.parametrize(("swap", "counted"), [("0 swap 9h Qs", [(0, "pass.4")]), ("0 slide", [])])
def test_pass_4_legal_g14_a_knack_of_the_last_exchange_counts_as_announced(
    swap: str, counted: list[tuple[int, str]]
) -> None:
    state = in_play(("As Ks 9h", "7s 8h Jd"), "Qs 8d Tc")
    state = run(state, f"0 slide, 1 pass, {swap}")
    assert told(state, "counts-too") == counted
    assert told(state, "compared") == [("pass.4",)]
