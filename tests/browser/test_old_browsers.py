"""A browser without `:has()`, container queries, `light-dark()` and `checkVisibility`, played by today's Chromium."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import PATIENCE

OLD_SCRIPT = "delete Element.prototype.checkVisibility; delete window.requestIdleCallback;"
AGED = {
    "@supports (not (container-type: inline-size)) or (not selector(:has(*)))": "@supports (display: block)",
    "light-dark(": "-old-light-dark(",
    ":has(": ":-old-has(",
    "@container": "@-old-container",
    "container:": "-old-container:",
}
"""What the engine does not know is written so that no engine knows it."""

NOTICES = """[...document.querySelectorAll('.knack-book')].filter((root) =>
  root.getClientRects().length && getComputedStyle(root, '::before').content.includes('Firefox')).length"""


def age(route: Route) -> None:
    response = route.fetch()
    text = response.text()
    for new, old in AGED.items():
        text = text.replace(new, old)
    route.fulfill(response=response, body=text)


@pytest.fixture
def old(new_page: Callable[..., Page]) -> Page:
    page = new_page(color_scheme="dark", locale="en-GB")
    page.add_init_script(OLD_SCRIPT)
    page.route("**/*.css*", age)
    return page


def luminance(page: Page, element: str, what: str) -> float:
    """Return the mean of a colour's channels, 0 to 255, of an element or of what lies behind it."""
    colour = page.evaluate(
        """([element, what]) => {
          for (let el = document.querySelector(element); el; el = el.parentElement) {
            const colour = getComputedStyle(el)[what].match(/[\\d.]+/g).map(Number);
            if (colour.length === 3 || colour[3]) return colour.slice(0, 3);
          }
          return [255, 255, 255];
        }""",
        [element, what],
    )
    return sum(colour) / 3


def test_an_old_browser_is_told_so_and_shows_the_text(old: Page, open_page: Callable[..., Page]) -> None:
    page = open_page("knack?lang=en&clause=play.3", on=old, ready="")
    clause = page.locator(".kb-rulebook .kb-clause[id='play.3']")
    expect(clause).to_be_visible(timeout=PATIENCE)
    said = page.evaluate("getComputedStyle(document.querySelector('.kb-rulebook'), '::before').content")
    assert [word in said for word in ("behöver", "braucht", "needs", "Firefox 121")] == [True] * 4
    assert page.evaluate(NOTICES) == 1
    box = clause.bounding_box()
    assert box
    assert box["width"] > 300
    ink, paper = (luminance(page, ".kb-clause[id='play.3'] p", what) for what in ("color", "backgroundColor"))
    assert ink < 80 < 200 < paper  # the system is dark, the page is not


def test_the_table_can_be_played_in_it(old: Page, open_page: Callable[..., Page]) -> None:
    page = open_page("knack?lang=en", on=old)
    assert luminance(page, ".kb-felt", "color") > 200
    cloth = page.evaluate("getComputedStyle(document.querySelector('.kb-felt')).backgroundImage")
    assert cloth.startswith("radial-gradient")
    page.locator(".kb-actions button", has_text="Knock").click()
    expect(page.locator(".kb-log").first).to_contain_text("knock", timeout=PATIENCE)


def test_a_browser_of_today_is_told_nothing(page: Page, open_page: Callable[..., Page]) -> None:
    open_page("knack?lang=en")
    assert page.evaluate("getComputedStyle(document.querySelector('.kb-rulebook'), '::before').content") == "none"
