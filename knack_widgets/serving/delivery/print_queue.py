"""The print queue: pages for paper (`?print=…`), without a kernel or a reader's place.

Making a page takes up to some seconds of processor time, so a thread makes one page at a time. The queue is fair to
clients: a client's first page comes before the second page of any other client. Finished pages are cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...pages.printing import PrintRequest, answer
from ...rulebook.languages import LANGS
from ..limits.waiting_queue import TURN_S
from .phone_address import in_network
from .request_facts import base_of

QUEUE: Final = "print_queue"
"""The name of a server's queue among its application's settings."""
LISTENS_AT: Final = "listens_at"
"""The name of the address at which the server listens among its application's settings."""
MAX_WAITING: Final = 48
"""Greatest number of pages that wait or are being made."""
MAX_WAITING_PER_ADDRESS: Final = 16
"""The same for one address; a whole school has one address, and its requests are repeated after some seconds."""
MAX_PAGES_KEPT: Final = 64
MAX_BYTES_KEPT: Final = 16 * 1024 * 1024
"""Greatest size of the cached pages (bytes); the rules of a game take 0.2 to 0.6 MB."""


class Print(NamedTuple):
    """The facts from which a page is made.

    address: the address of the game's page; empty if no phone can reach it, None if the game has no page
    """

    asked: PrintRequest
    address: str | None


@dataclass
class Entry:
    """A page for which an address waits.

    rank: the page with the lowest rank is made first
    page: the finished page; None if the entry has lost its place in the queue
    readers: for each waiting request, a function that returns whether its sender has gone
    """

    rank: tuple[int, int]
    page: asyncio.Future[bytes | None]
    readers: list[Callable[[], bool]] = field(default_factory=list)
    is_begun: bool = False

    def is_wanted(self) -> bool:
        """Return whether anybody still waits for the page."""
        return not all(is_gone() for is_gone in self.readers)


class PageCache:
    """An LRU cache of finished pages.

    If there are too many pages or bytes, the page unused for the longest time is dropped.

    >>> cache = PageCache(max_pages=2, max_bytes=9)
    >>> one, two = (Print(PrintRequest("knack", "rules", lang), "") for lang in ("sv", "de"))
    >>> cache.add(one, b"12345")
    >>> cache.add(two, b"12345")
    >>> cache.get(one), cache.get(two)
    (None, b'12345')
    """

    def __init__(self, max_pages: int, max_bytes: int) -> None:
        self._max_pages, self._max_bytes = max_pages, max_bytes
        self._pages: OrderedDict[Print, bytes] = OrderedDict()
        self._size = 0

    def get(self, wanted: Print) -> bytes | None:
        """Return a page, or None if it is not cached."""
        if wanted in self._pages:
            self._pages.move_to_end(wanted)
        return self._pages.get(wanted)

    def add(self, wanted: Print, page: bytes) -> None:
        """Cache a page, unless it is larger than the whole cache."""
        if wanted in self._pages or len(page) > self._max_bytes:
            return
        self._pages[wanted] = page
        self._size += len(page)
        while len(self._pages) > self._max_pages or self._size > self._max_bytes:
            _, dropped = self._pages.popitem(last=False)
            self._size -= len(dropped)


