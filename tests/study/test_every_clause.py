"""The gate: of every clause that enforces something there are twenty different exercises, up to the names of suits."""

from __future__ import annotations

from itertools import product

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.sheets import likeness

from .second import right_choices

ENOUGH = 20
SEEDS = 60
BARE = {
    ("knack31", "ssi.1"): "a limit of one choice, yes or no: every set-up of it is allowed",
    ("kopknack", "newer.1"): "a limit of two values, each of which is allowed whatever else is agreed",
}
"""Clauses that leave nothing to be asked, each with the reason."""
FEW = {
    ("kopknack", "buying.9"): 8,
    ("kopknack", "payment.17"): 1,
    ("kopknack", "payment.23"): 1,
    ("knaker", "17"): 8,
}
"""Limits of a few values: so many different questions there are."""
ENFORCING = [(game, one.id) for game in games for one in games[game].clauses.values() if one.enforces]


def kinds_about(game: str, clause: str) -> list[str]:
    return [kind for kind in exercises.kinds(game) if clause in exercises.clauses_of_kind(game, kind)]


@pytest.mark.parametrize(("game", "clause"), ENFORCING)
def test_every_enforcing_clause_is_asked_about(game: str, clause: str) -> None:
    assert bool(kinds_about(game, clause)) != ((game, clause) in BARE)


@pytest.mark.apart
@pytest.mark.parametrize(("game", "clause"), [pair for pair in ENFORCING if pair not in BARE])
def test_there_are_twenty_different_ones(game: str, clause: str) -> None:
    found = set()
    wanted = FEW.get((game, clause), ENOUGH)
    for seed, kind in product(range(SEEDS), kinds_about(game, clause)):
        exercise = exercises.make(game, seed, clause=clause, kind=kind)
        assert right_choices(exercise, exercise.state) == exercise.answer
        found.add(likeness(exercise))
        if len(found) >= wanted:
            return
    raise AssertionError(f"{len(found)} different exercises about {clause} of {game}")


@pytest.mark.apart
@pytest.mark.parametrize(
    ("game", "kind", "clause"),
    [
        (game, kind, one)
        for game in games
        for kind in exercises.kinds(game)
        for one in exercises.clauses_of_kind(game, kind)
    ],
)
def test_whatever_a_game_says_can_be_asked_can_be(game: str, kind: str, clause: str) -> None:
    assert exercises.make(game, 100, kind=kind, clause=clause).clause == clause
