"""Verdicts: their answers, some of which are computed only when they are asked for."""

from __future__ import annotations

import pickle

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.phases import Phase


def test_grounds_of_a_legal_move_are_computed_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games["knack"].start(players=3).deal(seed=1)
    asked = []

    def count(phase: Phase, of: object, move: object) -> tuple[str, ...]:
        asked.append((phase, of, move))
        return ("bidding.1",)

    monkeypatch.setattr(Phase, "grounds", count)
    verdict = state.judge("1 knock")
    assert verdict.legal
    state.play("1 knock")
    assert asked == []
    assert verdict.grounds == ("bidding.1",)
    assert len(asked) == 1


@pytest.mark.parametrize("move", ["1 knock", "0 knock", "1 play 7h", "end"])
def test_a_verdict_survives_pickling_with_all_that_it_tells(move: str) -> None:
    verdict = games["knack"].start(players=3).deal(seed=1).judge(move)
    copied = pickle.loads(pickle.dumps(verdict))
    assert (copied.move, copied.grounds, copied.clauses) == (verdict.move, verdict.grounds, verdict.clauses)
    assert bool(verdict.grounds) == verdict.legal


@pytest.mark.parametrize(
    ("move", "key"),
    [("0 play As", "phase"), ("1 play As", "phase"), ("0 knock", "turn"), ("2 fold", "turn")],
)
def test_a_move_of_another_phase_and_one_out_of_turn_have_reasons_of_their_own(move: str, key: str) -> None:
    state = games["knack"].start(players=3).deal(seed=7)
    assert state.turn == 1
    assert [reason.key for reason in state.judge(move).reasons] == [key]


def test_a_clause_without_a_function_says_so() -> None:
    declared = games["knack"].clauses
    rule = declared["play.3"].function
    assert rule is declared["play.3"].rule
    without = next(clause for clause in declared.values() if clause.rule is None)
    with pytest.raises(TypeError, match=f"clause {without.id} is a .* without a function"):
        without.function  # noqa: B018
