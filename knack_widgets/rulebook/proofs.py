"""What proves each clause: its worked examples, and the tests named by it where the tests are at hand.

An installed book comes without its tests; their column then stays empty.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from ..rules import Clause, games
from .coverage import Proof
from .examples import LEGAL, REFUSED, examples, gaps

TESTS: Final = Path(__file__).parents[2] / "tests" / "rules"


def named_tests(game_id: str, tests: Path = TESTS) -> frozenset[str] | None:
    """The names of a game's test functions; `None` where there is no folder of tests for it."""
    folder = tests / game_id
    if not folder.is_dir():
        return None
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(folder.glob("test_*.py")))
    return frozenset(
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def proofs(tests: Path = TESTS) -> dict[str, dict[str, Proof]]:
    """Game id → clause id → what proves the clause, for `coverage_report`."""
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
    """Whether a test is named by the clause and the side, as in ``test_play_3_refused_…``."""
    if names is None:
        return None
    return any(name.startswith(f"test_{clause.id.replace('.', '_')}_{side}_") for name in names)
