"""Notebooks with their outputs stored: `python -m tools.notebooks [FILE …]` runs them and writes them back.

What is stored is what nbval compares and what a page without a kernel shows: words and pictures. A notebook is run
once in each language; what its cells show in the other languages is in their metadata (`translations`). Ids of widgets,
which differ at every run, and their state are left out. The title of a game's notebook is the game's name.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
LIVE = "application/vnd.jupyter.widget-view+json"
ONLY_HERE: Final = "notebook-only"
"""The tag of a cell that the page of a served notebook leaves out."""
HOW: Final = {
    "sv": "*Svenska* – så får du liv i borden: **Run → Run All Cells**. Språket: knapparna på sidan, "
    "eller skriv `%env KNACK_LANG=sv` i en cell först.",
    "de": "*Deutsch* – so werden die Tische lebendig: **Run → Run All Cells**. Die Sprache: die Knöpfe auf der Seite, "
    "oder schreib zuerst `%env KNACK_LANG=de` in eine Zelle.",
    "en": "*English* – to bring the tables to life: **Run → Run All Cells**. The language: the buttons on the page, "
    "or write `%env KNACK_LANG=en` in a cell first.",
}
"""The first line of each notebook, in three languages."""


def regenerate(path: Path) -> None:
    """Run one notebook in its own folder in each language, and write it back."""
    notebook = nbformat.read(path, as_version=4)
    own = notebook.metadata["lang"]
    _put_first_line(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.metadata.pop("translations", None)
    others = {lang: _run(notebook, path.parent, lang) for lang in LANGS if lang != own}
    notebook = _run(notebook, path.parent, own)
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    if path.stem in games:
        names = games[path.stem].names
        notebook.metadata |= {"title": names[notebook.metadata["lang"]], "titles": dict(names)}
    for number, cell in enumerate(notebook.cells):
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE, None)
        views = {lang: _view(other.cells[number]) for lang, other in others.items()}
        if any(views.values()) and set(views.values()) != {_view(cell)}:
            cell.metadata["translations"] = views
    nbformat.validate(notebook)
    path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")


def _put_first_line(notebook: Any) -> None:
    """Make the first line of a notebook what `HOW` says."""
    first = nbformat.v4.new_markdown_cell("  \n".join(HOW.values()), id="how", metadata={"tags": [ONLY_HERE]})
    rest = [cell for cell in notebook.cells if ONLY_HERE not in cell.metadata.get("tags", [])]
    notebook.cells = [first, *rest]


def _run(notebook: Any, folder: Path, lang: str) -> Any:
    """Return a copy of a notebook that has been run in a language."""
    copy = nbformat.from_dict(notebook)
    settings = {"metadata": {"path": str(folder)}}
    client = NotebookClient(copy, timeout=120, resources=settings, coalesce_streams=True)
    client.execute(env={**os.environ, "KNACK_LANG": lang})
    return copy


def _view(cell: Any) -> str:
    """Return the HTML that a cell shows; empty without any."""
    return "".join(output.get("data", {}).get("text/html", "") for output in cell.get("outputs", []))


if __name__ == "__main__":
    for path in [Path(name) for name in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*.ipynb")):
        regenerate(path)
        print(path)
