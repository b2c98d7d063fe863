"""What can be read otherwise, in a browser: opened in the text, shown on two tables, played with; and all on a page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

IN_SIGHT = "el => { const b = el.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight }"
SMALL = """all => all.filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.textContent)"""


def test_by_keyboard_from_a_ruling_to_two_tables_and_back(page: Page, open_page: Callable[..., Page], axe) -> None:
    book = Book(open_page("knack?lang=en&clause=play.2"))
    opens = book.key("reading:K-5")
    expect(opens).to_have_attribute("aria-expanded", "false")
    opens.focus()
    page.keyboard.press("Enter")
    box = book.root.locator(".kb-readings")
    expect(box).to_contain_text("What the source says")
    expect(box).to_contain_text("It makes a difference in")
    expect(opens).to_have_attribute("aria-expanded", "true")
    assert axe(page) == []
    book.key("parting:b").focus()
    page.keyboard.press("Enter")
    title = page.locator(".kb-questions .kb-question")
    expect(title).to_be_focused()
    expect(title).to_contain_text("K-5")
    expect(book.root.locator(".kb-left")).to_be_hidden()
    tables = page.locator(".kb-side")
    expect(tables).to_have_count(2)
    told = page.locator(".kb-parted-told li")
    expect(told).to_have_count(2)
    assert told.nth(0).inner_text() != told.nth(1).inner_text()
    assert told.nth(0).evaluate(IN_SIGHT)
    left, right = (tables.nth(at).bounding_box() for at in (0, 1))
    assert left["x"] + left["width"] <= right["x"]
    assert axe(page) == []
    book.key("parting:leave").click()
    expect(book.key("parting:b")).to_be_focused()
    opens.click()
    expect(box).to_have_count(0)


def test_a_ruling_opens_right_below_itself(open_page: Callable[..., Page]) -> None:
    """A clause of Knåker's has six of them: below the last nobody would look for the first one's readings."""
    book = Book(open_page("knaker?lang=en&clause=3"))
    book.key("reading:N-1").first.click()
    box = book.root.locator(".kb-ruling + .kb-readings")
    expect(box).to_have_count(1)
    expect(box).to_be_in_viewport()
    expect(box).to_have_attribute("lang", "en")


def test_a_match_by_another_reading_says_so_until_it_is_given_up(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&clause=play.2&reading=K-5"))
    book.key("read:b").click()
    line = book.root.locator(".kb-right .kb-set-deal")
    expect(line).to_contain_text("(K-5 B)")
    back = book.key("read:book")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    expect(line).not_to_contain_text("(K-5 B)")


def test_on_a_phone_a_match_by_another_reading_has_room(new_page, open_page: Callable[..., Page]) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page("knack?lang=en&clause=play.2&reading=K-5", on=touch)
    book = Book(page)  # the chapters' tables have this button too, hidden, as soon as they live
    book.key("read:b").click()
    expect(book.key("read:book")).to_be_visible()
    assert page.locator('.kb-readings button, [data-key="read:book"]').evaluate_all(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_one_table_stands_above_the_other(new_page, open_page: Callable[..., Page]) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page("knack?lang=sv&reading=K-5.b", on=touch, ready=".kb-side .kb-felt")
    tables = page.locator(".kb-side")
    expect(tables).to_have_count(2)
    above, below = (tables.nth(at).bounding_box() for at in (0, 1))
    assert above["y"] + above["height"] <= below["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_open_questions_are_sorted_and_lead_to_their_tables(page: Page, open_page, axe) -> None:
    open_page("questions?lang=en", ready=".kb-sorting select")
    entries = page.locator(".kb-questions-list > li")
    first = entries.first.get_attribute("data-entry")
    page.locator('[data-key="questions:order"]').select_option("money")
    expect(entries.first).not_to_have_attribute("data-entry", str(first))
    page.locator('[data-key="questions:game"]').select_option("knack")
    shown = page.locator(".kb-questions-list > li:visible")
    assert {one.get_attribute("data-game") for one in shown.all()} == {"knack"}
    page.locator(".kb-all-rulings > summary").click()
    expect(page.locator(".kb-all-rulings tbody tr:visible").first).to_be_visible()
    assert axe(page) == []
    shown.locator("a.kb-button").first.click()
    expect(page.locator(".kb-side")).to_have_count(2)


def test_a_finger_finds_everything_on_the_page_of_open_questions(new_page, open_page: Callable[..., Page]) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page("questions?lang=de&game=knaker", on=touch, ready=".kb-sorting select")
    expect(page.locator('[data-key="questions:game"]')).to_have_value("knaker")
    assert page.locator(".knack-book :is(a, button, select, summary)").evaluate_all(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
