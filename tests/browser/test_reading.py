"""The way through the text: addresses of clauses, the table of contents, the clause before and after."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.process import Running

from .conftest import PHONE, new_context
from .helpers import Book, shared_book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

module_book = shared_book("knack?lang=sv&seed=7")


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    yield module_book
    module_book.page.keyboard.press("Escape")
    module_book.answered()
    assert module_book.watch.left() == []


def query(address: str | None) -> dict[str, str]:
    return dict(part.split("=") for part in (address or "").partition("?")[2].split("&"))


def test_a_clauses_number_is_a_link_to_it_with_the_match_of_the_address(book: Book) -> None:
    number = book.key("clause:play.3")
    assert query(number.get_attribute("href")) == {"clause": "play.3", "lang": "sv", "seed": "7"}
    number.click()
    expect(number).to_have_attribute("aria-expanded", "true")
    assert query(book.page.url) == {"clause": "play.3", "lang": "sv", "seed": "7"}
    number.click()
    expect(number).to_have_attribute("aria-expanded", "false")


def test_its_address_is_copied_and_said(book: Book) -> None:
    book.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    book.key("clause:play.5").click()
    row = book.clause("play.5")
    row.locator('[data-key="clause-link"]').click()
    expect(row.get_by_role("status")).to_have_text("Kopierat.")
    copied = book.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(book.page.url.partition("?")[0])
    assert query(copied)["clause"] == "play.5"


def test_where_nothing_may_be_copied_the_address_can_be_taken_by_hand(book: Book) -> None:
    book.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    book.key("clause:play.6").click()
    row = book.clause("play.6")
    row.locator('[data-key="clause-link"]').click()
    expect(row.get_by_role("textbox")).to_be_focused()
    expect(row.get_by_role("textbox")).to_have_value(re.compile("clause=play.6"))


def test_the_contents_lead_to_a_chapter_and_say_which_is_in_sight(book: Book) -> None:
    summary = book.key("contents")
    for chapter in ("Betalning", "Källor", "Sticken"):
        summary.click()
        entry = book.root.locator(".kb-contents a", has_text=chapter)
        entry.click()
        expect(summary).to_contain_text(chapter)
        expect(entry).to_have_attribute("aria-current", "true")
        expect(book.root.locator(".kb-contents [aria-current]")).to_have_count(1)
        expect(book.root.get_by_role("heading", name=chapter, exact=True)).to_be_focused()
        expect(book.root.locator(".kb-contents[open]")).to_have_count(0)
    book.root.locator(".kb-pane").evaluate("(pane) => pane.scrollTo(0, 0)")
    expect(summary).to_contain_text("Om spelet")


def test_from_clause_to_clause_by_button_and_by_key(book: Book) -> None:
    book.key("clause:play.3").click()
    book.answered()
    after = book.root.get_by_role("button", name="Nästa punkt")
    after.click()
    after.click()
    expect(book.key("clause:play.5")).to_have_attribute("aria-expanded", "true")
    expect(book.root.locator(".kb-nav").get_by_role("status")).to_have_text("Punkt Stick 5")
    book.in_sight("play.5")
    book.answered()
    book.page.keyboard.press("Alt+ArrowUp")
    expect(book.key("clause:play.4")).to_be_focused()
    book.page.keyboard.press("Alt+ArrowUp")
    expect(book.key("clause:play.3")).to_be_focused()
    expect(book.key("clause:play.3")).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_clause_that_the_address_asks_for_is_in_sight_from_the_picture_on(
    browser: Browser, server: Running, size: str
) -> None:
    more: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = new_context(browser, **more).new_page()
    script = re.compile(r"/(voila|light\.\w+)\.js$")
    held: list[Any] = []
    page.route(script, lambda route: held.append(route))
    page.goto(f"{server.url}knack?lang=en&clause=play.3", wait_until="commit")
    row = page.locator(".kp-of-rulebook .kp-picture .kb-focus")
    expect(row).to_have_attribute("id", "play.3")
    expect(row).to_be_in_viewport()
    expect(page.locator(".kp-picture .kb-here").first).to_have_text("The tricks")
    page.unroute(script)  # what was held goes on
    row = page.locator(".kp-of-rulebook .jp-OutputArea-output .kb-focus")
    expect(row).to_have_attribute("id", "play.3")
    expect(row).to_be_in_viewport()
    page.context.close()


def test_on_a_phone_the_contents_stay_at_hand(
    open_page: Callable[..., Page], phone: Page, axe: Callable[..., list[str]]
) -> None:
    page = open_page("knack?lang=en&clause=payment.1", on=phone)
    bar = page.locator(".kb-nav:visible").first
    expect(bar).to_be_in_viewport()
    before = page.evaluate("scrollY")
    bar.get_by_role("button", name="Next clause").click()
    expect(page.locator(".kb-focus[id]")).to_have_id("payment.2")
    expect(page.locator(".kb-focus[id]")).to_be_in_viewport()
    assert page.evaluate("scrollY") != before
    expect(bar).to_be_in_viewport()
    bar.locator("summary").click()
    assert axe(page, ".kb-nav") == []
