"""What a reader's eye found once, so that it does not come back: room on a phone, sizes of targets, what stays open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Record, games
from tests.support.process import Running

from .conftest import PHONE
from .helpers import SLIDER, Book, opened, watched

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SMALL = """root => [...root.querySelectorAll("button, summary, select, input:not([type=file])")]
  .filter((el) => el.checkVisibility())
  .map((el) => [el.dataset.key ?? el.className, el.getBoundingClientRect()])
  .filter(([, box]) => box.width < 23.9 || box.height < 23.9)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""
WIDER = """root => [...root.querySelectorAll(".kb-controls, .kb-drawer, .kb-table, .kb-felt, .kb-own, .kb-seat")]
  .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1)
  .map((el) => `${el.className}: ${el.scrollWidth} > ${el.clientWidth}`)"""


@pytest.fixture(scope="module")
def module_book(browser: Browser, server: Running) -> Iterator[Book]:
    with opened(browser, f"{server.url}knaker?lang=de", ready=SLIDER) as book:
        book.page.set_viewport_size(PHONE)
        book.tempo(4)
        yield book


book = watched


def room_for_all(book: Book) -> None:
    """Nothing is wider than its place, and nothing to press is smaller than a fingertip may be (WCAG 2.5.8)."""
    assert book.width() <= PHONE["width"]
    assert book.root.evaluate(WIDER) == []
    assert book.root.evaluate(SMALL) == []


def test_twelve_have_room_on_a_phone_while_they_exchange(book: Book, axe: Callable[..., list[str]]) -> None:
    game = games["knaker"]
    pack = " ".join(map(str, game.pack(game.start(12, decks=2).setup)))
    deal = Record("knaker", players=12, moves=(f"deal {pack}",), options={"decks": 2})
    book.load(deal.dumps())
    book.at(1, 1)
    expect(book.root.locator(".kb-seat")).to_have_count(12)
    book.root.locator(".kb-own .kb-hand .kb-play").first.click()
    expect(book.root.locator(".kb-seats .kb-double .kb-button")).to_have_count(33)
    room_for_all(book)
    assert axe(book.page, ".kb-rulebook:has(.kb-controls) .kb-own") == []
    book.drawer(1)
    room_for_all(book)
    book.close()


def test_what_is_for_exceptions_stays_open_while_cards_are_chosen(book: Book) -> None:
    book.load(examples("knaker")["16-caught"].record.dumps())
    book.step("first")
    book.at(0)
    book.walk(6)
    more = book.root.locator(".kb-actions details.kb-rare")
    more.locator("summary").click()
    expect(more).to_have_attribute("open", "")
    book.root.locator(".kb-own .kb-hand .kb-play").first.click()
    expect(book.root.locator(".kb-own .kb-chosen")).to_have_count(1)
    expect(more).to_have_attribute("open", "")
    room_for_all(book)
    book.step("next")
    book.at(7)
    expect(book.root.locator(".kb-actions details[open]")).to_have_count(0)


def test_a_trick_of_three_lies_in_one_row_on_a_phone(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=de&example=play-11-trump-again", on=phone, ready=SLIDER))
    trick = book.root.locator(".kb-plays .kb-card")
    expect(trick).to_have_count(3)
    book.answered()
    tops = trick.evaluate_all("all => all.map((el) => el.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1
    # whoever took it is told in a chip that may be wider than the card: it moves no card over another
    book.step("last")
    expect(book.root.locator(".kb-last .kb-card")).to_have_count(3)
    lefts = trick.evaluate_all(
        "all => all.map((el) => [el.getBoundingClientRect().left, el.getBoundingClientRect().right])"
    )
    assert all(right <= left for (_, right), (left, _) in pairwise(lefts))
    book.drawer(1)
    room_for_all(book)
