"""The speed at which a client is served: a burst, a long-run rate, turns with others.

While others wait, a client never has two requests served in a row.

The server does one thing at a time. Twenty requests that arrive together on twenty connections would all be answered
before those of other clients; so one request of an address is begun, and then all others have their turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine

MAX_PACED_ADDRESSES: Final = 2_000
"""Addresses whose pace is remembered; those that have not asked for long are forgotten first."""
Limit = tuple[float, float]
"""The rate (a second) and the most (at once) of an `Allowance`."""


class Allowance:
    """A budget that refills at `rate` a second up to `most`.

    It may be overdrawn, at the price of a wait.

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
        """Use up `amount` of the client's allowance; return the seconds to wait before acting."""
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._seen) * self.rate) - amount
        self._seen = now
        return max(0.0, -self._left / self.rate)


class Queue:
    """The requests of one address that have arrived and not been begun."""

    def __init__(self, rate: float, most: float) -> None:
        self.waiting = 0
        self._allowance = Allowance(rate, most)
        self._first = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until all earlier requests have been begun, and others have had a turn since."""
        self.waiting += 1
        try:
            async with self._first:
                await asyncio.sleep(self._allowance.spend(1))
        finally:
            self.waiting -= 1


class Queues:
    """A queue for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._known: dict[str, Queue] = {}

    def queue_of(self, address: str) -> Queue:
        """Return an address' queue; create it if necessary.

        If there are too many queues, the queue unused for the longest time is dropped.
        """
        queue = self._known.pop(address) if address in self._known else Queue(self.rate, self.most)
        self._known[address] = queue
        if len(self._known) > MAX_PACED_ADDRESSES:
            first = next(iter(self._known))
            if not self._known[first].waiting:
                del self._known[first]
        return queue


class Queued(HTTPMessageDelegate):
    """A request that waits for its turn, and is dropped if its sender has gone meanwhile."""

    def __init__(self, request: HTTPMessageDelegate, find_queue: Callable[[], Queue], gone: Callable[[], bool]) -> None:
        """Wrap a request.

        find_queue: returns the queue of the client, whose address a proxy may name in the headers
        """
        self._request = request
        self._find_queue = find_queue
        self._gone = gone

    async def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> None:
        """Find the handler, then wait for the turn."""
        future: Any = self._request.headers_received(start_line, headers)
        if future is not None:
            await future
        await self._find_queue().turn()

    def data_received(self, chunk: bytes) -> Any:
        """Pass on a piece of the request's body."""
        return self._request.data_received(chunk)

    def finish(self) -> None:
        """Answer."""
        if self._gone():
            self._request.on_connection_close()
        else:
            self._request.finish()

    def on_connection_close(self) -> None:
        """Pass on that the sender has closed the connection."""
        self._request.on_connection_close()
