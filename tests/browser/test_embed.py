"""A table, or a clause with its table, in a frame of another site's page: where the server allows it, and played."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.support.process import Running, free_port, running

from .conftest import ROOT
from .helpers import UP

pytestmark = [pytest.mark.browser, pytest.mark.apart]
ELSEWHERE = "localhost"
"""To a browser another site than 127.0.0.1."""
APART = [
    ".kb-controls",
    ".kb-line",
    ".kb-nav",
    ".kb-columns",
    ".kb-rules-open",
    ".kb-log",
    ".kp-title",
    ".kp-prose",
    ".kp-skip",
]
"""What belongs to the page around a table, and is not shown in a frame."""


@contextmanager
def lesson(port: int, address: str, width: int = 800) -> Iterator[str]:
    """The address of another site's page that shows the book in a frame."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            if self.path == "/":
                frame = f"<iframe title='Knack' src='{address}' width='{width}' height='900'></iframe>"
                self.wfile.write(f"<!DOCTYPE html><html lang=en><title>Lesson</title><h1>Cards</h1>{frame}".encode())

        def log_message(self, *_: object) -> None:
            """Nothing."""

    host = ThreadingHTTPServer((ELSEWHERE, port), Handler)
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://{ELSEWHERE}:{port}/"
    finally:
        host.shutdown()
        host.server_close()


@pytest.fixture(scope="module")
def allowed(chromium: str) -> Iterator[tuple[Running, int]]:
    """A server that lets one site show it, and that site's port."""
    port = free_port()
    pools = "{'default': {'pool_size': 0}, 'knack.ipynb': {'pool_size': 1}}"
    options = [f"--VoilaKernelManager.kernel_pools_config={pools}", f"--BookServer.embed_in=http://{ELSEWHERE}:{port}"]
    with running(ROOT / "notebooks", options=options) as server:
        yield server, port


def stands_alone(frame: FrameLocator) -> None:
    for part in APART:
        expect(frame.locator(f"{part}:visible")).to_have_count(0)
    expect(frame.locator(".kb-felt:visible")).to_have_count(1)


def test_another_site_shows_nothing_of_the_book_by_default(
    new_page: Callable[..., Page], watch, server: Running
) -> None:
    watch.forgive("frame-ancestors|asked another host|Failed to load")
    with lesson(free_port(), f"{server.url}knack?embed=1") as url:
        page = new_page(bypass_csp=False)
        page.goto(url)
        expect(page.frame_locator("iframe").locator("main")).to_have_count(0)
        assert all("knack" not in frame.url for frame in page.frames)


@pytest.mark.parametrize("width", [360, 800])
def test_where_it_is_allowed_a_table_stands_alone_and_is_played_by_mouse(
    new_page: Callable[..., Page], watch, axe, allowed: tuple[Running, int], width: int
) -> None:
    watch.forgive("asked another host: http://localhost")
    server, port = allowed
    with lesson(port, f"{server.url}knack?embed=1&lang=en", width) as url:
        page = new_page(bypass_csp=False)
        page.goto(url)
        frame = page.frame_locator("iframe")
        book = frame.locator(".kb-rulebook:has(.kb-controls)")
        knock = book.locator('[data-key="action:0 knock"]')
        knock.wait_for()
        stands_alone(frame)
        close = book.locator(".kb-intro-close").first
        if close.is_visible():
            close.click()
        seen = int(book.locator(".kb-slider").get_attribute("max") or 0)
        knock.click()
        expect(book.locator(".kb-slider")).not_to_have_attribute("max", str(seen))
        (inner,) = [one for one in page.frames if "knack" in one.url]
        assert inner.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.context.cookies(server.url)[0]["name"].endswith("_framed")
        assert {(one["sameSite"], one["secure"]) for one in page.context.cookies(server.url)} == {("None", True)}
        page.reload()  # the same reader again, to whom the kept match is readable
        expect(frame.locator(UP).first).to_be_visible()
        expect(frame.locator(".kb-notice.kb-error:visible")).to_have_count(0)


def test_a_clause_stands_above_its_table_and_the_book_is_one_press_away(
    new_page: Callable[..., Page], watch, axe, allowed: tuple[Running, int]
) -> None:
    watch.forgive("asked another host: http://localhost")
    server, port = allowed
    with lesson(port, f"{server.url}knack?embed=1&lang=en&clause=play.3") as url:
        page = new_page(bypass_csp=False)
        page.goto(url)
        frame = page.frame_locator("iframe")
        book = frame.locator(".kb-rulebook:has(.kb-controls)")
        frame.locator(UP).first.wait_for()
        clause = frame.locator(".kb-clause:visible")
        expect(clause).to_have_count(1)
        expect(clause).to_have_attribute("aria-label", "Clause Tricks 3")
        book.locator('[data-key="clause:play.3"]').click()  # it is not folded: nothing would be left of it
        book.locator('[data-key="example:play-03-follow-suit"]').click()
        expect(clause).to_have_attribute("aria-label", "Clause Tricks 3")
        stands_alone(frame)
        with page.expect_popup() as opened:
            frame.get_by_role("link", name="Open in the book").click()
        whole = opened.value
        whole.wait_for_selector(UP)
        assert "embed" not in whole.url
        assert "clause=play.3" in whole.url
        expect(whole.locator(".kb-controls")).to_be_visible()


def test_before_any_script_the_frame_has_the_picture_and_the_clause(
    new_page: Callable[..., Page], server: Running
) -> None:
    page = new_page(java_script_enabled=False, viewport={"width": 600, "height": 800})
    page.goto(f"{server.url}knack?embed=1&lang=de&clause=play.3&seed=%22%3E")
    expect(page.locator(".kb-felt:visible")).to_have_count(1)
    expect(page.locator(".kb-clause:visible")).to_have_count(1)
    expect(page.locator('[id="play.3"]')).to_be_visible()
    expect(page.locator(".kb-controls:visible")).to_have_count(0)
    link = page.get_by_role("link", name="Im Buch öffnen")
    assert link.get_attribute("href") == "?lang=de&clause=play.3&seed=%22%3E"
    assert link.get_attribute("target") == "_blank"


def test_a_page_says_what_a_link_to_it_shows(new_page: Callable[..., Page], server: Running) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{server.url}knack?lang=de&clause=play.3&embed=1")
    meta = "meta[property='og:{}']"
    expect(page.locator(meta.format("title"))).to_have_attribute("content", "Knack (Dreikart, Schweden): Stiche 3")
    expect(page.locator(meta.format("url"))).to_have_attribute("content", f"{server.url}knack?lang=de&clause=play.3")
    picture = page.locator(meta.format("image")).get_attribute("content")
    assert picture
    answer = page.request.get(picture)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")


def test_in_a_frame_of_the_books_own_site_axe_finds_nothing(open_page: Callable[..., Page], axe) -> None:
    page = open_page("knack?embed=1&lang=en&clause=play.3")
    assert axe(page) == []
    page.keyboard.press("/")
    expect(page.locator("dialog[open]")).to_have_count(0)
