"""Odds in a browser: worlds come in, the reader stops them and goes on, and looks at the pictures."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

STOPS = """() => {
  window.values = [];
  const look = () => {
    const bar = document.querySelector(".kb-bar");
    if (bar && bar.value !== window.values.at(-1)) window.values.push(bar.value);
    const press = document.querySelector(".kb-odds [data-key='hint:odds']");
    if (window.stops && press?.textContent === window.stops && bar.value > 0) {
      window.stops = null;
      press.click();
    }
  };
  const all = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""
"""Notes how far the bar has come, and presses the button when it first reads `window.stops`: no test is as quick."""
SMALL = """all => all.filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.textContent)"""


def to_the_odds(book: Book) -> None:
    for key in ("hint", "hint:details"):
        book.key(key).click()
        book.answered()
    expect(book.root.locator(".kb-odds")).to_be_visible()


def by_keyboard(book: Book, *keys: str) -> None:
    for key in keys:
        expect(book.key(key)).to_be_visible()  # what has just been opened asks the kernel for what it shows
        book.key(key).focus()
        expect(book.key(key)).to_be_focused()
        book.page.keyboard.press("Enter")
        book.answered()


def test_worlds_come_in_are_stopped_and_gone_on_with(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=16"))
    page.evaluate(STOPS)
    page.evaluate("window.stops = 'Cancel'")
    to_the_odds(book)
    caption, go_on = book.root.locator(".kb-chances > .kb-caption"), book.key("hint:odds")
    expect(caption).to_contain_text("Stopped: the numbers cover what had been played by then.")
    expect(go_on).to_have_text("Go on")
    book.answered()
    done = int(book.root.locator(".kb-bar").evaluate("bar => bar.value"))
    assert 0 < done < 2401
    expect(book.root.locator(".kb-far")).to_have_text(f"Played out: {done:,} of 2,401")
    page.evaluate("window.values = []")
    go_on.click()
    expect(go_on).to_have_text("Cancel")
    expect(go_on).to_have_text("Go on")
    expect(caption).not_to_contain_text("Stopped")
    values = page.evaluate("window.values")
    assert len(values) > 2
    assert values == sorted(values)
    assert values[-1] > done
    # where all has been worked out there is nothing to go on with, and the focus is next to it
    expect(book.root.locator(".kb-advice :focus")).to_have_count(1)


def test_by_keyboard_to_the_pictures_and_out_again(page: Page, open_page: Callable[..., Page], axe) -> None:
    book = Book(open_page("knack?lang=en&seed=16"))
    by_keyboard(book, "hint")
    expect(book.key("hint")).to_be_focused()
    page.keyboard.press("Tab")
    expect(book.key("hint:details")).to_be_focused()
    page.keyboard.press("Enter")
    expect(book.key("hint:odds")).to_have_text("Go on")
    pictures = book.root.locator(".kb-advice .kb-plot svg")
    expect(pictures).to_have_count(1)  # the others are folded away
    by_keyboard(book, "line", "hands", "hands:table", "line:table")
    expect(pictures).to_have_count(3)
    expect(book.root.locator(".kb-handmap table tbody tr")).to_have_count(10)
    expect(book.root.locator(".kb-handmap table")).to_contain_text("(your hand)")
    rows = book.root.locator(".kb-settling table tbody tr")
    assert 2 <= rows.count() <= 8
    book.root.locator(".kb-advice").evaluate(
        "el => el.scrollIntoView()"
    )  # from under the head, which veils what passes
    assert axe(page) == []
    by_keyboard(book, "hint:shut")
    expect(book.root.locator(".kb-advice")).to_be_hidden()
    expect(book.key("hint")).to_be_focused()


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_on_a_phone_in_the_dark_all_of_it_has_room(
    lang: str, new_page: Callable[..., Page], open_page: Callable[..., Page], axe
) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    book = Book(open_page(f"knack?lang={lang}&seed=16", on=touch))
    to_the_odds(book)
    book.key("hands").click()
    expect(book.root.locator(".kb-handmap svg")).to_be_visible()
    book.key("hands:table").click()
    assert book.width() <= PHONE["width"]
    assert book.root.locator(".kb-advice :is(button, summary)").evaluate_all(SMALL) == []
    assert axe(touch) == []
