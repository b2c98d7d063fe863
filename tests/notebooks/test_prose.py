"""The notebooks' prose is there in all languages, and names what the reader finds on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import nbformat
import pytest

import knack_widgets
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games
from tools.notebooks import ONLY_HERE

PACKAGE = Path(knack_widgets.__file__).parent
NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
LEVEL = re.compile(r"^(#+) ", re.M)
LINK = re.compile(r"\]\(([^)]*)\)")
NAMED = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?!\*)")
"""What stands in italics: names of buttons, switches and counters, and the rules' own terms."""


def cells() -> Iterator[tuple[str, dict[str, str]]]:
    """Each cell of prose: what to call it, and the text in every language."""
    for path in NOTEBOOKS:
        book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        for number, cell in enumerate(book.cells):
            if cell.cell_type == "markdown" and ONLY_HERE not in cell.metadata.get("tags", []):
                lang = book.metadata["lang"]
                yield f"{path.stem}-{number}", {lang: cell.source, **cell.metadata.get("translations", {})}


CELLS = dict(cells())
prose = pytest.mark.parametrize("texts", CELLS.values(), ids=CELLS)


@cache
def words(lang: str) -> str:
    """All that the page may say in a language: messages, and the text of the rules."""
    files = [
        *PACKAGE.rglob(f"messages/{lang}*.ftl"),
        *PACKAGE.rglob(f"messages/{lang}/*.ftl"),
        *PACKAGE.rglob(f"text/{lang}.md"),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in files).casefold()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_a_title_in_each_language_and_a_games_is_its_name(path: Path) -> None:
    metadata = nbformat.read(path, as_version=4).metadata  # type: ignore[no-untyped-call]
    assert sorted(metadata["titles"]) == sorted(LANGS)
    assert metadata["title"] == metadata["titles"][metadata["lang"]]
    if path.stem in games:
        assert metadata["titles"] == games[path.stem].names


@prose
def test_it_is_there_in_all_languages(texts: dict[str, str]) -> None:
    assert sorted(texts) == sorted(LANGS)
    assert all(text.strip() for text in texts.values())
    # a title alone may be the same in all languages
    assert "\n" not in texts["sv"].strip() or len({*texts.values()}) == len(LANGS), "a translation is missing"


@prose
def test_it_is_built_alike(texts: dict[str, str]) -> None:
    assert len({tuple(LEVEL.findall(text)) for text in texts.values()}) == 1
    assert len({tuple(LINK.findall(text)) for text in texts.values()}) == 1
    assert len({text.count("**") for text in texts.values()}) == 1


@prose
def test_what_it_names_is_called_so_on_the_page(texts: dict[str, str]) -> None:
    for lang, text in texts.items():
        for name in map(str.casefold, NAMED.findall(text)):
            # a button that counts: «Buy … cards»
            assert name in words(lang) or name.replace("…", "{ spell($count) }") in words(lang), (lang, name)
