"""A lesson that a pupil plays alone by its link, with the keyboard, to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.study import Lesson, exercises

pytestmark = [pytest.mark.browser, pytest.mark.apart]
LESSON = Lesson.loads((Path(__file__).parents[2] / "docs" / "tutorials" / "forced-lead.toml").read_text("utf-8"))
MAX_TABS = 80
"""Presses of Tab in which a control of a step must be reached."""
MAIN = '[data-key="practise:main"]'


def has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(MAX_TABS):
        if has_focus(page, selector):
            return
        page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    raise AssertionError(f"{selector} is not reached in {MAX_TABS} presses of Tab; the focus is on {focused}")


def choose(page: Page, choice: str) -> None:
    """Choose a card on the table or a line of the list: Tab leads to them; from card to card an arrow, else Tab."""
    selector = f'[data-choice="{choice}"], .kb-choice input[value="{choice}"]'
    tab_to(page, ".kb-questions :is([data-choice], .kb-choice input)")
    for _ in range(MAX_TABS):
        if has_focus(page, selector):
            break
        page.keyboard.press("Tab" if has_focus(page, "[type=checkbox]") else "ArrowRight")
    assert has_focus(page, selector), choice
    if not page.evaluate("document.activeElement.checked ?? document.activeElement.ariaPressed === 'true'"):
        page.keyboard.press("Space")


def test_a_pupil_plays_a_lesson_to_its_end_by_keyboard(
    page: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    open_page(f"knack?lang=en&lesson={LESSON.without_notes().pack()}", ready=".kb-question")
    for number, item in enumerate(LESSON.items, 1):
        expect(page.locator(".kb-count-of")).to_have_text(f"{number} of {len(LESSON.items)}")
        if item.kind == "question":
            expect(page.locator(".kb-question")).to_have_text(item.value)
            tab_to(page, '[data-key="practise:words"]')
            page.keyboard.type(f"Answer {number}")
        if item.kind == "exercise":
            for choice in sorted(exercises.load(item.value).answer):
                choose(page, choice)
            tab_to(page, MAIN)
            page.keyboard.press("Enter")
            expect(page.locator(".kb-graded")).to_be_visible()
        if number == 1:
            assert axe(page, ".kb-questions") == []
        tab_to(page, MAIN)
        page.keyboard.press("Enter")
    result = page.locator(".kb-practise-result")
    expect(result).to_contain_text("5 of 5 right")
    expect(page.locator(".kb-own-answers dd")).to_have_text(["Answer 3", "Answer 12"])
