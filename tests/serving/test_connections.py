"""Connections that say nothing, or too slowly, and a log that strangers would fill."""

import asyncio
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby

import pytest
from tornado.web import Application, RequestHandler

from knack_widgets.serving.limits.connections import Connections
from knack_widgets.serving.limits.descriptors import Ledger
from knack_widgets.serving.logs import Counting

NOBODY = "00000000-0000-0000-0000-000000000000"
POST = f"POST /voila/api/shutdown/{NOBODY} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
SLOW = {
    "nothing": "",
    "half a header": "GET / HTTP/1.1\r\nHost: loc",
    "half a body": f"{POST}Content-Length: 99\r\n\r\nab",
    "an endless body": f"{POST}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n",
    "nothing more, after an answer": "GET /voila/static/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


@pytest.mark.apart
@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW)
def test_a_connection_that_says_nothing_more_is_closed(live: Callable[..., None], said: str) -> None:
    async def scene(server) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said.encode())
        await asyncio.wait_for(reader.read(), 20)  # to its end
        writer.close()
        assert (await server.fetch("/voila/static/voila.js")).code == 200

    live(scene, "--Connections.idle=0.5", "--Connections.body=0.5")


@pytest.mark.apart
def test_a_request_that_takes_its_time_within_the_limits_is_answered(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for piece in (POST[:40], POST[40:], "Content-Length: 2\r\n\r\n", "a", "="):
            writer.write(piece.encode())
            await asyncio.sleep(0.1)
        assert b" 204 " in await asyncio.wait_for(reader.readline(), 10)
        writer.close()

    live(scene)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no limit for unread bytes")
def test_what_is_accepted_may_be_unread_for_so_long() -> None:
    async def scene() -> int:
        server = Connections(unread=7).listen(Application(), 0, "127.0.0.1")
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def handle(stream, _address) -> None:
            accepted.set_result(stream.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT))
            stream.close()

        server.handle_stream = handle
        (listening,) = server._sockets.values()
        _, writer = await asyncio.open_connection(*listening.getsockname())
        found = await asyncio.wait_for(accepted, 10)
        writer.close()
        server.stop()
        return found

    assert asyncio.run(scene()) == 7_000


def test_the_system_stores_little_of_a_connection_that_is_read_no_more() -> None:
    async def scene() -> int:
        server = Connections().listen(Application(), 0, "127.0.0.1")
        accepted: asyncio.Future[socket.socket] = asyncio.get_running_loop().create_future()

        def handle(stream, _address) -> None:
            accepted.set_result(stream.socket.dup())
            stream.close()

        server.handle_stream = handle
        (listening,) = server._sockets.values()
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
            client.connect(listening.getsockname())
            client.setblocking(False)
            with await asyncio.wait_for(accepted, 10) as ours:
                unread = fill(client, ours)
        server.stop()
        return unread

    assert asyncio.run(scene()) < 360_000  # 64 KiB at either end: Linux takes twice that, and a little more


def fill(client: socket.socket, ours: socket.socket) -> int:
    """Send as much as there is room for, after reads that let the system widen its buffer; return what is unread."""
    unread = 0
    for number in range(340):
        with suppress(BlockingIOError):
            unread += client.send(bytes(64 * 1024))
        time.sleep(0.0005)
        if number < 300:
            with suppress(BlockingIOError):
                unread -= len(ours.recv(64 * 1024))
    return unread


def test_one_address_does_not_have_every_connection_and_gets_back_those_that_it_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Ledger, "share", lambda _: 2)

    async def scene() -> None:
        server = Connections().listen(Application(), 0, "127.0.0.1")
        (listening,) = server._sockets.values()

        async def connect() -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return reader, writer, await asyncio.wait_for(reader.read(12), 10)

        found = [await connect() for _ in range(3)]
        assert [said for *_, said in found] == [b"HTTP/1.1 404", b"HTTP/1.1 404", b""]
        found[0][1].close()
        async with asyncio.timeout(10):
            while len(server._connections) > 1:
                await asyncio.sleep(0.01)
        again = await connect()
        assert again[2] == b"HTTP/1.1 404"
        for _, writer, _ in (*found, again):
            writer.close()
        await server.close_all_connections()
        server.stop()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "begun", ["GET / HTTP/1.1\r\nX: ", POST + "Content-Length: 9999\r\n\r\n"], ids=["header", "body"]
)
def test_a_drop_now_and_then_keeps_no_connection_open(begun: str) -> None:
    """The time is that of the whole header, or the whole body, not of a pause in it."""

    async def scene() -> float:
        server = Connections(idle=0.4, body=0.4).listen(Application(), 0, "127.0.0.1")
        (listening,) = server._sockets.values()
        _, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(begun.encode())
        began = time.monotonic()
        async with asyncio.timeout(10):
            while not server._connections:
                await asyncio.sleep(0.01)
            while server._connections:
                writer.write(b"a")
                await asyncio.sleep(0.05)
        writer.close()
        server.stop()
        return time.monotonic() - began

    assert 0.3 < asyncio.run(scene()) < 5


