"""What a reader asks of the table: why, what is in force while play goes on, and a table that gives no answers away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .helpers import UP, Book, hand_is, shared_book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

MARKED = (
    ".kb-legal, .kb-illegal, .kb-felt [data-forbidden], .kb-actions .kb-primary, .kb-clause .kb-tag-here, .kb-now *"
)


module_book = shared_book("knack?lang=en&seed=6")


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    """The reader leads a trick and may play any card of three."""
    book = module_book
    book.begin("6")
    hand_is(book, ["6h", "7h", "7s"])
    book.play("action:0 knock")
    yield book
    assert book.watch.left() == []


def test_why_asks_and_does_nothing(book: Book) -> None:
    before = book.count()
    why = book.key("why")
    why.click()
    expect(why).to_have_attribute("aria-pressed", "true")
    expect(book.root.locator(".kb-prompt")).to_contain_text("Press a card")
    book.press("card:0:7s")
    expect(book.answer).to_have_class(re.compile("kb-fine"))
    expect(book.answer.locator("p")).not_to_be_empty()
    book.answered()
    assert book.count() == before, "the card has not been played"
    book.page.keyboard.press("Escape")
    expect(why).to_have_attribute("aria-pressed", "false")


def test_where_cards_are_chosen_first_a_press_asks_and_chooses_none(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knaker?lang=en", ready=UP))
    book.tempo(4)
    book.key("why").click()
    card = book.root.locator(".kb-own .kb-hand .kb-play").first
    card.click(force=True)
    expect(book.answer.locator("p")).not_to_be_empty()
    expect(book.key("why")).to_have_attribute("aria-pressed", "false")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click(force=True)  # the press after that chooses again
    expect(card).to_have_attribute("aria-pressed", "true")
    other = Book(open_page("knack31?lang=en", ready=UP))
    other.asked(-1)
    other.key("why").click()
    other.root.locator('[data-key^="middle:"]').first.click(force=True)
    expect(other.answer.locator("p")).not_to_be_empty()
    expect(other.root.locator('[data-key^="middle:"]').first).to_have_attribute("aria-pressed", "false")


def test_a_question_mark_asks_about_the_card_that_has_the_focus(book: Book) -> None:
    before = book.count()
    book.key("card:0:6h").focus()
    book.page.keyboard.press("?")
    expect(book.answer).to_have_class(re.compile("kb-fine"))
    book.answered()
    assert book.count() == before
    book.play("card:0:6h")
    book.key("card:0:7h").focus()
    book.page.keyboard.press("?")
    expect(book.answer).not_to_be_empty()


def test_the_text_follows_play_and_steps_until_it_is_told_not_to(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=6", ready=UP))
    hand_is(book, ["6h", "7h", "7s"])
    book.tempo(0)
    book.play("action:0 knock")
    leading = book.root.locator(".kb-now .kb-ref").inner_text()
    assert leading.startswith("Tricks")
    book.in_sight("play.1")
    book.step("first")
    book.at(0)
    book.step("next")
    book.at(1)
    expect(book.root.locator(".kb-now .kb-ref")).to_contain_text("Bidding")
    book.in_sight("bidding.2")
    book.switch("follow", on=False)
    place = book.root.locator(".kb-pane").evaluate("el => el.scrollTop")
    book.step("last")
    expect(book.root.locator(".kb-now .kb-ref")).to_contain_text("Tricks")
    book.answered()
    assert book.root.locator(".kb-pane").evaluate("el => el.scrollTop") == place


def test_an_unmarked_page_shows_what_is_allowed_only_when_it_is_tried(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=6&marks=0", ready=UP))
    hand_is(book, ["6h", "7h", "7s"])
    book.tempo(0)
    book.play("action:0 knock")
    book.play("card:0:6h")
    book.answered()
    assert book.root.locator(MARKED).evaluate_all("all => all.map((one) => one.outerHTML.slice(0, 300))") == []
    cards = book.root.locator(".kb-own .kb-play")
    said = [
        re.sub(r"\b\d.*", "", json.dumps(one)) for one in cards.evaluate_all("all => all.map((one) => one.className)")
    ]
    assert len(set(said)) == 1
    book.press("card:0:7h")
    expect(book.root.locator(".kb-refused").first).to_be_visible()
    expect(book.answer).not_to_be_empty()
