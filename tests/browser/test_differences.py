"""The page that compares games: fields, address, language, search, accessibility, on a phone too."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.process import Running

from .conftest import PHONE
from .helpers import opened

pytestmark = [pytest.mark.browser, pytest.mark.apart]

READY = ".kb-points section"


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name)


def names(page: Page, point: str) -> list[str]:
    """Return the games whose answers a point shows."""
    return page.locator(f'[data-point="{point}"] dt').all_inner_texts()


def test_the_reader_chooses_games_and_the_address_says_which(
    browser: Browser, server: Running, axe: Callable[[Page], list[str]]
) -> None:
    with opened(browser, server.url + "differences?lang=en&game=kopknack", ready=READY) as book:
        page = book.page
        expect(field(page, "You know")).to_have_value("kopknack")
        assert names(page, "pack") == ["Köpknack", "Knack", "Knack 31", "Knåker", "Svängknack II"]
        field(page, "You want to play").select_option("svangknack")
        expect(page.locator('[data-point="pack"] dt')).to_have_count(2)
        assert "game=kopknack&other=svangknack" in page.url
        fold = page.locator(".kb-alike summary")
        fold.click()
        expect(page.locator('[data-point="aim"]')).to_be_visible()
        assert axe(page) == []
        page.get_by_role("button", name="Deutsch").click()
        expect(page.get_by_role("heading", name="Ausspielzwang")).to_be_visible()
        expect(field(page, "Du willst spielen")).to_have_value("svangknack")
        page.locator('[data-point="buying"]').get_by_role("link", name="Kaufen 6").click()
        page.wait_for_url(re.compile(r"svangknack\.ipynb\?clause=buying\.6&lang=de"))
        assert book.watch.left() == []


def test_a_game_and_the_search_lead_to_the_comparison_of_the_game(browser: Browser, server: Running) -> None:
    with opened(browser, server.url + "knaker?lang=sv") as book:
        page = book.page
        link = page.locator(".kb-contents").get_by_role("link", name="Jämför spelen", include_hidden=True)
        expect(link).to_have_attribute("href", re.compile(r"differences\.ipynb\?game=knaker&lang=sv"))
        page.keyboard.press("/")
        page.locator(".ks-field").fill("skillnad mot andra spel")
        first = page.locator(".ks-found [role=option]").first
        expect(first).to_contain_text("Vad är annorlunda för den som kan Knåker?")
        first.click()
        page.wait_for_url(re.compile(r"differences\.ipynb\?game=knaker&lang=sv"))
        expect(field(page, "Du kan")).to_have_value("knaker")


def test_it_fits_a_phone(browser: Browser, server: Running, axe: Callable[[Page], list[str]]) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with opened(browser, server.url + "differences?lang=de&game=knack", ready=READY, **phone) as book:
        page = book.page
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe(page) == []
        assert book.watch.left() == []
