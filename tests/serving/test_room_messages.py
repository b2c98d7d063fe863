"""Messages to the rooms' process: how long one may be, how much may wait, and what a broken one does to others."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms.process import read_line
from knack_widgets.serving.rooms import device_messages, process_client
from knack_widgets.serving.rooms.device_messages import (
    MAX_MATCH_BYTES,
    MAX_MESSAGE_BYTES,
    MAX_WAITING_BYTES_PER_DEVICE,
)
from knack_widgets.serving.rooms.long_polls import Frames
from knack_widgets.serving.rooms.process_client import RoomsClient

from ..support.devices import OURS, Device

ASTRAL = "\U0001f0a1"
"""A letter that takes twelve bytes on its way."""


@pytest.fixture
def line(tmp_path: Path) -> RoomsClient:
    return RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)


def join(line: RoomsClient, dropped: list[int] | None = None) -> int:
    return line.join("ABC234", lambda _: None, lambda: None if dropped is None else dropped.append(1))


def test_a_message_is_measured_as_it_is_sent(line: RoomsClient) -> None:
    number = join(line)
    assert line.hear(number, {"do": "join", "name": "a" * (16 * 1024 - 200)})
    assert not line.hear(number, {"do": "join", "name": "a" * 16 * 1024})
    assert not line.hear(number, {"do": "join", "name": ASTRAL * 2 * 1024})


def test_a_message_that_begins_a_match_may_bring_a_record(line: RoomsClient) -> None:
    number = join(line)
    assert line.hear(number, {"do": "begin", "record": "a" * (256 * 1024 - 200)})
    assert not line.hear(number, {"do": "begin", "record": "a" * 256 * 1024})


def test_a_hello_keeps_its_known_fields_and_those_are_short(line: RoomsClient) -> None:
    number = join(line)
    assert line.hear(number, {"do": "hello", "lang": "sv", "token": "t" * 300_000, "tab": "1", "note": ASTRAL * 50_000})
    assert line.waiting_bytes < 100


def test_bytes_that_wait_are_counted_for_each_device(line: RoomsClient) -> None:
    greedy, other = join(line), join(line)
    size = 512 * 1024 // 3
    accepted = [line.hear(greedy, {"do": "begin", "record": "a" * size}) for _ in range(5)]
    assert accepted == [True, True, False, False, False]
    assert line.hear(other, {"do": "begin", "record": "a" * size})
    line.leave(greedy)
    line.leave(other)
    assert line.waiting_bytes == 0


def test_messages_that_wait_are_counted_for_each_device(line: RoomsClient) -> None:
    number = join(line)
    assert [line.hear(number, {"do": "follow"}) for _ in range(62)] == [True] * 60 + [False] * 2


def test_bytes_that_wait_are_counted_in_all(line: RoomsClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert device_messages.MAX_WAITING_BYTES == process_client.MAX_WAITING_BYTES == 64 * 2**20
    monkeypatch.setattr(process_client, "MAX_WAITING_BYTES", 5_000)
    numbers = [join(line) for _ in range(8)]
    assert [line.hear(number, {"do": "join", "name": "a" * 1_000}) for number in numbers].count(True) == 4
    for number in numbers:
        line.leave(number)
    assert line.hear(join(line), {"do": "join", "name": "Anna"})


def test_what_a_gone_device_has_sent_counts_until_the_process_has_it(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that reads nothing: whoever sends, leaves and comes back fills no memory."""
    monkeypatch.setattr(process_client, "MAX_WAITING_BYTES", 4 * 2**20)
    started: list[subprocess.Popen[bytes]] = []
    monkeypatch.setattr(line, "_launch", lambda: started.append(deaf(line)) or started[-1])

    async def scene() -> int:
        await line.start()
        sent = 0
        for _ in range(200):
            number = join(line)
            while line.hear(number, {"do": "begin", "record": "a" * 100_000}):
                sent += 100_000
            line.leave(number)
        return sent

    try:
        assert run(line, scene()) < 2 * 4 * 2**20
    finally:
        end(started)


def run(line: RoomsClient, scene: Coroutine[Any, Any, Any]) -> Any:
    """Play a scene, then close the line and end its processes."""

    async def perform() -> Any:
        try:
            return await scene
        finally:
            line.close()
            await asyncio.sleep(0.05)  # transports are closed in the loop's next rounds

    return asyncio.run(perform())


