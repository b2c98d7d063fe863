"""Output of a notebook's cells in every language, for pages shown before Python loads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...widgets.firstview import MIME
from ...widgets.request import AHEAD

RUN = """
import json, sys
from knack_widgets.rulebook import originals
from knack_widgets.serving.alone.ahead import views_of_cells
originals.folders = lambda: ()  # a copy of the original is its reader's own: nothing of it is published
json.dump(views_of_cells(json.load(sys.stdin)), sys.stdout)
"""


def pictures(sources: list[str], folder: Path, pages: Mapping[str, str]) -> list[dict[str, str]]:
    """Return language → HTML for each cell; {} if it shows more than the book's widgets.

    The cells run one after the other in a separate process, in `folder`.

    pages: the environment variables with the pages of the edition (`page_settings`)
    """
    path = os.pathsep.join([str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", RUN],
        input=json.dumps(sources),
        env={**os.environ, **pages, "SERVER_SOFTWARE": AHEAD, "QUERY_STRING": "", "PYTHONPATH": path},
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    bundles: list[dict[str, str]] = json.loads(ran.stdout)
    return bundles


def views_of_cells(sources: list[str]) -> list[dict[str, str]]:
    """Return language → view for each cell, computed in this process.

    A cell that fails has no view; the page shows the error when it runs the cell.
    """
    import ast
    from contextlib import redirect_stdout

    space: dict[str, Any] = {"__name__": "__main__"}
    bundles = []
    for source in sources:
        shown: Any = None
        try:
            tree = ast.parse(source)
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            with redirect_stdout(sys.stderr):
                exec(compile(tree, "<cell>", "exec"), space)
                if isinstance(last, ast.Expr):
                    shown = eval(compile(ast.Expression(last.value), "<cell>", "eval"), space)
                bundle = shown._repr_mimebundle_() if hasattr(shown, "_repr_mimebundle_") else {}
        except Exception:
            bundle = {}
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        bundles.append(dict(data.get(MIME, {})))
    return bundles
