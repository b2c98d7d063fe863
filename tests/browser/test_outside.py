"""A game from outside in a browser: found on the shelf, read, refused and played on a page of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.outside import FISHING, announced
from tests.support.own_games.sitecustomize import HIDING
from tests.support.process import Running, running

from .conftest import READY, ROOT, settle
from .helpers import Book

pytestmark = pytest.mark.apart


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose Python has the game installed, on a folder with the shelf and the game's own notebook."""
    notebooks = tmp_path_factory.mktemp("notebooks")
    for path in (ROOT / "notebooks" / "index.ipynb", FISHING / "notebooks" / "fishing.ipynb"):
        shutil.copy(path, notebooks)
    places = announced(tmp_path_factory.mktemp("outside"))
    with running(notebooks, env={"PYTHONPATH": os.pathsep.join((str(ROOT), HIDING, *places))}, pool=0) as server:
        yield server


def pool(book: Book) -> list[str]:
    """The cards of the row that this game alone has."""
    return book.root.locator('[data-row="pool"] .kb-card').evaluate_all("cards => cards.map((one) => one.dataset.card)")


def test_a_game_from_outside_is_found_refused_and_played(server: Running, page: Page, watch, axe) -> None:
    settle(page, f"{server.url}index?lang=en", ".kb-shelf a")
    expect(page.locator(".kb-shelf > li")).to_have_count(6)
    expect(page.locator(".kb-shelf a:not(.kb-read, .kb-path a)")).to_have_count(1)  # no other page is in this folder
    page.locator(".kb-shelf a:not(.kb-read, .kb-path a)", has_text="Fishing").click()
    page.wait_for_selector(READY)
    settle(page, page.url, READY)
    book = Book(page, watch)
    seen = book.seen()
    assert seen["lang"] == "en"
    assert seen["status"] == "Your turn: play a card"
    assert pool(book) == ["9c", "7c", "As", "3d"]

    book.key("card:0:4h").click()
    expect(book.answer).to_contain_text("The four of hearts catches nothing, and you hold a card that does")
    expect(book.answer.locator(".kb-refs")).to_have_text("The catch 2")
    book.key("card:0:7h").click()
    expect(book.root.locator(".kb-log")).to_contain_text("You catch with the seven of hearts: two cards")
    book.answered()
    assert "7c" not in pool(book)
    expect(book.root.locator(".kb-own")).to_contain_text("caught: 2")

    book.tempo(0)
    own, ended = book.root.locator(".kb-own .kb-legal"), book.root.locator(".kb-result:not([hidden])")
    while ended.count() == 0:
        expect(own.or_(ended).first).to_be_visible()
        if own.count():
            own.first.click()
        book.answered()
    expect(book.root.locator(".kb-result")).to_contain_text("Caught")
    assert axe(page) == []
