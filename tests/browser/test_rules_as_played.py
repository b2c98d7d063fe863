"""The page for reading in a browser, without a kernel or script; the rules and the aid as PDF."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.pages.printing import PrintRequest, answer
from knack_widgets.rulebook.languages import LANGS
from tests.support.process import Running

from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

OWN = ("knack", "kopknack", "svangknack", "knack31", "knaker")
SHEET = re.compile(rb"/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]")
MAX_SHEETS = {"knaker": 8}
"""Sheets of the rules alone; those of a trick game fit on four."""
MAX_FIRST_TEXT_MS = 1000
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""
PAINTED = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""
WIDE = """() => [...document.querySelectorAll("body *")].filter(
  (one) => one.getBoundingClientRect().right > innerWidth + 1).length"""


def sheets(page: Page, game: str, kind: str, lang: str, tmp_path: Path) -> int:
    """Return the number of sheets of A4 that a page for paper takes."""
    asked = PrintRequest.read(game, f"print={kind}", lang)
    assert asked is not None
    page.set_content(answer(asked, None))
    pdf = tmp_path / f"{kind}.pdf"
    page.pdf(path=pdf, prefer_css_page_size=True)
    return len(SHEET.findall(pdf.read_bytes()))


@pytest.mark.parametrize("game", OWN)
def test_the_aid_takes_one_sheet_in_each_language(page: Page, game: str, tmp_path: Path) -> None:
    assert [sheets(page, game, "aid", lang, tmp_path) for lang in LANGS] == [1, 1, 1]


@pytest.mark.parametrize("game", OWN)
def test_the_rules_alone_take_few_sheets(page: Page, game: str, tmp_path: Path) -> None:
    for lang in LANGS:
        assert 2 <= sheets(page, game, "rules", lang, tmp_path) <= MAX_SHEETS.get(game, 4)


def test_the_page_for_reading_needs_no_kernel(server: Running, page: Page, axe: Callable[..., list[str]]) -> None:
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{server.url}kopknack?read=1&lang=en")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    assert sockets == []
    assert page.locator("script").count() == 0
    expect(page.locator("[id='newer.2']")).to_be_hidden()
    page.get_by_label("Show what does not apply").check()
    expect(page.locator("[id='newer.2'] del")).to_be_visible()
    assert axe(page) == []


def test_options_and_readings_are_chosen_on_the_page(server: Running, page: Page) -> None:
    page.goto(f"{server.url}kopknack?read=1&lang=en")
    page.get_by_text("Options and readings").click()
    page.get_by_label("Rounds of buying").select_option("3")
    page.get_by_label("In a plain suit, too").check()
    page.get_by_role("button", name="Show these rules").click()
    expect(page.locator("[id='buying.5']")).to_contain_text("three times round the table")
    expect(page.locator(".differs")).to_contain_text("KK-6 b")
    expect(page.locator("[id='buying.9']")).to_be_visible()


def test_an_example_is_one_press_away(server: Running, page: Page) -> None:
    page.goto(f"{server.url}knack?read=1&lang=en")
    page.locator(".examples a").first.click()
    expect(page.locator(".knack-book").first).to_be_visible()
    assert "example=" in page.url


def test_the_text_is_there_within_a_second_on_a_slow_line(server: Running, phone: Page) -> None:
    phone.goto(f"{server.url}kopknack?read=1&lang=sv")  # makes the page once
    devtools = phone.context.new_cdp_session(phone)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    phone.goto(f"{server.url}voila/render/kopknack.ipynb?read=1&lang=sv")
    assert phone.wait_for_function(PAINTED).json_value() < MAX_FIRST_TEXT_MS  # noted a moment after it
    assert phone.evaluate(SHIFT) == 0
    assert phone.evaluate(WIDE) == 0


def test_the_table_leads_to_the_page_for_reading(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=de"))
    book.key("drawer:save_share").click()
    with page.expect_popup() as opened:
        book.root.get_by_role("link", name="Regeln lesen").first.click()
    expect(opened.value.locator("article.clause").first).to_be_visible()
