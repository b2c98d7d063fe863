"""Messages that wait on a device's websocket, and pings meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from tornado.websocket import websocket_connect

from knack_widgets.serving.rooms import sockets
from knack_widgets.serving.rooms.sockets import RoomSocket
from knack_widgets.serving.rooms.visitor_rates import RoomPace
from knack_widgets.serving.rooms.visitors import Visitor

PING_S = 0.4


class SlowRooms:
    """Rooms in which somebody has to wait before joining. `heard`: the messages passed on; it is its own client."""

    def __init__(self, join_s: float) -> None:
        self.join_s, self.heard, self.pace, self.client = join_s, list[dict[str, Any]](), RoomPace(), self

    async def check(self, _handler: RequestHandler, code: str) -> tuple[str, Visitor]:
        return code, Visitor("anna", "192.0.2.7")

    async def wait_for_line(self, *_: object) -> None:
        pass

    async def wait_for_message(self, _visitor: Visitor, _code: str, message: dict[str, Any]) -> None:
        if message["do"] == "join":
            await asyncio.sleep(self.join_s)

    def has_place(self, *_: object) -> bool:
        return True

    def join(self, *_: object) -> int:
        return 1

    def hear(self, _number: int, message: dict[str, Any]) -> bool:
        self.heard.append(message)
        return True

    def leave(self, _number: int) -> None:
        pass


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Send messages on a websocket, and wait for some seconds."""
    assert sockets.PING_S == 20
    monkeypatch.setattr(sockets, "PING_S", PING_S)

    def talk(rooms: SlowRooms, messages: list[str], seconds: float) -> None:
        async def scene() -> None:
            sock, port = bind_unused_port()
            server = HTTPServer(Application([(r"/(.*)", RoomSocket, {"rooms": rooms})]))
            server.add_sockets([sock])
            line = await websocket_connect(f"ws://127.0.0.1:{port}/ABC234")
            for message in messages:
                await line.write_message(message)
            await asyncio.sleep(seconds)
            line.close()
            server.stop()
            await server.close_all_connections()

        asyncio.run(scene())

    return talk


def test_a_device_that_waits_to_join_stays_connected_and_its_messages_in_order(talk: Callable[..., Any]) -> None:
    rooms = SlowRooms(6 * PING_S)
    talk(rooms, ['{"do": "join", "name": "Anna"}', '{"do": "sit", "seat": 0}'], 8 * PING_S)
    assert [message["do"] for message in rooms.heard] == ["join", "sit"]


def test_long_messages_that_wait_stop_the_reading(talk: Callable[..., Any]) -> None:
    rooms, long = SlowRooms(1.5 * PING_S), f'{{"do": "begin", "record": "{"x" * sockets.MAX_READ_AHEAD_BYTES}"}}'
    most = 0
    take = rooms.pace.holding

    def holding(size: int) -> Any:
        nonlocal most
        most = max(most, rooms.pace.waiting_bytes + size)
        return take(size)

    rooms.pace.holding = holding  # type: ignore[method-assign]
    talk(rooms, ['{"do": "join", "name": "Anna"}', long, long, long], 3 * PING_S)
    assert len(rooms.heard) == 4
    assert most < 2 * len(long)
