"""Every clause has its tests, and no test names a clause that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from knack_widgets.rulebook.proofs import each_test
from knack_widgets.rules import Clause, games

NUMBERED = frozenset(game for game in games if any(id_[0].isdigit() for id_ in games[game].clauses))
"""The games whose text numbers its rules itself; their clauses have ids like ``10`` and ``17.2.5``."""


@cache
def proofs(game: str) -> tuple[tuple[Path, str], ...]:
    """Return the test functions of a game, with their files."""
    return tuple(each_test(game))


def name_of(clause: Clause) -> str:
    """Return a clause's id as part of a test's name: ``play_3`` for ``play.3``."""
    return clause.id.replace(".", "_")


def proof_of(game: str, clause: Clause) -> re.Pattern[str]:
    """Return a pattern of the names of tests of an effect or a definition.

    Examples are ``test_play_3_…`` and ``test_play_2_and_3_…``. If a text numbers its rules itself, a test of 17.2.1 is
    not a test of 17.2.
    """
    before, _, number = name_of(clause).rpartition("_")
    alone = r"(?!\d+_)" if game in NUMBERED else ""
    return re.compile(rf"test_{before + '_' if before else ''}(\d+_and_)?{number}_{alone}")


def named(game: str, test: str) -> str | None:
    """Return the clause with which a test's name begins, even if it does not exist, or None."""
    if game in NUMBERED and (own := re.match(r"test_(\d+(?:_\d+)*)_", test)):
        return own[1].replace("_", ".")
    chapters = "|".join(games[game].chapters)
    match = re.match(rf"test_({chapters})_(\d+)_", test)
    return f"{match[1]}.{match[2]}" if match else None


def every_clause() -> Iterator[tuple[str, Clause]]:
    """Yield all clauses of all installed games."""
    return ((game, clause) for game in games for clause in games[game].clauses.values())


CLAUSES = [pytest.param(game, clause, id=f"{game} {clause.id}") for game, clause in every_clause()]


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_an_enforcing_clause_has_each_test_both_sides(game: str, clause: Clause) -> None:
    if clause.enforces:
        names = [name for _, name in proofs(game)]
        for side in ("legal", "refused"):
            assert any(name.startswith(f"test_{name_of(clause)}_{side}_") for name in names), side


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_an_effect_or_definition_has_a_test(game: str, clause: Clause) -> None:
    if clause.kind in ("effect", "definition"):
        assert any(proof_of(game, clause).match(name) for _, name in proofs(game))


@pytest.mark.parametrize("game", games)
def test_every_ruling_has_a_test(game: str) -> None:
    rulings = {ruling for clause in games[game].clauses.values() for ruling in clause.rulings}
    names = " ".join(name + "_" for _, name in proofs(game))
    missing = [ruling for ruling in rulings if f"_{ruling.lower().replace('-', '')}_" not in names]
    assert missing == []


@pytest.mark.parametrize("game", games)
def test_no_test_names_a_clause_that_is_not_there(game: str) -> None:
    clauses = {None, *games[game].clauses}
    assert [f"{path.name}: {name}" for path, name in proofs(game) if named(game, name) not in clauses] == []


@pytest.mark.parametrize("game", games)
def test_no_two_each_test_a_file_share_a_name(game: str) -> None:
    names = proofs(game)
    assert len(names) == len(set(names))


def test_a_test_of_a_number_is_no_test_of_the_number_above() -> None:
    clause = games["knaker"].clauses["17.2"]
    tests = ("test_17_2_jokers", "test_17_1_and_2_jokers", "test_17_2_1_jokers", "test_1_7_2_jokers")
    assert [bool(proof_of("knaker", clause).match(test)) for test in tests] == [True, True, False, False]
    assert [named("knaker", test) for test in tests] == ["17.2", "17.1", "17.2.1", "1.7.2"]
    assert (named("knack", "test_play_3_legal"), named("knack", "test_3_legal")) == ("play.3", None)