def deaf(line: RoomsClient) -> subprocess.Popen[bytes]:
    return child(line, "time.sleep(60)")


def child(line: RoomsClient, then: str) -> subprocess.Popen[bytes]:
    """A process that takes the line and does nothing of a room's."""
    code = f"import socket, time; s = socket.socket(socket.AF_UNIX); s.connect({line._address!r}); {then}"
    return subprocess.Popen([sys.executable, "-c", code])


def end(processes: list[subprocess.Popen[bytes]]) -> None:
    for process in processes:
        process.kill()
        process.wait()


def test_a_hello_that_ends_two_processes_disconnects_its_device(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_client, "REST_S", 0.0)
    started: list[subprocess.Popen[bytes]] = []

    def launch() -> subprocess.Popen[bytes]:
        started.append(child(line, "s.recv(10)" if len(started) < 2 else "time.sleep(60)"))
        return started[-1]

    monkeypatch.setattr(line, "_launch", launch)

    async def scene() -> None:
        dropped: list[int] = []
        number = join(line, dropped)
        await line.start()
        assert line.hear(number, {"do": "hello", "lang": "sv"})
        async with asyncio.timeout(20):
            while not dropped:
                await asyncio.sleep(0.02)
        assert not line.hear(number, {"do": "hello", "lang": "sv"})

    try:
        run(line, scene())
        assert len(started) == 3
        assert process_client.MAX_HELLOS_UNANSWERED == 2
    finally:
        end(started)


def test_a_line_that_is_too_long_is_skipped() -> None:
    async def scene() -> list[bytes | None]:
        reader = asyncio.StreamReader(limit=100)
        reader.feed_data(b"first\n" + b"x" * 1_000 + b"\nsecond\n" + b"y" * 150 + b"\nthird\nhalf")
        reader.feed_eof()
        return [await read_line(reader) for _ in range(4)]

    assert asyncio.run(scene()) == [b"first\n", b"second\n", b"third\n", None]


def test_notices_that_a_device_does_not_take_are_bounded() -> None:
    frames = Frames()
    for number in range(1_000):
        frames.add(f'{{"is":"no","n":{number}}}')
        frames.add(f'{{"n":{number},"is":"view"}}')
    waiting = list(iter(frames.next, None))
    assert len(waiting) == 20 + 1
    assert waiting[0] == '{"n":999,"is":"view"}'


@pytest.mark.apart
def test_a_huge_hello_harms_no_other_room(live: Callable[..., None], tmp_path: Path) -> None:
    async def scene(server: Any) -> None:
        url = f"http://127.0.0.1:{server.port}/"
        try:
            answer = await server.fetch("/room?lang=en", method="POST", body="game=knack", headers=OURS)
            code = answer.headers["Location"].split("/")[1]
            player = await Device.connect(url, code, token="a", tab="1")
            await player.send(do="join", name="Anna")
            await player.until("own", lambda frame: frame["you"])
            process = server.book.rooms_client.process.pid
            stranger, worse = [await Device.connect(url, code, token=token, tab="1") for token in "bc"]
            hello = {"do": "hello", "lang": "de", "token": "b", "tab": "1", "note": ASTRAL * 95_000}
            await worse.line.write_message(json.dumps(hello, ensure_ascii=False))
            assert await asyncio.wait_for(worse.closed(), 20) in (1009, None, 1006)
            hello["note"] = ASTRAL * 60_000
            await stranger.line.write_message(json.dumps(hello, ensure_ascii=False))
            await stranger.until("own", lambda frame: frame["seats"][0]["label"] == "Platz 1")
            await player.send(do="rename", name="Bo")
            await player.until("own", lambda frame: frame["you"]["name"] == "Bo")
            assert server.book.rooms_client.process.pid == process
        finally:
            await Device.close_all()
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")


def test_the_limits_are_those_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "rooms.md").read_text("utf-8")
    for limit in (MAX_MESSAGE_BYTES, MAX_MATCH_BYTES, MAX_WAITING_BYTES_PER_DEVICE):
        assert f"{limit // 1024} KiB" in text
    assert f"{device_messages.MAX_WAITING_BYTES // 2**20} MiB" in text
