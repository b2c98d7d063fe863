"""One phone says as much as it can: it waits, or is sent away, and the others are answered meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError

from knack_widgets.serving.rooms import long_polls, process_client, visitor_rates
from knack_widgets.serving.rooms.device_messages import MAX_WAITING_MESSAGES
from knack_widgets.serving.rooms.process_client import RoomsClient

from ..support.devices import OURS, Device, Polling

pytestmark = pytest.mark.apart
FLOOD = 60
KINDS = pytest.mark.parametrize("kind", [Device, Polling], ids=["websocket", "polling"])


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What devices say, in the order in which the server passes it on; a device is known by its words."""
    order: list[str] = []
    hear = RoomsClient.hear

    def noting(line: RoomsClient, number: int, message: dict[str, Any]) -> bool:
        passed = hear(line, number, message)
        assert all(len(phone.waiting) <= MAX_WAITING_MESSAGES for phone in line._phones.values())
        order.extend([message["do"]] * passed)
        return passed

    monkeypatch.setattr(RoomsClient, "hear", noting)
    return order


@asynccontextmanager
async def in_a_room(server: Any, kind: type[Device] | type[Polling]) -> AsyncIterator[tuple[Device, Device | Polling]]:
    """A player, and the phone that will say too much."""
    url = f"http://127.0.0.1:{server.port}/"
    try:
        answer = await server.fetch("/room?lang=en", method="POST", body="game=knack", headers=OURS)
        code = answer.headers["Location"].split("/")[1]
        player = await Device.connect(url, code, token="a", tab="1")
        await player.send(do="join", name="Anna")
        await player.until("own", lambda frame: frame["you"])
        flooder = await kind.connect(url, code, token="b", tab="1")
        await flooder.until("own")
        yield player, flooder
    finally:
        await Device.close_all()
        server.book.rooms_client.close()
        await asyncio.to_thread(server.book.rooms_client.process.wait)


async def plays(player: Device) -> None:
    """A player asks three things, and has three answers."""
    for name in ("Bo", "Cleo", "Dag"):
        await player.send(do="rename", name=name)
        await player.until("own", lambda frame, name=name: frame["you"]["name"] == name)


def flood(flooder: Device | Polling, count: int) -> asyncio.Future[None]:
    """Say as much as that at once."""

    async def say() -> None:
        if isinstance(flooder, Polling):
            await flooder.post(send=[{"do": "flood"}] * count)
        else:
            for _ in range(count):
                await flooder.send(do="flood")

    return asyncio.ensure_future(say())


@KINDS
def test_a_flood_waits_and_others_are_answered_meanwhile(
    kind: type, heard: list[str], live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(server: Any) -> None:
        async with in_a_room(server, kind) as (player, flooder):
            saying = flood(flooder, FLOOD)
            while "flood" not in heard:
                await asyncio.sleep(0)
            await plays(player)
            assert heard.count("rename") == 3
            assert heard.count("flood") < FLOOD  # it still waits, though it was first
            async with asyncio.timeout(30):
                await saying
                while heard.count("flood") < FLOOD:
                    await asyncio.sleep(0.05)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")


@KINDS
def test_a_flood_that_nobody_can_answer_is_cut_off(
    kind: type, heard: list[str], live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rooms' process stands still, and nothing slows the phone: so many of its messages wait, and no more."""
    monkeypatch.setattr(visitor_rates, "MESSAGES_PER_LINE", (10_000, 10_000))

    async def scene(server: Any) -> None:
        async with in_a_room(server, kind) as (player, flooder):
            process = server.book.rooms_client.process.pid
            os.kill(process, signal.SIGSTOP)
            try:
                saying = flood(flooder, 5 * MAX_WAITING_MESSAGES)
                if isinstance(flooder, Polling):
                    with pytest.raises(HTTPClientError, match="400"):
                        await saying
                else:
                    async with asyncio.timeout(30):
                        assert await flooder.closed() == 1008
                    await asyncio.gather(saying, return_exceptions=True)
                assert heard.count("flood") == MAX_WAITING_MESSAGES
                await player.send(do="rename", name="Eva")
                while "rename" not in heard:
                    await asyncio.sleep(0)
            finally:
                os.kill(process, signal.SIGCONT)
            await player.until("own", lambda frame: frame["you"]["name"] == "Eva")
            await plays(player)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")


@pytest.mark.parametrize(
    "bound", [(long_polls, "MAX_POLLING_DEVICES"), (process_client, "MAX_DEVICES_PER_ROOM")], ids=["polls", "room"]
)
def test_lines_without_end_are_refused_and_take_nobodys_place(
    bound: tuple[Any, str], live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*bound, 12)

    async def scene(server: Any) -> None:
        async with in_a_room(server, Polling) as (player, polling):
            await polling.send(do="join", name="Eva")
            code = polling.address.split("/")[-2]
            refused = []
            for number in range(20):
                try:
                    await Polling.connect(f"http://127.0.0.1:{server.port}/", code, token=f"c{number}", tab="1")
                except HTTPClientError as error:
                    refused.append(error.code)
            here = 2 if bound[1] == "MAX_DEVICES_PER_ROOM" else 1
            assert refused == [503] * (20 - 12 + here)
            await polling.send(do="rename", name="Eva 2")
            assert (await polling.until("own", lambda frame: frame["you"]))["you"]["name"]
            await plays(player)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")
