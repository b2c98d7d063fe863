"""What is said before the first deal: it hides neither hand nor buttons, at a desk no card, and it moves nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import games
from tests.support.process import Running

from .conftest import PHONE, READY
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

DESK = {"width": 1280, "height": 800}
FREE = """([card, own, felt]) => {
  const [said, hand, table] = [card, own, felt].map((one) => one.getBoundingClientRect());
  const aside = said.right <= table.left && said.bottom <= innerHeight;
  return hand.bottom <= innerHeight && (innerWidth > 900 ? aside : said.bottom <= hand.top);
}"""


def arrive(page: Page, url: str) -> Book:
    """A first visit, as a reader has it."""
    page.goto(url)
    page.wait_for_selector(READY)
    return Book(page)


@pytest.mark.parametrize("game", games)
def test_hand_is_free_below_it_and_it_changes_its_place_with_the_room(
    new_page: Callable[..., Page], server: Running, game: str
) -> None:
    page = new_page(viewport=DESK, locale="de-DE")
    page.goto(f"{server.url}{game}")
    page.wait_for_selector(".kp-of-rulebook .kp-picture", state="detached")
    card = page.locator(".kb-intro")
    hand = page.locator(".kb-rulebook:has(.kb-controls) .kb-own .kb-hand")
    felt = page.locator(".kb-rulebook:has(.kb-controls) .kb-felt")
    for size, place in ((DESK, ".kb-left"), (PHONE, ".kb-felt")):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(f"{place} > .kb-intro")).to_be_visible()
        page.wait_for_function(FREE, arg=[one.element_handle() for one in (card, hand, felt)])


def test_it_goes_with_the_first_move_or_when_it_is_closed_and_nothing_moves(page: Page, server: Running) -> None:
    book = arrive(page, f"{server.url}knack?lang=en")
    card = page.get_by_role("note", name="Before you begin")
    expect(card).to_contain_text("The dealer pays one stake for each trick.")
    hand = book.root.locator(".kb-own")
    place = hand.bounding_box()
    card.get_by_role("button", name="Got it").press("Enter")
    expect(card).to_have_count(0)
    assert hand.bounding_box() == place
    expect(book.root.locator(".kb-own .kb-play[tabindex='0']")).to_be_focused()
    page.reload()
    expect(card).to_be_visible()
    book.press("action:0 knock")
    expect(card).to_have_count(0)
