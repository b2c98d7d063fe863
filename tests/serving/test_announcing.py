"""Who has come is told to the kernel that waits for it: no stranger hears it, and none makes it go lost."""

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import nbformat
import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClientConnection, websocket_connect
from voila.request_info_handler import RequestInfoSocketHandler

from knack_widgets.serving.kernels import request_protocol
from tests.support.process import running

KERNEL = "11111111-0000-4000-8000-00000000000{}"
QUERY = {"QUERY_STRING": "lang=de&record=mine"}


async def shut(*lines: WebSocketClientConnection) -> None:
    for line in lines:
        line.close()
        while await line.read_message() is not None:
            pass
    while RequestInfoSocketHandler._waiters:
        await asyncio.sleep(0.01)


async def waiting(port: int, kernel: str, base: str) -> WebSocketClientConnection:
    line = await websocket_connect(f"ws://127.0.0.1:{port}{base}voila/query/{kernel}")
    while kernel not in RequestInfoSocketHandler._waiters:
        await asyncio.sleep(0.01)
    return line


async def strange(port: int, kernel: str, base: str = "/") -> None:
    """A stranger asks in a kernel's stead, and leaves again."""
    with suppress(HTTPClientError):
        line = await websocket_connect(f"ws://127.0.0.1:{port}{base}voila/query/{kernel}")
        line.close()
        while await line.read_message() is not None:
            pass
        await asyncio.sleep(0.05)


def address(kernel: str) -> str:
    return request_protocol.invite(kernel, {})[request_protocol.BASE]


def test_strangers_hear_nothing_and_make_nothing_go_lost(live: Callable[..., None]) -> None:
    """Each of five kernels hears of its reader, though strangers have asked for all of them, before and after."""
    kernels = [KERNEL.format(number) for number in range(5)]

    async def scene(server) -> None:
        lines = [await waiting(server.port, kernel, address(kernel)) for kernel in kernels]
        for kernel in [*kernels, KERNEL.format(9)]:
            for base in ("/", f"/announced/{'0' * 32}/"):
                for _ in range(2):
                    await strange(server.port, kernel, base)
        for kernel in kernels:
            RequestInfoSocketHandler.send_updates({"kernel_id": kernel, "payload": QUERY})
        heard = [await asyncio.wait_for(line.read_message(), 10) for line in lines]
        assert [json.loads(text or "{}") for text in heard] == [QUERY] * 5
        assert RequestInfoSocketHandler._cache == {}
        await shut(*lines)

    live(scene, "--preheat_kernel=True")


def test_nobody_learns_who_has_come_by_a_kernels_id(live: Callable[..., None]) -> None:
    """What was told before the kernel asks is kept for it alone."""
    kernel = KERNEL.format(0)

    async def scene(server) -> None:
        base = address(kernel)
        RequestInfoSocketHandler.send_updates({"kernel_id": kernel, "payload": QUERY})
        for other in ("/", address(KERNEL.format(1))):
            with pytest.raises(HTTPClientError, match="404"):
                await websocket_connect(f"ws://127.0.0.1:{server.port}{other}voila/query/{kernel}")
        line = await waiting(server.port, kernel, base)
        assert json.loads(await asyncio.wait_for(line.read_message(), 10) or "") == QUERY
        await shut(line)
        request_protocol.forget(kernel)
        with pytest.raises(HTTPClientError, match="404"):
            await websocket_connect(f"ws://127.0.0.1:{server.port}{base}voila/query/{kernel}")

    live(scene, "--preheat_kernel=True")


def test_a_kernels_own_line_may_come_twice(live: Callable[..., None]) -> None:
    """The first one's end does not take the second one's place."""
    kernel = KERNEL.format(0)

    async def scene(server) -> None:
        base = address(kernel)
        first = await waiting(server.port, kernel, base)
        before = RequestInfoSocketHandler._waiters[kernel]
        second = await websocket_connect(f"ws://127.0.0.1:{server.port}{base}voila/query/{kernel}")
        while RequestInfoSocketHandler._waiters[kernel] is before:
            await asyncio.sleep(0.01)
        first.close()
        while await first.read_message() is not None:
            pass
        await asyncio.sleep(0.1)
        RequestInfoSocketHandler.send_updates({"kernel_id": kernel, "payload": QUERY})
        assert json.loads(await asyncio.wait_for(second.read_message(), 10) or "") == QUERY
        await shut(second)

    live(scene, "--preheat_kernel=True")


@pytest.mark.parametrize(
    ("env", "begins"),
    [
        ({}, "/announced/"),
        ({"VOILA_SERVER_URL": "/book/"}, "/book/announced/"),
        ({"VOILA_WS_BASE_URL": "/ws/"}, "/ws/"),
    ],
)
def test_the_address_keeps_what_the_server_was_told(env: dict[str, str], begins: str) -> None:
    told = request_protocol.invite(KERNEL.format(0), env)
    assert told[request_protocol.BASE].startswith(begins)
    assert told[request_protocol.BASE].endswith("/")
    assert told != request_protocol.invite(KERNEL.format(0), env)  # a word is used for one kernel


@pytest.mark.apart
def test_readers_queries_arrive_although_strangers_have_asked_for_them(tmp_path: Path) -> None:
    """Strangers need no kernel's id for it: with Voilà, one that leaves takes whoever is last in the table along."""
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [
        nbformat.v4.new_code_cell(
            "from knack_widgets.widgets.request import query\nprint('asked', query().get('step'))"
        )
    ]
    nbformat.write(book, tmp_path / "game.ipynb")

    async def attack(port: int) -> None:
        for _ in range(5):
            lines = []
            for _ in range(2):
                with suppress(HTTPClientError):
                    lines.append(await websocket_connect(f"ws://127.0.0.1:{port}/voila/query/{KERNEL.format(9)}"))
            for line in lines:
                line.close()
                while await line.read_message() is not None:
                    pass

    with running(tmp_path, pool=5) as server:
        server.settled(5)
        time.sleep(1.5)  # until each has asked who comes
        port = int(server.url.rstrip("/").rpartition(":")[2])
        with ThreadPoolExecutor(1) as apart:
            apart.submit(asyncio.run, attack(port)).result()
        answers = []
        for number in range(5):
            with suppress(TimeoutError), urllib.request.urlopen(f"{server.url}game?step={number}", timeout=6) as answer:
                answers.append(b"asked %d" % number in answer.read())
        assert answers == [True] * 5
