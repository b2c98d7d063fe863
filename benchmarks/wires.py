"""A relay in front of a server that counts the bytes that cross it.

It can be as slow as a phone's connection.

What counts is what the sockets carry: headers, compressed bodies, frames of the kernel's line as they were compressed.
A slow wire shapes both kinds alike (Chromium's own emulation leaves websockets as fast as they are): one line down and
one up for all connections of a browser, half the round trip each way, and a round trip more to open a connection.
"""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

REQUEST = re.compile(rb"[A-Z]+ \S+ HTTP/1\.1\r\n")
UPGRADE = re.compile(rb"\r\nupgrade: websocket\r\n", re.I)
CHUNK = 4096


@dataclass(frozen=True)
class Speed:
    """Bytes a second each way, and a round trip in seconds."""

    down: float
    up: float
    trip: float


SLOW_4G = Speed(1.6e6 / 8, 0.75e6 / 8, 0.15)


class Bucket:
    """A line with a limited speed (bytes a second) that all its senders share."""

    def __init__(self, rate: float) -> None:
        self._rate, self._free = rate, 0.0

    def through(self, size: int, now: float) -> float:
        """When the last of `size` bytes handed over `now` has been sent."""
        self._free = max(self._free, now) + size / self._rate
        return self._free


@dataclass(frozen=True)
class Passed:
    """Bytes that have passed.

    at: when (Unix time)
    line: whether on the connection of the kernel
    size: number of bytes
    request: whether they begin a request
    """

    at: float
    line: bool
    size: int
    request: bool


@dataclass(frozen=True)
class Count:
    """Bytes both ways, and requests (the kernel's line is one)."""

    pages: int
    line: int
    requests: int


def counted(passed: Sequence[Passed], until: float = float("inf")) -> Count:
    """Return the count of all that has passed until a time."""
    seen = [one for one in passed if one.at <= until]
    return Count(
        sum(one.size for one in seen if not one.line),
        sum(one.size for one in seen if one.line),
        sum(one.request for one in seen),
    )


class Wire:
    """The relay, at `url`, in a thread of its own. `speed` may change between two visits."""

    def __init__(self, server: str) -> None:
        at = urlsplit(server)
        self._server = (str(at.hostname), int(at.port or 80))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        self.passed: list[Passed] = []
        self._loop = asyncio.new_event_loop()
        self.slow(None)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def slow(self, speed: Speed | None) -> None:
        """From now on as slow as this, or as fast as it goes."""
        self._trip = speed.trip if speed else 0.0
        self._down = Bucket(speed.down) if speed else None
        self._up = Bucket(speed.up) if speed else None

    def quiet(self, seconds: float = 1.0, longest: float = 30.0) -> None:
        """Wait until nothing has passed for so long."""
        end = time.time() + longest
        while time.time() < end and self.passed and (rest := self.passed[-1].at + seconds - time.time()) > 0:
            time.sleep(rest)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._listening.close()

    def _run(self) -> None:
        serving = self._loop.run_until_complete(asyncio.start_server(self._accept, sock=self._listening, limit=CHUNK))
        self._loop.run_forever()
        serving.close()
        self._loop.run_until_complete(self._end())

    async def _end(self) -> None:
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _accept(self, near: asyncio.StreamReader, nearer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # either side may hang up, and so may we
            await asyncio.sleep(self._trip)
            far, farther = await asyncio.open_connection(*self._server, limit=CHUNK)
            connection = _Connection(self)
            try:
                await asyncio.gather(connection.carry(near, farther, up=True), connection.carry(far, nearer, up=False))
            finally:
                farther.close()
        nearer.close()

    async def sent(self, size: int, *, up: bool) -> float:
        """Wait until `size` bytes have left; return the time at which they arrive."""
        # looked up each time, because a connection outlives a visit
        if bucket := self._up if up else self._down:
            await asyncio.sleep(bucket.through(size, time.monotonic()) - time.monotonic())
        return time.monotonic() + self._trip / 2


class _Connection:
    """One connection: a page's, until it asks to become the kernel's line."""

    def __init__(self, wire: Wire) -> None:
        self._wire, self._line = wire, False

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, up: bool) -> None:
        """One way, until its end has come; then the end is handed on."""
        way: asyncio.Queue[tuple[float, bytes, bool]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(way, target))
        try:
            data = b"-"
            while data:
                try:
                    data = await source.read(CHUNK)
                except ConnectionError:
                    data = b""
                request = up and not self._line and REQUEST.match(data) is not None
                if request and UPGRADE.search(data):
                    self._line = True
                way.put_nowait((await self._wire.sent(len(data), up=up), data, request))
            await delivering
        finally:
            delivering.cancel()

    async def _deliver(self, way: asyncio.Queue[tuple[float, bytes, bool]], target: asyncio.StreamWriter) -> None:
        data = b"-"
        while data:
            due, data, request = await way.get()
            if (rest := due - time.monotonic()) > 0:
                await asyncio.sleep(rest)
            if data:
                self._wire.passed.append(Passed(time.time(), self._line, len(data), request))
                target.write(data)
                await target.drain()
        target.write_eof()
