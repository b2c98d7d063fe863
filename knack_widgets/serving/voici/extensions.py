"""What JupyterLab calls prebuilt extensions: the two that the pages load, as they are installed here."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
"""Starts Pyodide. Its wheels lie beside Pyodide instead."""

WIDGETS: Final = "anywidget"
"""Shows the book's widgets."""


def extension_folder(name: str) -> Path:
    """The folder of an extension. Raises `FileNotFoundError` when it is not installed."""
    from jupyter_core.paths import jupyter_path

    for folder in jupyter_path("labextensions", name):
        if (Path(folder) / "package.json").is_file():
            return Path(folder)
    raise FileNotFoundError(f"the extension {name} is not installed: pip install '.[static]'")


def copy_extensions(folder: Path) -> list[dict[str, str]]:
    """Put both into `folder`; returns how Jupyter's scripts find them there."""
    for name in (KERNEL, WIDGETS):
        shutil.copytree(extension_folder(name), folder / name, ignore=shutil.ignore_patterns("*.map", "pypi"))
    return [_entry(folder / name) for name in (KERNEL, WIDGETS)]


def _entry(folder: Path) -> dict[str, str]:
    told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return {"name": told["name"], **told["jupyterlab"]["_build"]}
