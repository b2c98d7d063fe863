"""The names of Voilà that this server replaces, all in one file.

Voilà has no settings for these. Its modules import the names, so each name is replaced in the module that uses it.
`tests/serving/test_voila_patches.py` fails if an installed Voilà has other code where a patch relies on it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from .delivery.template_cache import Exporter, ServedPages
from .kernels import page_cache, pool


class Patch(NamedTuple):
    """A replaced name.

    module: the module of Voilà that uses the name
    name: the name
    replacement: the object that replaces it
    version: the version of Voilà for which the patch was written
    relies_on: Voilà's code that uses the name, or that the replacement extends (`module:name`)
    why: the reason
    """

    module: str
    name: str
    replacement: Any
    version: str
    relies_on: tuple[str, ...]
    why: str


PATCHES: Final = (
    Patch(
        "voila.notebook_renderer",
        "VoilaExporter",
        Exporter,
        "0.5.13",
        ("voila.notebook_renderer:NotebookRenderer.initialize", "voila.exporter:VoilaExporter"),
        "Voilà compiles all templates again for each page.",
    ),
    Patch(
        "voila.app",
        "voila_kernel_manager_factory",
        pool.factory,
        "0.5.13",
        ("voila.app:Voila.init_settings", "voila.voila_kernel_manager:voila_kernel_manager_factory"),
        "Voilà keeps failed kernels in its pool, and does not end a kernel to which it could not connect.",
    ),
    Patch(
        "voila.handler",
        "NotebookRenderer",
        page_cache.Renderer,
        "0.5.13",
        (
            "voila.handler:VoilaHandler.get_generator",
            "voila.notebook_renderer:NotebookRenderer.generate_content_generator",
            "voila.notebook_renderer:NotebookRenderer.generate_content_hybrid",
        ),
        "Voilà does not notice that a page could not be rendered, and renders the same page for each kernel.",
    ),
    Patch(
        "voila.voila_kernel_manager",
        "NotebookRenderer",
        page_cache.Recalling,
        "0.5.13",
        (
            "voila.voila_kernel_manager:voila_kernel_manager_factory",
            "voila.notebook_renderer:NotebookRenderer.generate_content_generator",
            "voila.notebook_renderer:NotebookRenderer.generate_content_hybrid",
        ),
        "Voilà renders the same page for each kernel of its pool.",
    ),
)

PRIVATE: Final = ("voila.request_info_handler:RequestInfoSocketHandler",)
"""Voilà's code whose private names are read, not replaced (`kernels.request_protocol`)."""


def apply(*, light: bool = True, static_edition: str = "", served: ServedPages | None = None) -> None:
    """Replace the names of `PATCHES` in Voilà's modules, for all later pages and kernels.

    light: whether pages with only the book's own widgets get its own small front end (the light script)
    static_edition: the address that pages recommend if they cannot connect
    served: the pages that there are; by default any page of the book may be there
    """
    Exporter.light, Exporter.static_edition, Exporter.served = light, static_edition, served
    for patch in PATCHES:
        setattr(import_module(patch.module), patch.name, patch.replacement)
