"""A server of a folder that has a part of the book: the search and a room lead only to what is there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.process import Running, running

from .conftest import READY, ROOT, settle

pytestmark = pytest.mark.apart


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of the page of one game, which does not bear the game's name."""
    folder: Path = tmp_path_factory.mktemp("notebooks")
    shutil.copy(ROOT / "notebooks" / "knack.ipynb", folder / "mine.ipynb")
    with running(folder, pool=0) as server:
        yield server


def test_the_search_finds_what_the_page_shows_and_nothing_that_has_no_page(server: Running, page: Page) -> None:
    settle(page, f"{server.url}mine?lang=en", READY)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("trump")
    found = page.locator(".ks").get_by_role("option")
    expect(found.first).to_be_visible()
    for where in found.locator(".ks-where").all_inner_texts():
        assert where.startswith("Knack · "), where
    found.first.click()
    expect(page).to_have_url(re.compile("/mine.ipynb"))
    expect(page.locator(".ks")).to_be_hidden()


def test_a_room_has_no_way_to_an_editor_that_is_not_there(server: Running, page: Page) -> None:
    page.goto(f"{server.url}room?lang=en&game=knack")
    page.locator('[data-key="open"]').click()
    expect(page.locator(".kr-head .kr-code")).to_be_visible()
    code = page.url.split("/room/")[1][:6]
    page.goto(f"{server.url}room/{code}?lang=en")
    page.locator("#kr-name").fill("Anna")
    page.locator("#kr-name").press("Enter")
    expect(page.locator('[data-key="rules"]')).to_be_visible()
    expect(page.locator('[data-key="settle"]')).to_have_count(0)
