"""Pages made for paper (`?print=…`): they need neither kernel nor place, and one at a time is made, beside the loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from ..pages.printing import KINDS, Asked, answer
from ..rulebook.languages import LANGS
from .previews import base_of

WAITING: Final = 16
"""So many pages at most are being made or wait for their turn: the slowest takes some seconds."""


class Press:
    """Makes the pages."""

    def __init__(self, most: int = WAITING) -> None:
        self.most, self.waiting = most, 0
        self._maker = ThreadPoolExecutor(1, "press")

    async def make(self, asked: Asked, address: str) -> str | None:
        """The page; `None` where too many wait already."""
        if self.waiting >= self.most:
            return None
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._maker, answer, asked, address)
        finally:
            self.waiting -= 1


PRESS: Final = Press()


def asked_of(notebook: str | None, query: str, lang: str) -> Asked | None:
    """What a request for a notebook's page asks to have printed, if it does."""
    return Asked.read(Path(notebook or "").stem, query, lang or LANGS[0])


async def give(handler: Any, asked: Asked) -> bool:
    """Answer with the page; no, where too many wait already."""
    html = await PRESS.make(asked, f"{base_of(handler)}{asked.game}")
    if html is None:
        return False
    handler.set_status(200 if asked.kind in KINDS else 404)
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Content-Language", asked.lang)
    handler.set_header("Cache-Control", "private, no-cache")
    handler.finish(html)
    return True
