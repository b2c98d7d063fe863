"""The lesson in a browser: found on the shelf, told in the reader's language, and worked on the page itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.apart]

READY = ".jp-OutputArea-output .kb-table .kb-actions button"
WHOLE = ":root[data-page=ready] > body > .kp-class"
"""What follows all cells: a page that is still coming lacks it."""
SHELF = {"sv": "För en klass: När ska man knacka?", "de": "Für die Klasse: Wann soll man klopfen?"}
SMALL = """all => all.filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.textContent || one.dataset.key)"""


def come_to_life(page: Page) -> None:
    """Each part comes when it is reached."""
    page.wait_for_selector(WHOLE, state="attached")
    for cell in page.locator(".kp-code").all():
        cell.scroll_into_view_if_needed()
        expect(cell.locator(".knack-book, pre").first).to_be_attached()


@pytest.mark.parametrize("lang", SHELF)
def test_it_is_found_on_the_shelf_by_keyboard(page: Page, open_page: Callable[..., Page], lang: str) -> None:
    open_page(f"?lang={lang}", ready=".kb-shelf a")
    link = page.locator(".jp-OutputArea-output").get_by_role("link", name=SHELF[lang])
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(READY)
    come_to_life(page)
    expect(page.locator(".kb-lesson")).to_have_count(9)
    for shown in page.locator(".kb-lesson").all():
        expect(shown).to_have_attribute("lang", lang)
    expect(page.locator(".kp-code pre")).to_have_count(0)


def test_the_bench_is_worked_by_keyboard(page: Page, open_page: Callable[..., Page]) -> None:
    open_page("odds?lang=en", ready=READY)
    come_to_life(page)
    bench = page.locator(".kb-lesson:has(.kb-bench)")
    bench.scroll_into_view_if_needed()
    deal, play = bench.get_by_label("Deal"), bench.get_by_role("button", name="Play out")
    expect(bench.get_by_role("img")).to_have_count(4)
    deal.fill("118")
    page.keyboard.press("Tab")
    expect(bench.get_by_role("img").last).to_have_attribute("aria-label", "the ace of clubs")
    bench.get_by_label("The others").select_option("random")
    play.focus()
    page.keyboard.press("Enter")
    expect(bench.locator("tbody tr")).to_have_count(1)
    expect(bench.get_by_role("status")).to_contain_text(re.compile(r"Deal 118, random · Worlds \d+"))
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(bench.locator("tbody tr")).to_have_count(2)
    deal.fill("0")
    play.click()
    expect(deal).to_be_focused()  # the browser says what is wrong with it
    expect(bench.locator("tbody tr")).to_have_count(2)
    bench.get_by_role("button", name="Clear the table").click()
    expect(bench.locator("table")).to_be_hidden()
    expect(play).to_be_focused()


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_on_a_phone_in_the_dark_all_of_it_has_room(
    lang: str, new_page: Callable[..., Page], open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    open_page(f"odds?lang={lang}", on=touch, ready=READY)
    come_to_life(touch)
    touch.locator("[data-key='lesson:play']").click()
    expect(touch.locator(".kb-lesson:has(.kb-bench) tbody tr")).to_have_count(1)
    assert touch.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    wide = touch.locator(".kb-lesson").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    )
    assert wide == 0
    assert touch.locator(".kb-lesson :is(button, summary, input, select)").evaluate_all(SMALL) == []
    assert axe(touch, "main") == []


def test_odds_of_the_hand_are_hidden_until_the_reader_has_guessed(page: Page, open_page: Callable[..., Page]) -> None:
    open_page("odds?lang=en", ready=READY)
    come_to_life(page)
    chances = page.locator(".kb-lesson:has(.kb-answer-fold)")
    expect(chances).to_have_count(2)  # one before the answer, and the one with more worlds
    for one in chances.all():
        expect(one.locator("table")).to_be_hidden()
        one.locator("summary").click()
        expect(one.locator("table")).to_be_visible()
