"""Links into the book, in a browser: each shows what it names, and the reader's own match waits behind a control."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.process import Running

from .conftest import Watch, new_context, settle
from .helpers import SHOWN, SLIDER, Book
from .test_practice import FIRST

pytestmark = [pytest.mark.browser, pytest.mark.apart]

BACK = {"sv": "Tillbaka till ditt parti", "de": "Zurück zu deiner Partie", "en": "Back to your match"}


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    """One tab of a browser that has not seen the book before."""
    context = new_context(browser, locale="en-GB")
    page, watch = context.new_page(), Watch()
    watch.over(page)
    yield page
    context.close()
    assert watch.left() == []


@pytest.fixture
def go(tab: Page, server: Running) -> Callable[..., Book]:
    """Open an address of the book in the tab, as typed or pasted."""

    def go(path: str, ready: str = SHOWN) -> Book:
        return Book(settle(tab, server.url + path, ready))

    return go


def play_one_deal(book: Book) -> int:
    """Play in the match of the page; returns how many steps it has then."""
    book.tempo(0)
    book.press("action:0 fold")
    book.page.wait_for_function("el => Number(el.max) > 2", arg=book.root.locator(".kb-slider").element_handle())
    book.answered()
    return book.count()


def has_come_back(book: Book, count: int, by: str = "match:back") -> None:
    """Press the control `by` and wait for the match of `count` steps, also after a reload."""
    slider = book.root.locator(".kb-right .kb-slider")  # two tables that are compared have one, too
    book.key(by).click()
    expect(slider).to_have_attribute("max", str(count))
    expect(slider).to_have_js_property("value", str(count))
    expect(slider).to_be_visible()
    expect(book.key("match:back")).to_have_count(0)
    book.page.reload()
    book.page.wait_for_selector(":root[data-page=ready]")
    book.at(count, count)


def test_a_link_from_the_glossary_wins_over_the_match_of_the_tab(tab: Page, go: Callable[..., Book]) -> None:
    count = play_one_deal(go("knack?lang=en"))
    go("glossary?lang=en", ".kb-glossary")
    with tab.expect_navigation(url="**clause=payment.3**"):
        tab.locator('a[href*="knack.ipynb"][href*="clause=payment.3"]').first.click()
    tab.wait_for_selector(SHOWN)
    book = Book(tab)
    book.in_sight("payment.3")
    assert book.count() < count
    expect(book.key("match:back")).to_have_text(BACK["en"])
    has_come_back(book, count)


@pytest.mark.parametrize("lang", list(BACK))
def test_an_address_that_is_pasted_says_in_the_readers_language_how_to_go_back(
    go: Callable[..., Book], lang: str
) -> None:
    count = play_one_deal(go(f"knack?lang={lang}"))
    book = go(f"knack?clause=payment.3&lang={lang}")
    book.in_sight("payment.3")
    expect(book.key("match:back")).to_have_text(BACK[lang])
    book.press("action:0 fold")  # something is tried while the match waits
    book.answered()
    book.page.reload()
    book.page.wait_for_selector(":root[data-page=ready]")
    expect(book.key("match:back")).to_be_visible()
    has_come_back(book, count)


def test_both_tables_of_a_reading_are_shown_though_there_is_a_match(tab: Page, go: Callable[..., Book]) -> None:
    count = play_one_deal(go("knack?lang=en"))
    go("questions?lang=en", "a[href*='reading=']")
    with tab.expect_navigation(url="**reading=**"):
        tab.locator('a[href*="knack.ipynb"][href*="reading=K-5.b"]').first.click()
    expect(tab.locator(".kb-side")).to_have_count(2)
    has_come_back(Book(tab), count)


@pytest.mark.parametrize("asked", [f"exercise={FIRST}", "practise=due"])
def test_questions_of_a_link_are_asked_and_the_match_waits(tab: Page, go: Callable[..., Book], asked: str) -> None:
    count = play_one_deal(go("knack?lang=en"))
    book = go("knack?lang=en")
    book.at(count, count)
    book = go(f"knack?lang=en&{asked}", ".kb-questions")
    expect(tab.locator(".kb-questions")).to_be_visible()
    expect(book.key("practise:leave")).to_have_text(BACK["en"])
    expect(book.key("match:back")).to_be_hidden()  # one way back, not two
    has_come_back(book, count, by="practise:leave")


def test_a_link_after_an_ended_match_shows_what_it_names(go: Callable[..., Book]) -> None:
    book = go("knack?lang=en")
    play_one_deal(book)
    book.drawer(1)
    book.close()
    book.press("action:end")
    book.answered()
    count = book.count()
    book = go("knack?lang=en&clause=payment.3")
    book.in_sight("payment.3")
    has_come_back(book, count)


@pytest.mark.parametrize("query", ["seed=7", "example=play-02-ace-at-once"])
def test_a_table_of_a_link_is_shown_and_the_match_waits(go: Callable[..., Book], query: str) -> None:
    count = play_one_deal(go("knack?lang=en"))
    book = go(f"knack?lang=en&{query}", SLIDER)
    expect(book.root.locator(".kb-slider")).not_to_have_attribute("max", str(count))
    has_come_back(book, count)


def test_without_a_match_a_link_offers_no_way_back(go: Callable[..., Book]) -> None:
    book = go("knack?lang=en&clause=payment.3")
    book.in_sight("payment.3")
    count = play_one_deal(book)
    expect(book.key("match:back")).to_have_count(0)
    book.page.reload()  # what is played at a link is a match like any other
    book.page.wait_for_selector(":root[data-page=ready]")
    book.at(count, count)
    book = go("knack?lang=en")
    book.at(count, count)


def test_in_a_new_tab_the_match_of_an_earlier_visit_waits(tab: Page, go: Callable[..., Book], server: Running) -> None:
    count = play_one_deal(go("knack?lang=en"))
    other = tab.context.new_page()
    book = Book(settle(other, server.url + "knack?lang=en&clause=payment.3", SHOWN))
    book.in_sight("payment.3")
    book.key("match:back").click()
    book.at(count, count)


def test_a_clause_as_a_chat_gives_it_on_is_shown(go: Callable[..., Book]) -> None:
    book = go("knack?lang=EN&clause=PLAY.3.")
    book.in_sight("play.3")
    assert "clause=play.3&" in f"{book.page.url}&"  # what is copied from the address bar is tidy
    expect(book.wrong).to_be_hidden()


def test_what_a_link_asks_for_in_vain_is_said_beside_the_match_that_waits(go: Callable[..., Book]) -> None:
    count = play_one_deal(go("knack?lang=en"))
    book = go("knack?lang=en&clause=nope.1")
    expect(book.wrong).to_contain_text("clause=nope.1")
    has_come_back(book, count)


@pytest.mark.parametrize(
    ("path", "game"), [("K%C3%B6pknack", "kopknack"), ("kn%C3%A5ker/", "knaker"), ("Knack.html", "knack")]
)
def test_a_name_as_it_is_said_leads_to_its_game(tab: Page, server: Running, path: str, game: str) -> None:
    tab.goto(f"{server.url}{path}")
    expect(tab).to_have_url(f"{server.url}voila/render/{game}.ipynb")


def test_a_name_that_is_misspelt_leads_on_from_the_page_of_the_error(tab: Page, server: Running) -> None:
    page = tab.context.new_page()  # a 404 is what the console of the other must not have
    page.goto(f"{server.url}svengknack?lang=de")
    with page.expect_navigation(url="**/svangknack.ipynb*"):
        page.get_by_role("link", name="Svängknack").click()
