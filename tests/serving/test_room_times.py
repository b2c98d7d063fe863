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

from knack_widgets.serving.limits.rate_limits import Allowance
from knack_widgets.serving.rooms import long_polls, process_client, sockets
from knack_widgets.serving.rooms.long_polls import PollingDevice
from knack_widgets.serving.rooms.process_client import NoRooms, RoomsClient
from knack_widgets.serving.rooms.visitors import Visitor

from ..support.devices import OURS
from .test_room_messages import child, deaf, end, run


@pytest.fixture
def line(tmp_path: Path) -> RoomsClient:
    return RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)


@pytest.mark.parametrize("connects", [True, False])
def test_a_process_that_does_not_answer_or_connect_is_waited_for_half_a_minute(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch, *, connects: bool
) -> None:
    assert process_client.PATIENCE_S == 30.0
    monkeypatch.setattr(process_client, "PATIENCE_S", 0.8)
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
    assert process_client.MAX_LINE_BYTES == 8 * 2**20
    monkeypatch.setattr(process_client, "MAX_LINE_BYTES", 10_000)
    monkeypatch.setattr(process_client, "REST_S", 0.0)
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


class Stubborn:
    """A process that does not end when it is asked to.

    ends: whether it has ended at each look at it; after the last look it stays as it is then
    """

    def __init__(self, *ends: bool) -> None:
        self._ends, self.killed = [*ends], False
        self.waits: list[float | None] = []

    def poll(self) -> int | None:
        return 1 if self._ends and self._ends.pop(0) else None

    def terminate(self) -> None:
        pass

    def kill(self) -> None:
        self.killed = True

    def wait(self, timeout: float | None = None) -> int:
        self.waits.append(timeout)
        if timeout is not None:
            raise subprocess.TimeoutExpired("rooms", timeout)
        return 1


def test_a_process_that_does_not_end_is_killed_after_two_seconds(line: RoomsClient) -> None:
    process = line.process = Stubborn()  # type: ignore[assignment]
    line.close()
    assert (process.waits, process.killed) == ([2.0, None], True)


def test_a_process_that_ends_while_it_starts_is_noticed_soon(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "_launch", lambda: Stubborn(False, True))

    async def scene() -> None:
        async with asyncio.timeout(10):
            with pytest.raises(NoRooms):
                await line.start()

    run(line, scene())


def test_another_process_waits_a_second_if_the_last_one_lived_for_less_than_five(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        rests: list[float] = []

        async def rest(seconds: float) -> None:
            rests.append(seconds)

        def launch() -> Stubborn:
            loop.call_soon_threadsafe(line._came.set)
            return Stubborn()

        monkeypatch.setattr(line, "_launch", launch)
        monkeypatch.setattr(process_client.asyncio, "sleep", rest)
        for age, expected in ((None, []), (4.0, [1.0]), (6.0, [])):
            line._begun = 0.0 if age is None else loop.time() - age
            await line._begin()
            assert rests == expected, age
            rests.clear()

    run(line, scene())


def test_a_request_that_waits_is_answered_after_twenty_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert long_polls.WAIT_S == 20.0
    assert long_polls.WAIT_S < long_polls.QUIET_S < long_polls.FORGET_S == 45.0
    monkeypatch.setattr(long_polls, "WAIT_S", 0.02)

    async def scene() -> list[str]:
        return await asyncio.wait_for(PollingDevice("ABC234", Allowance(1, 1), Visitor()).frames(), 20)

    assert asyncio.run(scene()) == []


@pytest.mark.apart
def test_a_device_that_answers_no_ping_is_disconnected(
    live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sockets.PING_S == 20.0
    monkeypatch.setattr(sockets, "PING_S", 0.3)

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
                while server.book.rooms_client._phones:
                    await asyncio.sleep(0.02)
            writer.close()
        finally:
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")
