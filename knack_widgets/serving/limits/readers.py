"""The readers' places on a server, and whether one is free.

A reader has a place while the page is connected to its kernel. A page that has been sent but is not connected yet keeps
its place only until another reader needs it: a browser connects within seconds, but a program that fetches pages never
does. Kernels that wait in the pool have no place; they are in addition to the places.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, NamedTuple

from .clients import Client, ClientLimits, OpenConnections
from .rate_limits import Pace
from .waiting_queue import Ranks, WaitingQueue

leaving: Final[set[str]] = set()
"""Kernels that are being shut down: their places are free."""

COMING_S: Final = 10.0
"""Seconds that a page may take to connect before its place may be given to another reader."""
ONE_OF_MANY_S: Final = 3.0
"""The same for a client with several pages that are not connected (seconds)."""
AWAY_S: Final = 60.0
"""Greatest number of seconds for which a place is kept after its connection has ended; less after a short connection.
"""
HOPE_S: Final = 6.0
"""Seconds for which a reader waits for a place that may soon be free."""
LOOK_S: Final = 0.1


class Opening(NamedTuple):
    """The decision on one more connection of a page.

    opens: True if the connection may be opened
    promised: True if it is the first connection, which is guaranteed to each page with a place
    """

    opens: bool
    promised: bool


class TooManyError(Exception):
    """The error for a client that has asked for more than its limit."""


class Readers:
    """The places of a server.

    There are `limit` places, and a few more for readers who go from one page to the next.

    A browser requests the next page before it leaves the previous page. So a reader who has a place may take a second
    place even if all are taken, unless more than a tenth of the readers (or more than one reader) are changing pages.
    """

    def __init__(
        self,
        kernels: Any,
        limit: int,
        turns: int = 1,
        *,
        limits: ClientLimits | None = None,
        end: Callable[[str], object] = lambda _: None,
        has_handles: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin without readers.

        kernels: a container of the living kernels' ids
        turns: how many pages are rendered at the same time

        `end`: shuts down a kernel whose place is given away; `has_handles`: returns whether there are descriptors for a
            reader
        """
        self.kernels = kernels
        self.limit = limit
        self.turns = WaitingQueue(turns)
        self.limits = limits or ClientLimits()
        self.connections = OpenConnections(self.limits)
        self.clock = clock
        self._end = end
        self._has_handles = has_handles
        self._visits: set[Visit] = set()
        self._by_reader = Pace(self.limits.new_per_reader, clock)
        self._by_address = Pace(self.limits.new_per_address, clock)
        self._ranks = Ranks()
        self._waiting: set[tuple[int, int]] = set()

    @property
    def count(self) -> int:
        """The number of taken places: of readers, and of pages whose readers may still come."""
        self._visits = {visit for visit in self._visits if visit.lasts}
        return len(self._visits)

    @property
    def pages_awaited(self) -> int:
        """The number of pages that are being rendered, or have been sent but not connected yet."""
        return sum(not visit.has_come for visit in self._visits if visit.lasts)

    @property
    def hopeful(self) -> bool:
        """True if a place may soon be free, because some page has no connection."""
        return any(not visit.connections for visit in self._visits)

    async def place(self, who: Client, is_gone: Callable[[], bool] = lambda: False) -> Visit | None:
        """Return a place, or None if all are taken; wait if a place may soon be free.

        Raise TooManyError if the reader or the address has asked too often, or has too many pages.
        """
        # the reader's own limit is checked first, so that a refusal uses nothing of the address's limit, which others
        # share
        if not ((not who.known or self._by_reader.allows(who.reader)) and self._by_address.allows(who.address)):
            raise TooManyError
        if not self._waiting and (visit := self.visit(who)):
            return visit
        mine, end = self._ranks.enter(who), self.clock() + HOPE_S
        self._waiting.add(mine)
        try:
            while not is_gone():
                if mine == min(self._waiting) and (visit := self.visit(who)):
                    return visit
                if not self.hopeful or self.clock() > end:
                    break
                await asyncio.sleep(LOOK_S)
        finally:
            self._waiting.discard(mine)
            self._ranks.leave(who)
        return None

    def visit(self, who: Client) -> Visit | None:
        """Return a place at once, or None if all are taken.

        Raise TooManyError if the reader or the address has too many pages.
        """
        taken = self.count
        for mine, most in (
            ([visit for visit in self._visits if visit.who.reader == who.reader], self.limits.pages_per_reader),
            ([visit for visit in self._visits if visit.who.address == who.address], self.limits.pages_per_address),
        ):
            if len(mine) >= most:
                if (unread := oldest(visit for visit in mine if visit.idle)) is None:
                    raise TooManyError
                self._clear(unread)
        moves = any(visit.who.reader == who.reader for visit in self._visits)
        if taken >= self.limit + moves * max(1, self.limit // 10):
            if (unread := self._visit_to_clear()) is None:
                return None
            self._clear(unread)
        if not self._has_handles():
            return None
        visit = Visit(self, who)
        self._visits.add(visit)
        return visit

    def _visit_to_clear(self) -> Visit | None:
        """Return the visit whose place may be given away, or None if every place must be kept.

        It has no connection, and it is the oldest visit of the client with the most such visits. A client with several
        such visits gets less time to connect.
        """
        idle = [visit for visit in self._visits if visit.idle]
        many = Counter(visit.who.group for visit in idle)
        now = self.clock()
        greedy = {visit for visit in idle if many[visit.who.group] > 1 and not visit.was_read}
        free = [
            visit
            for visit in idle
            if now >= (min(visit.idle_since + ONE_OF_MANY_S, visit.held_until) if visit in greedy else visit.held_until)
        ]
        most = max((many[visit.who.group] for visit in free), default=0)
        return oldest(visit for visit in free if many[visit.who.group] == most)

    def _clear(self, visit: Visit) -> None:
        self._visits.discard(visit)
        if visit.kernel is not None:
            self._end(visit.kernel)

    @contextmanager
    def connection(self, kernel_id: str, who: Client) -> Iterator[Opening]:
        """Count a page's connection to its kernel while the context lasts; this keeps the place."""
        visit = next((visit for visit in self._visits if visit.kernel == kernel_id), None)
        with self.connections.one(kernel_id, who) as opens:
            promised = bool(visit and visit.lasts and not visit.has_come)
            if visit and opens:
                visit.connect()
            try:
                yield Opening(opens, promised)
            finally:
                if visit and opens:
                    visit.disconnect()


class Visit(AbstractContextManager["Visit"]):
    """A reader's place.

    Its context surrounds the rendering of the page: if there is no kernel at the end of the context, the place becomes
    free.
    """

    def __init__(self, readers: Readers, who: Client) -> None:
        self.readers = readers
        self.who = who
        self.kernel: str | None = None
        self.connections = 0
        self.has_come = False
        self.was_read = False
        self.since = readers.clock()
        self.idle_since = self.held_until = self.since
        self._making = True

    @property
    def lasts(self) -> bool:
        """True if the page is being rendered, or its kernel lives."""
        if self.kernel is None:
            return self._making
        return self.kernel in self.readers.kernels and self.kernel not in leaving

    @property
    def idle(self) -> bool:
        """True if the page has been sent and has no connection."""
        return not self._making and not self.connections

    def connect(self) -> None:
        """Note that a connection has opened."""
        if not self.connections:
            self.since = self.readers.clock()
        self.connections += 1
        self.has_come = True

    def disconnect(self) -> None:
        """Note that a connection has closed; the page may connect again.

        The longer the page was connected, the longer its place is kept.
        """
        self.connections -= 1
        if not self.connections:
            now = self.idle_since = self.readers.clock()
            read = now - self.since
            self.was_read = read >= COMING_S
            self.held_until = now + min(AWAY_S, read)

    def __exit__(self, *_: object) -> None:
        self._making = False
        self.idle_since = self.readers.clock()
        self.held_until = self.idle_since + COMING_S


def oldest(visits: Iterable[Visit]) -> Visit | None:
    """Return the visit that began first, or None if there are no visits."""
    return min(visits, key=lambda visit: visit.since, default=None)


class Noting:
    """The server's kernels for a single request.

    `note`: called with the id of the kernel that the request gets; `env`: added to the environment of a kernel that is
        started
    """

    def __init__(self, kernels: Any, note: Callable[[str], None], env: Mapping[str, str]) -> None:
        self._kernels = kernels
        self._note = note
        self._env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **wanted: Any) -> str:
        """Start a kernel for the reader."""
        wanted["env"] = {**(wanted.get("env") or {}), **self._env}
        kernel_id = str(await self._kernels.start_kernel(**wanted))
        self._note(kernel_id)
        return kernel_id

    async def get_rendered_notebook(self, **wanted: Any) -> tuple[Any, list[str], str]:
        """Take a kernel from the pool, with the part of the page that it has rendered."""
        task, pieces, kernel_id = await self._kernels.get_rendered_notebook(**wanted)
        self._note(kernel_id)
        return task, pieces, kernel_id
