"""Copies of the notebooks in another language: prose, titles and kept views, and widgets that begin in it."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from knack_widgets.cli import main
from knack_widgets.notebook_copies import SETTING, copy_notebooks, in_language
from knack_widgets.rulebook.languages import LANGS

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_writes_each_notebook_in_a_language(lang, tmp_path, capsys):
    assert main(["notebooks", str(tmp_path / "book"), "--lang", lang]) == 0
    names = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))
    assert [Path(line).name for line in capsys.readouterr().out.split()] == names
    for path in (tmp_path / "book").iterdir():
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(notebook)
        assert notebook.metadata["lang"] == lang
        assert notebook.metadata["title"] == notebook.metadata["titles"][lang]
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                if "text/html" in output.get("data", {}):
                    assert f'lang="{lang}"' in output.data["text/html"]
                    assert lang not in cell.metadata["translations"]


def test_prose_and_views_are_swapped_and_widgets_begin_in_the_language():
    notebook = json.loads((NOTEBOOKS / "knack.ipynb").read_text("utf-8"))
    copy = in_language(notebook, "de")
    first, title, setting, shown = copy["cells"][:4]
    assert first == notebook["cells"][0]
    assert title["source"] == "# Knack (Dreikart, Schweden)"
    assert title["metadata"]["translations"]["sv"] == "# Knack (trekort, Sverige)"
    assert setting["source"] == SETTING.format("de")
    assert "<b>Schritt 1</b>" in shown["outputs"][0]["data"]["text/html"]
    assert "<b>Steg 1</b>" in shown["metadata"]["translations"]["sv"]
    assert notebook["metadata"]["lang"] == "sv", "the original stays"


def test_there_and_back_is_the_same_but_for_the_setting():
    notebook = json.loads((NOTEBOOKS / "knack.ipynb").read_text("utf-8"))
    back = in_language(in_language(notebook, "de"), "sv")
    prose = [
        ["".join(cell["source"]) for cell in one["cells"] if cell["cell_type"] == "markdown"]
        for one in (notebook, back)
    ]
    assert prose[0] == prose[1]
    assert in_language(notebook, "sv") == notebook


def test_a_copy_never_replaces_a_file(tmp_path, capsys):
    (tmp_path / "knack.ipynb").write_text("mine")
    assert main(["notebooks", str(tmp_path)]) == 1
    assert "knack.ipynb exists" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["knack.ipynb"]
    with pytest.raises(ValueError, match="lang = 'fr'"):
        copy_notebooks(NOTEBOOKS, tmp_path / "fr", "fr")
