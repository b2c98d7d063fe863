"""The notebooks use the widgets, their traits and methods, the rules and the players, and nothing below."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

import knack_widgets
from knack_widgets.widgets.match_traits import MatchTraits

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
OPEN = {"knack_widgets": set(knack_widgets.__all__), "knack_widgets.players": {"odds", "odds_of_moves", "opening"}}


def nodes(path: Path) -> Iterator[ast.AST]:
    for cell in nbformat.read(path, as_version=4).cells:  # type: ignore[no-untyped-call]
        if cell.cell_type == "code":
            yield from ast.walk(ast.parse(cell.source))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_imports_what_is_public_and_never_takes_a_desk(path: Path) -> None:
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("knack_widgets"):
            assert {name.name for name in node.names} <= OPEN[node.module or ""]
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("desk", "session"), ast.unparse(node)
            assert not node.attr.startswith("_"), ast.unparse(node)


def test_the_demonstration_uses_traits_and_methods_of_a_table() -> None:
    path = next(path for path in NOTEBOOKS if path.stem == "demonstration")
    used = {node.attr for node in nodes(path) if isinstance(node, ast.Attribute)}
    assert {"reset", "judge", "clause", "view", "play", "state", "record", "step"} <= used & {*dir(MatchTraits)}
