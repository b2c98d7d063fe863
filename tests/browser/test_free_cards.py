"""Nothing lies on the cards: menus, stepper, large type and the skip link, in windows of every shape."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from knack_widgets.rules import games
from tests.support.process import Running

from .conftest import READY
from .helpers import UP, Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

WINDOWS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "side": {"width": 844, "height": 390},
    "zoom": {"width": 640, "height": 384},
    "laptop": {"width": 1366, "height": 768},
}
COVERED = """(hand) => [...hand.querySelectorAll(".kb-play")].filter((card) => {
  card.scrollIntoView({ block: "center" });
  const { left, top, width, height } = card.getBoundingClientRect();
  const seen = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
  return !card.contains(seen);
}).length"""


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["knack", "knaker"])
def test_on_a_first_visit_no_card_of_the_hand_is_covered(
    game: str, window: str, new_page: Callable[..., Page], server: Running
) -> None:
    page = new_page(viewport=WINDOWS[window])
    page.goto(f"{server.url}{game}?lang=en")
    page.wait_for_selector(READY)
    hand = Book(page).root.locator(".kb-own .kb-hand")
    expect(hand.locator(".kb-play").first).to_be_visible()
    assert hand.evaluate(COVERED) == 0


@pytest.mark.parametrize("width", [1366, 1024])
def test_a_menu_opens_under_its_button(
    width: int, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={"width": width, "height": 768})
    book = Book(open_page("knack?lang=en", on=page, ready=UP))
    for name in ("display", "match", "save_share"):
        button = book.key(f"drawer:{name}")
        button.click()
        panel = book.root.locator(f'[data-drawer="{name}"]')
        expect(panel).to_be_visible()
        at, under = button.bounding_box(), panel.bounding_box()
        assert at
        assert under
        assert 0 <= under["y"] - (at["y"] + at["height"]) < 12
        assert under["x"] <= at["x"] + at["width"] / 2 <= under["x"] + under["width"]
        assert under["x"] >= 0
        assert under["x"] + under["width"] <= width
        button.click()


@pytest.mark.parametrize("game", games)
def test_the_stepper_stands_right_under_the_felt_and_its_keys_work_at_the_table(
    game: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={"width": 1366, "height": 900})
    book = Book(open_page(f"{game}?lang=en", on=page, ready=UP))
    book.tempo(4)  # the computers wait: no move comes between counting the steps and pressing a key
    book.answered()
    felt, steps = (book.root.locator(css).bounding_box() for css in (".kb-felt", ".kb-steps"))
    assert felt
    assert steps
    assert 0 <= steps["y"] - (felt["y"] + felt["height"]) < 16
    assert steps["y"] + steps["height"] <= 900
    at = book.count()
    book.root.locator(".kb-table").focus()
    page.keyboard.press("ArrowLeft")
    book.at(at - 1, at)
    expect(book.root.locator(".kb-head")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    book.at(at, at)


def test_large_type_keeps_the_name_of_the_game(new_page: Callable[..., Page], open_page: Callable[..., Page]) -> None:
    page = new_page(viewport=WINDOWS["laptop"])
    book = Book(open_page("knack31?lang=en", on=page, ready=UP))
    book.switch("presenter", on=True)
    name, search = (book.root.locator(css).bounding_box() for css in (".kb-game", ".kb-search"))
    assert name
    assert search
    assert name["width"] > 150
    assert name["x"] + name["width"] <= search["x"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 1366


def test_the_skip_link_leads_to_the_table(page: Page, open_page: Callable[..., Page]) -> None:
    open_page("knack?lang=en", ready=UP)
    page.locator(".kp-skip").press("Enter")
    expect(page.locator(".kb-rulebook:has(.kb-controls) .kb-table")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.kb-felt') !== null")
