"""Rendering of pages, once for all kernels of a run; failures reach the browser.

Kernels that continue from the same run of a notebook (`notebook_runs`) have the same widgets with the same names, so
their pages differ only in the kernel's id. If no kernel waits for a page, Voilà renders the page in a separate task. If
that task fails (because no descriptor is left for the kernel's sockets, say), Voilà does not notice, and the browser
would wait forever.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

from jupyter_core.utils import ensure_async
from voila.notebook_renderer import NotebookRenderer

from . import notebook_runs

MAX_CACHED_PAGES: Final = 32
"""Greatest number of cached pages; a book has fewer notebooks."""


class Failure(NamedTuple):
    """Replaces the page's next piece if rendering has failed."""

    error: Exception


class Page(NamedTuple):
    """A page as it was made for one kernel."""

    kernel_id: str
    pieces: tuple[str, ...]


_pages: Final[dict[tuple[str, ...], Page]] = {}
"""The pages that were made last, by the run of the notebook and the page's settings."""


class Recalling(NotebookRenderer):  # type: ignore[misc]
    """Voilà's renderer, with the page cached for all kernels of a run."""

    async def generate_content_generator(
        self, kernel_id: str | None = None, kernel_future: Any = None
    ) -> AsyncIterator[tuple[Any, Any]]:
        """Yield the page's pieces, from the cache if the page is in it."""
        which = await self._which(kernel_future)
        if which and (page := _pages.get(which)):
            for piece in page.pieces:
                yield piece.replace(page.kernel_id, str(kernel_id)), self.resources
            return
        pieces = []
        async for piece, resources in super().generate_content_generator(kernel_id, kernel_future):
            pieces.append(piece)
            yield piece, resources
        if which:
            while len(_pages) >= MAX_CACHED_PAGES:
                del _pages[next(iter(_pages))]
            _pages[which] = Page(str(kernel_id), tuple(pieces))

    async def _which(self, kernel_future: Any) -> tuple[str, ...]:
        """Return the page's key in the cache, or () if the kernel runs the notebook itself."""
        kernel = await ensure_async(kernel_future)
        run = getattr(getattr(kernel, "provisioner", None), "run", "")
        cells = [cell.source for cell in self.notebook.cells if cell.cell_type == "code"]
        if self.prelaunch_hook or run.partition(".")[0] != notebook_runs.digest(cells):
            return ()
        return (run, str(self.template_name), str(self.theme))


class Renderer(Recalling):
    """The renderer of a page for which no kernel waits in the pool.

    If rendering fails, the page's last piece is a `Failure`; the page's handler raises its error.
    """

    async def generate_content_generator(self, *which: Any, **kernel: Any) -> AsyncIterator[tuple[Any, Any]]:
        """Yield the page's pieces, and at the end a `Failure` if rendering has failed."""
        try:
            async for piece in super().generate_content_generator(*which, **kernel):
                yield piece
        except Exception as error:
            yield Failure(error), None
