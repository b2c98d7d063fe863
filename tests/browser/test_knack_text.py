"""Table and text: refusals, their clauses, examples, languages, columns, and the reader's copy of the original."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from knack_widgets.rulebook.labels import clause_label
from knack_widgets.rulebook.names import card_name
from knack_widgets.rulebook.words import status
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import Book, hand_is, shared_book

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
WIDE = {"width": 1500, "height": 900}
WORD = {"sv": "Punkt", "de": "Abschnitt", "en": "Clause"}
NAMES = {"sv": "hjärter sju", "de": "Herz-Sieben", "en": "the seven of hearts"}


module_book = shared_book("knack?seed=6", viewport=WIDE)


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    """A deal of seed 6, just begun, in Swedish, without a clause chosen."""
    book = module_book
    book.speak("sv")
    book.begin("6")
    book.switch("reveal", on=False)
    hand_is(book, ["6h", "7h", "7s"])
    for chosen in book.root.locator('.kb-number-button[aria-expanded="true"]').all():
        chosen.click()
    expect(book.root.locator(".kb-focus")).to_have_count(0)
    yield book
    assert book.watch.left() == []


def refused(book: Book) -> Desk:
    """The reader leads a heart, and to a spade tries another: follow suit. Returns the same in this process."""
    desk = Desk.open("knack", seed=6)
    desk.switch({"tempo": 0})
    book.play("action:0 knock")
    book.play("card:0:6h")
    card = book.key("card:0:7h")
    expect(card).to_have_attribute("data-forbidden", "")
    assert card.is_enabled()  # it is to be tried: whoever hears the page must not take it for dead
    assert card.get_attribute("disabled") is None
    book.press("card:0:7h")
    do(desk, {"do": "move", "move": "0 knock"})
    do(desk, {"do": "card", "seat": 0, "code": "6h"})
    do(desk, {"do": "card", "seat": 0, "code": "7h"})
    assert desk.look.verdict is not None
    expect(book.answer).to_contain_text("Stick 3")
    return desk


def test_a_refused_card_answers_with_its_clause(book: Book) -> None:
    desk = refused(book)
    assert desk.look.verdict
    expect(book.answer).to_have_attribute("role", "alert")
    expect(book.answer).to_contain_text("hjärter sju")
    expect(book.answer.locator("p")).to_contain_text("du har spader sju och får inte spela hjärter sju")
    expect(book.root.locator(".kb-refused")).to_have_attribute("aria-label", "Punkt Stick 3")
    expect(book.clause("play.3").locator(".kb-tag-no")).to_have_text("förbjuder det")
    book.in_sight("play.3")
    # it answers again, and a legal card takes the answer away
    book.press("card:0:7h")
    book.answered()
    expect(book.answer).to_contain_text("Stick 3")
    book.play("card:0:7s")
    expect(book.answer).to_be_empty()
    expect(book.root.locator(".kb-refused")).to_have_count(0)


def test_the_answers_clause_leads_to_the_text_and_its_examples(book: Book) -> None:
    refused(book)
    book.root.locator(".kb-pane").evaluate("pane => pane.scrollTo(0, 0)")
    book.answer.get_by_role("button", name="Stick 3").click()
    expect(book.clause("play.3")).to_have_class(r"kb-clause kb-force kb-refused kb-focus")
    book.in_sight("play.3")
    number = book.key("clause:play.3")
    expect(number).to_have_attribute("aria-expanded", "true")
    example = book.key("example:play-03-follow-suit")
    expect(example).to_have_text("Hjärter på hjärter")
    book.answer.get_by_role("button", name="Stick 3").click()  # asked again, it stays
    book.answered()
    expect(number).to_have_attribute("aria-expanded", "true")

    example.click()
    book.at(5, 9)
    seen = book.seen()
    assert set(seen["hands"]) == {"Anna", "Bo", "Cleo"}
    assert "ruter tio" in seen["hands"]["Bo"]  # hands lie open in an example
    expect(book.answer).to_be_empty()
    forward = book.root.get_by_role("button", name="Ett steg framåt")
    forward.click()
    book.at(6)
    expect(book.root.locator(".kb-prompt")).to_contain_text("Bo vill ta sticket med trumf")  # the example's note
    expect(book.answer).to_contain_text("Bo")
    expect(book.answer).to_contain_text("hjärter sju")
    expect(book.answer).to_contain_text("Stick 3")
    expect(book.clause("play.3").locator(".kb-tag-no")).to_be_visible()
    number.click()
    expect(number).to_have_attribute("aria-expanded", "false")


def test_a_clause_without_examples_and_one_of_the_log(book: Book) -> None:
    book.key("clause:intro.2").click()
    expect(book.clause("intro.2")).to_contain_text("Inget exempel")
    book.answered()
    book.root.locator(".kb-log").get_by_role("button", name="Utdelning 3").click()
    expect(book.clause("intro.2").locator(".kb-panel")).to_be_hidden()
    expect(book.key("clause:deal.3")).to_have_attribute("aria-expanded", "true")
    book.in_sight("deal.3")
    assert book.root.locator(".kb-force").count() > 0


FOLD = """pane => pane.addEventListener("scroll", () => {
  pane.style.overflowAnchor = "none";
  pane.firstElementChild.style.marginTop = "900px";
}, {once: true})"""


def test_what_moves_on_the_way_does_not_lose_the_clause(book: Book) -> None:
    """Something above the clause unfolds while the pane is on its way there."""
    book.key("clause:intro.2").click()
    book.answered()
    book.root.locator(".kb-pane").evaluate(FOLD)
    book.root.locator(".kb-log").get_by_role("button", name="Utdelning 3").click()
    book.in_sight("deal.3")


def test_everything_follows_the_language(book: Book) -> None:
    desk = refused(book)
    for lang in ("de", "en", "sv"):
        book.speak(lang)
        expect(book.key(f"lang:{lang}")).to_have_attribute("aria-pressed", "true")
        for code in ("7h", "7s"):
            expect(book.key(f"card:0:{code}")).to_have_attribute("title", card_name(lang, code))
            expect(book.key(f"card:0:{code}")).to_have_accessible_name(re.compile(f"^{card_name(lang, code)}"))
        expect(book.key("card:0:7h")).to_have_accessible_name(re.compile(f"^{NAMES[lang]}"))
        label = f"{WORD[lang]} {clause_label('knack', 'play.3', lang)}"
        expect(book.clause("play.3")).to_have_attribute("aria-label", label)
        expect(book.clause("play.3").locator(".kb-cell > div[lang]").first).to_have_attribute("lang", lang)
        book.press("card:0:7h")
        book.answered()
        expect(book.answer).to_contain_text(NAMES[lang])
        assert book.seen()["status"] == status(desk.view, lang, desk.you)


def test_columns(book: Book) -> None:
    cells = "all => all.map((one) => one.lang)"
    row = book.clause("play.3").locator(".kb-cell > div:first-child")
    assert row.evaluate_all(cells) == ["sv"]
    book.key("column:de").click()
    expect(row).to_have_count(2)
    book.key("column:en").click()
    expect(row).to_have_count(3)
    assert row.evaluate_all(cells) == ["sv", "de", "en"]
    expect(book.key("column:en")).to_have_attribute("aria-pressed", "true")
    # the reader's own language is always there, and the source's is offered as what it is
    expect(book.key("column:sv")).to_have_count(0)
    book.speak("en")
    expect(book.key("column:sv")).to_have_text("Swedish (the source’s language)")
    expect(book.key("column:en")).to_have_count(0)
    expect(row).to_have_count(2)
    assert row.evaluate_all(cells) == ["en", "de"]
    book.key("column:de").click()
    expect(row).to_have_count(1)
    book.speak("sv")
    expect(row).to_have_count(2)
    book.key("column:en").click()
    expect(row).to_have_count(1)
    assert row.evaluate_all(cells) == ["sv"]


def test_what_is_said_of_copies_is_one_line_that_opens(book: Book) -> None:
    more = book.key("column:original")
    expect(book.root.locator(".kb-original-box")).to_be_hidden()
    expect(more).to_have_text("Originalet …")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(book.root.locator(".kb-original-box")).to_contain_text("knack.txt")
    more.click()
    expect(book.root.locator(".kb-original-box")).to_be_hidden()


# -- the reader's copy of the original


@pytest.fixture(scope="module")
def copy() -> Path:
    folder = Path(os.environ.get("KNACK_ORIGINALS") or ROOT.parent / "shared" / "originals")
    if not (folder / "knack.txt").is_file():
        pytest.skip(f"no copy of the original at hand ({folder}); KNACK_ORIGINALS can name a folder")
    return folder / "knack.txt"


def test_a_copy_of_the_readers_own(book: Book, copy: Path) -> None:
    unknown = "Kalle Anka spelade aldrig <b>knack</b> i Grönköping."
    text = copy.read_bytes() + f"\n\n{unknown}\n".encode()
    box = book.root.locator(".kb-original-box")
    book.key("column:original").click()
    expect(box).to_contain_text("knack.txt")
    box.locator("input[type=file]").set_input_files({"name": "knack.txt", "mimeType": "text/plain", "buffer": text})
    said = book.clause("play.3").locator(".kb-original")
    expect(said).to_be_visible()
    expect(said.locator("div[lang]")).to_have_attribute("lang", "sv")
    first = said.inner_text().split("\n")[0].strip()
    assert len(first) > 20
    assert " ".join(first.split()[:4]) in " ".join(copy.read_text(encoding="utf-8", errors="replace").split())
    assert book.root.locator(".kb-absent").count() == 0
    strange = book.root.locator(".kb-unknown")
    expect(strange).to_have_count(1)
    expect(strange).to_contain_text(unknown)
    expect(strange).to_contain_text("står inte i den utgåva som boken följer")

    book.page.reload()
    expect(book.clause("play.3").locator(".kb-original")).to_be_visible()
    expect(book.root.locator(".kb-unknown")).to_contain_text(unknown)
    book.key("forget").click()
    expect(book.root.locator(".kb-original")).to_have_count(0)
    expect(book.key("column:original")).to_have_text("Originalet …")
    assert book.page.evaluate("localStorage.getItem('knack-widgets:original:knack')") is None
    book.page.reload()
    expect(book.key("column:original")).to_have_text("Originalet …")
    expect(book.root.locator(".kb-original-box")).to_be_hidden()
    book.tempo(0)


def test_a_copy_that_is_none_says_so(book: Book) -> None:
    book.key("column:original").click()
    files = book.root.locator(".kb-original-box input[type=file]")
    files.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"x" * (2 << 20)})
    expect(book.root.locator(".kb-original-box [role=alert]")).to_have_text("Filen är större än 1 MiB.")
    files.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"%PDF-1.7 \x00\x01"})
    expect(book.wrong).to_contain_text("Exemplaret går inte att läsa.")
    # nothing that would fail again at every visit
    assert book.page.evaluate("localStorage.getItem('knack-widgets:original:knack')") is None
