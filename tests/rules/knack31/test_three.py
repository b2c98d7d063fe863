"""Chapter *three*: three cards of one rank."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

from ..helpers.expect import told
from ..helpers.positions import run
from .positions import in_play, values

knack31 = games["knack31"]


@pytest.mark.parametrize("rank", "789TJQK")
def test_three_2_g7_three_equal_ranks_are_worth_thirty_and_a_half(rank: str) -> None:
    worths = values(f"{rank}s {rank}h {rank}d", f"As {'8h' if rank != '8' else '7h'} 9c")
    assert worths[0] == 30.5
    assert isinstance(worths[0], float)
    assert isinstance(worths[1], int)


def test_three_3_g7_between_thirty_and_knack() -> None:
    state = in_play(["Ks Qs Js", "7s 7h 7d"], "8h 9h Tc", dealer=1)
    state = run(state, "0 slide, 1 pass, 0 slide")
    assert state.result
    assert (state.result.values, state.result.winners) == ((30, 30.5), (1,))
    state = in_play(["As Qs Js", "7s 7h 7d"], "8h 9h Tc").play("0 announce")
    assert state.result
    assert (state.result.values, state.result.winners) == ((31, 30.5), (0,))


def test_three_4_three_of_a_kind_beats_by_no_rank() -> None:
    # three sevens and three kings are worth the same: 30.5
    state = run(in_play(["Ks Kh Kd", "7s 7h 7d"], "8h 9h Tc", dealer=1), "0 slide, 1 pass, 0 slide")
    assert state.chance == "draw"
    assert told(state, "worth") == [(0, 30.5, "three.4"), (1, 30.5, "three.4")]


def test_three_6_three_aces_are_more_than_three_of_a_kind() -> None:
    state = in_play(["As Ah Ad", "Ks Kh Kd"]).play("0 announce")
    assert state.result
    assert (state.result.values, state.result.winners) == ((33, 30.5), (0,))


def test_three_background_enforces_nothing() -> None:
    assert not any(knack31.clauses[clause].enforces for clause in ("three.1", "three.5", "origin.1"))


@pytest.mark.parametrize(
    ("hand", "clause"),
    [("As Kh Qd", "aim.3"), ("Ks Kh Qd", "aim.3"), ("Ks Kh Kd", "three.4"), ("As Ah Ad", "call.4")],
)
def test_three_the_clause_of_a_worth_is_that_of_one_suit_unless_all_three_ranks_are_equal(
    hand: str, clause: str
) -> None:
    state = in_play([hand, "? ? ?"])
    assert state.setup.game.worth_clause(state.hands[0]).id == clause
