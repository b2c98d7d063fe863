"""A laptop that sleeps: its page stands still, its line goes dead without a word, and hours later it wakes.

Here the browser's processes are stopped, the wire between it and the server loses whatever either end sends (the end of
a connection, too), and when the processes go on, the clock has jumped by an hour. The server is quick to give up: it
pings every second, takes three without an answer for a dead line, and ends idle kernels after a few seconds.
"""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.support.process import Running, running

from .conftest import ROOT
from .helpers import Book, until
from .test_faults import Reader, anew, move, said, where
from .wire import Wire

pytestmark = [pytest.mark.browser, pytest.mark.apart]

IDLE_S = 12
"""After how long without a reader the server of these tests ends a kernel."""
OPTIONS = [
    f"--MappingKernelManager.cull_idle_timeout={IDLE_S}",
    "--MappingKernelManager.cull_interval=1",
    "--Voila.tornado_settings={'ws_ping_interval': 1000, 'ws_ping_timeout': 3000}",
    "--VoilaKernelManager.kernel_pools_config={'default': {'pool_size': 0}, 'knack.ipynb': {'pool_size': 1}}",
]
CLOCK = "window.slept = 0; const now = Date.now.bind(Date); Date.now = () => now() + window.slept;"
HOUR = 3_600_000
ELSEWHERE = """window.WebSocket = class extends WebSocket {
  static elsewhere = null;
  constructor(url, ...rest) { super(WebSocket.elsewhere ?? url, ...rest); }
};"""
"""Lets lines be opened to where nobody answers."""


@pytest.fixture(scope="module")
def quick(chromium: str) -> Iterator[Running]:
    with running(ROOT / "notebooks", options=OPTIONS) as server:
        server.settled(1)
        yield server


@contextmanager
def opened(browser: Browser, wire: Wire) -> Iterator[Book]:
    """A page at the other end of a wire, in a browser with a memory of its own."""
    reader = Reader(browser, wire.url)
    reader.watch.forgive("424")
    for script in (CLOCK, ELSEWHERE):
        reader.context.add_init_script(script)
    book = reader.book("knack?lang=en")
    book.tempo(0)
    yield book
    for page in reader.context.pages:
        page.unroute_all(behavior="ignoreErrors")
        page.close()
    assert reader.watch.left() == []


@pytest.fixture
def wire(quick: Running) -> Iterator[Wire]:
    with closing(Wire(quick.url)) as wire:
        yield wire


@pytest.fixture
def book(browser: Browser, wire: Wire) -> Iterator[Book]:
    with opened(browser, wire) as book:
        yield book


@contextmanager
def asleep(book: Book, wire: Wire) -> Iterator[None]:
    """The lid is closed; with the context's end it is opened, an hour later by the clock on the wall."""
    browser = book.page.context.browser
    assert browser
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [int(process["id"]) for process in told if process["type"] == "renderer"]
    assert pages
    book.page.evaluate("window.stayed = true")
    wire.hush()
    for page in pages:
        os.kill(page, signal.SIGSTOP)
    try:
        yield
    finally:
        for page in pages:
            os.kill(page, signal.SIGCONT)
        book.page.evaluate(f"window.slept += {HOUR}")


def stayed(book: Book) -> bool:
    """Return whether this is still the page that went to sleep."""
    return book.page.evaluate("window.stayed === true") is True


def told(server: Running, pattern: str) -> int:
    """How often the server's log says this."""
    return len(re.findall(pattern, server.log.read_text(errors="replace")))


def lines(book: Book) -> int:
    return int(book.page.evaluate("WebSocket.all.length"))


def kernel(book: Book) -> str:
    found: str = book.page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    return found


def activity(server: Running, book: Book, book_kernel: str) -> str | None:
    """When a kernel has last said something; `None`: it is working. Its reader's browser alone is told."""
    told = book.page.request.get(f"{server.url}api/kernels/{book_kernel}").json()
    return str(told["last_activity"]) if told["execution_state"] == "idle" else None


def culled(server: Running, book_kernel: str) -> int:
    return told(server, f"Culling '\\w+' kernel '\\w+' \\({book_kernel}\\)")


def position(book: Book) -> dict[str, Any]:
    """All that the reader has made of the page: where it stands, and how it is shown."""
    return where(book) | {
        "prefs": book.root.evaluate("""root => Object.fromEntries([...root.querySelectorAll('[data-key^="pref:"]')]
            .map(el => [el.dataset.key, el.type === "checkbox" ? el.checked : el.value]))"""),
        "options": book.root.evaluate(
            "root => [...root.querySelectorAll('.kb-option :is(input, select)')].map(el => el.value)"
        ),
    }


