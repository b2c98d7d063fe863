"""How long the server waits for its rooms' process, for devices and for requests."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.serving import room_polls, room_sockets, rooms_client
from knack_widgets.serving.pacing import Allowance
from knack_widgets.serving.room_polls import PollingDevice
from knack_widgets.serving.room_visitors import Visitor
from knack_widgets.serving.rooms_client import NoRooms, RoomsClient

from ..support.devices import OURS
from .test_room_messages import child, deaf, end, run


@pytest.fixture
def line(tmp_path: Path) -> RoomsClient:
    return RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)


@pytest.mark.parametrize("connects", [True, False])
def test_a_process_that_does_not_answer_or_connect_is_waited_for_half_a_minute(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch, *, connects: bool
) -> None:
    assert rooms_client.PATIENCE_S == 30.0
    monkeypatch.setattr(rooms_client, "PATIENCE_S", 0.8)
    started: list[subprocess.Popen[bytes]] = []

    def launch() -> subprocess.Popen[bytes]:
        silent = [sys.executable, "-c", "import time; time.sleep(60)"]
        started.append(deaf(line) if connects else subprocess.Popen(silent))
        return started[-1]

    monkeypatch.setattr(line, "_launch", launch)

    async def scene() -> None:
        async with asyncio.timeout(20):
            with pytest.raises(NoRooms):
                await line.ask("known", code="ABC234")

    try:
        run(line, scene())
        assert connects or started[0].poll() is not None  # it was ended
    finally:
        end(started)


@pytest.mark.parametrize("start_s", [0.0, 1.5], ids=["started", "starting"])
def test_a_line_of_the_process_that_is_too_long_ends_it(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch, start_s: float
) -> None:
    """The next process begins also if the connection ends before the start of this one is over."""
    assert rooms_client.MAX_LINE_BYTES == 8 * 2**20
    monkeypatch.setattr(rooms_client, "MAX_LINE_BYTES", 10_000)
    monkeypatch.setattr(rooms_client, "REST_S", 0.0)
    started: list[subprocess.Popen[bytes]] = []

    def launch() -> subprocess.Popen[bytes]:
        say = f's.sendall(b"[" + b" " * {30_000} + b"]\\n"); time.sleep(60)'
        started.append(child(line, say if not started else "time.sleep(60)"))
        time.sleep(start_s)
        return started[-1]

    monkeypatch.setattr(line, "_launch", launch)

    async def scene() -> None:
        line.join("ABC234", lambda _: None, lambda: None)
        await line.start()
        async with asyncio.timeout(20):
            while len(started) < 2:
                await asyncio.sleep(0.02)

    try:
        run(line, scene())
    finally:
        end(started)


def test_a_request_that_waits_is_answered_after_twenty_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert room_polls.WAIT_S == 20.0
    assert room_polls.WAIT_S < room_polls.QUIET_S < room_polls.FORGET_S == 45.0
    monkeypatch.setattr(room_polls, "WAIT_S", 0.02)

    async def scene() -> list[str]:
        return await asyncio.wait_for(PollingDevice("ABC234", Allowance(1, 1), Visitor()).frames(), 20)

    assert asyncio.run(scene()) == []


@pytest.mark.apart
def test_a_device_that_answers_no_ping_is_disconnected(
    live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert room_sockets.PING_S == 20.0
    monkeypatch.setattr(room_sockets, "PING_S", 0.3)

    async def scene(server: Any) -> None:
        try:
            answer = await server.fetch("/room?lang=en", method="POST", body="game=knack", headers=OURS)
            code = answer.headers["Location"].split("/")[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"GET /room/{code}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Origin: http://127.0.0.1:{server.port}\r\n\r\n".encode()
            )
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            async with asyncio.timeout(20):
                await reader.read()  # to its end
                while server.book.room_line._phones:
                    await asyncio.sleep(0.02)
            writer.close()
        finally:
            server.book.room_line.close()
            await asyncio.to_thread(server.book.room_line.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")
