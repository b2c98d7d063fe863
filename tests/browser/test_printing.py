"""Pages for paper in a browser: as PDF, under the server's policy, and the ways that lead there."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.pages.printing import PrintRequest, answer
from knack_widgets.rules import games
from tests.support.process import Running

from .conftest import without
from .helpers import Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

ID = "knack.play-3.legal-moves.7"
A4 = re.compile(rb"/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]")
CONTROLS = "button, input, select, summary, nav, .screen"
WIDE = """() => [...document.querySelectorAll("main *")].filter(
  (one) => one.getBoundingClientRect().right > innerWidth + 1).length"""


def words(pdf: Path) -> str:
    """What is written in a PDF."""
    if shutil.which("pdftotext") is None:
        without("pdftotext is not installed (Debian: apt-get install poppler-utils)")
    return subprocess.run(["pdftotext", "-layout", pdf, "-"], check=True, capture_output=True, text=True).stdout


def test_the_rules_on_paper(server: Running, page: Page, tmp_path: Path, axe: Callable[..., list[str]]) -> None:
    page.goto(f"{server.url}knack?print=full&lang=en")
    assert axe(page) == []
    page.emulate_media(media="print")
    assert page.locator(CONTROLS).filter(visible=True).count() == 0
    pdf = tmp_path / "rules.pdf"
    page.pdf(path=pdf, prefer_css_page_size=True)
    sheets = A4.findall(pdf.read_bytes())
    assert 8 < len(sheets) < 20
    text = words(pdf)
    assert "Example: A full table" in text
    assert f"{len(sheets)} / {len(sheets)}" in text
    assert "Back to the table" not in text
    assert text.count(games["knack"].names["en"]) > len(sheets) - 2  # at the head of each sheet


@pytest.mark.parametrize("kind", ["sheet", "key"])
def test_a_sheet_and_its_key_on_paper(
    server: Running, page: Page, tmp_path: Path, axe: Callable[..., list[str]], kind: str
) -> None:
    asked = "&".join(f"exercise=knack.play-3.legal-moves.{seed}" for seed in range(7, 11))
    # a phone cannot reach this machine's own address: the page has codes only under a name
    page.goto(f"{server.url}knack?print={kind}&lang=sv&{asked}")
    expect(page.locator(".qr")).to_have_count(0)
    expect(page.get_by_role("note")).to_contain_text("Inga QR-koder" if kind == "sheet" else "Skriv ut")
    asked_for = PrintRequest.read("knack", urlsplit(page.url).query, "sv")
    assert asked_for is not None
    named = answer(asked_for, "https://school.example/knack")
    page.route("**/*print=*", lambda route: route.fulfill(body=named, content_type="text/html; charset=utf-8"))
    page.reload()
    assert axe(page) == []
    expect(page.locator(".qr")).to_have_count(4)
    page.emulate_media(media="print")
    box = page.locator(".qr").first.bounding_box()
    assert box is not None
    assert 20 <= box["width"] * 25.4 / 96 <= 25
    assert page.locator(CONTROLS).filter(visible=True).count() == 0
    pdf = tmp_path / "sheet.pdf"
    page.pdf(path=pdf, prefer_css_page_size=True)
    assert 1 < len(A4.findall(pdf.read_bytes())) <= 3  # one exercise or two a sheet of paper
    assert "Övning 4" in words(pdf)


@pytest.mark.parametrize("kind", ["rules", "sheet", "key"])
def test_the_page_can_be_read_on_a_phone(server: Running, phone: Page, kind: str) -> None:
    phone.goto(f"{server.url}knaker?print={kind}&lang=de")
    assert phone.evaluate(WIDE) == 0


def test_what_cannot_be_printed_says_so(server: Running, page: Page, watch) -> None:
    watch.forgive("404")
    page.goto(f"{server.url}knack?print=all&lang=en")
    expect(page.locator("main")).to_contain_text("expected one of rules, full, original, aid, sheet, key")
    page.get_by_role("link", name="Print the rules").click()
    expect(page.locator("article.clause").first).to_be_visible()


def test_the_rules_are_printed_from_the_contents(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=de"))
    book.key("contents").click()
    with page.expect_popup() as opened:
        book.root.get_by_role("link", name="Regeln drucken").click()
    expect(opened.value.locator("html")).to_have_attribute("lang", "de")
    expect(opened.value.locator("article.clause").first).to_be_visible()


def test_exercises_are_printed_from_practising_without_an_id_typed(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&clause=play.3"))
    book.key("practise:play.3").click()
    book.root.locator(".kb-practise-papers > summary").click()
    with page.expect_popup() as opened:
        book.root.get_by_role("link", name="Print ten exercises").click()
    sheet = opened.value
    first = sheet.locator(".exercise").first
    expect(first).to_be_visible()
    assert parse_qs(urlsplit(sheet.url).query)["clause"] == ["play.3"]
    asked = first.locator(".question").inner_text()
    expect(page.locator(".kb-question")).to_be_visible()  # practising goes on in its own page
    sheet.get_by_role("link", name="The key to this sheet").click()
    expect(sheet.locator(".exercise .right").first).to_be_visible()
    assert sheet.locator(".exercise").first.locator(".question").inner_text() == asked
