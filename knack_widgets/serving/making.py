"""Rendering a page for which no kernel waits: a failure reaches the browser that asked for the page.

Voilà renders it in a task of its own. When that task fails (when no descriptor is left for the kernel's sockets, say),
Voilà does not notice, and the browser would wait for ever.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import voila.handler
from voila.notebook_renderer import NotebookRenderer


class Failure(NamedTuple):
    """Takes the place of the page's next piece when rendering has failed."""

    error: Exception


class Renderer(NotebookRenderer):  # type: ignore[misc]
    """Voilà's renderer, which also passes on the error that stopped it."""

    async def generate_content_generator(self, *which: Any, **kernel: Any) -> AsyncIterator[tuple[Any, Any]]:
        """The page's pieces, and at the end a `Failure` if there was one."""
        try:
            async for piece in super().generate_content_generator(*which, **kernel):
                yield piece
        except Exception as error:
            yield Failure(error), None


def use() -> None:
    """Have Voilà use this renderer for pages that are made on request."""
    voila.handler.NotebookRenderer = Renderer
