"""What a notebook learns of its visitor's query, in each way of running (`widgets/request.py`)."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from voila.request_info_handler import RequestInfoSocketHandler

from knack_widgets.widgets import request
from knack_widgets.widgets.page_links import find_page
from knack_widgets.widgets.request import on_visit, query

KERNEL = "kernel"


class Announcer:
    """Voilà's own announcements, in a thread."""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.thread.start()
        self.ready.wait()

    async def _serve(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        sock, self.port = bind_unused_port()
        server = HTTPServer(Application([(r"/base/voila/query/(.*)", RequestInfoSocketHandler)]))
        server.add_sockets([sock])
        self.ready.set()
        await self.over.wait()
        server.stop()
        await asyncio.sleep(0.05)

    def announce(self, text: str) -> None:
        message = {"kernel_id": KERNEL, "payload": {"QUERY_STRING": text, "SERVER_NAME": "here"}}
        self.loop.call_soon_threadsafe(RequestInfoSocketHandler.send_updates, message)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()


@pytest.fixture
def announcer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Announcer]:
    announcer = Announcer()
    request._visitor_query.cache_clear()
    RequestInfoSocketHandler._cache.clear()
    for name, value in {
        "VOILA_PREHEAT": "True",
        "VOILA_KERNEL_ID": KERNEL,
        "VOILA_APP_PORT": str(announcer.port),
        "VOILA_SERVER_URL": "/base/",
    }.items():
        monkeypatch.setenv(name, value)
    yield announcer
    announcer.close()
    request._visitor_query.cache_clear()


def test_outside_voila_there_is_no_query(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "game=knack")  # of whatever else
    assert query() == {}
    on_visit(pytest.fail)


def test_a_kernel_started_for_the_visitor_has_it_in_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv("QUERY_STRING", "game=knack&lang=de&game=other&record=a%2Bb&empty=")
    assert query() == {"game": "knack", "lang": "de", "record": "a+b"}
    told: list[dict[str, str]] = []
    on_visit(told.append)
    assert told == [query()]
    monkeypatch.setenv("QUERY_STRING", "")
    on_visit(pytest.fail)


def test_in_the_static_edition_the_page_has_set_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_page("knack") == "knack.ipynb"
    monkeypatch.setenv("SERVER_SOFTWARE", "static/1")
    monkeypatch.setenv("QUERY_STRING", "lang=de&record=a%2Bb")
    assert query() == {"lang": "de", "record": "a+b"}
    assert find_page("knack") == "knack.html"


@pytest.mark.parametrize("text", ["&".join(f"a{i}=1" for i in range(33)), "&&;=", "%ff=%00", "x" * 60_000])
def test_any_address_gives_a_page(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("QUERY_STRING", text)
    assert isinstance(query(), dict)


def test_a_preheated_kernel_waits_for_its_visitor(announcer: Announcer) -> None:
    timer = threading.Timer(0.2, announcer.announce, ["game=knack&step=3"])
    timer.start()
    assert query() == {"game": "knack", "step": "3"}
    assert query() == {"game": "knack", "step": "3"}
    timer.join()


def test_a_preheated_kernel_goes_on_and_is_called_on_its_own_loop(announcer: Announcer) -> None:
    async def notebook() -> list[object]:
        told: asyncio.Queue[tuple[dict[str, str], bool]] = asyncio.Queue()
        here = threading.get_ident()
        on_visit(lambda found: told.put_nowait((found, threading.get_ident() == here)))
        assert told.empty()
        announcer.announce("step=3")
        return list(await asyncio.wait_for(told.get(), 10))

    assert asyncio.run(notebook()) == [{"step": "3"}, True]


def test_a_visitor_without_a_query_calls_nothing(announcer: Announcer) -> None:
    async def notebook() -> None:
        on_visit(pytest.fail)
        announcer.announce("")
        await asyncio.to_thread(request._visitor_query().result)
        await asyncio.sleep(0.05)

    asyncio.run(notebook())


def test_without_a_server_the_page_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    _, port = bind_unused_port()
    _.close()
    request._visitor_query.cache_clear()
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    monkeypatch.setenv("VOILA_KERNEL_ID", KERNEL)
    monkeypatch.setenv("VOILA_APP_PORT", str(port))
    assert query() == {}
    request._visitor_query.cache_clear()


def answer_late(seconds: float) -> tuple[threading.Thread, int]:
    """Start a server whose event loop is busy for a while before it answers its only client."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with listening, listening.accept()[0] as line:
            time.sleep(seconds)
            text = json.dumps({"QUERY_STRING": "lang=en"}).encode()
            line.sendall(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + bytes([0x81, len(text)]) + text)

    thread = threading.Thread(target=serve)
    thread.start()
    return thread, listening.getsockname()[1]


@pytest.mark.parametrize("seconds", [0.3, pytest.param(8.0, marks=pytest.mark.apart)])
def test_a_kernel_waits_for_a_busy_server_and_has_its_visitors_language(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    assert request.CONNECT_S >= 60
    thread, port = answer_late(seconds)
    request._visitor_query.cache_clear()
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    monkeypatch.setenv("VOILA_KERNEL_ID", KERNEL)
    monkeypatch.setenv("VOILA_APP_PORT", str(port))
    assert query() == {"lang": "en"}
    thread.join()
    request._visitor_query.cache_clear()


def test_an_announcement_that_cannot_be_read_is_none(announcer: Announcer) -> None:
    RequestInfoSocketHandler._cache[KERNEL] = json.dumps(["no", "object"])
    assert query() == {}


@pytest.mark.parametrize("length", [5, 125, 126, 60_000, 70_000])
def test_announcements_of_any_length(announcer: Announcer, length: int) -> None:
    text = "a=" + "b" * (length - 2)
    announcer.announce(text)
    assert query() == {"a": "b" * (length - 2)}
