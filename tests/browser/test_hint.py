"""The hint in a browser: what each press brings is seen and heard, near the hand; closed, it leaves the table there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from knack_widgets.pages import present
from knack_widgets.pages.advice import STEPS
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


def ask(book: Book, times: int = STEPS) -> None:
    for key in ("hint", *["hint:more"] * (times - 1)):
        book.key(key).click()
        book.answered()


def panel(book: Book) -> Locator:
    return book.root.locator(".kb-advice")


def told_by_step(game: str) -> tuple[str, list[str]]:
    """The first of the clauses that bind in that position, and what can be inferred, as the page is to say it."""
    desk, told = twin(game, SEED), []
    for _ in range(2):
        give_help(desk)
        told.append(present.table(desk.sight, Speaker("en", desk.state.setup, 0)).moves["advice"])
    binding = (told[0]["refused"] or told[0]["binding"][0])["text"]
    return binding, [fact["text"] for fact in told[1]["known"]] or [told[1]["labels"]["nothing"]]


def seen_whole(book: Book, *texts: str) -> None:
    for text in texts:
        expect(panel(book).get_by_text(text).first).to_be_in_viewport()
    assert panel(book).evaluate(CUT) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_asked_for_on_the_first_screen_and_comes_whole_with_the_hand_in_sight(
    game: str, screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(**SCREENS[screen])
    book = open_at_choice(game, page, open_page)
    binding, known = told_by_step(game)
    assert page.evaluate("scrollY") == 0
    whole(book.key("hint"))
    hand = book.root.locator(".kb-own .kb-hand")
    for key, texts in (("hint", [binding]), ("hint:more", known), ("hint:more", [])):
        book.key(key).click()
        book.answered()
        seen_whole(book, *texts)
        expect(panel(book).get_by_text(binding)).to_be_visible()
        whole(book.key("hint:shut"))
        whole(hand)
        whole(book.root.locator(".kb-felt .kb-actions:not([hidden])"))
    expect(book.root.locator(".kb-upshot")).to_be_in_viewport(ratio=1)
    expect(book.root.locator(".kb-chances > table thead")).to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_beside_what_can_be_known_it_is_seen_whole_too(
    game: str, screen: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    book = open_at_choice(game, new_page(**SCREENS[screen]), open_page)
    binding, known = told_by_step(game)
    book.switch("known", on=True)
    ask(book, 1)
    seen_whole(book, binding)
    book.key("hint:more").click()
    book.answered()
    seen_whole(book, *known)
    expect(panel(book).get_by_text(binding)).to_be_visible()


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


def test_a_screen_reader_hears_what_is_new_and_the_answer_but_no_counting(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = open_at_choice("knack", page, open_page)
    page.evaluate(HEARD)

    def heard() -> list[str]:
        return list(page.evaluate("window.heard.splice(0)"))

    ask(book, 1)
    assert any("choose" in one for one in heard())
    book.key("hint:more").click()
    book.answered()
    known = heard()
    assert sum("hidden card" in one for one in known) == len(known) <= 2, "what is new, and not all of it anew"
    book.key("hint:more").click()
    expect(book.key("hint:odds")).to_have_text("Go on")
    book.answered()
    said = heard()
    verdict = book.root.locator(".kb-upshot").inner_text()
    assert said[-1] == verdict
    assert "Knock" in verdict
    assert len(said) <= 2, said
    book.key("line").click()
    book.key("hands").click()
    expect(book.root.locator(".kb-handmap svg")).to_be_visible()
    names = panel(book).evaluate(NAMES)
    assert len(names) == len(set(names)), names


def test_it_goes_on_with_the_deal_and_over_a_reload(page: Page, open_page: Callable[..., Page]) -> None:
    book = open_at_choice("knack", page, open_page)
    ask(book, 2)
    at = page.evaluate("scrollY")
    book.play("action:0 knock")
    expect(panel(book).locator(".kb-clue h4").first).to_be_visible()
    expect(book.key("hint:more")).to_have_text("What are the odds?")
    assert page.evaluate("scrollY") == at, "a move does not move the page"
    book.answered()
    page.reload()
    page.wait_for_selector(UP)
    expect(book.key("hint:more")).to_have_text("What are the odds?")
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
