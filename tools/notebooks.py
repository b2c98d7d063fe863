"""Notebooks with their outputs stored: `python -m tools.notebooks [FILE …]` runs them and writes them back.

What is stored is what nbval compares and what a page without a kernel shows: the position in words and as a picture.
Ids of widgets, which differ at every run, are left out. The title of a game's notebook is the game's name.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from knack_widgets.rules import games

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
LIVE = "application/vnd.jupyter.widget-view+json"


def regenerate(path: Path) -> None:
    """Run one notebook in its own folder and write it back."""
    notebook = nbformat.read(path, as_version=4)
    folder = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=120, resources=folder, coalesce_streams=True).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    if path.stem in games:
        names = games[path.stem].names
        notebook.metadata |= {"title": names[notebook.metadata["lang"]], "titles": dict(names)}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE, None)
    nbformat.validate(notebook)
    path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for path in [Path(name) for name in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*.ipynb")):
        regenerate(path)
        print(path)
