"""The licences of other people's software in the static edition."""

from __future__ import annotations

import json
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

from ...widgets.assets import BUILT
from ..resource_paths import SCRIPTS

NAMES: Final = ("license", "licence", "copying", "notice")
"""Beginnings of the names of licence files, in any case."""
RULE: Final = f"\n{'-' * 80}\n\n"


def tell_licences(site: Path, pyodide: Path) -> str:
    """Return the text of all licences.

    These are the licences of Pyodide (npm's package, with Python in it), of the packages unpacked in `site`, and of the
    scripts.
    """
    package = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    source = package.get("homepage", "")
    parts = [
        "The static edition contains, besides the book, what follows, each under its own licence.\n",
        f"pyodide {package['version']}: {package['license']}; source: {source}\n"
        "It contains Python, under the Python Software Foundation License (https://docs.python.org/3/license.html).\n",
    ]
    parts += [_of_package(info) for info in sorted(site.glob("*.dist-info"))]
    parts += [
        file.read_text(encoding="utf-8")
        for folder in (SCRIPTS, BUILT)
        for file in sorted(folder.glob("*.LICENSES.txt"))
    ]
    return RULE.join(parts)


def _of_package(info: Path) -> str:
    metadata = HeaderParser().parsestr((info / "METADATA").read_text(encoding="utf-8"))
    names = [metadata["License-Expression"], metadata["License"], *metadata.get_all("Classifier", [])]
    named = next((name for name in names if name and (name in names[:2] or name.startswith("License"))), "see below")
    texts = [
        file.read_text(encoding="utf-8", errors="replace") for file in sorted(info.rglob("*")) if _is_licence(file)
    ]
    return "\n".join([f"{metadata['Name']} {metadata['Version']}: {named.splitlines()[0]}\n", *texts])


def _is_licence(file: Path) -> bool:
    return file.is_file() and file.name.lower().startswith(NAMES)
