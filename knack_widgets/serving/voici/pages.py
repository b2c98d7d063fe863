"""A notebook as a page that needs no server: Voici's exporter, with the served edition's own template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import nbformat

from .. import places

APP = "app"
"""The folder of all that is not a page."""


def config(extensions: Sequence[Mapping[str, str]], packages: Sequence[str]) -> dict[str, Any]:
    """The configuration of Jupyter's scripts. Addresses are relative to the page, at the top of the folder.

    `extensions`: name and entry of each extension; `packages`: what Pyodide loads at the start.
    """
    return {
        "appName": "Voici",
        "appUrl": "./",
        "baseUrl": "./",
        "fullStaticUrl": f"{APP}/front",
        "fullLabextensionsUrl": f"{APP}/extensions",
        "settingsUrl": f"{APP}/settings",
        "themesUrl": f"{APP}/themes",
        "jpThemeName": "JupyterLab Light",
        "federated_extensions": list(extensions),
        "disabledExtensions": [],
        "extensionConfig": {},
        "litePluginSettings": {
            "@jupyterlite/pyodide-kernel-extension:kernel": {
                "pyodideUrl": f"./{APP}/python/pyodide.js",
                "pipliteUrls": [],
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": list(packages)},
            }
        },
    }


def page(notebook: Path, config: Mapping[str, Any]) -> str:
    """The notebook's page, without the outputs that are stored in it."""
    from voici_core.exporter import VoiciExporter
    from voila.configuration import VoilaConfiguration

    places.offer_template()
    settings = VoilaConfiguration(template="knack", strip_sources=True)
    exporter = VoiciExporter(
        voici_config=settings,
        page_config={**config, "notebookPath": notebook.name},
        base_url=config["baseUrl"],
        notebook_path=str(notebook),
    )
    book = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    book.metadata.kernelspec = {"name": "python", "display_name": "Python", "language": "python"}  # the one there is
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    html, _ = exporter.from_notebook_node(book, {"metadata": {"name": notebook.stem}})
    return str(html)
