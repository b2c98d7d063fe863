"""Where room is scarce in another way: large type, six at a table, paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE
from .helpers import SHOWN, UP, Book
from .test_layout import ACTIONS, DESK, LAPTOP, whole

pytestmark = [pytest.mark.browser, pytest.mark.apart]

CUT_ON_PAPER = """() => [...document.querySelectorAll(".kb-rulebook :is(.kb-pane, .kb-log, .kb-felt), .kb-text")]
  .filter((el) => el.checkVisibility() && /auto|scroll|hidden|clip/.test(getComputedStyle(el).overflowY)
    && el.scrollHeight > el.clientHeight + 1)
  .map((el) => el.className)"""


def test_large_type_keeps_text_and_table_beside_each_other(
    new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("knack?lang=en", on=new_page(viewport=DESK), ready=UP))
    book.switch("presenter", on=True)
    text, table = (book.root.locator(name).bounding_box() for name in (".kb-text", ".kb-table"))
    assert text
    assert table
    assert text["x"] + text["width"] <= table["x"]
    assert abs(text["y"] - table["y"]) < 10
    assert book.width() <= 1280
    # all that a reader does next is still on the first screen, and the text stands at the clause in force
    whole(book.root.locator(".kb-own .kb-hand"))
    whole(book.root.locator(ACTIONS))
    book.in_sight("bidding.2")


@pytest.mark.parametrize("at", ["07-3-together&step=12", "06-1-fives-on-a-ladder&step=8", "07-1-the-last-one&step=17"])
def test_six_at_a_table_leave_room_for_the_buttons(
    at: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    book = Book(open_page(f"knaker?lang=en&example={at}", on=new_page(viewport=LAPTOP), ready=SHOWN))
    whole(book.root.locator(".kb-own"))
    blow = book.key("blow:act")
    whole(blow if blow.is_visible() else book.root.locator(ACTIONS))
    assert book.width() <= 1366


def test_large_type_on_a_phone_has_the_hand_in_one_row(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", on=phone, ready=UP))
    book.switch("presenter", on=True)
    cards = book.root.locator(".kb-own .kb-hand > li")
    assert len({round(place["y"]) for place in map(Locator.bounding_box, cards.all()) if place}) == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_on_paper_the_whole_text_stands_once_without_anything_to_press(
    size: dict[str, int], new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    window = new_page(viewport=size)
    book = Book(open_page("knack?lang=en", on=window, ready=UP))
    window.emulate_media(media="print")
    clauses = book.root.locator(".kb-pane .kb-clause:not(.kb-headings, .kb-column-heads)")
    expect(clauses.last).to_be_visible()
    assert all(clauses.evaluate_all("all => all.map((one) => one.checkVisibility())"))
    assert window.locator(".kb-chapter .kb-pane:visible, .kb-controls:visible, .kb-actions:visible").count() == 0
    assert window.locator(".knack-book input:visible, .knack-book select:visible").count() == 0
    assert window.evaluate(CUT_ON_PAPER) == []
    expect(window.get_by_role("heading", level=1).first).to_be_in_viewport()
    expect(book.root.locator(".kb-felt")).to_be_visible()
