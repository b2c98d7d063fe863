"""Traps: kept as found, and players who forget rules fall for the exercises that rank high."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from random import Random
from statistics import fmean

import pytest

from knack_widgets.players import PLAYERS
from knack_widgets.rules import games
from knack_widgets.study import exercises, traps
from knack_widgets.study.careless import states_without_a_clause
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.normal_form import normal_form
from tools.traps import candidate

TRAINING = range(1000, 1006)
HELD_OUT = range(2000, 2016)
SAMPLES = 200


@pytest.mark.parametrize("game", games)
def test_a_game_keeps_ten_traps_no_two_alike(game: str) -> None:
    found = traps.top(game)
    assert len(found) == 10
    assert [trap.share for trap in found] == sorted((trap.share for trap in found), reverse=True)
    assert len({normal_form(trap.exercise).table for trap in found}) == 10
    for trap in found:
        measured = traps.measure(trap.exercise)
        assert measured is not None
        assert (measured.bait, round(measured.share, 3)) == (trap.bait, trap.share)
        assert not trap.exercise.state.judge(trap.bait).legal


@pytest.mark.parametrize("game", games)
def test_each_day_has_its_trap_and_ten_days_have_ten(game: str) -> None:
    first = date(2026, 11, 27)
    days = [traps.of_the_day(game, first + timedelta(days=number)) for number in range(10)]
    assert Counter(days) == Counter(traps.top(game))
    assert traps.of_the_day(game, first) == days[0]


def test_a_game_without_a_table_has_no_traps() -> None:
    assert traps.top("fishing") == ()
    assert traps.of_the_day("fishing", date(2026, 11, 27)) is None


# -- whether the ranking says who falls for it


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    order = sorted(values)
    mean = {value: order.index(value) + (order.count(value) - 1) / 2 for value in set(values)}
    return [mean[value] for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation of the ranks of two rows of values."""
    x, y = ranks(one), ranks(other)
    middle = fmean(x)
    spread = sum((a - middle) ** 2 for a in x) * sum((b - middle) ** 2 for b in y)
    return sum((a - middle) * (b - middle) for a, b in zip(x, y, strict=True)) / spread**0.5 if spread else 0.0


def forgetful_errors(exercise: Exercise) -> float:
    """Return how often a forgetful player who does not know one clause makes a refused move."""
    errors = []
    for _, state in states_without_a_clause(exercise):
        view = state.view(exercise.seat)
        for seed in range(2):
            move = PLAYERS["forgetful"].choose(view, f"held out {seed}")
            errors.append(not exercise.state.judge(move).legal)
    return fmean(errors)


def share(exercise: Exercise) -> float:
    measured = traps.measure(exercise)
    assert measured is not None
    return measured.share


def test_ranks_and_correlation() -> None:
    assert ranks([5, 1, 5, 7]) == [1.5, 0, 1.5, 3]
    assert spearman([1, 2, 3], [10, 20, 30]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)


def pool(games_of_tricks: Sequence[str]) -> tuple[list[float], list[float], list[float]]:
    """Return for exercises held out of the ranking: share, mean share of the clause, errors of forgetful players."""
    scores, means, errors = [], [], []
    for game in games_of_tricks:
        for clause in exercises.clauses_of_kind(game, "legal-moves"):
            if clause in games[game].strikable:
                trained = fmean(share(candidate(game, clause, "legal-moves", seed)) for seed in TRAINING)
                for seed in HELD_OUT:
                    exercise = candidate(game, clause, "legal-moves", seed)
                    scores.append(share(exercise))
                    means.append(trained)
                    errors.append(forgetful_errors(exercise))
    return scores, means, errors


@pytest.mark.apart
def test_the_ranking_tells_more_about_the_forgetful_than_the_mean_of_the_clause() -> None:
    scores, means, errors = pool(("knack", "kopknack", "svangknack"))
    random = Random(1)
    alone, better = [], []
    for _ in range(SAMPLES):
        at = [random.randrange(len(errors)) for _ in errors]
        told = spearman([scores[one] for one in at], [errors[one] for one in at])
        alone.append(told)
        better.append(told - spearman([means[one] for one in at], [errors[one] for one in at]))
    low = SAMPLES // 40
    interval = sorted(alone)[low], sorted(alone)[-low - 1]
    print(
        f"Spearman {spearman(scores, errors):.2f} ({interval[0]:.2f} to {interval[1]:.2f}), "
        f"better by {sorted(better)[low]:.2f} to {sorted(better)[-low - 1]:.2f}"
    )
    assert interval[0] > 0
    assert sorted(better)[low] > 0
