"""Patched parts in the browser: elements that stay the same, and patches that fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Watch
from .helpers import SLIDER, UP, Book, until

pytestmark = pytest.mark.apart

EXAMPLE = "knack?lang=en&example=play-02-ace-at-once"
SELECT = """(root) => {
  const name = root.querySelector(".kb-own .kb-name").firstChild;
  getSelection().setBaseAndExtent(name, 0, name, 3);
  return getSelection().toString();
}"""
BREAK = """() => {
  for (const [kind, name] of [[Node, "isSameNode"], [Element, "getAttributeNames"]])
    kind.prototype[name] = () => { throw new TypeError("broken by the test"); };
}"""
"""What patches ask of each element: the library, and the patch of a text."""
PARTS = (".kb-controls", ".kb-line", ".kb-table", ".kb-steps", ".kb-log-part", ".kb-text")
EXERCISE = "knack?lang=en&exercise=knack.play-3.legal-moves.7"


def test_elements_and_a_selection_stay_while_the_table_changes(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=22", ready=UP))
    chosen = book.root.evaluate(SELECT)
    felt, name = (book.root.locator(css).element_handle() for css in (".kb-felt", ".kb-own .kb-name"))
    before = book.seen()
    book.key("action:0 knock").click()
    book.asked(before["count"])
    assert book.seen()["status"] != before["status"]
    assert felt.evaluate("(felt) => felt.isConnected")
    assert name.evaluate("(name) => name.isConnected")
    assert page.evaluate("getSelection().toString()") == chosen != ""


def test_a_table_that_cannot_be_patched_is_drawn_anew_and_the_kernel_logs_a_number(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    book = Book(open_page(EXAMPLE, ready=SLIDER), watch)
    before = book.seen()
    page.evaluate(BREAK)
    book.key("step:first").click()
    expect(book.root.locator(".kb-slider")).to_have_value("0")
    expect(book.wrong).to_contain_text("number")
    book.answered()
    first = book.seen()
    assert first["phase"] != before["phase"]
    book.key("step:last").click()
    expect(book.root.locator(".kb-slider")).to_have_value(str(before["count"]))
    book.answered()
    assert len(book.root.locator(".kb-felt").all()) == 1
    assert book.seen()["hands"] != first["hands"]


def test_all_parts_that_cannot_be_patched_are_drawn_anew_and_can_be_used(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    book = Book(open_page(EXAMPLE, ready=SLIDER), watch)

    def texts() -> list[str]:
        return [book.root.locator(css).inner_text() for css in PARTS]

    book.speak("de")
    book.answered()
    german = texts()
    book.speak("en")
    book.answered()
    assert all(one != other for one, other in zip(texts(), german, strict=True))
    page.evaluate(BREAK)
    book.speak("de")
    until(lambda: texts() == german)
    expect(book.wrong).to_have_count(1)
    book.key("clause:play.3").click()
    expect(book.key("clause:play.3")).to_have_attribute("aria-expanded", "true")
    chapters = book.root.locator(".kb-contents")
    chapters.locator("summary").click()
    chapters.locator("ol a").nth(2).click()
    expect(chapters).not_to_have_attribute("open", "")
    book.step("back")
    book.answered()
    assert book.drawer(0).locator("input").count() > 3


def test_an_exercise_that_cannot_be_patched_is_drawn_anew(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    book = Book(open_page(EXERCISE, ready=".kb-question"), watch)
    expect(book.root.locator(".kb-question")).to_be_visible()
    hand = book.root.locator(".kb-practise-table .kb-own .kb-hand")
    first = hand.inner_html()
    page.evaluate(BREAK)
    book.root.locator("[data-choice], .kb-choice").first.click()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    expect(book.root.locator(".kb-practise-table .kb-table")).to_have_count(1)
    expect(book.key("practise:main")).to_be_focused()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-practise-head")).to_contain_text("2 of 10")
    expect(hand).to_be_visible()
    assert hand.inner_html() != first  # another table, whatever is asked


def test_help_that_cannot_be_patched_is_drawn_anew_with_its_odds(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    book = Book(open_page("knack?lang=en&seed=16"), watch)
    page.evaluate(BREAK)
    for key in ("hint", "hint:details"):
        book.key(key).click()
        book.answered()
    expect(book.root.locator(".kb-chances > .kb-caption")).to_contain_text("Each move has been played out")
    expect(book.root.locator(".kb-odds > .kb-chances > .kb-plot svg")).to_have_count(1)
    expect(book.root.locator(".kb-clue")).to_have_count(2)


BREAK_FIRST = """() => {
  for (const name of ["isSameNode", "isEqualNode"]) {
    const original = Node.prototype[name];
    Node.prototype[name] = () => {
      Node.prototype[name] = original;
      throw new TypeError("broken by the test");
    };
  }
}"""
"""The first of the calls by which the scripts take a first view over fails, and later ones succeed."""


def test_a_first_view_that_cannot_be_taken_over_is_drawn_anew_and_the_kernel_logs_a_number(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    page.add_init_script(f"({BREAK_FIRST})()")
    book = Book(open_page("knack?lang=en&seed=22", ready=UP), watch)
    expect(book.wrong).to_contain_text("number")
    assert [book.root.locator(css).count() for css in (".kb-text", ".kb-table", ".kb-felt")] == [1, 1, 1]
    before = book.seen()
    book.key("action:0 knock").click()
    book.asked(before["count"])


def test_a_list_whose_first_view_cannot_be_taken_over_can_be_used(
    page: Page, open_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("broken by the test")
    page.add_init_script(f"({BREAK_FIRST})()")
    open_page("glossary?lang=en", ready=".kb-glossary")
    glossary = page.locator(".kb-glossary")
    expect(glossary).to_have_count(1)
    page.evaluate("() => document.querySelector('.kb-langs [lang=de]').click()")
    expect(page.locator(".knack-book")).to_have_attribute("lang", "de")
