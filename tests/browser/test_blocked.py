"""What a page says where a browser keeps no cookies, and where a network lets no websocket through."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.support.process import Running, running

from .conftest import FLAGS, new_context, wait_long, without
from .helpers import UP

pytestmark = [pytest.mark.browser, pytest.mark.apart]

EDITION = "https://book.example/knack/"
NO_WEBSOCKET = """window.WebSocket = class extends EventTarget {
  static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
  readyState = 0;
  constructor() {
    super();
    setTimeout(() => this.refuse(), 20);
  }
  refuse() {
    this.readyState = 3;
    this.onerror?.(new Event("error"));
    this.onclose?.(new CloseEvent("close", { code: 1006 }));
  }
  send() {}
  close() {}
};"""


@pytest.fixture(scope="module")
def pointing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that knows where the static edition is."""
    with running(options=[f"--BookServer.static_edition={EDITION}"]) as server:
        yield server


@pytest.fixture
def cookieless(playwright: Playwright, tmp_path: Path) -> Iterator[Page]:
    """A page of a browser whose reader has blocked all cookies."""
    chromium = shutil.which("chromium")  # the one without windows knows no settings
    if chromium is None:
        without("Chromium is not installed (Debian: apt-get install chromium)")
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    settings.write_text('{"profile": {"default_content_setting_values": {"cookies": 2}}}', encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        str(tmp_path), executable_path=chromium, args=FLAGS, locale="en-GB"
    )
    wait_long(context)
    yield context.pages[0]
    context.close()


def test_without_cookies_the_page_names_what_it_needs(cookieless: Page, server: Running) -> None:
    for _ in range(2):  # reloading does not help, and the page does not claim that it would
        cookieless.goto(f"{server.url}knack?lang=en")
        assert cookieless.evaluate("document.cookie") == ""
        expect(cookieless.locator(".kp-cookies")).to_be_visible()
        expect(cookieless.locator(".kp-cookies")).to_contain_text("keeps no cookies for this page")
        for other in ("dead", "down", "late", "blocked"):
            expect(cookieless.locator(f".kp-{other}")).to_be_hidden()
    expect(cookieless.locator(".kb-clause").first).to_be_visible()


@pytest.fixture
def unconnected(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Open a page in a network that refuses websockets, by a rule on the line or in the browser."""
    context = new_context(browser, locale="en-GB")

    def go(address: str) -> Page:
        page = context.new_page()
        page.goto(address)
        return page

    context.add_init_script(f"if (!sessionStorage.open) {{ {NO_WEBSOCKET} }}")
    yield go
    context.close()


def test_where_websockets_are_refused_the_page_names_the_cause_and_the_static_edition(
    unconnected: Callable[[str], Page], pointing: Running
) -> None:
    page = unconnected(f"{pointing.url}knack?lang=en")
    blocked = page.locator(".kp-blocked")
    expect(blocked).to_be_visible()
    expect(blocked).to_contain_text("blocks the connection (WebSocket)")
    expect(blocked.get_by_role("link")).to_have_attribute("href", EDITION)
    for other in ("dead", "down", "late", "cookies"):
        expect(page.locator(f".kp-{other}")).to_be_hidden()
    page.evaluate("sessionStorage.open = 1")  # another network
    page.reload()
    page.wait_for_selector(UP)
    expect(page.locator(".kp-blocked")).to_be_hidden()
