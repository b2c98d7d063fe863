"""The hint in a browser: one press brings an answer under the felt, seen and heard once, and details behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from knack_widgets.pages import present
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.widgets.helping import give_help

from .conftest import PHONE
from .helpers import UP, Book, twin
from .test_layout import whole

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAMES = tuple(games)
SCREENS: dict[str, Any] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
SEED = 16
CUT = """el => [el, ...el.querySelectorAll("p, li, li > span, h3, h4, button, td, th")]
  .filter((one) => one.checkVisibility() && !one.closest(".kb-sr"))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .filter((one) => getComputedStyle(one).display !== "inline").map((one) => one.outerHTML.slice(0, 120))"""
"""What has less room than its words take."""
HEARD = """() => {
  window.heard = [];
  const live = (node) => {
    const at = (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live], [role=status], [role=alert]");
    return at && at.getAttribute("aria-live") !== "off" && !at.closest("[hidden]");
  };
  new MutationObserver((all) => {
    for (const { addedNodes, target, type } of all)
      for (const node of type === "characterData" ? [target] : addedNodes)
        if (live(node)) window.heard.push(node.textContent);
  }).observe(document.querySelector(".kb-rulebook .kb-table"), { childList: true, subtree: true, characterData: true });
}"""
NAMES = """el => [...el.querySelectorAll("button, summary, progress")].filter((one) => one.checkVisibility())
  .map((one) => one.ariaLabel ?? one.textContent)"""


def open_at_choice(game: str, page: Page, open_page: Callable[..., Page], *, lang: str = "en") -> Book:
    """A page on which the reader is to choose, with opponents who act at once."""
    book, desk = Book(open_page(f"{game}?lang={lang}&seed={SEED}", on=page, ready=UP)), twin(game, SEED)
    book.tempo(0)
    book.at(desk.line.at, len(desk.line.steps))
    return book


def ask(book: Book) -> None:
    """Ask for the hint, and wait until the sentence is there."""
    book.key("hint").click()
    expect(book.root.locator(".kb-upshot-says")).to_have_text(re.compile(r"\w.*\.$"))
    book.answered()


def panel(book: Book) -> Locator:
    return book.root.locator(".kb-advice")


def facts(game: str) -> tuple[str, list[str]]:
    """The first of the clauses that bind in that position, and what can be inferred, as the page is to say it."""
    desk = twin(game, SEED)
    give_help(desk)
    told = present.table(desk.sight, Speaker("en", desk.state.setup, 0)).moves["advice"]
    binding = (told["refused"] or told["binding"][0])["text"]
    return binding, [fact["text"] for fact in told["known"]] or [told["labels"]["nothing"]]


def all_in_sight(book: Book) -> None:
    """Check that neither the answer nor what can be known beside the seats pushes the felt off the screen."""
    for part in (".kb-upshot", ".kb-own .kb-hand", ".kb-felt .kb-actions:not([hidden])", ".kb-felt > .kb-seats"):
        whole(book.root.locator(part))
    assert panel(book).evaluate(CUT) == []
    expect(book.key("hint")).to_be_focused()
    expect(book.root.locator(".kb-advice-details")).to_be_hidden()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_one_press_brings_the_answer_into_sight_with_odds_inferences_and_rules_behind_it(
    game: str, screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    """One page of each game is enough for both: loading it takes most of the time of this test."""
    book = open_at_choice(game, new_page(**SCREENS[screen]), open_page)
    binding, known = facts(game)
    ask(book)
    all_in_sight(book)
    book.key("hint:details").click()
    book.answered()
    expect(book.key("hint:details")).to_have_attribute("aria-expanded", "true")
    for text in (binding, *known):
        expect(panel(book).get_by_text(text).first).to_be_visible()
    expect(book.root.locator(".kb-chances > table")).to_be_visible()
    assert panel(book).evaluate(CUT) == []
    book.key("hint:details").click()
    expect(book.root.locator(".kb-advice-details")).to_be_hidden()
    book.key("hint:shut").click()
    book.answered()
    book.switch("known", on=True)
    ask(book)
    all_in_sight(book)


@pytest.mark.parametrize("screen", SCREENS)
def test_closed_it_leaves_the_reader_at_the_table(
    screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(**SCREENS[screen])
    book = open_at_choice("knack", page, open_page)

    def by_button() -> None:
        book.key("hint:shut").click()  # it is in the panel's head, which stays in sight

    def by_key() -> None:
        book.key("line").focus()
        page.keyboard.press("Escape")

    for close in (by_button, by_key, lambda: book.key("hint").click()):
        ask(book)
        if book.key("hint:details").get_attribute("aria-expanded") == "false":
            book.key("hint:details").click()
        expect(book.key("hint")).to_have_attribute("aria-expanded", "true")
        expect(book.key("hint:odds")).to_have_text("Go on")
        book.key("line").scroll_into_view_if_needed()
        book.key("line").click()
        panel(book).evaluate("el => window.scrollTo(0, el.getBoundingClientRect().bottom + scrollY - 300)")
        close()
        book.answered()
        expect(panel(book)).to_be_hidden()
        expect(book.key("hint")).to_be_focused()
        expect(book.key("hint")).to_have_attribute("aria-expanded", "false")
        for name in ("[data-key='hint']", ".kb-own .kb-hand"):
            whole(book.root.locator(name))


def test_a_screen_reader_hears_the_answer_once_and_no_counting(page: Page, open_page: Callable[..., Page]) -> None:
    book = open_at_choice("knack", page, open_page)
    page.evaluate(HEARD)

    def heard() -> list[str]:
        return list(page.evaluate("window.heard.splice(0)"))

    ask(book)
    answer = book.root.locator(".kb-upshot-says").inner_text()
    assert answer.startswith("Knock: ")
    assert heard() == [answer]
    book.key("hint:details").click()
    expect(book.key("hint:odds")).to_have_text("Go on")
    book.answered()
    assert heard() == []
    book.key("line").click()
    book.key("hands").click()
    expect(book.root.locator(".kb-handmap svg")).to_be_visible()
    names = panel(book).evaluate(NAMES)
    assert len(names) == len(set(names)), names


def test_it_goes_on_with_the_deal_and_over_a_reload(page: Page, open_page: Callable[..., Page]) -> None:
    book = open_at_choice("knack", page, open_page)
    ask(book)
    says = book.root.locator(".kb-upshot-says")
    at, before = page.evaluate("scrollY"), says.inner_text()
    book.play("action:0 knock")
    expect(says).to_have_text(re.compile(r"\w.*\.$"))
    expect(says).not_to_have_text(before)
    assert page.evaluate("scrollY") == at, "a move does not move the page"
    book.answered()
    page.reload()
    page.wait_for_selector(UP)
    expect(says).to_have_text(re.compile(r"\w.*\.$"))
    book.key("hint:shut").click()
    expect(panel(book)).to_be_hidden()


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_who_chooses_opponents_reads_how_they_play(lang: str, page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page(f"knack31?lang={lang}", ready=UP))
    drawer, say = book.drawer(1), Speaker(lang, games["knack31"].start(players=3).setup).ui
    for select in (book.key("control:1"), drawer.locator("form ol select").nth(1)):
        told = page.locator(f"#{select.get_attribute('aria-describedby')}")
        for kind in ("random", "forgetful", "careful", "strong"):
            expect(told).to_contain_text(say(f"control_{kind}_about"))
