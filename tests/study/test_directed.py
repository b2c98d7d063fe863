"""What is rare at random is looked for near its examples: few positions are looked at before it is found."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.exercise import Problem
from knack_widgets.study.exercise_search import find_question
from knack_widgets.study.kinds import KINDS
from knack_widgets.study.spots import Spot, _follow_whole, examples_of

SEEDS = range(100, 104)


@pytest.mark.parametrize(
    ("kind", "clause", "most"),
    [("but-for", "10.3", 350), ("find-refused", "9.2", 750), ("find-refused", "13.4", 450)],
)
def test_what_is_rare_is_found_soon(kind: str, clause: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every second match at random, these were 2797, 3390 and 3708 positions for eight seeds."""
    looked_at = 0
    find = KINDS[kind].find

    def count(spot: Spot, clause: str, draws: Draws) -> Problem | None:
        nonlocal looked_at
        looked_at += 1
        return find(spot, clause, draws)

    monkeypatch.setattr(KINDS[kind], "find", count)
    find_question.cache_clear()
    for seed in SEEDS:
        exercises.load(f"knaker.{clause.replace('.', '-')}.{kind}.{seed}")
    assert len(SEEDS) <= looked_at <= most


@pytest.mark.parametrize(
    ("kind", "clause", "most"),
    [("but-for", "10.3", 1800), ("find-refused", "9.2", 2000), ("find-refused", "13.4", 2500)],
)
def test_what_is_rare_is_found_in_mixed_examples(
    kind: str, clause: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = 0
    find = KINDS[kind].find_fair

    def count(spot: Spot, clause: str, draws: Draws) -> Problem | None:
        nonlocal looked_at
        looked_at += 1
        return find(spot, clause, draws)

    monkeypatch.setattr(KINDS[kind], "find_fair", count)
    find_question.cache_clear()
    for seed in SEEDS:
        exercises.make("knaker", seed, kind=kind, clause=clause)
    assert len(SEEDS) <= looked_at <= most


def test_an_example_is_followed_as_far_as_it_cites_the_clause() -> None:
    shown = [one for one in examples_of(games["knaker"], "10.3") if one.cites]
    assert shown
    for record, at, _ in shown:
        texts = [step.text for step in record.steps[: at + 1] if step.verdict is None]
        for seed in range(5):
            spots = list(_follow_whole(record.opening, texts, Draws(seed)))
            assert max(len(spot.steps) for spot in spots) >= len(texts)
