"""What a page shows before its scripts have come, and that the living tables take its place without moving anything."""

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.process import SCRIPT, Running

from .conftest import PHONE, new_context

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAMES = ("knack", "knack31", "knaker", "kopknack", "svangknack")
SIZES = {"desk": {"width": 1366, "height": 768}, "phone": PHONE}
LIVE = ".kp-of-rulebook .jp-OutputArea-output .knack-book"
MAIN = re.compile(r"/(voila|light\.\w+)\.js$")
"""The script that draws the page."""
LAST = "body > .kp-class"
"""What follows all cells: a page that is still coming lacks it. (Voilà's script, held, holds up its end.)"""
SHIFTS = """window.shifts = []; new PerformanceObserver((list) => {
  const of = ({ node, previousRect, currentRect }) => [node?.className ?? "", previousRect.y, currentRect.y];
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.value, ...one.sources.map(of)]);
}).observe({ type: "layout-shift", buffered: true });
window.states = []; new MutationObserver(() => window.states.push({ ...document.documentElement?.dataset, titles: "" }))
  .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-page", "data-line", "data-kept"] });"""
BOXES = """(root) => [...root.querySelectorAll("[class*=kb-]:not(.kb-sr, .kb-air, .kb-air *, svg *)")]
  .filter((one) => one.checkVisibility() && !one.closest(".kb-pane, .kb-log, details > div"))
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const from = root.getBoundingClientRect();
    const key = one.dataset.key ? ` ${one.dataset.key}` : "";
    return [one.className.split(" ")[0] + key, [x - from.x, y - from.y, width, height]];
  })"""
TAKEN = f"""window.taken = null; let seen = false; const look = new MutationObserver(() => {{
  const live = document.querySelector({LIVE!r});
  if (seen || !live?.checkVisibility() || document.querySelector(".kp-of-rulebook .kp-picture")) return;
  seen = true;
  look.disconnect();
  const frame = (act) => requestAnimationFrame(act);
  frame(() => frame(() => {{ // what is set for the room there is has been
    const boxes = ({BOXES})(live);
    setTimeout(() => {{ window.moved = [...window.shifts]; window.taken = boxes; }}, 100); // shifts are reported late
  }}));
}});
look.observe(document, {{ childList: true, subtree: true, attributes: true }});"""
"""Measures the living table, and lists the shifts until then: a moment later an opponent may have acted."""
NEAR = 2.0
"""CSS pixels."""
MAX_LAYOUT_SHIFT = 0.02
"""Of the cumulative layout shift."""


def opened(browser: Browser, server: Running, game: str, size: str, **more: Any) -> Page:
    context = new_context(browser, viewport=SIZES[size], **more)
    page = context.new_page()
    page.add_init_script(SHIFTS)
    page.goto(f"{server.url}voila/render/{game}.ipynb", wait_until="commit")
    return page


def boxes(page: Page, of: str) -> list[tuple[str, list[float]]]:
    return [(name, box) for name, box in page.eval_on_selector(of, BOXES)]


