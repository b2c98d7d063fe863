"""Nothing jumps while one plays: a deal of every game, with every shift of the layout counted."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from knack_widgets.rules import games

from .conftest import PHONE
from .helpers import UP, Book

pytestmark = pytest.mark.apart

COUNT = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      window.shifts.push([one.value, ...one.sources.map(({node, previousRect: a, currentRect: b}) =>
        `${node?.className || node?.nodeName} ${[a.x, a.y, a.height, b.x, b.y, b.height].map(Math.round)}`)]);
  }).observe({type: "layout-shift"});
}"""
SCREENS: dict[str, Any] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
MAX_SHIFT = 0.002
"""Limit on all shifts of the layout in a deal; browsers report 0.00 for a page that has at most 0.005."""
STEPS = 24
"""Acts of the reader at most: more than a deal of the trick games has, and a good while of the longest game."""
CAN = (
    ".kb-own .kb-legal, .kb-actions:not([hidden]) button.kb-primary, "
    ".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why, [data-key^='actions:'], [data-key='action:end'])"
)


def shift(page: Page) -> float:
    """All shifts of the layout so far, those that follow a press at once among them."""
    return float(page.evaluate("window.shifts.reduce((sum, [value]) => sum + value, 0)"))


def press(one: Locator) -> None:
    """Click an element at once; again where an opponent's move has drawn the table anew in between."""
    try:
        one.click(force=True)
    except Error:
        one.click(force=True)


def act(book: Book, number: int) -> bool:
    """One act of the reader; whether the deal goes on."""
    seen = book.count()
    if book.key("action:deal").is_visible() and number:
        return False
    chosen: Locator = book.root.locator(CAN)
    if book.root.locator('[data-key^="choose:"]').count() and number % 3 == 0:
        # choosing and letting go changes labels and piles
        press(book.root.locator(".kb-own .kb-hand .kb-play").first)
        press(book.root.locator(".kb-own .kb-hand .kb-play").first)
    forbidden = book.root.locator(".kb-own .kb-illegal, .kb-actions [data-forbidden]")
    if forbidden.count() and number % 2:
        press(forbidden.first)
        book.answered()
    stuck = chosen.first.get_attribute("data-key") or ""
    if stuck.startswith("card:") and book.root.locator('[data-key^="choose:"]').count():
        press(chosen.first)
        press(book.root.locator('[data-key^="choose:"]').first)
        book.answered()
        if book.count() == seen:
            press(book.root.locator(".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why)").last)
    else:
        press(chosen.first)
    book.answered()
    book.asked(-1)
    return True


def play_a_deal(book: Book) -> None:
    """A deal, or as much of it as a test has time for: nothing on the page may move by itself meanwhile."""
    page = book.page
    page.evaluate(COUNT)
    acts = 0
    while acts < STEPS and act(book, acts):
        acts += 1
    assert acts > 0
    expect(book.root.locator(".kb-felt")).to_be_visible()
    assert shift(page) <= MAX_SHIFT, page.evaluate("window.shifts.filter(([value]) => value > 0.0002)")


@pytest.mark.parametrize(("game", "screen"), [(game, screen) for game in games for screen in SCREENS])
def test_a_deal_is_played_and_nothing_jumps(
    game: str, screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(**SCREENS[screen])
    book = Book(open_page(game, on=page, ready=UP))
    book.tempo(1)
    book.asked()
    play_a_deal(book)  # as it is found: hand and moves are on the first screen
    if book.root.locator(".kb-result").is_visible():
        expect(book.key("action:deal")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "screen"), [*((game, "phone") for game in games), ("knaker", "laptop")])
