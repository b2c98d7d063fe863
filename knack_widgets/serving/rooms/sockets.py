"""The connections of devices to rooms: websockets, or HTTP requests if these are blocked."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from tornado import web, websocket

from ..delivery.refusals import same_origin
from ..limits import descriptors
from .device_messages import read
from .guard import Rooms
from .long_polls import LongPolls, Outbox, PollingDevice
from .visitor_rates import line_allowance

MAX_FRAME_BYTES: Final = 256 * 1024
"""Greatest size of a websocket's message, uncompressed (bytes).

A longer message ends the connection before it is read.
The book's devices never send one, because a message does not become shorter when it is passed on (`MAX_MATCH_BYTES`).
"""
MAX_READ_AHEAD_BYTES: Final = 16 * 1024
"""Greatest size of a connection's messages that wait while the next one is read (bytes)."""
PING_S: Final = 20.0
"""Seconds between two pings, and within which the device must answer a ping."""


class RoomSocket(websocket.WebSocketHandler):
    """The handler of `room/CODE/ws`: a device's connection."""

    def initialize(self, rooms: Rooms) -> None:
        """Store `rooms`, the access to the rooms."""
        self.rooms = rooms
        self.number: int | None = None
        self.pace = line_allowance()
        self._turn = asyncio.Lock()
        self._waiting_bytes = 0

    @property
    def max_message_size(self) -> int:
        """The greatest size of a message (bytes); a longer message ends the connection."""
        return MAX_FRAME_BYTES

    async def prepare(self) -> None:
        """Refuse a connection to a room that does not exist."""
        self.code, self.visitor = await self.rooms.check(self, self.path_args[0])
        await self.rooms.wait_for_line(self.visitor, self.code)

    def get_compression_options(self) -> dict[str, Any]:
        """Return the options of compression, which needs little memory for each device."""
        return {"compression_level": 1, "mem_level": 5}

    @property
    def ping_interval(self) -> float:
        """The seconds between two pings, which show whether a phone is still reachable."""
        return PING_S

    ping_timeout = ping_interval

    def open(self, *_: str, **__: str) -> None:
        """Add the device to its room."""
        if not self.rooms.client.has_place(self.code, self.visitor) or not descriptors.ledger.has(
            1 + descriptors.ANSWERS
        ):
            self.close(1013, "full")
            return
        self.set_nodelay(True)
        self.number = self.rooms.client.join(self.code, Outbox(self.write_message).put, self._drop, self.visitor)

    def _drop(self) -> None:
        """Disconnect a device whose `hello` no process has answered."""
        self.number = None
        self.close(1011, "unanswered")

    async def on_message(self, message: str | bytes) -> None:
        """Pass on a device's message. A fast sender must wait; a too long message disconnects.

        Tornado reads the device's next frame when this method returns. If the message has to wait, it returns earlier,
        so that the device's answer to a ping is read in time. Long messages that wait stop the reading.
        """
        passing = asyncio.ensure_future(self._pass_on(message))
        is_short = self._waiting_bytes + len(message) <= MAX_READ_AHEAD_BYTES
        await asyncio.wait({passing}, timeout=self.ping_timeout / 4 if is_short else None)
        if passing.done():
            passing.result()

    async def _pass_on(self, message: str | bytes) -> None:
        """Pass on a message after those that came before it."""
        size = len(message)
        with self.rooms.pace.holding(size) as allowed:
            if not allowed:
                self.close(1008, "too much")
                return
            self._waiting_bytes += size
            try:
                async with self._turn:
                    await self._pass_on_now(message)
            finally:
                self._waiting_bytes -= size

    async def _pass_on_now(self, message: str | bytes) -> None:
        """Pass on a message when the rate limits allow it."""
        await self.rooms.pace.wait(self.pace, self.visitor, self.code, len(message))
        said = read(message)
        if said is None or self.number is None:
            self.close(1009, "unreadable")
            return
        await self.rooms.wait_for_message(self.visitor, self.code, said)
        if self.number is None:  # disconnected while it waited
            return
        if not self.rooms.client.hear(self.number, said):
            self.close(1008, "too much")

    def on_close(self) -> None:
        """Remove the device from its room."""
        if self.number is not None:
            self.rooms.client.leave(self.number)


class RoomPolling(web.RequestHandler):
    """The handler of `room/CODE/line`, for devices whose websockets are blocked.

    It does the work of `RoomSocket` by long polling. A request contains messages of the device; with `wait`, its
    answer contains the frames for the device, as soon as there are some.
    """

    def initialize(self, rooms: Rooms, polls: LongPolls) -> None:
        """Store `rooms`, the access to the rooms, and `polls`, the devices with long polling."""
        self.rooms, self.polls = rooms, polls

    def check_xsrf_cookie(self) -> None:
        """Refuse (403) a request that does not come from a page of this server."""
        if not same_origin(self.request.headers):
            raise web.HTTPError(403)

    async def post(self, code: str) -> None:
        """Send and receive."""
        asked = read(self.request.body)
        if asked is None or not isinstance(asked.get("send", []), list):
            raise web.HTTPError(400)
        device = self.polls.find(asked.get("line"))
        if device is None:
            code, visitor = await self.rooms.check(self, code, remember=True)
            await self.rooms.wait_for_line(visitor, code)
            free = self.rooms.client.has_place(code, visitor)
            device = self.polls.open(code, line_allowance(), visitor) if free else None
            if device is None:
                raise web.HTTPError(503)
        with device.sending() as allowed:
            if not allowed or not await self.pass_on(device, asked.get("send", [])):
                self.polls.close(device)
                raise web.HTTPError(400)
        # only the waiting request gets frames, because two answers at the same time could arrive in the wrong order
        frames = await device.frames() if asked.get("wait") is True else []
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(f'{{"line":"{device.key}","frames":[{",".join(frames)}]}}')

    async def pass_on(self, device: PollingDevice, messages: list[Any]) -> bool:
        """Pass messages on, each after its wait; return False if a message cannot be passed on."""
        size = len(self.request.body) // max(1, len(messages))
        for message in messages:
            with self.rooms.pace.holding(size) as allowed:
                if not allowed or not isinstance(message, dict):
                    return False
                await self.rooms.pace.wait(device.pace, device.visitor, device.code, size)
                await self.rooms.wait_for_message(device.visitor, device.code, message)
                if not self.rooms.client.hear(device.number, message):
                    return False
        return True