def test_requests_that_wait_for_no_answer_are_not_answered_for_ever() -> None:
    async def scene() -> bytes:
        server = Connections(requests=3).listen(Application(), 0, "127.0.0.1")
        (listening,) = server._sockets.values()
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        said = b""
        async with asyncio.timeout(10):
            with suppress(ConnectionResetError):  # what was sent in vain
                while more := await reader.read(100):
                    said += more
        writer.close()
        server.stop()
        return said

    said = asyncio.run(scene())
    assert said.count(b"HTTP/1.1 404") == 3
    assert said.count(b"Connection: close") == 1


def test_whoever_has_gone_is_not_answered() -> None:
    answered = 0

    class Counted(RequestHandler):
        async def get(self) -> None:
            nonlocal answered
            answered += 1
            await asyncio.sleep(0.02)

    async def scene() -> None:
        server = Connections().listen(Application([("/", Counted)]), 0, "127.0.0.1")
        (listening,) = server._sockets.values()
        _, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60)
        await asyncio.sleep(0.02)
        writer.transport.abort()
        async with asyncio.timeout(20):
            while server._connections:
                await asyncio.sleep(0.01)
        server.stop()

    asyncio.run(scene())
    assert 0 < answered < 30


def crowd(limits: Connections, seen: list[str], came: Callable[..., object], sources: list[str]) -> None:
    """Asks once from each source, all at the same moment, on connections that are up; `seen`: what happened in turn."""

    class Asked(RequestHandler):
        def get(self) -> None:
            seen.append(self.request.remote_ip or "")

    async def scene() -> None:
        server = limits.listen(Application([("/", Asked)]), 0, "127.0.0.1")
        (listening,) = server._sockets.values()
        lines = [await asyncio.open_connection(*listening.getsockname(), local_addr=(each, 0)) for each in sources]
        while len(server._connections) < len(sources):
            await asyncio.sleep(0)
        for _, writer in lines:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(10):
            while sum(each != "others" for each in seen) < len(sources):
                came()
                await asyncio.sleep(0)
        for _, writer in lines:
            writer.close()
        await server.close_all_connections()
        server.stop()

    asyncio.run(scene())


def test_whoever_asks_on_many_connections_is_answered_once_and_then_others_have_their_turn() -> None:
    seen: list[str] = []
    crowd(Connections(), seen, lambda: seen.append("others"), ["127.0.0.1"] * 20)
    runs = [list(run) for _, run in groupby(seen)]
    assert max(len(run) for run in runs if run[0] != "others") <= 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only here does a machine have many addresses")
def test_what_an_address_asks_beyond_its_share_waits_and_another_does_not() -> None:
    seen: list[str] = []
    began = time.monotonic()
    crowd(Connections(rate=10, burst=3), seen, lambda: None, ["127.0.0.1"] * 6 + ["127.0.0.2"])
    assert time.monotonic() - began >= 0.3
    assert seen.index("127.0.0.2") < 5
    assert seen[-1] == "127.0.0.1"


@pytest.mark.apart
def test_a_stranger_who_is_refused_again_and_again_is_counted(
    live: Callable[..., None], capfd: pytest.CaptureFixture[str]
) -> None:
    """Requests of one kind; what else is to be said is said."""

    async def scene(server) -> None:
        for _ in range(40):
            assert (await server.fetch(f"/api/kernels/{NOBODY}")).code == 404
        server.book.log.warning("something else")

    live(scene, "--BookServer.log_lines=5")
    said = capfd.readouterr().err
    assert said.count(f"404 GET /api/kernels/{NOBODY}") <= 2 * 5
    assert "something else" in said


def test_a_log_says_so_often_a_minute_what_it_says_and_then_how_often() -> None:
    said: list[str] = []

    class Ears(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    log = logging.Logger("a log")
    logging.Logger.manager.loggerDict["a log"] = log
    log.addHandler(Ears())
    log.addFilter(Counting(2, minute=0.2))

    async def scene() -> None:
        for number in range(9):
            log.warning("refused %d", number)
        log.warning("another line")
        await asyncio.sleep(0.4)
        log.warning("again")

    asyncio.run(scene())
    del logging.Logger.manager.loggerDict["a log"]
    assert said == ["refused 0", "refused 1", "another line", "refused 2 (and 6 more like this)", "again"]
