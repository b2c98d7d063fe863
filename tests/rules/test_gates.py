"""Gates: every clause has its number, its place and its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from knack_widgets.rules import Clause, games

HERE = Path(__file__).parent


@cache
def proofs(game: str) -> tuple[tuple[Path, str], ...]:
    """The test functions in a game's folder, with their files."""
    return tuple(_proofs(game))


def _proofs(game: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((HERE / game).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, node.name


def name_of(clause: Clause) -> str:
    """A clause's id as it stands in the name of a test: ``play.3`` gives ``play_3``."""
    return clause.id.replace(".", "_")


def every_clause() -> Iterator[tuple[str, Clause]]:
    """All clauses of all games on the shelf."""
    return ((game, clause) for game in games for clause in games[game].clauses.values())


CLAUSES = [pytest.param(game, clause, id=f"{game} {clause.id}") for game, clause in every_clause()]


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_an_enforcing_clause_has_tests_of_both_sides(game: str, clause: Clause) -> None:
    if clause.enforces:
        names = [name for _, name in proofs(game)]
        for side in ("legal", "refused"):
            assert any(name.startswith(f"test_{name_of(clause)}_{side}_") for name in names), side


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_an_effect_or_definition_has_a_test(game: str, clause: Clause) -> None:
    if clause.kind in ("effect", "definition"):
        pattern = re.compile(rf"test_{clause.id.partition('.')[0]}_(\d+_and_)?{clause.id.partition('.')[2]}_")
        assert any(pattern.match(name) for _, name in proofs(game))


@pytest.mark.parametrize("game", games)
def test_every_ruling_has_a_test(game: str) -> None:
    rulings = {ruling for clause in games[game].clauses.values() for ruling in clause.rulings}
    names = " ".join(name + "_" for _, name in proofs(game))
    missing = [ruling for ruling in rulings if f"_{ruling.lower().replace('-', '')}_" not in names]
    assert missing == []


@pytest.mark.parametrize("game", games)
def test_no_test_names_a_clause_that_is_not_there(game: str) -> None:
    chapters = "|".join(games[game].chapters)
    wrong = []
    for path, name in proofs(game):
        found = re.match(rf"test_({chapters})_(\d+)_", name)
        if found and f"{found[1]}.{found[2]}" not in games[game].clauses:
            wrong.append(f"{path.name}: {name}")
    assert wrong == []


@pytest.mark.parametrize("game", games)
def test_no_two_tests_of_a_file_share_a_name(game: str) -> None:
    names = proofs(game)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", games)
def test_clause_ids_are_unique_and_numbered_in_order(game: str) -> None:
    chapters = games[game].chapters
    listed = [clause.id for clauses in chapters.values() for clause in clauses]
    assert listed == list(games[game].clauses)
    assert len(listed) == len(set(listed))
    for chapter, clauses in chapters.items():
        # no number is left out: every sentence of a text belongs to a clause
        assert [clause.id for clause in clauses] == [f"{chapter}.{n}" for n in range(1, len(clauses) + 1)]


@pytest.mark.parametrize("game", games)
def test_duties_have_functions_and_situations(game: str) -> None:
    for clause in games[game].clauses.values():
        assert (clause.kind == "duty") == bool(clause.when)
        assert clause.rule or clause.kind != "duty"
        if clause.rule:
            assert clause.rule.__doc__
