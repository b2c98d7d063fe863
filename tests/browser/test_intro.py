"""The strip with what to know before the first deal: it covers nothing, and goes with the first move."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import games
from tests.support.process import Running

from .conftest import PHONE, READY
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

DESK = {"width": 1280, "height": 800}
FREE = """([strip, own, felt, clause]) => {
  const [said, hand, table, text] = [strip, own, felt, clause].map((one) => one.getBoundingClientRect());
  const apart = (one) => !one.height || said.bottom <= one.top || one.bottom <= said.top;
  return hand.bottom <= innerHeight && apart(table) && apart(text);
}"""


def arrive(page: Page, url: str) -> Book:
    """A first visit, as a reader has it."""
    page.goto(url)
    page.wait_for_selector(READY)
    return Book(page)


@pytest.mark.parametrize("game", games)
def test_it_covers_neither_the_felt_nor_the_text_and_the_hand_is_on_the_first_screen(
    new_page: Callable[..., Page], server: Running, game: str
) -> None:
    page = new_page(viewport=DESK, locale="de-DE")
    page.goto(f"{server.url}{game}")
    page.wait_for_selector(".kp-of-rulebook .kp-picture", state="detached")
    card = page.locator(".kb-intro")
    hand = page.locator(".kb-rulebook:has(.kb-controls) .kb-own .kb-hand")
    felt = page.locator(".kb-rulebook:has(.kb-controls) .kb-felt")
    text = page.locator(".kb-rulebook:has(.kb-controls) .kb-text")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(card).to_be_visible()
        page.wait_for_function(FREE, arg=[one.element_handle() for one in (card, hand, felt, text)])


TOPS = """() => {
  window.tops = new Set();
  const sample = () => {
    const hand = document.querySelector(".jp-OutputArea-output .kb-rulebook .kb-own .kb-hand");
    if (hand) window.tops.add(Math.round(hand.getBoundingClientRect().top + scrollY));
    requestAnimationFrame(sample);
  };
  sample();
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", games)
def test_on_a_phone_hand_and_buttons_are_on_the_first_screen_and_stay_while_the_others_play(
    phone: Page, server: Running, game: str, lang: str
) -> None:
    phone.add_init_script(f"({TOPS})()")
    book = arrive(phone, f"{server.url}{game}?lang={lang}")
    expect(phone.get_by_role("note")).to_be_visible()
    book.asked()
    book.answered()
    expect(book.root.locator(".kb-own .kb-hand")).to_be_in_viewport(ratio=1)
    expect(book.root.locator(".kb-felt .kb-actions:not([hidden])").first).to_be_in_viewport(ratio=0.95)
    assert len(phone.evaluate("[...window.tops]")) == 1


def test_it_goes_with_the_first_move_or_when_it_is_closed_and_the_hand_stays_near(page: Page, server: Running) -> None:
    book = arrive(page, f"{server.url}knack?lang=en")
    card = page.get_by_role("note", name="Before you begin")
    expect(card).to_contain_text("The dealer pays one stake for each trick.")
    hand = book.root.locator(".kb-own")
    before = hand.bounding_box()
    card.get_by_role("button", name="Got it").press("Enter")
    expect(card).to_have_count(0)
    after = hand.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 60  # the middle of the felt makes up for most of the strip
    expect(book.root.locator(".kb-own .kb-play[tabindex='0']")).to_be_focused()
    page.reload()
    expect(card).to_be_visible()
    book.press("action:0 knock")
    expect(card).to_have_count(0)


def test_a_link_to_a_clause_brings_no_strip(page: Page, server: Running) -> None:
    arrive(page, f"{server.url}knack?lang=en&clause=play.3")
    expect(page.locator(".kb-intro:visible")).to_have_count(0)


def test_on_a_phone_it_has_two_lines_until_all_of_it_is_asked_for(phone: Page, server: Running) -> None:
    arrive(phone, f"{server.url}knack?lang=en")
    strip = phone.get_by_role("note", name="Before you begin")
    more = strip.locator("[data-key='intro:more']")
    low = strip.bounding_box()
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    tall = strip.bounding_box()
    assert low
    assert tall
    assert low["height"] < 60 < tall["height"]


def test_a_match_that_comes_back_is_a_quiet_line_that_goes_by_itself(page: Page, server: Running) -> None:
    book = arrive(page, f"{server.url}knack?lang=en")
    book.press("action:0 knock")
    book.answered()
    page.reload()
    line = page.locator(".kb-welcome")
    expect(line).to_contain_text("Welcome back")
    hand = book.root.locator(".kb-own").bounding_box()
    expect(line).to_have_count(0, timeout=15_000)
    assert book.root.locator(".kb-own").bounding_box() == hand
    page.reload()
    page.get_by_role("button", name="Start over").click()
    expect(book.root.locator(".kb-status")).to_contain_text("knock or fold")
