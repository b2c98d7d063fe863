"""The pictures of odds in a browser: legible on any screen, drawn anew when it changes, and fit to be taken along."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from .conftest import PHONE
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = """async ([rows, width]) => {
  const address = JSON.parse(document.getElementById("kp-plots").textContent);
  const { intervals } = await import(new URL(address, document.baseURI));
  const measured = {name: "Risk", better: "better", high: false, percent: true};
  const svg = intervals(rows, measured, {width, font: 13, family: "serif", lang: "en"});
  document.body.append(svg);
  const box = (el) => {
    const {left, right, top, bottom} = el.getBoundingClientRect();
    return {left, right, top, bottom, says: el.textContent};
  };
  const all = (tag) => [...svg.querySelectorAll(tag)].map(box);
  const found = {frame: box(svg), texts: all("text"), marks: all("circle")};
  svg.remove();
  return found;
}"""
"""What is drawn of moves: where its texts and its marks come to lie."""


def to_the_odds(book: Book) -> None:
    for key in ("hint", "hint:details"):
        book.key(key).click()
        book.answered()
    expect(book.root.locator("[data-key='advice:svg']")).to_be_visible()
    expect(book.key("hint:odds")).not_to_have_text("Cancel")


def open_line(book: Book) -> None:
    book.key("line").click()
    expect(book.root.locator(".kb-settling svg")).to_be_visible()


def open_map(book: Book) -> Locator:
    book.key("hands").click()
    picture = book.root.locator(".kb-handmap svg")
    expect(picture).to_be_visible()
    return picture


def taken(book: Book, key: str, folder: Path) -> tuple[str, str]:
    """The name and the text of a file."""
    with book.page.expect_download() as coming:
        book.key(key).click()
    file: Download = coming.value
    path = folder / file.suggested_filename
    file.save_as(path)
    return path.name, path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("width", [288, 336, 700])
def test_each_move_has_its_row_and_all_names_can_be_read(
    page: Page, open_page: Callable[..., Page], width: int
) -> None:
    open_page("knack?lang=en&seed=16")
    names = [
        "Buy one card",
        "Buy one card",
        "Swap the seven of diamonds for the seven of hearts, and two more",
        "Slide",
    ]
    rows = [{"label": name, "value": 0.5, "low": 0.4, "high": 1, "best": name == "Slide"} for name in names]
    found = page.evaluate(DRAWN, [rows, width])
    assert len({mark["top"] for mark in found["marks"]}) == len(names), "also of moves with one name"
    texts, frame = found["texts"], found["frame"]
    assert " ".join(text["says"] for text in texts).count("Buy one card") == 2
    for text in texts:
        assert frame["left"] - 0.5 <= text["left"] <= text["right"] <= frame["right"] + 0.5, text
        assert frame["top"] - 0.5 <= text["top"] <= text["bottom"] <= frame["bottom"] + 0.5, text
    for one in texts:
        for other in texts:
            apart = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert one is other or apart or one["top"] + 2 >= other["bottom"] or other["top"] + 2 >= one["bottom"]


def test_pictures_are_drawn_anew_for_another_width_and_a_larger_type(
    page: Page, open_page: Callable[..., Page]
) -> None:
    page.set_viewport_size(PHONE)
    book = Book(open_page("kopknack?lang=en&seed=16"))
    to_the_odds(book)
    picture = open_map(book)
    narrow = int(picture.get_attribute("width") or 0)
    squares = picture.locator("g[aria-label=text] text")
    assert set(squares.all_text_contents()) == {"+", "−", "0"}, "no shade has to be told from another"
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(picture).not_to_have_attribute("width", str(narrow))
    assert int(picture.get_attribute("width") or 0) > narrow
    assert "+2.7" in squares.all_text_contents()
    size = "svg => parseFloat(svg.style.fontSize)"
    before = picture.evaluate(size)
    book.switch("presenter", on=True)
    page.wait_for_function(
        "([svg, before]) => parseFloat(document.querySelector(svg).style.fontSize) > before",
        arg=[".kb-handmap svg", before],
    )


def test_what_is_folded_away_is_drawn_when_it_is_opened(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=16"))
    to_the_odds(book)
    expect(book.root.locator(".kb-settling svg")).to_have_count(0)
    open_line(book)
    before = book.root.locator(".kb-settling svg").inner_html()
    book.key("line").click()
    expect(book.root.locator(".kb-settling svg")).to_be_hidden()
    book.key("hint:odds").click()
    expect(book.key("hint:odds")).to_have_text("Cancel")
    expect(book.key("hint:odds")).not_to_have_text("Cancel")
    open_line(book)
    # more is known by now
    page.wait_for_function("before => document.querySelector('.kb-settling svg').innerHTML !== before", arg=before)


def test_the_map_has_a_key_and_its_table_keeps_its_first_column(page: Page, open_page: Callable[..., Page]) -> None:
    page.set_viewport_size(PHONE)
    book = Book(open_page("kopknack?lang=en&seed=16"))
    to_the_odds(book)
    picture = open_map(book)
    expect(picture).to_contain_text("Mean gain (stake 3)")
    for step in ("−2.7", "−1.3", "+1.3", "+2.7"):
        expect(picture.get_by_text(step, exact=True)).to_have_count(1)
    about = book.root.locator(".kb-handmap .kb-caption")
    expect(about).to_contain_text("“Knock”")
    expect(about).to_contain_text("Your hand: best trump")
    book.key("hands:table").click()
    box = book.root.locator(".kb-handmap .kb-folded")
    first = box.locator("tbody th").first
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    assert first.bounding_box()["width"] < 130  # type: ignore[index]
    box.evaluate("box => { box.scrollLeft = 200; }")
    assert (
        first.evaluate(
            "(th) => th.getBoundingClientRect().left - th.closest('.kb-folded').getBoundingClientRect().left"
        )
        == 0
    )
    assert book.width() == PHONE["width"]


@pytest.mark.parametrize(("lang", "separator", "comma"), [("sv", ";", ","), ("de", ";", ","), ("en", ",", ".")])
def test_numbers_open_in_a_spreadsheet_of_the_language(
    page: Page, open_page: Callable[..., Page], tmp_path: Path, lang: str, separator: str, comma: str
) -> None:
    book = Book(open_page(f"knack?lang={lang}&seed=16"))
    to_the_odds(book)
    open_line(book)
    open_map(book)
    for key, name in (
        ("advice", "knack-odds-8s-Ac-Jh"),
        ("line", "knack-odds-line-8s-Ac-Jh"),
        ("hands", "knack-hands-3"),
    ):
        called, text = taken(book, f"{key}:csv", tmp_path)
        assert called == f"{name}.csv"
        assert text.startswith("\ufeff# ")
        lines = text.removeprefix("\ufeff").splitlines()
        head = [line for line in lines if line.startswith("# ")]
        assert len(head) >= 3
        assert head == lines[: len(head)]
        assert "Knack" in "".join(head)
        assert separator not in "".join(head)
        headings, *rows = csv.reader(lines[len(head) :], delimiter=separator)
        assert len({*headings}) == len(headings)
        assert len(rows) > 1
        assert {len(row) for row in rows} == {len(headings)}
        numbers = [
            cell for row in rows for cell in row if comma in cell and cell.replace(comma, "").lstrip("-").isdigit()
        ]
        assert numbers
        assert {len(cell.partition(comma)[2]) for cell in numbers} == {4}


@pytest.mark.parametrize("screen", ["dark phone", "desk"])
def test_a_picture_says_by_itself_what_it_is_of(
    new_page: Callable[..., Page], open_page: Callable[..., Page], tmp_path: Path, screen: str
) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    book = Book(open_page("kopknack?lang=de&seed=16", on=new_page(**(touch if screen == "dark phone" else {}))))
    to_the_odds(book)
    open_line(book)
    open_map(book)
    for key in ("advice", "line", "hands"):
        name, text = taken(book, f"{key}:svg", tmp_path)
        assert name.endswith(".svg")
        for foreign in ("var(", "currentColor", "<style", "light-dark"):
            assert foreign not in text, "it needs no page around it"
        picture = ET.fromstring(text)
        assert picture.tag == f"{SVG}svg"
        assert int(picture.get("width", "0")) >= 800
        assert picture.get("lang") == picture.get("{http://www.w3.org/XML/1998/namespace}lang") == "de"
        assert picture.findtext(f"{SVG}title")
        assert "Köpknack" in picture.findtext(f"{SVG}desc", "")
        ground = picture.find(f"{SVG}rect")
        assert ground is not None
        assert ground.get("fill") == "#ffffff"
        said = " ".join("".join(one.itertext()) for one in picture.iter(f"{SVG}text"))
        assert "Köpknack" in said
        assert "vorsichtig" in said
        assert "Mittlerer Gewinn (Einsatz 3)" in said
    # wide enough for numbers, whatever the page was
    assert "+2,7" in said
