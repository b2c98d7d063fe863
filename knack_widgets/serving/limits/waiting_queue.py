"""A queue of requests for a server that cannot serve all of them at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

from .clients import CLASS, Client

TURN_S: Final = 40.0
"""The longest wait for a turn, and the longest turn (seconds); most proxies wait longer (60 s) for a page's first byte.
"""


class Ranks:
    """The order of a queue: first come, first served, and fair to clients.

    Each further request of a client has a lower priority than the client's previous request.

    >>> ranks, anna = Ranks(), Client("anna", "school")
    >>> [ranks.enter(who)[0] for who in (anna, anna, Client("bo", "school"), anna)]
    [0, 1, 0, 2]
    """

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._numbers = count()

    def enter(self, who: Client) -> tuple[int, int]:
        """Return a place in the queue, as rank and number; the lowest place is served next."""
        rank = self._here[who.group] + self._here[f"at {who.address}"] // CLASS
        self._here.update({who.group, f"at {who.address}"})
        return rank, next(self._numbers)

    def leave(self, who: Client) -> None:
        """Remove a client who has been served or has gone from the queue."""
        self._here.subtract({who.group, f"at {who.address}"})
        self._here += Counter()  # drops counts of zero


class LateError(Exception):
    """The error if the wait for a turn was too long."""


class WaitingQueue:
    """A queue that lets a few requests run at a time.

    A page for which no kernel waits takes a second of processor time. If all pages were rendered at the same time, all
    would be ready only at the end; in turns, the first pages are ready soon, and the last page is not later. A turn
    ends after `TURN_S`, so that a page that hangs does not block the others forever.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._ranks = Ranks()
        self._waiting: dict[tuple[int, int], asyncio.Future[None]] = {}

    @asynccontextmanager
    async def turn(self, who: Client) -> AsyncIterator[None]:
        """Wait for a turn and hold it. Raise `LateError` after `TURN_S` seconds without a turn."""
        rank = self._ranks.enter(who)
        try:
            await self._take(rank)
        except BaseException:
            self._ranks.leave(who)
            raise
        mine = [self._give]
        over = asyncio.get_running_loop().call_later(TURN_S, lambda: mine.pop()())
        try:
            yield
        finally:
            self._ranks.leave(who)
            over.cancel()
            for give in mine:
                give()

    async def _take(self, rank: tuple[int, int]) -> None:
        if self._free:
            self._free -= 1
            return
        mine = self._waiting[rank] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(mine, TURN_S)
        except TimeoutError:
            raise LateError from None
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give()
            raise
        finally:
            self._waiting.pop(rank, None)

    def _give(self) -> None:
        waiting = [rank for rank, each in self._waiting.items() if not each.done()]
        if waiting:
            self._waiting[min(waiting)].set_result(None)
        else:
            self._free += 1
