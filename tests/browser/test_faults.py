"""What may happen to a page while somebody plays: its kernel dies, its line is cut, it is loaded anew, has a twin."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.process import SCRIPT, Running

from .conftest import DESKTOP, PHONE, Watch, new_context, settle
from .helpers import SHOWN, Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });"""
"""A browser that keeps nothing for this page."""

LINES = """window.WebSocket = class extends WebSocket {
  static all = [];
  constructor(...given) { super(...given); WebSocket.all.push(this); }
};"""
"""A page whose lines can be cut. (Playwright's own route would slow every message down.)"""

GOES = """.kb-actions button:not([data-forbidden], [data-key="action:end"], [data-key^="actions:"]),
  .kb-own .kb-play:not([data-forbidden])"""


class Reader:
    """A browser with its memory."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.context: BrowserContext = new_context(browser, locale="en-GB")
        self.context.add_init_script(LINES)
        self.url, self.watch = url, Watch()
        # what the browser itself says of lines that are cut and kernels that are gone
        self.watch.forgive("ERR_|WebSocket|404|Kernel|Failed to fetch|NetworkError|Connection")

    def book(self, path: str, page: Page | None = None) -> Book:
        """A page in the language that its address asks for: one kept warm may learn what is asked a moment later."""
        page = page or self.context.new_page()
        self.watch.over(page)
        book = Book(settle(page, self.url + path, SHOWN), self.watch)
        expect(book.root).to_have_attribute("lang", parse_qs(urlsplit(path).query)["lang"][0])
        return book


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Running) -> Iterator[Reader]:
    reader = Reader(browser, server.url)
    yield reader
    for page in reader.context.pages:
        page.close()
    assert reader.watch.left() == []


@pytest.fixture(scope="module")
def book(reader: Reader) -> Book:
    """The page that all of this happens to, in English and at the quickest tempo."""
    book = reader.book("knack?lang=en")
    book.tempo(0)
    return book


def where(book: Book) -> dict[str, Any]:
    """The position, without what only the way to it shows."""
    return {name: value for name, value in book.seen().items() if name != "status"}


def move(book: Book) -> None:
    """A legal move, by mouse: the first one offered."""
    goes = book.root.locator(GOES)
    book.play(str(goes.first.get_attribute("data-key")))


def anew(book: Book, before: dict[str, Any]) -> None:
    """Wait until the page is up and stands where it stood."""
    book.page.wait_for_selector(":root[data-page=ready]")
    book.page.wait_for_selector(SHOWN)
    book.at(before["at"], before["count"])
    assert where(book) == before


def kill(book: Book, server: Running) -> None:
    """Kill the kernel of a page as a crash or the system would."""
    kernel = json.loads(str(book.page.locator("#jupyter-config-data").text_content()))["kernelId"]
    os.kill(server.kernel(kernel), signal.SIGKILL)


CUT = """() => new Promise((done) => {
  const [line, lines] = [WebSocket.all.at(-1), WebSocket.all.length];
  line.addEventListener("close", () => done(lines));
  line.close();
})"""

END = """() => {
  const line = WebSocket.all.at(-1);
  const told = line.onclose;
  line.onclose = (event) => setTimeout(() => told(event), 1_000);
  line.close();
}"""
"""A line that ends, and a page that hears of it a second later: the server, or the processor, is busy."""


def cut(book: Book) -> int:
    """Cut the line of a page, and wait until the page knows; returns how many it has had."""
    return int(book.page.evaluate(CUT))


def said(book: Book, name: str) -> Any:
    return book.page.locator(f".kp-{name}")


def test_a_kernel_that_is_killed_is_told_and_the_match_goes_on(book: Book, server: Running) -> None:
    move(book)
    move(book)  # the next deal: there are cards in hand again
    book.speak("de")
    before = where(book)
    assert any(before["hands"].values())
    kill(book, server)
    expect(said(book, "dead")).to_be_visible()
    expect(said(book, "dead")).to_have_attribute("role", "alert")
    expect(said(book, "dead").locator("[lang=de]").first).to_contain_text("Das Programm hinter der Seite ist beendet")
    assert book.page.evaluate("document.documentElement.lang") == "de"
    assert "record=" in str(said(book, "dead").get_by_role("link").get_attribute("href"))
    book.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    book.page.wait_for_function("document.documentElement.scrollWidth <= 390")
    book.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    book.root.locator(".kb-step").first.click()  # a press leads to the way on
    go = said(book, "dead").get_by_role("button", name="Hier weitermachen")
    expect(go).to_be_focused()
    with book.page.expect_navigation():
        book.page.keyboard.press("Enter")
    anew(book, before)
    expect(book.page.locator(".kb-welcome")).to_have_count(0, timeout=15_000)  # a quiet line, which goes by itself
    move(book)
    assert book.count() > before["count"]


def test_presses_while_the_line_is_cut_are_sent_when_it_is_back(book: Book, reader: Reader) -> None:
    count = book.count()
    reader.context.set_offline(True)
    cut(book)
    expect(said(book, "down")).to_be_visible()
    book.step("first")
    expect(said(book, "down")).to_contain_text("Die Verbindung ist unterbrochen")
    assert book.seen()["at"] == count
    reader.context.set_offline(False)
    book.at(0, count)
    expect(said(book, "down")).to_be_hidden()
    book.step("last")
    book.at(count, count)


def test_a_short_cut_is_not_even_noticed(book: Book) -> None:
    lines = cut(book)
    book.step("back")
    book.at(book.count() - 1)
    assert book.page.evaluate("WebSocket.all.length") > lines
    book.answered()  # and so nothing is missing that the page could be unsure of later
    expect(said(book, "unsure")).to_be_hidden()
    book.step("last")
    book.at(book.count())


@pytest.mark.skipif(os.environ.get(SCRIPT) == "voila", reason="Voilà's own script drops what is sent before it knows")
def test_a_press_before_the_page_knows_that_its_line_ends_is_kept(book: Book) -> None:
    book.page.evaluate(END)
    book.step("back")
    book.at(book.count() - 1)
    book.answered()
    expect(said(book, "unsure")).to_be_hidden()
    book.step("last")
    book.at(book.count())


def test_two_tabs_keep_a_match_each_and_a_link_wins_over_what_is_kept(book: Book, reader: Reader) -> None:
    mine = where(book)
    other = reader.book("knack?lang=en&seed=7")
    other.tempo(0)
    expect(said(other, "offer")).to_be_hidden()  # the address names a match of its own
    move(other)
    theirs = where(other)
    assert theirs["hands"] != mine["hands"]
    other.page.reload()
    anew(other, theirs)
    book.page.reload()
    anew(book, mine)
    book.page.reload()
    book.page.get_by_role("button", name="Von vorn beginnen").click()  # in the line that says so, for a moment
    book.at(1, 1)
    other.page.close()


def test_a_new_tab_offers_the_last_match_and_an_example_hides_none(book: Book, reader: Reader) -> None:
    move(book)
    before = where(book)
    book.key("clause:play.2").click()
    book.root.locator('[data-key^="example:"]').first.click()
    book.root.locator('[data-key="line:-1"]').wait_for()
    later = reader.book("knack?lang=de")
    said(later, "offer").get_by_role("button", name="Weiterspielen").click()
    later.root.locator('[data-key="line:-1"]').click()
    later.answered()
    later.at(before["at"], before["count"])
    assert where(later) == before
    later.page.close()


def test_what_another_server_has_sealed_is_said_to_be_unreadable(reader: Reader) -> None:
    book = reader.book("knack?lang=de&seed=3")
    book.tempo(0)
    move(book)
    # in the new page before its scripts: the old one writes what it keeps as late as when it is left
    book.page.add_init_script("""{
      const key = Object.keys(sessionStorage).find((name) => name.includes("seed=3"));
      const kept = JSON.parse(sessionStorage.getItem(key));
      const line = kept.matches[0].lines[0];
      line.record = (line.record[0] === "A" ? "B" : "A") + line.record.slice(1);
      sessionStorage.setItem(key, JSON.stringify(kept));
    }""")
    book.page.reload()
    book.page.wait_for_selector(":root[data-page=ready]")
    expect(book.wrong).to_contain_text("lässt sich hier nicht lesen")
    expect(book.page.locator(".kb-welcome")).to_have_count(0)  # nothing has come back
    book.at(1, 1)
    book.page.close()


def test_a_browser_that_keeps_nothing_says_nothing_and_comes_back_all_the_same(reader: Reader) -> None:
    page = reader.context.new_page()
    page.add_init_script(BLOCKED)
    page.clock.install()  # of the whole context, from now on
    book = reader.book("knack?lang=en", page)
    book.tempo(0)
    move(book)
    before = where(book)
    page.reload()
    anew(book, before)

    # a line that is cut without a word, as after a sleep: what is sent goes nowhere
    page.evaluate("WebSocket.all.at(-1).send = () => {}")
    book.step("first")
    page.clock.fast_forward(8_100)
    page.wait_for_function("WebSocket.all.length > 1 && WebSocket.all.at(-1).readyState === WebSocket.OPEN")
    page.wait_for_function("(knackPage.kernel ?? jupyterapp.widgetManager.kernel).connectionStatus === 'connected'")
    page.clock.fast_forward(4_100)
    expect(said(book, "unsure")).to_be_visible()  # a kernel that is busy is asked once more
    said(book, "unsure").get_by_role("button").click()
    expect(said(book, "unsure")).to_be_hidden()
    book.step("first")
    book.at(0)
