"""Saving and opening matches; hostile, broken and oversize files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from knack_widgets.rules import Record
from tests.support.process import Running

from .helpers import UP, Book, hand_is, opened, watched

pytestmark = pytest.mark.browser

ONE = "<script>window.hurt = 1; alert(1)</script>"
TWO = '<img src="x" onerror="window.hurt = 2; alert(2)">'


@pytest.fixture(scope="module")
def module_book(browser: Browser, server: Running) -> Iterator[Book]:
    with opened(browser, f"{server.url}knack?seed=22") as book:
        book.page.on("dialog", lambda dialog: book.watch.wrongs.append(f"dialog: {dialog.message}") or dialog.dismiss())
        book.tempo(0)
        yield book


book = watched


def saved(book: Book) -> str:
    """The match as the page saves it."""
    book.drawer(2)
    with book.page.expect_download() as download:
        book.key("share:save").click()
    assert download.value.suggested_filename.startswith("knack-")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    expect(book.told).to_contain_text(download.value.suggested_filename)
    book.close()
    return text


def test_what_is_saved_can_be_opened(book: Book) -> None:
    book.begin("22")
    hand_is(book, ["Kh", "Qc", "Ts"])
    book.play("action:0 knock")
    book.play("card:0:Kh")
    before = book.seen()
    text = saved(book)
    record = Record.loads(text)
    assert len(record.moves) == before["count"]
    assert record.dumps() == text

    book.begin("5")
    hand_is(book, ["6c", "9c", "Ah"])
    book.load(text)
    book.at(before["count"], before["count"])
    expect(book.told).to_contain_text("öppnat")
    after = book.seen()
    assert after == before
    book.play("card:0:Qc")  # the same players go on
    book.play("card:0:Ts")
    expect(book.key("action:deal")).to_be_visible()


def hostile(text: str) -> str:
    """The match with names and a title that would run if they were read as markup."""
    record = Record.loads(text)
    return Record(
        game=record.game,
        players=(ONE, TWO, "</script>&lt;b&gt;"),
        moves=record.moves,
        first=record.first,
        extra={"title": {"sv": ONE, "text": TWO}},
    ).dumps()


def test_markup_in_names_and_titles_is_text(book: Book) -> None:
    book.begin("22")
    book.play("action:0 knock")
    count = book.count()
    text = hostile(saved(book))
    book.load(text)
    expect(book.root.locator(".kb-name").filter(has_text=ONE)).to_have_text(ONE)
    expect(book.root.locator(".kb-name").filter(has_text=TWO)).to_have_text(TWO)
    assert ONE in " ".join(book.seen()["log"])
    book.at(count, count)
    for lang in ("de", "en", "sv"):
        book.speak(lang)
    book.drawer(1)
    book.close()
    book.step("first")
    book.at(0)
    book.step("last")
    book.at(count)
    refused = book.root.locator(".kb-own .kb-play[data-forbidden]").first
    refused.click(force=True)
    expect(book.answer).not_to_be_empty()
    assert book.root.locator("script, img, b:has-text('&lt;'), iframe").count() == 0
    book.drawer(2)
    book.key("share:permalink").click()
    link = book.told.locator(".kb-link").input_value()
    assert book.page.evaluate("window.hurt") is None

    # the same by a permalink, and saved again
    book.page.goto(link)
    expect(book.root.locator(".kb-name").filter(has_text=ONE)).to_have_text(ONE)
    assert book.page.locator(".knack-book :is(script, img)").count() == 0
    assert book.page.evaluate("window.hurt") is None
    assert Record.loads(saved(book)).players == Record.loads(text).players


HEAD = 'format = "knack-widgets/1"\ngame = "knack"\n'
BROKEN = {
    "no TOML": "players = [",
    "no record": "# nothing\n",
    "an unknown game": 'format = "knack-widgets/1"\ngame = "bridge"\nplayers = 3\nmoves = []\n',
    "another format": 'format = "knack-widgets/99"\ngame = "knack"\nplayers = 3\nmoves = []\n',
    "a move that is not allowed": HEAD + 'players = 3\nmoves = ["0 knock"]\n',
    "too many players": HEAD + "players = 12\nmoves = []\n",
    "not text": b"\x00\xff\xfe" * 50,
    "wrong controls": HEAD + 'players = 3\nmoves = []\n[page]\ncontrols = ["nobody"]\n',
}


def test_what_cannot_be_opened_says_so_and_loses_nothing(book: Book, server: Running) -> None:
    book.page.goto(f"{server.url}knack?seed=22")
    book.page.wait_for_selector(UP)
    hand_is(book, ["Kh", "Qc", "Ts"])
    book.tempo(0)
    book.play("action:0 knock")
    before = book.seen()
    said = set()
    for name, text in BROKEN.items():
        book.key("clause:deal.1").click()  # takes the last message away
        expect(book.wrong).to_be_empty()
        book.load(text)
        expect(book.wrong, name).not_to_be_empty()
        expect(book.wrong).to_have_count(1)
        message = book.wrong.inner_text()
        assert "Traceback" not in message
        assert "Error:" not in message
        assert len(message) < 400
        said.add(message)
        assert book.seen() == before, name
    assert len(said) == len(BROKEN)
    book.key("clause:deal.1").click()
    expect(book.wrong).to_be_empty()

    book.load(b"#" * (2 << 20))
    drawer = book.drawer(2)
    expect(drawer.get_by_role("alert")).to_have_text("Filen är större än 1 MiB.")
    book.close()
    assert book.seen() == before
    book.press("card:0:Kh")
    book.asked(before["count"])
