"""The search over all games, the terms that explain themselves, the glossary. Most tests share a page."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.process import Running

from .conftest import PHONE
from .helpers import UP, Book, opened, shared_book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

module_book = shared_book("knack?lang=sv")
RELOADED = "window.still = true"


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    yield module_book
    module_book.page.keyboard.press("Escape")
    assert module_book.watch.left() == []


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name=re.compile("Sök i boken|Im Buch suchen|Search the book"))


def found(page: Page) -> Locator:
    return page.locator(".ks").get_by_role("option")


def asked(page: Page, text: str) -> Locator:
    """The results for what is typed into the field, which is open."""
    field(page).fill(text)
    expect(found(page).first).to_be_visible()
    return found(page)


def test_a_slash_opens_it_and_escape_gives_the_focus_back(book: Book) -> None:
    page = book.page
    book.key("search").focus()
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(field(page)).to_be_hidden()
    expect(book.key("search")).to_be_focused()
    seed = book.drawer(1).locator(".kb-seed, input[type=text]").first
    seed.focus()
    page.keyboard.type("/")
    expect(field(page)).to_be_hidden()
    assert "/" in seed.input_value()
    book.close()


@pytest.mark.parametrize("mark", ["\u00ad", "\u200b", "\u2060", "\ufeff", "\u200e"])
def test_what_is_not_seen_in_a_word_does_not_count(book: Book, mark: str) -> None:
    page = book.page
    book.key("search").click()
    plain = asked(page, "förhand ").all_inner_texts()
    field(page).fill("")
    assert asked(page, f"{mark}för{mark}hand{mark} ").all_inner_texts() == plain


def test_arrows_choose_and_enter_leads_to_the_clause_on_this_page(book: Book) -> None:
    page = book.page
    page.evaluate(RELOADED)
    book.key("search").click()
    results = asked(page, "vinst utan spel")
    expect(results.first).to_have_attribute("aria-selected", "true")
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    expect(results.nth(1)).to_have_attribute("aria-selected", "true")
    expect(results.first).to_have_attribute("aria-selected", "false")
    expect(field(page)).to_have_attribute("aria-activedescendant", results.nth(1).get_attribute("id") or "")
    expect(results.nth(1)).to_contain_text("Knack · Budgivning 5")
    expect(results.nth(1).locator("mark").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(book.clause("bidding.5")).to_have_class(re.compile("kb-focus"))
    book.in_sight("bidding.5")
    expect(book.key("clause:bidding.5")).to_be_focused()
    assert page.evaluate("window.still")
    assert "clause=bidding.5" in page.url
    book.key("clause:bidding.5").click()


@pytest.mark.parametrize(
    ("text", "first"),
    [("givarna tvång", "tvångsgiv"), ("13.4", "Knåker · Regel 13.4"), ("K-5", "Avgörande K-5"), ("knakrar", "knåker")],
)
def test_compounds_inflections_and_numbers_are_found(book: Book, text: str, first: str) -> None:
    book.key("search").click()
    asked(book.page, text)
    expect(found(book.page).filter(has_text=first).first).to_be_visible()


def test_what_another_language_has_is_marked_as_its(book: Book) -> None:
    page = book.page
    book.key("search").click()
    result = asked(page, "Strafpunkt").filter(has_text="på tyska").first
    expect(result.locator("[lang=de]").first).to_have_text("Strafpunkt")
    field(page).fill("qqqq")
    expect(page.get_by_role("status").filter(has_text="qqqq")).to_be_visible()
    expect(found(page)).to_have_count(0)


def test_a_term_explains_itself_and_is_dismissed(book: Book) -> None:
    page, tip = book.page, book.root.locator(".kb-tip")
    book.key("clause:payment.6").click()
    row = book.clause("payment.6")
    expect(row).to_have_class(re.compile("kb-focus"))
    term = row.locator('[data-term="stake"]')
    others = book.root.locator(".kb-clause:not(.kb-focus) .kb-term[tabindex]")
    expect(others).to_have_count(0)  # the open clause's terms alone are stops
    book.key("clause:payment.6").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(row.locator(".kb-term:focus")).to_have_count(1)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    term.hover()
    expect(tip).to_contain_text("insats")
    tip.hover()
    expect(tip).to_be_visible()
    tip.get_by_role("button", name="Punkt Insats 1").click()
    expect(book.clause("setup.1")).to_have_class(re.compile("kb-focus"))
    expect(tip).to_have_count(0)
    book.key("clause:setup.1").click()


def test_on_a_phone_by_touch_from_the_shelf_to_a_clause(browser: Browser, server: Running) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with opened(browser, server.url + "voila/render/index.ipynb?lang=de", ready=".kb-shelf a", **phone) as book:
        page = book.page
        page.locator("[data-search]:visible").first.tap()
        asked(page, "Einwürfe").filter(has_text="Knåker · Regel 11").first.tap()
        page.wait_for_url(re.compile(r"knaker\.ipynb\?clause=11&lang=de"))
        expect(page.locator(".kp-of-rulebook .kp-picture")).to_have_count(0)  # in the picture no term explains itself
        row = book.clause("11")
        expect(row).to_have_class(re.compile("kb-focus"))
        expect(row).to_be_in_viewport()
        row.locator('[data-term="ladder"], [data-term="fripple-joker"]').first.tap()
        expect(row.locator(".kb-tip")).to_be_visible()
        expect(row.locator(".kb-tip")).to_be_in_viewport()
        assert book.watch.left() == []


PRESS = "term => { term.click(); document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); }"
LEAVE = "term => { term.click(); term.getRootNode().querySelector('[data-key=table]').click(); }"


@pytest.mark.parametrize("ends", [PRESS, LEAVE], ids=["a press elsewhere", "the way back to the table"])
def test_a_term_is_not_explained_any_more_when_the_reader_has_gone_on_before_its_meaning_came(
    phone: Page, open_page: Callable[..., Page], ends: str
) -> None:
    book = Book(open_page("knaker?lang=de&clause=11", on=phone, ready=UP))
    term = book.clause("11").locator(".kb-term").first
    term.scroll_into_view_if_needed()
    term.evaluate(ends)
    phone.wait_for_timeout(400)
    expect(book.root.locator(".kb-tip")).to_have_count(0)
    if not term.is_visible():
        book.key("rules").click()
    term.click()
    expect(book.root.locator(".kb-tip")).to_be_visible()


def test_the_glossary_leads_to_clauses_and_is_led_to(
    browser: Browser, server: Running, axe: Callable[[Page], list[str]]
) -> None:
    with opened(browser, server.url + "glossary?lang=en#trick", ready=".kb-entry") as book:
        page = book.page
        expect(page.locator("#trick.kb-asked")).to_be_in_viewport()
        page.keyboard.press("/")
        asked(page, "kåker").first.click()
        expect(page.locator("#full-house.kb-asked")).to_be_in_viewport()
        assert axe(page) == []
        page.keyboard.press("/")
        asked(page, "kåker")
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.locator("#full-house").get_by_role("link", name="Rule 15").click()
        page.wait_for_url(re.compile(r"knaker\.ipynb\?clause=15"))
        assert book.watch.left() == []


@pytest.mark.parametrize(
    ("lang", "question"),
    [("en", "may I trump"), ("sv", "får jag lägga en sjua"), ("de", "Darf ich passen"), ("sv", "får man saka")],
)
def test_a_question_that_a_situation_answers_leads_to_the_editor_of_the_game_at_hand(
    open_page: Callable[..., Page], lang: str, question: str
) -> None:
    page = open_page(f"kopknack?lang={lang}", ready=UP)
    page.keyboard.press("/")
    page.locator(".ks-field").fill(question)
    first = page.locator(".ks-found [role=option]").first
    expect(first).to_contain_text("…?")
    expect(first).to_contain_text("Köpknack")
    page.keyboard.press("Enter")
    expect(page.locator('.kb-editor [data-key="game:kopknack"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "make a lesson"), ("de", "Lektion erstellen"), ("sv", "göra en lektion"), ("sv", "lektion")],
)
def test_who_wants_to_make_a_lesson_is_led_to_rooms(open_page: Callable[..., Page], lang: str, text: str) -> None:
    page = open_page(f"?lang={lang}", ready=".kb-shelf a")
    page.keyboard.press("/")
    page.locator(".ks-field").fill(text)
    first = page.locator(".ks-found [role=option]").first
    expect(first.locator("b")).to_have_text({"en": "For teachers", "de": "Für Lehrkräfte", "sv": "För lärare"}[lang])
    page.keyboard.press("Enter")
    expect(page.locator('[data-key="open"]')).to_be_visible()
    assert f"room?lang={lang}" in page.url
