"""Who reads now, and whether there is room for one more.

A reader holds a place from asking for a page until the page's kernel is gone. Kernels that wait in the pool hold none;
they are as many as the pool's sizes say and come on top, so that there are never more kernels than both together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Final

leaving: Final[set[str]] = set()
"""Kernels that are being shut down: their places are free."""

TURN_S: Final = 40.0
"""How long a page waits for its turn at most: less than proxies wait for a page's first byte (60 s, most of them)."""


class Readers:
    """The places of a server: `limit` of them, and a few for readers who change from one page to the next.

    A browser asks for the next page before it takes leave of the last one. So whoever holds a place may take another
    although all are taken, as long as no more than a tenth of the readers (and at least one) are on the move.
    """

    def __init__(self, kernels: Any, limit: int, turns: int = 1) -> None:
        """`kernels`: what knows whether a kernel lives (`kernel_id in kernels`). `turns`: see `turn`."""
        self.kernels = kernels
        self.limit = limit
        self._visits: set[Visit] = set()
        self._turns = asyncio.Semaphore(turns)

    @property
    def count(self) -> int:
        """How many places are taken."""
        self._visits = {visit for visit in self._visits if visit.lasts}
        return len(self._visits)

    def visit(self, reader: str) -> Visit | None:
        """A place for whoever is called `reader`, or none."""
        taken = self.count
        moves = any(visit.reader == reader for visit in self._visits)
        if taken >= self.limit + moves * max(1, self.limit // 10):
            return None
        visit = Visit(self, reader)
        self._visits.add(visit)
        return visit

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A page's turn to be made, first come, first served.

        Pages for which no kernel waits take a second of a processor each. Made all at the same time, all are ready
        when the last one is; in turns, the first are ready at once and nobody waits longer. A page that does not get
        on holds the others up for so long, not for ever.
        """
        mine = True
        try:
            await asyncio.wait_for(self._turns.acquire(), TURN_S)
        except TimeoutError:
            mine = False
        try:
            yield
        finally:
            if mine:
                self._turns.release()


class Visit(AbstractContextManager["Visit"]):
    """One reader's place. As a context it is the page's making: without a kernel in the end, the place is free."""

    def __init__(self, readers: Readers, reader: str) -> None:
        self.readers = readers
        self.reader = reader
        self.kernel: str | None = None
        self._making = True

    @property
    def lasts(self) -> bool:
        """Whether the page is being made, or its kernel lives."""
        if self.kernel is None:
            return self._making
        return self.kernel in self.readers.kernels and self.kernel not in leaving

    def __exit__(self, *_: object) -> None:
        self._making = False


class Noting:
    """The server's kernels as one request sees them: `note` is told which of them it was given."""

    def __init__(self, kernels: Any, note: Callable[[str], None]) -> None:
        self._kernels = kernels
        self._note = note

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **wanted: Any) -> str:
        """Start a kernel for the reader."""
        kernel_id = str(await self._kernels.start_kernel(**wanted))
        self._note(kernel_id)
        return kernel_id

    async def get_rendered_notebook(self, **wanted: Any) -> tuple[Any, list[str], str]:
        """Take a kernel from the pool, with what it has made of the page so far."""
        task, pieces, kernel_id = await self._kernels.get_rendered_notebook(**wanted)
        self._note(kernel_id)
        return task, pieces, kernel_id
