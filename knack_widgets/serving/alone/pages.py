"""Notebooks as pages that need no server.

They are exported by nbconvert with the template of the served edition.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

import jinja2
import nbformat
from nbconvert.exporters.html import HTMLExporter
from nbconvert.exporters.templateexporter import TemplateExporter
from voila.exporter import VoilaExporter, VoilaMarkdownRenderer

from ...pages.cardpng import cards_png
from ...rulebook.languages import LANGS
from ...rules import games
from ...widgets.firstview import MIME
from ...widgets.page_links import drop_links
from .. import resource_paths
from ..delivery.previews import picture_path, preview, tags
from .ahead import pictures

NOTEBOOK: Final = re.compile(r"\.ipynb(?=$|[?#])")
"""Where a link leads to a notebook: to its page here."""


class _Markdown(VoilaMarkdownRenderer):  # type: ignore[misc]
    """Voilà's Markdown renderer, with links from page to page instead of links to notebooks."""

    def link(self, text: str, url: str, title: str | None = None) -> str:
        """Return a link of the text; links to notebooks lead to their pages."""
        return str(super().link(text, url if ":" in url else NOTEBOOK.sub(".html", url), title))


class _Exporter(VoilaExporter):  # type: ignore[misc]
    """Voilà's exporter, with the template's files inside the page and no requests to a server."""

    names: Collection[str] = ()
    """The names of the edition's pages, without endings."""

    def _init_resources(self, resources: Any) -> Any:
        return HTMLExporter._init_resources(self, resources)  # type: ignore[no-untyped-call]

    @jinja2.pass_context
    def markdown2html(self, context: jinja2.runtime.Context, source: str) -> str:
        """Return the HTML of a notebook's prose, with links only to pages of the edition."""
        return drop_links(str(super().markdown2html(context, source)), self.names)

    def html(self, book: Any, resources: dict[str, Any], **variables: Any) -> str:
        """Return the page; `variables` are further variables for the template."""
        copy, resources = super(TemplateExporter, self).from_notebook_node(book, resources)  # type: ignore[misc]
        resources.update(
            base_url="./",
            raw_mimetypes=self.raw_mimetypes,
            global_content_filter={
                f"include_{part}": part not in ("input", "input_prompt", "output_prompt")
                for part in ("code", "markdown", "raw", "unknown", "input", "output", "input_prompt", "output_prompt")
            },
        )
        return str(
            self.template.render(
                nb=copy,
                resources=resources,
                frontend="alone",
                kernel_start=lambda _: "",
                cell_generator=lambda book, _: book.cells,
                page_config={},
                static_url=str,
                **variables,
            )
        )


def page(notebook: Path, settings: Mapping[str, Any], address: str = "") -> str:
    """Return the notebook's page, with the current output of its cells, not the stored output.

    `address`: the edition's future address, for the preview of shared links to the page.
    """
    from voila.paths import collect_template_paths

    resource_paths.offer_template()
    book = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    cells = [cell for cell in book.cells if cell.cell_type == "code"]
    for cell, seen in zip(
        cells, pictures([cell.source for cell in cells], notebook.parent, settings["python"]["pages"]), strict=True
    ):
        data = {"text/x-python": cell.source, **({MIME: seen} if seen else {})}
        cell.outputs = [nbformat.v4.new_output("display_data", data)]  # type: ignore[no-untyped-call]
        cell.execution_count = None
    exporter = _Exporter(
        template_name="knack",
        template_paths=collect_template_paths(["voila", "nbconvert"], "knack", prune=True),
        markdown_renderer_class=_Markdown,
        contents_manager=_Files(notebook.parent),
    )
    exporter.names = settings["searched"]["names"]
    exporter.register_filter("trusted", lambda output: output)
    exporter.register_filter("highlight_code", lambda source, **_: source)  # no page shows any
    game, lang = games.get(notebook.stem), book.metadata.get("lang", LANGS[0])
    shared = tags(game, "", lang, address, ".html") if game else ""
    return exporter.html(book, {"metadata": {"name": notebook.stem}}, shared=shared, **settings)


def shared_picture(notebook: Path) -> tuple[str, bytes] | None:
    """Return the file and the data of a game page's shared picture, or None for other pages."""
    game = games.get(notebook.stem)
    if game is None:
        return None
    lang = nbformat.read(notebook, as_version=4).metadata.get("lang", LANGS[0])  # type: ignore[no-untyped-call]
    cards = preview(game, {}, lang).cards
    return picture_path(cards, lang), cards_png(cards, lang)


class _Files:
    """The folder's pictures, with the interface of Jupyter's contents manager."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file_exists(self, name: str) -> bool:
        return "://" not in name and (self.folder / name).is_file()

    def get(self, name: str, **_: str) -> dict[str, str]:
        from base64 import encodebytes

        return {"content": encodebytes((self.folder / name).read_bytes()).decode()}