class Gate:
    """Holds the script that draws the page until it is opened, also when the page asks for it only then."""

    def __init__(self, page: Page) -> None:
        self.held: list[Route] | None = []
        page.route(MAIN, self.meet)

    def meet(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


@pytest.mark.parametrize(
    ("game", "size"),
    [(g, s) for g in GAMES for s in SIZES],
)
def test_the_living_table_takes_the_pictures_place(browser: Browser, server: Running, game: str, size: str) -> None:
    """Every element stands in the picture where it will stand, and nothing moves from the first byte on."""
    page = new_context(browser, viewport=SIZES[size]).new_page()
    page.add_init_script(SHIFTS)
    page.add_init_script(TAKEN)
    gate = Gate(page)
    page.goto(f"{server.url}voila/render/{game}.ipynb", wait_until="commit")
    page.wait_for_selector(LAST, state="attached")
    before = boxes(page, ".kp-of-rulebook .kp-picture .knack-book")
    gate.open()
    expect(page.locator(LIVE)).to_be_visible()
    expect(page.locator(".kp-of-rulebook .kp-picture")).to_have_count(0)
    page.wait_for_function("taken")
    after = page.evaluate("taken")
    assert [name for name, _ in before] == [name for name, _ in after]
    far = [
        (name, one, other)
        for (name, one), (_, other) in zip(before, after, strict=True)
        if any(abs(a - b) > NEAR for a, b in zip(one, other, strict=True))
    ]
    assert far == []
    shifts = page.evaluate("moved")
    assert sum(value for value, *_ in shifts) <= MAX_LAYOUT_SHIFT, (shifts, page.evaluate("states"))
    page.context.close()


CUT = """(page) => {
  const tops = () => [...page.children].map((part) => part.getBoundingClientRect().y);
  const moved = [];
  while (page.lastElementChild) {
    const last = page.lastElementChild;
    const before = tops();
    last.remove();
    if (tops().some((y, at) => y !== before[at])) moved.push(last.className);
  }
  return moved;
}"""
"""Takes the parts of a page away from its end. Returns those that moved what stands before them."""


@pytest.mark.parametrize("size", SIZES)
def test_a_part_that_comes_later_moves_none_that_is_there(browser: Browser, server: Running, size: str) -> None:
    """A browser may show the first parts of a page while the others are still coming."""
    page = new_context(browser, viewport=SIZES[size]).new_page()
    Gate(page)
    page.goto(f"{server.url}voila/render/knack.ipynb", wait_until="commit")
    page.wait_for_selector(LAST, state="attached")
    assert page.eval_on_selector(".kp-of-rulebook .kp-picture .kb-page", CUT) == []
    page.context.close()


READ = """() => {
  const [first] = document.querySelectorAll(".kp-picture .knack-book");
  window.root = first;
  first.querySelectorAll("*").forEach((one) => { one.first = true; });
  const pane = first.querySelector(".kb-pane");
  if (pane) pane.scrollTop += 40;
  window.scrolled = pane?.scrollTop;
  const shown = (...all) =>
    all.flatMap((css) => [...first.querySelectorAll(css)]).find((one) => one.checkVisibility());
  shown(".kb-own .kb-play", "a").focus({ preventScroll: true });
  getSelection().selectAllChildren(shown(".kb-status", "dd", ".kb-shelf a", ".kb-questions-list h2"));
}"""
"""Marks all elements of the first view; the reader has scrolled, has the focus on a control, and has selected words."""
LEFT = """async (parts) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  while (document.querySelector(".kp-of-rulebook .kp-picture") || !root.closest(".jp-OutputArea-output")) await frame();
  await frame();
  await frame(); // what is set for the room there is has been; later an opponent may have acted
  const pane = root.querySelector(".kb-pane");
  return {
    anew: [...root.querySelectorAll(parts)].filter((one) => !one.first).map((one) => one.className),
    scrolled: [window.scrolled ?? 0, pane?.scrollTop ?? 0], focus: Boolean(document.activeElement.first),
    selected: String(getSelection()).trim() !== "",
  };
}"""
PARTS = ".kb-page, .kb-controls, .kb-table, .kb-seat, .kb-own .kb-play, .kb-steps, .kb-text, .kb-pane, .kb-clause"
LISTS = ".kb-ways, .kb-shelf > li, .kb-glossary > *, .kb-questions-list > *, .kb-points > *"


@pytest.mark.skipif(os.environ.get(SCRIPT) == "voila", reason="Voilà's own script draws a widget into a box of its own")
@pytest.mark.parametrize("page_name", [*GAMES, "index", "glossary", "differences", "questions"])
def test_the_living_page_takes_the_elements_of_the_first_view_over(
    browser: Browser, server: Running, page_name: str
) -> None:
    page = new_context(browser, viewport=SIZES["desk"]).new_page()
    gate = Gate(page)
    page.goto(f"{server.url}voila/render/{page_name}.ipynb", wait_until="commit")
    page.wait_for_selector(LAST, state="attached")
    if page_name in GAMES:
        page.wait_for_selector(".kp-of-rulebook .kb-pane[data-shown]", state="attached")
    page.evaluate(READ)
    gate.open()
    left = page.evaluate(LEFT, PARTS if page_name in GAMES else LISTS)
    page.context.close()
    before, after = left.pop("scrolled")
    assert after == pytest.approx(before, abs=1)
    assert left == {"anew": [], "focus": True, "selected": True}


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_without_a_script_the_page_can_be_read(browser: Browser, server: Running, lang: str) -> None:
    page = opened(browser, server, "knaker", "phone", java_script_enabled=False, locale=f"{lang}-XX")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".kp-of-rulebook .kp-picture")).to_have_attribute("lang", lang)
    for part in (".kb-felt", ".kb-own .kb-play", ".kb-status", ".kb-clause[id]"):
        expect(page.locator(f".kp-of-rulebook {part}").first).to_be_visible()
    expect(page.locator(".kp-status")).to_be_hidden()
    page.context.close()


def test_what_is_pressed_in_the_picture_is_done(browser: Browser, server: Running) -> None:
    page = new_context(browser, viewport=PHONE).new_page()
    gate = Gate(page)
    page.goto(f"{server.url}voila/render/knack.ipynb", wait_until="commit")
    page.locator(".kp-picture [data-key='intro:close']:visible").click()
    page.locator(".kp-picture [data-key='action:0 knock']").click()
    expect(page.locator(".kp-picture [data-key='action:0 knock']")).to_have_attribute("aria-busy", "true")
    page.wait_for_selector(LAST, state="attached")
    gate.open()
    expect(page.locator(f"{LIVE} .kb-intro")).to_be_hidden()
    expect(page.locator(f"{LIVE} [data-key='action:0 knock']")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("query", ["seed=7", "example=play-02-follow", "record=x"])
def test_where_something_else_will_lie_the_picture_has_no_cards(browser: Browser, server: Running, query: str) -> None:
    context = new_context(browser, viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}voila/render/knack.ipynb?{query}")
    expect(page.locator(".kp-of-rulebook .kp-picture .kb-felt")).to_be_visible()
    for hidden in (".kb-own .kb-play", ".kb-actions button", ".kb-trump", ".kb-status"):
        expect(page.locator(f".kp-of-rulebook .kp-picture {hidden}").first).to_be_hidden()
    context.close()
