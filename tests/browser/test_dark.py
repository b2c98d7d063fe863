"""In dark colours everything that a reader opens can be read: questions, search, contents, glossary."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .helpers import Book

DARK = {"color_scheme": "dark"}

pytestmark = pytest.mark.apart


def test_the_questions_the_contents_and_the_search_pass_axe(
    new_page: Callable[..., Page], open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("knack?lang=en&clause=play.3", on=new_page(**DARK))
    book = Book(page)
    book.key("contents").click()
    expect(book.root.locator(".kb-contents")).to_have_attribute("open", "")
    assert axe(page) == []
    page.keyboard.press("Escape")
    book.key("practise:play.3").click()
    book.root.locator("[data-choice], .kb-choice").first.click()
    assert axe(page) == []
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("follow suit")
    expect(page.locator(".ks-found > li").first).to_be_visible()
    assert axe(page, "dialog") == []


def test_the_glossary_passes_axe(
    new_page: Callable[..., Page], open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("glossary?lang=en", on=new_page(**DARK), ready=".kb-glossary")
    assert axe(page) == []
