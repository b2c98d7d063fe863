"""The connections of devices to rooms: websockets, or HTTP requests if these are blocked."""

from __future__ import annotations

from typing import Any, Final

from tornado import web, websocket

from . import descriptors
from .handlers import same_origin
from .pacing import Allowance
from .room_guard import Rooms
from .room_messages import read
from .room_pace import MESSAGES_PER_LINE
from .room_polls import LongPolls, Outbox, PollingDevice

MAX_FRAME_BYTES: Final = 256 * 1024
"""Bytes of a websocket's message, unpacked. A longer one ends the line before it is read; no device of ours sends one,
as its message is not shorter when it is passed on (`MAX_MATCH_BYTES`)."""
PING_S: Final = 20.0
"""Seconds between two signs of life, and in which the device must answer one."""


class RoomSocket(websocket.WebSocketHandler):
    """`room/CODE/ws`: a device's line."""

    def initialize(self, rooms: Rooms) -> None:
        """`rooms`: the way to them."""
        self.rooms = rooms
        self.number: int | None = None
        self.pace = Allowance(*MESSAGES_PER_LINE)

    @property
    def max_message_size(self) -> int:
        """Bytes of one message; a longer one ends the line before it is read."""
        return MAX_FRAME_BYTES

    async def prepare(self) -> None:
        """Refuse a connection to a room that does not exist."""
        self.code, self.visitor = await self.rooms.check(self, self.path_args[0])
        await self.rooms.wait_for_line(self.visitor, self.code)

    def get_compression_options(self) -> dict[str, Any]:
        """Frames are compressed: with little memory for each device."""
        return {"compression_level": 1, "mem_level": 5}

    @property
    def ping_interval(self) -> float:
        """Seconds between two signs of life: a phone that is out of reach is away."""
        return PING_S

    ping_timeout = ping_interval

    def open(self, *_: str, **__: str) -> None:
        """Add the device to its room."""
        if not self.rooms.line.has_place(self.code, self.visitor) or not descriptors.ledger.has(
            1 + descriptors.ANSWERS
        ):
            self.close(1013, "full")
            return
        self.set_nodelay(True)
        self.number = self.rooms.line.join(self.code, Outbox(self.write_message).put, self._drop, self.visitor)

    def _drop(self) -> None:
        """Disconnect a device whose `hello` no process has answered."""
        self.number = None
        self.close(1011, "unanswered")

    async def on_message(self, message: str | bytes) -> None:
        """Pass on a device's message; delay a fast sender, and close the line if one is too long."""
        if not await self.rooms.pace.wait(self.pace, self.visitor, self.code, len(message)):
            self.close(1008, "too much")
            return
        said = read(message)
        if said is None or self.number is None:
            self.close(1009, "unreadable")
            return
        await self.rooms.wait_for_message(self.visitor, self.code, said)
        if self.number is None:  # disconnected while it waited
            return
        if not self.rooms.line.hear(self.number, said):
            self.close(1008, "too much")

    def on_close(self) -> None:
        """Remove the device from its room."""
        if self.number is not None:
            self.rooms.line.leave(self.number)


class RoomPolling(web.RequestHandler):
    """`room/CODE/line`: the same line as single requests, for networks that block websockets.

    A request brings messages of the device; with `wait` it is answered with the frames for the
    device, as soon as there are some.
    """

    def initialize(self, rooms: Rooms, polls: LongPolls) -> None:
        """`rooms`: the way to them; `polls`: the devices that fetch their frames."""
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
            free = self.rooms.line.has_place(code, visitor)
            device = self.polls.open(code, Allowance(*MESSAGES_PER_LINE), visitor) if free else None
            if device is None:
                raise web.HTTPError(503)
        with device.sending() as allowed:
            if not allowed or not await self.pass_on(device, asked.get("send", [])):
                self.polls.close(device)
                raise web.HTTPError(400)
        # the request that waits gets all frames: two that are answered at once may arrive in either order
        frames = await device.frames() if asked.get("wait") is True else []
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(f'{{"line":"{device.key}","frames":[{",".join(frames)}]}}')

    async def pass_on(self, device: PollingDevice, messages: list[Any]) -> bool:
        """Pass messages on, each when it may be; return False if one cannot be."""
        size = len(self.request.body) // max(1, len(messages))
        for message in messages:
            if not await self.rooms.pace.wait(device.pace, device.visitor, device.code, size):
                return False
            if not isinstance(message, dict):
                return False
            await self.rooms.wait_for_message(device.visitor, device.code, message)
            if not self.rooms.line.hear(device.number, message):
                return False
        return True
