"""Whose turn it is, where not all can be served at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

from .clients import CLASS, Client

TURN_S: Final = 40.0
"""How long a page waits for its turn at most, and how long it has it: less than proxies wait for a page's first byte
(60 s, most of them)."""


class Ranks:
    """Who stands where: first come, first served, but whoever has others in the row already stands behind them.

    >>> ranks, anna = Ranks(), Client("anna", "school")
    >>> [ranks.enter(who)[0] for who in (anna, anna, Client("bo", "school"), anna)]
    [0, 1, 0, 2]
    """

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._numbers = count()

    def enter(self, who: Client) -> tuple[int, int]:
        """A rank among those who wait; the lowest is served next."""
        rank = self._here[who.group] + self._here[f"at {who.address}"] // CLASS
        self._here.update({who.group, f"at {who.address}"})
        return rank, next(self._numbers)

    def leave(self, who: Client) -> None:
        """Whoever has entered has been served, or has gone."""
        self._here.subtract({who.group, f"at {who.address}"})
        self._here += Counter()  # without those who have nobody here any more


class LateError(Exception):
    """No turn has come for too long."""


class Turns:
    """A few at a time.

    Pages for which no kernel waits take a second of a processor each. Made all at the same time, all are ready when the
    last one is; in turns, the first are ready at once and nobody waits longer. A page that does not get on holds the
    others up for so long, not for ever.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._ranks = Ranks()
        self._waiting: dict[tuple[int, int], asyncio.Future[None]] = {}

    @asynccontextmanager
    async def turn(self, who: Client) -> AsyncIterator[None]:
        """A turn. Raises `LateError` when none comes."""
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
