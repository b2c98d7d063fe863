"""The shelf's card of progress in a browser: what was opened and answered, what is due, and that it can be deleted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .helpers import Book
from .test_practice import EXERCISE, QUESTION

SHELF = ".kb-shelf"
DAYS = {"2026-11-28": "[data-choice]", "2026-11-29": ".kb-choice"}
"""How to find a choice of a day's trap: the first is answered by cards on the table, the second from a list."""

pytestmark = pytest.mark.apart


def test_what_was_read_and_tried_stands_on_the_shelf_until_it_is_deleted(
    page: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    open_page("index?lang=en", ready=SHELF)
    expect(page.locator(".kb-learned:visible")).to_have_count(0)
    book = Book(open_page(EXERCISE, ready=QUESTION))
    book.root.locator("[data-choice]").first.click()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    open_page("index?lang=en", ready=SHELF)
    card = page.locator(".kb-learned:visible")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("clauses read, 1 practised, 0 mastered")
    card.locator("summary").click()
    expect(card.get_by_role("listitem").filter(has_text="The tricks")).to_contain_text("1 practised")
    assert axe(page) == []
    page.get_by_role("button", name="Deutsch").click()
    expect(card).to_contain_text("1 geübt, 0 sicher")
    book = Book(open_page(EXERCISE, ready=QUESTION))
    book.root.locator(".kb-practise-more summary").click()
    book.key("practise:forget").click()
    expect(book.root.locator(".kb-notice:visible")).to_contain_text("deleted")
    kept = "Object.keys(localStorage).filter((name) => /:(read|progress|path)/.test(name))"
    assert page.evaluate(kept) == []
    book.key("notice:answer").click()
    page.wait_for_function(f"{kept}.length === 2")
    book.key("practise:forget").click()
    page.wait_for_function(f"{kept}.length === 0")
    open_page("index?lang=en", ready=SHELF)
    expect(page.locator(".kb-learned:visible")).to_have_count(0)


@pytest.mark.parametrize(("day", "choice"), DAYS.items())
def test_the_trap_of_the_day_is_answered_and_its_result_is_copied(
    page: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]], day: str, choice: str
) -> None:
    page.clock.set_system_time(f"{day}T12:00")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page("index?lang=en", ready=SHELF)
    link = page.locator(".kb-trap-of-day a:visible")
    expect(link).to_have_count(1)  # of all games' traps one is the day's
    link.click()
    page.wait_for_selector(QUESTION)
    book = Book(page)
    assert f"practise={day}" in page.url
    expect(book.root.locator(".kb-count-of")).to_have_text("1 of 1")
    book.root.locator(f".kb-questions {choice}").first.click()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    book.key("practise:main").click()
    share = book.key("practise:share")
    expect(share).to_be_visible()
    share.click()
    expect(book.root.locator(".kb-shared")).to_have_text("Copied.")
    words, address = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert words == share.get_attribute("data-share")
    assert address.startswith("http")
    assert address.endswith(f"practise={day}")
    assert axe(page) == []
