"""The proof of each clause: its worked examples, and the tests whose names cite it.

If the book is installed without its tests, their column stays empty.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..rules import Clause, games
from .coverage import Proof
from .examples import LEGAL, REFUSED, examples, gaps

TESTS: Final = Path(__file__).parents[2] / "tests" / "rules"
SHARED: Final = "shared"


def each_test(game_id: str, tests: Path = TESTS) -> Iterator[tuple[Path, str]]:
    """Yield the test functions of a game, with their files.

    They are in the game's folder and in ``shared``. A file in ``shared`` tests a rule that several games have. Its
    ``CLAUSES`` maps the first word of a test's name to a clause of each game: if ``talk`` is `bidding.1`,
    ``test_talk_legal_…`` counts as `test_bidding_1_legal_…`.

    game_id: id of the game
    tests: folder of the tests of the rules
    """
    for path, tree in _trees(tests / game_id):
        for name in _test_names(tree):
            yield path, name
    for path, tree in _trees(tests / SHARED):
        clauses = _clauses_declared(tree).get(game_id, {})
        for name in _test_names(tree) if clauses else ():
            _, word, *rest = name.split("_")
            yield path, "_".join(("test", clauses.get(word, word).replace(".", "_"), *rest))


def _trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    return ((path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.glob("test_*.py")))


def _test_names(tree: ast.Module) -> Iterator[str]:
    return (node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def _clauses_declared(tree: ast.Module) -> dict[str, dict[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and [getattr(target, "id", None) for target in node.targets] == ["CLAUSES"]:
            declared: dict[str, dict[str, str]] = ast.literal_eval(node.value)
            return declared
    return {}


def named_tests(game_id: str, tests: Path = TESTS) -> frozenset[str] | None:
    """Return the names of a game's test functions, or None if it has no folder of tests."""
    return frozenset(name for _, name in each_test(game_id, tests)) if (tests / game_id).is_dir() else None


def proofs(tests: Path = TESTS) -> dict[str, dict[str, Proof]]:
    """Return for each clause of each game which examples and tests prove that it is enforced.

    The mapping is game id → clause id → `Proof`, as `coverage_report` expects it.

    tests: folder of the tests of the rules
    """
    return {game_id: _game_proofs(game_id, named_tests(game_id, tests)) for game_id in games}


def _game_proofs(game_id: str, names: frozenset[str] | None) -> dict[str, Proof]:
    missing = gaps(games[game_id], examples(game_id))
    return {
        clause.id: Proof(
            clause.enforces,
            LEGAL not in missing.get(clause.id, ()),
            REFUSED not in missing.get(clause.id, ()),
            _has_test(clause, "legal", names),
            _has_test(clause, "refused", names),
        )
        for clause in games[game_id].clauses.values()
    }


def _has_test(clause: Clause, side: str, names: frozenset[str] | None) -> bool | None:
    """Return whether a test's name contains the clause and the side ("legal" or "refused").

    An example is ``test_play_3_refused_…``. Return None if the tests are not installed.
    """
    if names is None:
        return None
    return any(name.startswith(f"test_{clause.id.replace('.', '_')}_{side}_") for name in names)