def test_the_first_press_after_a_sleep_arrives(book: Book, wire: Wire) -> None:
    move(book)
    before = where(book)
    with asleep(book, wire):
        time.sleep(1)
    book.step("first")
    book.at(0, before["count"])
    book.step("last")
    book.at(before["at"], before["count"])
    assert where(book) == before
    assert stayed(book)
    for name in ("down", "unsure", "dead"):
        expect(said(book, name)).to_be_hidden()
    move(book)
    assert book.count() > before["count"]


def test_what_was_answered_into_a_sleep_is_there_after_it(book: Book, wire: Wire, quick: Running) -> None:
    """Nobody touches the page: it sees by itself that it has slept, and that its server has given up its line."""
    count, had, gone = book.count(), lines(book), told(quick, "WebSocket ping timeout")
    asked = kernel(book)
    until(lambda: activity(quick, book, asked))
    before = activity(quick, book, asked)
    wire.hush("answers")
    book.press("action:0 knock")
    until(lambda: activity(quick, book, asked) not in (None, before))
    assert book.count() == count
    with asleep(book, wire):
        until(lambda: told(quick, "WebSocket ping timeout") > gone)
    book.page.wait_for_function("count => Number(document.querySelector('.kb-slider').max) > count", arg=count)
    assert lines(book) == had + 1
    assert stayed(book)
    expect(said(book, "dead")).to_be_hidden()


def test_a_kernel_that_ended_during_a_sleep_is_told_and_the_match_goes_on(
    book: Book, wire: Wire, quick: Running
) -> None:
    book.begin("77", players=4, stake=3)
    move(book)
    move(book)
    book.step("back")
    book.switch("fourColour", True)
    book.speak("de")
    before, ended = position(book), kernel(book)
    assert before["at"] < before["count"]
    with asleep(book, wire):
        until(lambda: culled(quick, ended))
    expect(said(book, "dead")).to_be_visible()
    expect(said(book, "dead").locator("[lang=de]").first).to_contain_text("Das Programm hinter der Seite ist beendet")
    expect(said(book, "down")).to_be_hidden()
    with book.page.expect_navigation():
        said(book, "dead").get_by_role("button", name="Hier weitermachen").click()
    anew(book, {name: value for name, value in before.items() if name not in ("prefs", "options")})
    assert position(book) == before
    assert kernel(book) != ended
    book.step("last")
    book.at(before["count"])
    move(book)
    assert book.count() > before["count"]


def test_a_network_that_wakes_after_the_laptop_is_waited_for(browser: Browser, server: Running) -> None:
    """The line that the page opens at once leads nowhere, and nothing ever tells it so."""
    with closing(Wire(server.url)) as wire, opened(browser, wire) as book:
        before = where(book)
        wire.news = "both"
        with asleep(book, wire):
            pass
        expect(said(book, "down")).to_be_visible()
        book.step("first")
        wire.hush()
        wire.news = None
        book.page.wait_for_function("document.querySelector('.kb-slider').value === '0'", timeout=40_000)
        book.at(0, before["count"])
        assert stayed(book)
        expect(said(book, "down")).to_be_hidden()


def test_a_server_that_a_hub_has_ended_is_told(book: Book) -> None:
    """A JupyterHub answers for a user's server that does not run, with a status of its own (424)."""

    def ended(route: Route) -> None:
        route.fulfill(status=424, json={"message": "not running"})

    book.page.route("**/api/kernels/*", ended)
    book.page.evaluate("WebSocket.elsewhere = 'ws://127.0.0.1:9/'; WebSocket.all.at(-1).close()")
    expect(said(book, "dead")).to_be_visible()


def test_who_is_connected_keeps_the_kernel_and_those_that_wait_go_on_waiting(book: Book, quick: Running) -> None:
    """What `voila.json` says of culling: neither a reader who only looks, nor a kernel that waits for one, is idle."""
    quick.settled(2)
    kernels, ended = set(quick.kernels()), told(quick, "Culling '")
    assert len(kernels) == 2
    time.sleep(IDLE_S + 4)
    assert set(quick.kernels()) == kernels
    assert told(quick, "Culling '") == ended
    book.step("first")
    book.at(0)
