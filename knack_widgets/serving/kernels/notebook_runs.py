"""Notebooks that are run before their kernels exist: those with only the book's own widgets.

The output of such a notebook does not depend on its reader, who comes later. So the notebook is run once, in a process
from which its kernels are forked (`run_processes`), and a kernel only sends the stored output of the cells
(`replay_kernel`). All other notebooks are run by each of their kernels.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

BOOK: Final = "knack_widgets"
ALIKE: Final = frozenset(
    {
        "Chapter",
        "Compare",
        "Differences",
        "Glossary",
        "OpenQuestions",
        "PositionEditor",
        "Rulebook",
        "Shelf",
        "Sheet",
        "Steps",
        "Table",
        "Text",
    }
)
"""The widgets that open in the same way for all readers; `Practice` is not one of them, because it draws questions."""
PLAIN: Final = (
    *(
        ast.Module,
        ast.ImportFrom,
        ast.alias,
        ast.Assign,
        ast.Expr,
        ast.Call,
        ast.keyword,
        ast.Name,
        ast.Load,
        ast.Store,
    ),
    *(ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.UnaryOp, ast.USub),
)
"""The syntax that a cell may contain: it imports the book's widgets, opens them with constants, and shows them."""

Shown = tuple[dict[str, Any], dict[str, Any]]
"""The output of a cell's last line: format → data, and its metadata."""


class NotebookRun(NamedTuple):
    """A notebook that has been run.

    cells: the code of its cells
    shown: the output of each cell
    names: the variables that the cells have defined

    `visits`: the functions to call with the reader's query when the reader comes
    """

    cells: tuple[str, ...]
    shown: tuple[Shown | None, ...]
    names: dict[str, Any]
    visits: tuple[Callable[[dict[str, str]], object], ...]


def own_cells(text: str) -> tuple[str, ...]:
    r"""Return a notebook's code if it shows only the book's own widgets, else ().

    text: the content of the notebook's file

    >>> cell = {"cell_type": "code", "source": ["from knack_widgets import Table\n", "Table('knack')"], "metadata": {}}
    >>> own_cells(json.dumps({"cells": [cell]}))
    ("from knack_widgets import Table\nTable('knack')",)
    >>> own_cells(json.dumps({"cells": [{**cell, "source": "print(1)"}]}))
    ()
    """
    try:
        code_cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
        cells = tuple("".join(cell["source"]) for cell in code_cells)
        known: set[str] = set()
        plain = all(_is_plain(ast.parse(cell), known) for cell in cells)
        tagged = any(cell.get("metadata", {}).get("tags") for cell in code_cells)
    except (ValueError, LookupError, TypeError, AttributeError, SyntaxError):
        return ()
    return cells if plain and not tagged else ()


def _is_plain(cell: ast.Module, known: set[str]) -> bool:
    """Return whether a cell has only the syntax in `PLAIN` and calls only the book's names.

    known: the names imported from the book so far; this cell's imports are added
    """
    for node in ast.walk(cell):
        if not isinstance(node, PLAIN):
            return False
        if isinstance(node, ast.ImportFrom):
            if node.level or node.module != BOOK or any(each.name not in ALIKE for each in node.names):
                return False
            known.update(each.asname or each.name for each in node.names)
    return all(
        isinstance(node.func, ast.Name) and node.func.id in known
        for node in ast.walk(cell)
        if isinstance(node, ast.Call)
    )


def digest(cells: Sequence[str]) -> str:
    """Return a hash of a notebook's code, different for different code."""
    return sha256(json.dumps([*cells]).encode()).hexdigest()


def make(cells: tuple[str, ...]) -> NotebookRun:
    """Run the cells of a notebook before its kernel exists. Errors of a cell are raised."""
    from IPython.core.formatters import DisplayFormatter

    from ...widgets import request

    names: dict[str, Any] = {"__name__": "__main__"}
    formatter: Any = DisplayFormatter()
    shown: list[Shown | None] = []
    with request.before_visits() as visits:
        for cell in cells:
            value = _run(cell, names)
            shown.append(None if value is None else formatter.format(value))
    public_names = {name: value for name, value in names.items() if not name.startswith("__")}
    return NotebookRun(cells, tuple(shown), public_names, tuple(visits))


def _run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell; return the value of its last line if this is an expression, else None."""
    tree = ast.parse(cell)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None
