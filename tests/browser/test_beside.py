"""The second column of the text: its width, the table above it, its source, phones; and the outline of pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import games
from tests.support.process import Running, running

from .conftest import AXE, PHONE, ROOT, settle, without
from .helpers import SHOWN, Book
from .test_layout import ACTIONS, whole

pytestmark = [pytest.mark.browser, pytest.mark.apart]

LAPTOP = {"width": 1366, "height": 768}
LEAST_WIDTH = 280
"""Least width of each of two columns of text in a laptop's window (px)."""
SCROLLBAR = 15
"""Width of the scrollbar of a window in which scrollbars take room (px)."""
WIDTHS = """row => [...row.querySelectorAll(".kb-cell")].map((cell) => {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
})"""
PLACES = """([text, table]) => [text, table].map((one) => one.getBoundingClientRect())
  .map(({ top, left, right, bottom }) => ({ top, left, right, bottom }))"""
OUTLINE = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility())
  .map((one) => [Number(one.localName[1]), one.textContent.trim()])"""
NAMES = """() => [...document.querySelectorAll(".kb-table")].filter((one) => one.checkVisibility())
  .map((one) => one.getAttribute("aria-label"))"""
FINDINGS = """async () => {
  const { violations } = await axe.run("html", { resultTypes: ["violations"] });
  const where = (nodes) => nodes.map(({ target }) => target.join(" ")).join(" | ");
  return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${where(nodes)}`);
}"""


def widths(book: Book, clause: str) -> list[float]:
    found: list[float] = book.clause(clause).evaluate(WIDTHS)
    return found


@pytest.fixture
def laptop(new_page: Callable[..., Page], open_page: Callable[..., Page]) -> Callable[[str], Book]:
    """Opens a page in a laptop's window, less a scrollbar."""

    def go(path: str) -> Book:
        page = new_page(viewport={**LAPTOP, "width": LAPTOP["width"] - SCROLLBAR})
        book = Book(open_page(path, on=page, ready=SHOWN))
        book.tempo(4)
        return book

    return go


@pytest.mark.parametrize("game", tuple(games))
def test_two_columns_are_wide_enough_and_the_hand_stays_on_the_first_screen(
    game: str, laptop: Callable[[str], Book]
) -> None:
    book = laptop(f"{game}?lang=en")
    source = "de" if game == "knack31" else "sv"
    expect(book.root.locator(".kb-offer")).to_be_visible()
    book.key(f"column:{source}").click()
    first = next(iter(games[game].clauses))
    expect(book.clause(first).locator(".kb-cell")).to_have_count(2)
    expect(book.root.locator(".kb-offer")).to_be_hidden()
    assert min(widths(book, first)) >= LEAST_WIDTH
    assert book.page.evaluate("scrollY") == 0
    whole(book.root.locator(".kb-own"))
    if book.root.locator(ACTIONS).count():
        whole(book.root.locator(ACTIONS))


def test_the_clause_in_force_stays_in_sight_when_a_column_comes_and_goes(laptop: Callable[[str], Book]) -> None:
    book = laptop("knack?lang=en")
    book.in_sight("bidding.2")
    for count in (2, 1):
        book.key("column:sv").click()
        expect(book.clause("bidding.2").locator(".kb-cell")).to_have_count(count)
        book.answered()
        book.in_sight("bidding.2")


def test_the_table_goes_above_the_text_and_stays_there_on_the_next_page(
    laptop: Callable[[str], Book], open_page: Callable[..., Page]
) -> None:
    book = laptop("knack?lang=en")
    above = book.key("pref:tableAbove")
    expect(above).to_be_hidden()
    book.key("column:sv").click()
    expect(above).to_be_visible()
    above.click()
    expect(above).to_have_attribute("aria-pressed", "true")
    places = [book.root.locator(name).element_handle() for name in (".kb-text", ".kb-table")]
    text, table = book.page.evaluate(PLACES, places)
    assert table["bottom"] <= text["top"]
    assert min(widths(book, "play.3")) > 450
    whole(book.root.locator(".kb-own"))
    other = Book(open_page("kopknack?lang=en", on=book.page, ready=SHOWN))
    expect(other.key("pref:tableAbove")).to_have_attribute("aria-pressed", "true")
    other.key("pref:tableAbove").click()
    expect(other.key("pref:tableAbove")).to_have_attribute("aria-pressed", "false")
    places = [other.root.locator(name).element_handle() for name in (".kb-text", ".kb-table")]
    text, table = other.page.evaluate(PLACES, places)
    assert text["right"] <= table["left"]
    # without a second column there is nothing to choose
    other.key("column:sv").click()
    expect(other.key("pref:tableAbove")).to_be_hidden()


def test_on_a_phone_the_second_column_stands_below_the_first(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", on=phone, ready=SHOWN))
    book.root.locator(".kb-rules-open").tap()
    expect(book.root.locator(".kb-offer")).to_be_visible()
    book.key("column:sv").tap()
    cells = book.clause("play.3").locator(".kb-cell")
    expect(cells).to_have_count(2)
    boxes = [cell.bounding_box() for cell in cells.all()]
    above, below = boxes
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    assert min(above["width"], below["width"]) >= LEAST_WIDTH
    expect(cells.nth(1)).to_have_attribute("data-name", "Swedish")
    expect(book.key("pref:tableAbove")).to_be_hidden()
    assert book.width() <= PHONE["width"]


# -- with a copy of the original


@pytest.fixture(scope="module")
def copies() -> Iterator[Running]:
    """A server that finds a copy of each original."""
    folder = Path(os.environ.get("KNACK_ORIGINALS") or ROOT.parent / "shared" / "originals")
    if not (folder / "knack.txt").is_file():
        pytest.skip(f"no copy of the original at hand ({folder})")
    with running(ROOT / "notebooks", env={"KNACK_ORIGINALS": str(folder)}) as server:
        yield server


@pytest.mark.parametrize(
    ("game", "head"),
    [
        ("knack", "Original: Swedish, after L. T. Öberg (1858)"),
        ("knaker", "Original: Swedish, Knåkerrådet (2022)"),
    ],
)
def test_the_original_stands_beside_with_its_source_in_its_head(
    game: str, head: str, copies: Running, new_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={**LAPTOP, "width": LAPTOP["width"] - SCROLLBAR})
    book = Book(settle(page, f"{copies.url}{game}?lang=en", SHOWN))
    book.tempo(4)
    first = next(iter(games[game].clauses))
    expect(book.clause(first).locator(".kb-original")).to_be_visible()
    assert min(widths(book, first)) >= LEAST_WIDTH
    expect(book.root.locator(".kb-column-heads span").nth(1)).to_have_text(head)
    expect(book.root.locator(".kb-offer")).to_be_hidden()
    whole(book.root.locator(".kb-own"))


def test_on_a_phone_the_original_stands_below_the_readers_language(copies: Running, phone: Page) -> None:
    book = Book(settle(phone, f"{copies.url}knack?lang=en", SHOWN))
    book.root.locator(".kb-rules-open").tap()
    cells = book.clause("play.3").locator(".kb-cell")
    expect(cells).to_have_count(2)
    expect(book.clause("play.3").locator(".kb-original")).to_be_visible()
    expect(book.root.locator(".kb-column-heads")).to_contain_text("after L. T. Öberg (1858)")
    assert book.width() <= PHONE["width"]


# -- outlines


@pytest.mark.parametrize("path", ["knack", "knaker", "index", "glossary", "differences", "questions", "odds"])
def test_a_page_has_one_title_and_skips_no_level(path: str, page: Page, open_page: Callable[..., Page]) -> None:
    game = path in games
    page = open_page(f"{path}?lang=en", on=page, ready=SHOWN if game else ".knack-book")
    if game or path == "odds":
        page.locator(".kb-table").nth(1 if game else 0).wait_for()
    outline = page.evaluate(OUTLINE)
    assert [level for level, _ in outline].count(1) == 1
    levels = [level for level, _ in outline]
    assert levels[0] == 1
    assert [pair for pair in pairwise(outline) if pair[1][0] - pair[0][0] > 1] == []
    title = outline[0][1]
    assert title not in [words for _, words in outline[1:]]
    names = page.evaluate(NAMES)
    assert len({*names}) == len(names)


@pytest.mark.parametrize("path", ["knack", "knack31", "index", "glossary", "odds"])
def test_axe_finds_nothing_on_a_page(path: str, page: Page, open_page: Callable[..., Page]) -> None:
    if not AXE.is_file():
        without("axe-core is not installed (npm install)")
    page = open_page(f"{path}?lang=en", on=page, ready=SHOWN if path in games else ".knack-book")
    if path in games:
        Book(page).key("column:de" if path != "knack31" else "column:sv").click()
        Book(page).answered()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(FINDINGS) == []
