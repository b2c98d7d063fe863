"""Rooms on two servers behind one name, with `hosting/nginx` in a real nginx."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest

from knack_widgets.rooms.codes import ALPHABET
from knack_widgets.serving.rooms.visitor_rates import NEW_A_MINUTE
from tests.support.devices import OURS, Device, given, play
from tests.support.process import Running, free_port, running
from tests.support.visitor import Visitor

CONFIGURATION = (Path(__file__).parent / "nginx" / "nginx.conf").read_text("utf-8")
LETTERS = re.findall(r"room_letters=(\w+)", CONFIGURATION)
PORTS = ("8871", "8872", "8080")
UP_S = 20


@dataclass(frozen=True)
class House:
    """The public address, and how each server is started, here on free ports."""

    url: str
    ports: tuple[int, ...]
    folder: Path

    def server(self, number: int) -> AbstractContextManager[Running]:
        rooms = [f"room_letters={LETTERS[number]}", f"room_store={self.folder / f'rooms-{number}.db'}"]
        options = [f"--BookServer.{setting}" for setting in (*rooms, "hosts=rooms.school.example")]
        options += ["--Connections.trusted_proxies=127.0.0.1"]
        return running(pool=0, port=self.ports[number], options=options)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin")
    if nginx is None:
        pytest.skip("nginx is not here: Debian's package nginx-light will do")
    ports = tuple(free_port() for _ in PORTS)
    text = CONFIGURATION.replace("listen 8080", "listen 127.0.0.1:8080")
    for written, port in zip(PORTS, ports, strict=True):
        text = text.replace(f":{written}", f":{port}")
    (tmp_path / "nginx.conf").write_text(text)
    with serving([nginx, "-p", str(tmp_path), "-c", "nginx.conf", "-g", "daemon off;"], ports[2]):
        yield House(f"http://127.0.0.1:{ports[2]}/", ports[:2], tmp_path)


@contextmanager
def serving(command: list[str], port: int) -> Iterator[None]:
    """nginx, while the context lasts."""
    server = subprocess.Popen(command)
    try:
        end = time.monotonic() + UP_S
        while subprocess.run(["curl", "-s", "-o", os.devnull, f"http://127.0.0.1:{port}/"]).returncode:
            assert server.poll() is None, "nginx has ended"
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait(UP_S)


def test_every_letter_is_one_servers():
    assert sorted("".join(LETTERS)) == sorted(ALPHABET)


def test_two_servers_have_their_rooms_behind_one_name(house: House) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(house.server(0))
        stack.enter_context(house.server(1))

        async def scene() -> None:
            try:
                await term(house, first, stack)
            finally:
                await Device.close_all()

        asyncio.run(scene())


def test_two_clients_behind_the_proxy_are_two(house: House) -> None:
    """One opens rooms until it is refused; the other is not."""
    with house.server(0), house.server(1):

        async def scene() -> tuple[list[int], int]:
            greedy = [await answer_to(house, "127.0.0.2") for _ in range(2 * NEW_A_MINUTE + 6)]
            return greedy, await answer_to(house, "127.0.0.3")

        greedy, other = asyncio.run(scene())
    assert greedy[:NEW_A_MINUTE] == [303] * NEW_A_MINUTE
    assert greedy[-1] == 429
    assert other == 303


async def answer_to(house: House, address: str) -> int:
    """Return the status with which a client that opens a room is answered."""
    asked = HTTPRequest(
        f"{house.url}room?lang=en",
        method="POST",
        body="game=knack",
        headers=OURS,
        follow_redirects=False,
        network_interface=address,
        request_timeout=60,
    )
    return (await AsyncHTTPClient().fetch(asked, raise_error=False)).code


async def term(house: House, first: Running, stack: ExitStack) -> None:
    """A move in a room of each; then one server is killed, and only its own rooms wait for it."""
    async with Visitor() as teacher:
        assert given(await teacher.fetch(f"{house.url}room/ABC234?lang=en"))["wrong"]
        opened = [await open_room(house, teacher) for _ in range(4)]
        codes = {number: [one for one in opened if one[0][0] in LETTERS[number]] for number in (0, 1)}
        assert [len(found) for found in codes.values()] == [2, 2]  # by turns
        (one, secret), (two, other) = codes[0][0], codes[1][0]
        for code, key in ((one, secret), (two, other)):
            small = await teacher.fetch(f"{house.url}room/{code.lower()}")
            assert given(small)["code"] == code
            await play(house.url, code, key, moves=1)
            await Device.close_all()

        waits, plays = [await Device.connect(house.url, code, screen=True) for code in (one, two)]
        before = (await waits.until("view"))["n"], (await plays.until("view"))["n"]
        os.kill(first.pid, signal.SIGKILL)
        await waits.closed()
        assert (await teacher.fetch(f"{house.url}room/{one}")).code == 502
        await play(house.url, two, other, moves=1)
        assert (await plays.until("view", lambda frame: frame["n"] > before[1]))["is"] == "view"
        assert {(await open_room(house, teacher))[0][0] in LETTERS[1] for _ in range(3)} == {True}

        stack.enter_context(house.server(0))
        again = await Device.connect(house.url, one, screen=True)
        assert (await again.until("view"))["n"] >= before[0]
        await play(house.url, one, secret, moves=1)


async def open_room(house: House, teacher: Visitor) -> tuple[str, str]:
    """A code, and its secret."""
    desk = await teacher.fetch(f"{house.url}room?lang=en", method="POST", body="game=knack", headers=OURS)
    assert given(desk)["address"] == f"{house.url}room/{given(desk)['code']}"
    return given(desk)["code"], desk.effective_url.partition("#")[2]
