"""A teacher's notebook: a sheet and a session in a line each, the same words whenever it is run."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

CELLS = [
    'from knack_widgets import Practice, Sheet\nSheet("knack", clause="play.3", count=2, lang="en", key=True)',
    'Practice("knack", clause="play.3", lang="en")',
]


def words(folder: Path) -> list[str]:
    """What the cells of a run say."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()
    return [cell.outputs[0].data["text/plain"] for cell in notebook.cells]


def test_a_sheet_and_a_session_say_the_same_at_every_run(tmp_path: Path) -> None:
    first = words(tmp_path)
    assert first[0].startswith("Exercise 1\n")
    assert "Key" in first[0]
    assert first[1].startswith("Exercise 1\n")
    assert words(tmp_path) == first