class PrintQueue:
    """The queue, and the thread that makes its pages."""

    def __init__(
        self,
        max_waiting: int = MAX_WAITING,
        max_per_address: int = MAX_WAITING_PER_ADDRESS,
        max_pages_kept: int = MAX_PAGES_KEPT,
        max_bytes_kept: int = MAX_BYTES_KEPT,
    ) -> None:
        self._max_waiting, self._max_per_address = max_waiting, max_per_address
        self._cache = PageCache(max_pages_kept, max_bytes_kept)
        self._entries: dict[tuple[str, Print], Entry] = {}
        self._numbers = count()
        self._thread = ThreadPoolExecutor(1, "print")
        self._making: asyncio.Task[None] | None = None

    async def make(self, wanted: Print, who: str, is_gone: Callable[[], bool] = lambda: False) -> bytes | None:
        """Return a page, or None if it cannot be made soon.

        It cannot if too many pages are already waiting, or if it is not finished within `TURN_S` seconds.

        who: the address of the client
        is_gone: whether the client has closed the connection
        """
        if page := self._cache.get(wanted):
            return page
        entry = self._entries.get((who, wanted)) or self._enter(wanted, who)
        if entry is None:
            return None
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())
        with _waiting(entry, is_gone):
            await asyncio.wait([entry.page], timeout=TURN_S)
            return entry.page.result() if entry.page.done() else None

    def _enter(self, wanted: Print, who: str) -> Entry | None:
        """Return a new entry, or None if there is no room for it.

        A new entry replaces the last entry of a full queue if it has a lower rank.
        """
        self._drop_unwanted()
        here = sum(address == who for address, _ in self._entries)
        if here >= self._max_per_address:
            return None
        rank = here, next(self._numbers)
        if len(self._entries) >= self._max_waiting:
            waiting = {entry.rank: key for key, entry in self._entries.items() if not entry.is_begun}
            last = max(waiting, default=rank)
            if last[0] <= here:
                return None
            self._finish(waiting[last], None)
        entry = Entry(rank, asyncio.get_running_loop().create_future())
        self._entries[who, wanted] = entry
        return entry

    def _drop_unwanted(self) -> None:
        """Drop the entries whose readers have all gone."""
        for key in [key for key, entry in self._entries.items() if not (entry.is_begun or entry.is_wanted())]:
            self._finish(key, None)

    def _finish(self, key: tuple[str, Print], page: bytes | None) -> None:
        self._entries.pop(key).page.set_result(page)

    async def _make_all(self) -> None:
        """Make the pages, the lowest rank first, until no entry is left."""
        loop = asyncio.get_running_loop()
        while True:
            self._drop_unwanted()
            if not self._entries:
                return
            _, wanted = key = min(self._entries, key=lambda each: self._entries[each].rank)
            self._entries[key].is_begun = True
            try:
                page = (await loop.run_in_executor(self._thread, answer, *wanted)).encode()
            except Exception as error:  # the error is raised again in the request, which logs it and answers 500
                self._entries.pop(key).page.set_exception(error)
                continue
            if wanted.asked.is_known:
                self._cache.add(wanted, page)
            for each in [each for each in self._entries if each[1] == wanted]:
                self._finish(each, page)


@contextmanager
def _waiting(entry: Entry, is_gone: Callable[[], bool]) -> Iterator[None]:
    """Count a request among those that wait for an entry."""
    entry.readers.append(is_gone)
    try:
        yield
    finally:
        entry.readers.remove(is_gone)


def asked_of(notebook: str | None, query: str, lang: str) -> PrintRequest | None:
    """Return the page that a request wants on paper, or None if it does not want paper."""
    return PrintRequest.read(Path(notebook or "").stem, query, lang or LANGS[0])


async def give(handler: Any, asked: PrintRequest, who: str, *, has_page: bool) -> bool:
    """Answer with the page; return `False` if the client must repeat the request later.

    who: the address of the client
    has_page: whether the game has a page, to which the page for paper can lead
    """
    if QUEUE not in handler.settings:
        handler.settings[QUEUE] = PrintQueue()
    queue: PrintQueue = handler.settings[QUEUE]
    base, warnings = in_network(base_of(handler), handler.settings.get(LISTENS_AT, ""))
    wanted = Print(asked, None if not has_page else "" if warnings else f"{base}{asked.game}")
    page = await queue.make(wanted, who, lambda: bool(handler.gone))
    if page is None:
        return False
    handler.set_status(200 if asked.is_known else 404)
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Content-Language", asked.lang)
    handler.set_header("Cache-Control", "private, no-cache")
    handler.finish(page)
    return True
