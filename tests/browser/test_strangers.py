"""What somebody may do to a page by hand, with its browser's means: another's match, messages that no page sends."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from tests.support.process import Running

from ..serving.guests import V1, message, raw, text
from .conftest import settle
from .helpers import SHOWN, Book
from .test_faults import Reader, anew, kill, move, said, where

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAME = "knack?lang=en"
COPY = "[...Array(localStorage.length).keys()].map((at) => localStorage.key(at)).map((key) => [key, localStorage[key]])"
TAB = COPY.replace("localStorage", "sessionStorage")
PUT = "([name, copied]) => { for (const [key, text] of copied) window[name].setItem(key, text); }"
SEND = """([frame, binary]) => {
  const data = binary ? Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0)) : atob(frame);
  WebSocket.all.at(-1).send(data);
}"""
COMMS = """async () => {
  const kernel = knackPage.kernel ?? jupyterapp.widgetManager.kernel;
  return Object.keys((await kernel.requestCommInfo({})).content.comms);
}"""
REFUSED = "The match that your browser has kept cannot be read here"


@pytest.fixture
def readers(browser: Browser, server: Running) -> Iterator[tuple[Reader, Reader]]:
    """Two readers of one server, each with a browser memory of their own."""
    both = (Reader(browser, server.url), Reader(browser, server.url))
    yield both
    for reader in both:
        for page in reader.context.pages:
            page.close()
        assert reader.watch.left() == []


def played(reader: Reader, moves: int = 2) -> Book:
    """A page on which something has been done."""
    book = reader.book(GAME)
    book.tempo(0)
    for _ in range(moves):
        move(book)
    book.answered()
    return book


def say(book: Book, spoken: dict[str, Any]) -> None:
    """Send a message over the page's line that the page itself does not send."""
    new = book.page.evaluate("WebSocket.all.at(-1).protocol") == V1
    frame = raw(spoken) if new else text(spoken).encode()
    book.page.evaluate(SEND, [b64encode(frame).decode(), new])


def copied(book: Book, name: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = book.page.evaluate(COPY.replace("localStorage", name))
    assert any('"matches"' in content for _, content in found)
    return found


def test_another_readers_match_that_is_offered_is_refused_and_nothing_is_lost(readers: tuple[Reader, Reader]) -> None:
    """Anna's browser's memory, in Bo's: on one screen after another the same computer may have had both."""
    anna, bo = readers
    match = copied(played(anna), "localStorage")
    page = bo.context.new_page()
    page.goto(f"{bo.url}voila/static/nothing")
    page.evaluate(PUT, ["localStorage", match])
    book = bo.book(GAME, page)
    before = where(book)
    expect(said(book, "offer")).to_be_visible()
    said(book, "offer").get_by_role("button").first.click()
    expect(book.wrong).to_contain_text(REFUSED)
    assert where(book) == before
    move(book)
    assert book.count() > before["count"]


def test_another_readers_tab_is_refused_and_nothing_is_lost(readers: tuple[Reader, Reader]) -> None:
    """What a tab keeps comes back by itself when it is loaded anew; so this is not asked for."""
    anna, bo = readers
    theirs = played(anna)
    match = copied(theirs, "sessionStorage")
    book = bo.book(GAME)
    before = where(book)
    book.page.evaluate(PUT, ["sessionStorage", match])
    book.page.reload()
    expect(book.wrong).to_contain_text(REFUSED)
    anew(book, before)
    move(book)
    assert book.count() > before["count"]
    theirs.page.reload()  # to Anna it is what it was
    expect(theirs.page.locator(".kb-welcome")).to_be_visible()
    expect(theirs.wrong).to_be_hidden()


def test_a_page_whose_widgets_were_closed_by_hand_comes_up_again_where_it_was(readers: tuple[Reader, Reader]) -> None:
    book = played(readers[0])
    before = where(book)
    comms = book.page.evaluate(COMMS)
    assert comms
    for comm in comms:
        say(book, message("comm_close", {"comm_id": comm, "data": {}}))
    book.answered()
    assert book.page.evaluate(COMMS) == []
    book.page.reload()
    anew(book, before)
    move(book)
    assert book.count() > before["count"]


def test_the_link_of_a_page_whose_kernel_has_died_leads_its_reader_on_and_nobody_else(
    readers: tuple[Reader, Reader], server: Running
) -> None:
    """It holds what the page has kept, hands and all."""
    anna, bo = readers
    book = played(anna)
    before = where(book)
    kill(book, server)
    link = urljoin(book.page.url, str(said(book, "dead").get_by_role("link").get_attribute("href")))
    own = Book(settle(anna.context.new_page(), link, SHOWN), anna.watch)
    own.at(before["at"], before["count"])
    assert where(own) == before
    strange = Book(settle(bo.context.new_page(), link, SHOWN), bo.watch)
    expect(strange.wrong).to_contain_text(REFUSED)
