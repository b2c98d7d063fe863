"""Queues of requests, one for each address: clients take turns.

While other clients wait, a client never gets two requests served in a row. The server does one thing at a time. Without
the queues, twenty requests that arrive together on twenty connections would all be answered before the requests of
other clients. So the server begins one request of an address, and then the other addresses have their turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine

from .rate_limits import Allowance

MAX_PACED_ADDRESSES: Final = 2_000
"""Greatest number of addresses with a queue; the queue unused for the longest time is dropped."""


class Queue:
    """The requests of an address that have arrived but have not been begun."""

    def __init__(self, rate: float, most: float) -> None:
        self.waiting = 0
        self._allowance = Allowance(rate, most)
        self._first = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until this address's earlier requests have begun and other addresses had a turn."""
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
    """A request that waits for its turn, and is dropped if its sender has meanwhile gone."""

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
        """Pass the end of the request on, so that it is answered."""
        if self._gone():
            self._request.on_connection_close()
        else:
            self._request.finish()

    def on_connection_close(self) -> None:
        """Pass on that the sender has closed the connection."""
        self._request.on_connection_close()
