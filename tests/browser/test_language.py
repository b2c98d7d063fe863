"""The first language of a page: the address's, else the one chosen before, else the browser's, else the text's."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import games

from .conftest import READY
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

EVERY_FRAME = """() => {
  window.spoken = new Set();
  const look = () => {
    if (document.body) window.spoken.add(document.documentElement.lang);
    for (const book of document.querySelectorAll(".knack-book")) window.spoken.add(`book ${book.lang}`);
    requestAnimationFrame(look);
  };
  look();
}"""


def spoken(page: Page) -> str:
    """The language of all that the page says, once it says all of it in one."""
    lang = str(page.evaluate("document.documentElement.lang"))
    for book in page.locator(".knack-book").all():
        expect(book).to_have_attribute("lang", lang)
    prose = page.locator(".kp-prose:visible").evaluate_all("all => [...new Set(all.map((one) => one.lang))]")
    assert prose in ([lang], [])
    return lang


@pytest.mark.parametrize(
    ("locale", "address", "lang"),
    [
        ("de-AT", "knack", "de"),
        ("en-GB", "knack31", "en"),
        ("fr-FR", "knack", "sv"),
        ("fr-FR", "knack31", "de"),
        ("en-GB", "knack?lang=de", "de"),
    ],
)
def test_a_page_speaks_as_the_browser_does_unless_its_address_says_otherwise(
    new_page: Callable[..., Page], open_page: Callable[..., Page], locale: str, address: str, lang: str
) -> None:
    page = new_page(locale=locale)
    page.add_init_script(f"({EVERY_FRAME})()")
    open_page(address, on=page)
    assert spoken(page) == lang
    assert page.title() == games[address.partition("?")[0]].names[lang]
    assert page.evaluate("[...spoken].sort()") == [f"book {lang}", lang]  # from the first frame on


def test_a_page_leaves_out_what_is_said_to_readers_of_notebooks(open_page: Callable[..., Page]) -> None:
    assert "Run All Cells" not in open_page("knack").content()


def test_what_was_chosen_holds_for_the_whole_book(
    new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(locale="en-GB")
    open_page("", on=page, ready=".kb-shelf a")
    assert (spoken(page), page.title()) == ("en", "Three cards")
    page.get_by_role("button", name="Deutsch").click()
    expect(page).to_have_title("Drei Karten")
    open_page("knack", on=page)
    assert (spoken(page), page.title()) == ("de", games["knack"].names["de"])
    Book(page).speak("sv")
    expect(page).to_have_title(games["knack"].names["sv"])
    open_page("", on=page, ready=".kb-shelf a")
    assert spoken(page) == "sv"
    open_page("?lang=en", on=page, ready=".kb-shelf a")  # a link from somebody else is no choice
    assert spoken(page) == "en"
    open_page("", on=page, ready=".kb-shelf a")
    assert spoken(page) == "sv"


def test_a_match_comes_back_in_the_language_of_now(
    new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(locale="en-GB")
    book = Book(open_page("knack", on=page))
    book.play("action:0 knock")
    steps = book.count()
    page.evaluate("document.dispatchEvent(new CustomEvent('knack-lang', { detail: 'de' }))")  # as another page would
    page.reload()
    page.wait_for_selector(READY)
    expect(book.root.locator(".kb-slider")).to_have_attribute("max", str(steps))
    assert spoken(page) == "de"


def test_another_language_keeps_who_plays_the_seats(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=16"))
    book.control(1, "random")
    book.control(2, "me")
    seats = book.root.locator("[data-key^='control:']")
    form = book.root.locator("form.kb-match .kb-players select")

    def chosen() -> list[str]:
        return [field.input_value() for field in (*seats.all(), *form.all())]

    before, label = chosen(), seats.nth(1).locator("option:checked").text_content()
    assert before[1:3] == ["random", "me"]
    book.speak("de")
    book.answered()
    assert chosen() == before
    assert seats.nth(1).locator("option:checked").text_content() != label
