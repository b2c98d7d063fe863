"""The structure of the package's pages and widgets."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import knack_widgets
from knack_widgets.pages.line import Line, Lines, Match
from knack_widgets.pages.sight import Look, Sight
from knack_widgets.widgets.desk import Desk
from tools.follow import follow_click, follow_table, stays_of

PACKAGE = Path(knack_widgets.__file__).parent
CATCHERS = {"handling.py", "behind.py", "editor.py", "request.py", "shelf.py"}
"""Modules of widgets that catch every error: around intents, also those of the editor, in threads, of hosts, and of
games by other authors."""


def catches_all(path: Path) -> bool:
    """Return whether a module has an `except Exception`."""
    handlers = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ExceptHandler))
    return any(isinstance(handler.type, ast.Name) and handler.type.id == "Exception" for handler in handlers)


def test_only_one_module_turns_the_errors_of_intents_into_notices() -> None:
    assert {path.name for path in (PACKAGE / "widgets").glob("*.py") if catches_all(path)} == CATCHERS


SEEN = {"sight", "look", "match", "desk"}
"""Names of variables that hold what a reader sees."""


def writes(path: Path) -> Iterator[str]:
    """Yield the assignments to what a reader sees, and to parts of it, in a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        targets = node.targets if isinstance(node, (ast.Assign, ast.Delete)) else [getattr(node, "target", None)]
        for target in targets:
            for part in ast.walk(target) if isinstance(target, ast.AST) else ():
                root = part
                while isinstance(root, (ast.Attribute, ast.Subscript)):
                    root = root.value
                if root is not part and isinstance(root, ast.Name) and root.id in SEEN:
                    yield f"{path.name}:{root.lineno}"


def test_pages_write_to_nothing_that_a_reader_sees() -> None:
    for part in (Sight, Look, Match, Lines, Line):
        assert is_dataclass(part)
        assert "__setattr__" in vars(part), "a frozen dataclass refuses assignments"
    assert [place for path in (PACKAGE / "pages").rglob("*.py") for place in writes(path)] == []


def test_nobody_inherits_from_what_a_reader_sees_or_repeats_its_fields() -> None:
    for part in (Sight, Look, Match, Desk):
        assert part.__bases__ == (object,)
        assert part.__subclasses__() == []
    seen = {field.name for part in (Sight, Look, Match) for field in fields(part)}
    assert seen & {field.name for field in fields(Desk)} == {"game", "match", "look"}
    modules = [importlib.import_module(f"knack_widgets.rooms.{path.stem}") for path in (PACKAGE / "rooms").glob("*.py")]
    classes = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    own = [each for each in classes if each.__module__.startswith("knack_widgets.rooms.") and is_dataclass(each)]
    assert own
    assert {each.__name__: both for each in own if len(both := seen & {field.name for field in fields(each)}) > 2} == {}


MOST_ANY = {("pages", "rooms", "rules"): 145, ("widgets",): 33}
"""Greatest number of names `Any` in some parts of the package; `dict[str, Any]` hides what a part expects."""


@pytest.mark.parametrize(("parts", "most"), MOST_ANY.items(), ids=["-".join(parts) for parts in MOST_ANY])
def test_few_names_are_any(parts: tuple[str, ...], most: int) -> None:
    files = [path for part in parts for path in (PACKAGE / part).rglob("*.py")]
    names = (node for path in files for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    assert sum(isinstance(node, ast.Name) and node.id == "Any" for node in names) <= most


@pytest.mark.parametrize("follow", [follow_click, follow_table])
def test_a_click_and_a_table_enter_few_functions_and_return_to_no_file(
    follow: Callable[[], list[tuple[str, str]]],
) -> None:
    functions = follow()
    stays = list(stays_of(functions))
    assert 3 < len(functions) <= 20
    assert len(stays) == len(set(stays))
