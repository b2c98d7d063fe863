"""Frames on their way to a device, by websocket or by long polling."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from secrets import token_urlsafe
from typing import Any, Final

from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClosedError

from .process_client import RoomsClient
from .visitor_rates import LineAllowance
from .visitors import MAX_POLLED_PER_ADDRESS, Visitor

KIND: Final = re.compile(r'"is":"(view|own|class)"')
MAX_NOTICES: Final = 20
"""Greatest number of frames of other kinds (`no`, `taken` …) that wait for a device."""
WAIT_S: Final = 20.0
"""Seconds that a request waits for frames; proxies wait longer."""
MAX_REQUESTS_SENDING: Final = 8
"""Greatest number of requests of a device whose messages wait to be passed on."""
FORGET_S: Final = 45.0
"""Seconds without a request after which a device counts as gone."""
MAX_POLLING_DEVICES: Final = 600
QUIET_S: Final = 30.0
"""Seconds without a request after which another device may replace a device; twenty are usual.
"""


class Frames:
    """Frames to be sent: only the newest of each kind, so that a slow device delays no others."""

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}
        self._notices: deque[str] = deque(maxlen=MAX_NOTICES)

    def add(self, text: str) -> None:
        """Add a frame.

        It replaces an older frame of the same kind, or the oldest of too many notices.
        """
        if kind := KIND.search(text, 0, 40):
            self._kinds[kind[1]] = text
        else:
            self._notices.append(text)

    def next(self) -> str | None:
        """Remove and return the next frame, or None if all have been sent."""
        if self._kinds:
            return self._kinds.pop(next(iter(self._kinds)))
        return self._notices.popleft() if self._notices else None

    def clear(self) -> None:
        """Drop all frames."""
        self._kinds.clear()
        self._notices.clear()


class Outbox:
    """The frames of a websocket."""

    def __init__(self, send: Callable[[str], Any]) -> None:
        self._send = send
        self._frames = Frames()
        self._busy = False

    def put(self, text: str) -> None:
        """Send a frame, now or after the previous frame has been sent."""
        self._frames.add(text)
        if not self._busy:
            self._busy = True
            IOLoop.current().add_callback(self._run)

    async def _run(self) -> None:
        try:
            while (text := self._frames.next()) is not None:
                await self._send(text)
        except (WebSocketClosedError, OSError):
            self._frames.clear()
        finally:
            self._busy = False


class PollingDevice:
    """A device that gets its frames by long polling. `key`: the secret in its requests."""

    def __init__(self, code: str, pace: LineAllowance, visitor: Visitor) -> None:
        self.key, self.pace, self.number = token_urlsafe(18), pace, 0
        self.code, self.visitor = code, visitor
        self.seen = IOLoop.current().time()
        self._frames = Frames()
        self._some = asyncio.Event()
        self._sending = 0

    @contextmanager
    def sending(self) -> Iterator[bool]:
        """Count a request with messages while the context lasts; yield whether it is allowed."""
        self._sending += 1
        try:
            yield self._sending <= MAX_REQUESTS_SENDING
        finally:
            self._sending -= 1

    def put(self, text: str) -> None:
        """Add a frame for the device."""
        self._frames.add(text)
        self._some.set()

    async def frames(self) -> list[str]:
        """Return the frames for the device as soon as there are some.

        Return an empty list if none come within `WAIT_S`.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._some.wait(), WAIT_S)
        self._some.clear()
        self.seen = IOLoop.current().time()
        return list(iter(self._frames.next, None))


class LongPolls:
    """The devices that get their frames by long polling."""

    def __init__(self, client: RoomsClient) -> None:
        self._client = client
        self._known: dict[str, PollingDevice] = {}

    def find(self, key: object) -> PollingDevice | None:
        """Return the device of a key, or None if the key is unknown; note the time of the request."""
        device = self._known.get(key) if isinstance(key, str) else None
        if device:
            device.seen = IOLoop.current().time()
        return device

    def open(self, code: str, pace: LineAllowance, visitor: Visitor) -> PollingDevice | None:
        """Return a new device of a room, or None if there are too many.

        A new device never replaces a device that is in use.
        """
        mine = sum(device.visitor.address == visitor.address for device in self._known.values())
        if mine >= MAX_POLLED_PER_ADDRESS or not self._has_place():
            return None
        device = PollingDevice(code, pace, visitor)
        device.number = self._client.join(code, device.put, lambda: self.close(device), visitor)
        self._known[device.key] = device
        IOLoop.current().call_later(FORGET_S, self._check, device)
        return device

    def close(self, device: PollingDevice) -> None:
        """Remove a device that has gone."""
        if self._known.pop(device.key, None):
            self._client.leave(device.number)

    def _check(self, device: PollingDevice) -> None:
        rest = device.seen + FORGET_S - IOLoop.current().time()
        if rest <= 0:
            self.close(device)
        else:
            IOLoop.current().call_later(rest, self._check, device)

    def _has_place(self) -> bool:
        if len(self._known) < MAX_POLLING_DEVICES:
            return True
        first = min(self._known.values(), key=lambda one: one.seen)
        if IOLoop.current().time() - first.seen < QUIET_S:
            return False
        self.close(first)
        return True
