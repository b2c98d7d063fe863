"""The folder that is served: the book's notebooks, and those of installed games of other authors.

A game may have notebooks in the folder ``notebooks`` of its package. A game without one named after it gets a page with
its rulebook. No notebook of a game replaces a page of the book.
"""

from __future__ import annotations

import json
import logging
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ..rulebook.folders import game_folder, is_own
from ..rulebook.game_languages import language_for
from ..rulebook.languages import LANGS
from ..rulebook.page_games import has_page
from ..rulebook.texts import load_text
from ..rules import games

LOG: Final = logging.getLogger(__name__)
NOTEBOOKS: Final = "notebooks"
SUFFIX: Final = ".ipynb"
MAX_NOTEBOOK_BYTES: Final = 4 << 20
"""Greatest size of a notebook that a game brings along."""


def with_game_pages(book: Path) -> Path:
    """Return a folder with the book's notebooks and those of games of other authors.

    It is the book's own folder if there are no others, else a temporary folder.

    book: the folder of the book's own notebooks
    """
    others = [game_id for game_id in games if not is_own(game_id)]
    if not others:
        return book
    folder = Path(tempfile.mkdtemp(prefix="knack-widgets-pages-"))
    for path in sorted(book.glob(f"*{SUFFIX}")):
        shutil.copyfile(path, folder / path.name)
    for game_id in others:
        if not has_page(game_id):
            continue
        try:
            for name, text in _notebooks_of(game_id):
                if (folder / name).exists():
                    LOG.error("the notebook %s of the game %s has the name of another page", name, game_id)
                else:
                    (folder / name).write_text(text, encoding="utf-8")
        except (OSError, ValueError):
            LOG.exception("the notebooks of the game %s cannot be read", game_id)
        if not (folder / f"{game_id}{SUFFIX}").exists():
            (folder / f"{game_id}{SUFFIX}").write_text(json.dumps(make_notebook(game_id)), encoding="utf-8")
    return folder


def _notebooks_of(game_id: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of the notebooks in a game's package."""
    folder = game_folder(game_id, NOTEBOOKS)
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(SUFFIX):
            data = file.read_bytes()
            if len(data) > MAX_NOTEBOOK_BYTES or not isinstance(json.loads(data), dict):
                raise ValueError(f"{file.name}: expected a notebook of at most {MAX_NOTEBOOK_BYTES} bytes")
            yield file.name, data.decode()


def make_notebook(game_id: str) -> dict[str, Any]:
    """Return the notebook of a game that brings none: its title, and its rulebook.

    game_id: id of the game
    """
    titles = load_text(game_id).title
    lang = language_for(game_id, "en")
    others = {each: f"# {titles[each]}" for each in LANGS if each != lang}
    code: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": f"{game_id}-1",
        "metadata": {},
        "outputs": [],
    }
    return {
        "cells": [
            {
                "cell_type": "markdown",
                "id": f"{game_id}-0",
                "metadata": {"translations": others, "tags": ["title"]},
                "source": f"# {titles[lang]}",
            },
            dict(code, source=f'from knack_widgets import Rulebook\n\nRulebook("{game_id}")'),
        ],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "lang": lang,
            "language_info": {"name": "python"},
            "title": titles[lang],
            "titles": dict(titles),
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
