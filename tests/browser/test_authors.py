"""A game written with `new-game` in a browser: a page without notebook or original, on which it is played."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.testing.folder_install import announce
from tests.support.process import Running, running
from tools.example_size import EXAMPLE

from .conftest import READY, ROOT, settle
from .helpers import Book

pytestmark = pytest.mark.apart


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose Python has the example of the tutorial installed."""
    places = announce(EXAMPLE, tmp_path_factory.mktemp("agram"))
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
