"""The making of a page for which no kernel waits: where it fails, whoever asked for it hears of it.

Voilà makes it in a task of its own. When that fails (no descriptor is left for the kernel's sockets, say), nobody is
told, and the page is waited for without end.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import voila.handler
from voila.notebook_renderer import NotebookRenderer


class Failure(NamedTuple):
    """What comes in a piece's stead when there is none."""

    error: Exception


class Renderer(NotebookRenderer):  # type: ignore[misc]
    """Voilà's, which passes on why it stopped."""

    async def generate_content_generator(self, *which: Any, **kernel: Any) -> AsyncIterator[tuple[Any, Any]]:
        """The page's pieces, and at the end a `Failure` if there was one."""
        try:
            async for piece in super().generate_content_generator(*which, **kernel):
                yield piece
        except Exception as error:
            yield Failure(error), None


def use() -> None:
    """Have Voilà's pages made by this renderer, when they are asked for."""
    voila.handler.NotebookRenderer = Renderer