def test_what_can_be_known_comes_and_pushes_nothing(
    game: str, screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(**SCREENS[screen])
    book = Book(open_page(f"{game}?seed=5", on=page, ready=UP))
    book.tempo(1)
    book.switch("known", on=True)
    book.asked()
    play_a_deal(book)
    if book.root.locator(".kb-result").is_visible():
        expect(book.key("action:deal")).to_be_in_viewport(ratio=1)
    if game in ("knack", "svangknack"):  # elsewhere it hangs on what the opponents take up
        assert book.root.locator(".kb-news").count() > 0


@pytest.mark.parametrize("screen", SCREENS)
def test_odds_that_come_in_push_nothing(
    screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    """The panel opens where it was asked for; from the first numbers on nothing in it or below it moves."""
    page = new_page(**SCREENS[screen])
    book = Book(open_page("knack?lang=de&seed=16", on=page, ready=UP))
    for key in ("hint", "hint:details"):
        book.key(key).click()
        book.answered()
    book.key("line").click()
    expect(book.root.locator(".kb-settling svg")).to_be_visible()
    page.evaluate(COUNT)
    go_on = book.key("hint:odds")
    expect(go_on).to_have_text("Weiterrechnen")
    before = book.root.locator(".kb-bar").evaluate("bar => bar.value")
    go_on.click()
    page.wait_for_function("before => document.querySelector('.kb-bar').value > before", arg=before)
    expect(go_on).to_have_text("Weiterrechnen")
    expect(book.root.locator(".kb-upshot-says")).to_contain_text("Klopfen")
    assert round(shift(page), 2) == 0.00, page.evaluate("window.shifts.filter(([value]) => value > 0.001)")


@pytest.mark.parametrize("screen", SCREENS)
def test_hands_that_are_shown_after_a_deal_push_nothing(
    screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(**SCREENS[screen])
    book = Book(open_page("knack31", on=page, ready=UP))
    book.tempo(1)
    book.asked()
    page.evaluate(COUNT)
    result = book.root.locator(".kb-result").filter(visible=True)
    quiet = book.root.locator(":is([data-key='action:0 pass'], [data-key='action:0 slide']):not([data-forbidden])")
    quiet = quiet.filter(visible=True)
    for _ in range(60):
        expect(quiet.or_(result).first).to_be_visible()  # the result can come later than the end of the deal
        if result.count():
            break
        with suppress(Error):  # an opponent's move has drawn the table anew in between
            quiet.first.click(force=True, timeout=3_000)
        book.answered()
        book.asked(-1)
    expect(book.root.locator(".kb-own .kb-card")).to_have_count(3)
    deal, hand = book.key("action:deal").bounding_box(), book.root.locator(".kb-own").bounding_box()
    assert deal
    assert hand
    assert deal["y"] + deal["height"] <= hand["y"], "what comes next stands above the hands"
    expect(book.key("action:deal")).to_be_in_viewport(ratio=1)
    assert round(shift(page), 2) == 0.00, page.evaluate("window.shifts.filter(([value]) => value > 0.001)")


def test_a_large_hand_takes_no_more_room_than_a_small_one(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knaker", on=phone, ready=UP))
    book.tempo(1)
    book.asked()
    book.press("action:0 ready")
    cards, own = book.root.locator(".kb-own .kb-hand .kb-play"), book.root.locator(".kb-own")
    small, before = 0, None
    for _ in range(6):
        book.answered()
        book.asked(-1)
        if before is None:
            small, before = cards.count(), own.bounding_box()
        if cards.count() > 6:
            break
        book.press("action:0 chance")  # a blind try mostly ends with the pile in the hand
    after = own.bounding_box()
    assert cards.count() > 6 > small
    assert before
    assert after
    assert before["height"] == after["height"]
    free = cards.evaluate_all("els => els.map((el) => el.getBoundingClientRect().left)")
    assert min(b - a for a, b in pairwise(free)) >= 23.9
    phone.evaluate(COUNT)
    for at in (0, 2, 0):
        cards.nth(at).click()
        book.answered()
    assert round(shift(phone), 2) == 0.00, phone.evaluate("window.shifts")
