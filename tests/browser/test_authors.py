"""A game written with `new-game` in a browser: a page without notebook or original, on which it is played."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.new_game import new_game
from knack_widgets.testing.folder_install import announce
from tests.support.process import Running, running
from tools.example_size import EXAMPLE

from .conftest import READY, ROOT, settle
from .helpers import Book

pytestmark = pytest.mark.apart

STOCK_GAMES = ("shedding", "exchanging")


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose Python has the example of the tutorial installed, and a new game of each other family."""
    folders = [EXAMPLE]
    for family in STOCK_GAMES:
        folders.append(tmp_path_factory.mktemp(family) / f"new{family}")
        new_game(folders[-1].name, folders[-1], family)
    places = [place for folder in folders for place in announce(folder, tmp_path_factory.mktemp("installed"))]
    path = os.pathsep.join((str(ROOT), *map(str, places)))
    with running(env={"PYTHONPATH": path}, pool=0) as server:
        yield server


def test_the_example_of_the_tutorial_is_refused_and_played_on_its_page(server: Running, page: Page, watch, axe) -> None:
    settle(page, f"{server.url}index?lang=en", ".kb-shelf a")
    page.locator(".kb-shelf a:not(.kb-read, .kb-path a)", has_text="Agram").click()
    page.wait_for_selector(READY)
    settle(page, page.url, READY)
    book = Book(page, watch)
    book.tempo(0)
    own, ended = book.root.locator(".kb-own .kb-legal"), book.root.locator(".kb-result:not([hidden])")
    deal = book.root.locator('[data-key="act:deal"]')
    for _ in range(12):
        expect(own.or_(ended).or_(deal).first).to_be_visible()
        if ended.count():
            break
        (own if own.count() else deal).first.click()
        book.answered()
    expect(ended).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("family", STOCK_GAMES)
def test_a_new_game_is_refused_and_played_to_the_end_of_a_deal(
    family: str, server: Running, page: Page, watch, axe
) -> None:
    settle(page, f"{server.url}new{family}?lang=en", READY)
    book = Book(page, watch)
    book.tempo(0)
    ended, deal = book.root.locator(".kb-result:not([hidden])"), book.key("action:deal")
    if deal.count():
        deal.click()
    otherwise = book.key("action:0 take" if family == "shedding" else "action:0 stand")
    expect(otherwise).to_be_visible()
    if family == "shedding":
        book.root.locator(".kb-own .kb-card:not(.kb-legal)").first.click()
        expect(book.answer).to_contain_text("does not fit")
        fitting = book.root.locator(".kb-own .kb-legal")
        while not fitting.count():
            otherwise.click()
            book.answered()
            expect(otherwise).to_be_visible()
        fitting.first.click()
        expect(book.root.locator(".kb-log")).to_contain_text("You lay")
    else:
        book.root.locator('.kb-own [data-key^="card:0:"]').first.click()
        book.root.locator('[data-key^="middle:"]').first.click()
        book.key("choose:swap").click()
        expect(book.root.locator(".kb-log")).to_contain_text("You swap")
    for _ in range(60):
        book.answered()
        expect(otherwise.or_(ended).first).to_be_visible()
        if ended.count():
            break
        otherwise.click()
    expect(ended).to_be_visible()
    assert axe(page) == []
