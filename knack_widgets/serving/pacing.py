"""How fast one client is served: so much at once, so much in the long run, and never two things while others wait.

The server does one thing at a time. Requests of twenty connections that are all there would be answered one after the
other before anybody else is looked at; so of one address one is begun, then whatever else there is has its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine

MOST_KNOWN: Final = 2_000
"""Addresses whose pace is remembered; those that have not asked for long are forgotten first."""


class Allowance:
    """What may be spent at `rate` a second, and `most` after a rest. What is overdrawn has to be waited for.

    >>> clock = iter([0.0, 0.0, 0.0, 0.0]).__next__
    >>> allowance = Allowance(10, 20, clock)
    >>> [allowance.spend(10) for _ in range(2)], allowance.spend(5)
    ([0.0, 0.0], 0.5)
    """

    def __init__(self, rate: float, most: float, clock: Any = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self._clock = clock
        self._left = most
        self._seen = clock()

    def spend(self, amount: float) -> float:
        """Spend; returns the seconds after which that is allowed."""
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._seen) * self.rate) - amount
        self._seen = now
        return max(0.0, -self._left / self.rate)


class Queue:
    """The requests of one address that have come and are not begun."""

    def __init__(self, rate: float, most: float) -> None:
        self.waiting = 0
        self._allowance = Allowance(rate, most)
        self._first = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until all that came before has been begun, and others have had their turn since."""
        self.waiting += 1
        try:
            async with self._first:
                await asyncio.sleep(self._allowance.spend(1))
        finally:
            self.waiting -= 1


class Queues:
    """One for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._known: dict[str, Queue] = {}

    def queue_of(self, address: str) -> Queue:
        """An address' queue, which is the last to be forgotten now."""
        queue = self._known.pop(address) if address in self._known else Queue(self.rate, self.most)
        self._known[address] = queue
        if len(self._known) > MOST_KNOWN:
            first = next(iter(self._known))
            if not self._known[first].waiting:
                del self._known[first]
        return queue


class Queued(HTTPMessageDelegate):
    """A request that is begun when it is its turn, unless whoever sent it has gone meanwhile."""

    def __init__(self, request: HTTPMessageDelegate, queue: Queue, gone: Callable[[], bool]) -> None:
        self._request = request
        self._queue = queue
        self._gone = gone

    async def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> None:
        """Find out who is to answer, and wait."""
        found: Any = self._request.headers_received(start_line, headers)
        if found is not None:
            await found
        await self._queue.turn()

    def data_received(self, chunk: bytes) -> Any:
        """A piece of its body."""
        return self._request.data_received(chunk)

    def finish(self) -> None:
        """Answer."""
        if self._gone():
            self._request.on_connection_close()
        else:
            self._request.finish()

    def on_connection_close(self) -> None:
        """Whoever sent it has gone."""
        self._request.on_connection_close()
