"""The rooms' process is reached over a UNIX socket, and over a loopback port where a system has none."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from knack_widgets.rooms.process_link import HOST
from knack_widgets.serving.rooms.process_client import RoomsClient


@pytest.fixture
def without_unix_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(asyncio, "start_unix_server")


async def open_room(tmp_path: Path) -> tuple[str, dict]:
    line = RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)
    try:
        opened = await line.ask("open", lang="en", game="knack", record="")
        known = await line.ask("known", code=opened["code"], lang="en")
        return line._address, {**opened, **known}
    finally:
        line.close()
        await asyncio.to_thread(line.process.wait)


def test_a_room_opens_over_a_unix_socket(tmp_path: Path) -> None:
    address, answer = asyncio.run(open_room(tmp_path))
    assert not address.startswith(HOST)
    assert answer["known"]


@pytest.mark.usefixtures("without_unix_sockets")
def test_a_room_opens_where_a_system_has_no_unix_sockets(tmp_path: Path) -> None:
    address, answer = asyncio.run(open_room(tmp_path))
    assert address.startswith(HOST)
    assert answer["known"]
    assert answer["secret"]


@pytest.mark.usefixtures("without_unix_sockets")
def test_another_program_of_the_machine_is_not_taken_for_the_process(tmp_path: Path) -> None:
    async def guess() -> bytes:
        line = RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)
        try:
            opened = await line.ask("open", lang="en", game="knack", record="")
            reader, writer = await asyncio.open_connection(*line._address.split(":"))
            writer.write(b"guess\n")
            answer = await reader.read()
            writer.close()
            assert (await line.ask("known", code=opened["code"], lang="en"))["known"]
            return answer
        finally:
            line.close()
            await asyncio.to_thread(line.process.wait)

    assert asyncio.run(guess()) == b""
