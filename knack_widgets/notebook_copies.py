"""Copies of the book's notebooks in one language, for hosts that cannot show another language by themselves.

A notebook has its prose and the kept views of its cells in the other languages, in the metadata `translations`.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from .rulebook.languages import check_lang

Notebook = dict[str, Any]
SETTING = "%env KNACK_LANG={}"
"""The first cell of a copy, by which its widgets begin in the language of the copy."""


def copy_notebooks(source: Path, target: Path, lang: str) -> list[Path]:
    """Write the notebooks of a folder in a language into another folder, and return the paths of the copies.

    source: the folder with the notebooks
    target: the folder for the copies, which is made if it does not exist
    lang: the language

    Raise ValueError if the book does not have the language, and FileExistsError if a copy would replace a file.
    """
    check_lang(lang)
    notebooks = sorted(source.glob("*.ipynb"))
    copies = [target / path.name for path in notebooks]
    if there := [path for path in copies if path.exists()]:
        raise FileExistsError(f"{there[0]} exists; expected a folder without notebooks of these names")
    target.mkdir(parents=True, exist_ok=True)
    for path, copy in zip(notebooks, copies, strict=True):
        notebook = in_language(json.loads(path.read_text(encoding="utf-8")), lang)
        copy.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
    return copies


def in_language(notebook: Notebook, lang: str) -> Notebook:
    """Return a notebook with title, prose and kept views in a language.

    Texts that have no translation stay. The texts of the original are kept as translations.
    """
    copy = deepcopy(notebook)
    own = copy["metadata"].get("lang")
    if not own or own == lang:
        return copy
    copy["metadata"] |= {"lang": lang, "title": copy["metadata"].get("titles", {}).get(lang, "")}
    for cell in copy["cells"]:
        texts = cell["metadata"].get("translations", {})
        if lang in texts and cell["cell_type"] == "markdown":
            texts[own], cell["source"] = "".join(cell["source"]), texts.pop(lang)
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if lang in texts and "text/html" in data:
                texts[own], data["text/html"] = "".join(data["text/html"]), texts.pop(lang)
                data.pop("text/plain", None)
    first = next((at for at, cell in enumerate(copy["cells"]) if cell["cell_type"] == "code"), len(copy["cells"]))
    setting = {
        "cell_type": "code",
        "id": "lang",
        "metadata": {"tags": ["notebook-only"]},
        "source": SETTING.format(lang),
    }
    copy["cells"].insert(first, {**setting, "execution_count": None, "outputs": []})
    return copy
