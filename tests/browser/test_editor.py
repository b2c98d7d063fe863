"""The editor in a browser: a dispute is laid out and answered; it survives a reload; keyboard, drag and a link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .helpers import SHOWN, Book

pytestmark = pytest.mark.apart
READY = ".kb-editor"


def key(page: Page, name: str):
    """Return the control with a key."""
    return page.locator(f'[data-key="{name}"]')


def zone(page: Page, place: str):
    """Return a place for cards."""
    return page.locator(f'[data-zone="{place}"]')


def test_a_dispute_is_laid_out_by_typing_and_answered_and_comes_back_after_a_reload(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("settle?lang=en", ready=READY)
    field = key(page, "type")
    field.fill("♣9")
    field.press("Enter")
    expect(zone(page, "up").locator(".kb-laid")).to_have_attribute("title", "the nine of clubs")
    expect(field).to_be_focused()
    key(page, "at:trick").click()
    key(page, "put:Kh").click()
    expect(zone(page, "trick").locator(".kb-laid")).to_have_attribute("title", "Player 2: the king of hearts")
    key(page, "at:hands.2").click()
    field.fill("Th, klöver sex Pik-Sieben")
    field.press("Enter")
    key(page, "ask:2 play 6c").click()
    expect(page.locator(".kb-answer-no")).to_contain_text("Hearts were led and must be followed")
    expect(page.locator(".kb-lay-clauses a").first).to_have_attribute("href", "knack.ipynb?clause=play.3&lang=en")
    page.reload()
    expect(zone(page, "trick").locator(".kb-laid")).to_have_attribute("title", "Player 2: the king of hearts")


def test_a_card_is_dragged_from_the_pack_and_from_place_to_place(open_page: Callable[..., Page]) -> None:
    page = open_page("settle?lang=en", ready=READY)
    key(page, "put:As").drag_to(zone(page, "hands.1"))
    first = zone(page, "hands.1").locator(".kb-laid").first
    expect(first).to_have_attribute("title", "the ace of spades")
    first.drag_to(zone(page, "up"))
    expect(zone(page, "up").locator(".kb-laid")).to_have_attribute("title", "the ace of spades")


def test_the_arrow_keys_move_within_the_pack(open_page: Callable[..., Page]) -> None:
    page = open_page("settle?lang=en", ready=READY)
    key(page, "put:6s").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(key(page, "put:7h")).to_be_focused()
    page.keyboard.press("Enter")
    expect(zone(page, "up").locator(".kb-laid")).to_have_attribute("title", "the seven of hearts")


def test_the_editor_passes_axe_before_and_after_an_answer(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("settle?lang=en", ready=READY)
    assert axe(page) == []
    key(page, "at:hands.1").click()
    key(page, "type").fill("Kh 7d 7c")
    key(page, "type").press("Enter")
    key(page, "ask:1 play 7d").click()
    expect(page.locator(".kb-lay-answer")).to_be_visible()
    assert axe(page) == []


def test_a_link_opens_its_situation_with_the_answer_and_leaves_the_stored_one(open_page: Callable[..., Page]) -> None:
    line = "knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?,6c_7s_Th;up=9c;trick=1_Kh"
    page = open_page(f"settle?lang=en&position={line}&ask=2%20play%206c", ready=READY)
    expect(page.locator(".kb-answer-no")).to_be_visible()


def test_a_match_is_laid_out_as_its_player_sees_it_and_waits_behind_a_link(open_page: Callable[..., Page]) -> None:
    page = open_page("knack?lang=en&seed=7", ready=SHOWN)
    book = Book(page)
    book.key("action:0 knock").click()
    book.answered()
    key(page, "settle").first.click()
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator(".kb-from-match")).to_contain_text("Cards that you cannot see are unknown.")
    expect(zone(page, "hands.1").locator(".kb-laid").first).to_have_attribute("title", "unknown card")
    expect(zone(page, "hands.0").locator(".kb-laid")).to_have_count(3)
    key(page, "to_match").click()
    expect(page.locator(".kb-log").first).to_contain_text("You knock and are in")


def test_a_situation_is_taken_along_as_a_picture_a_file_and_a_code(open_page: Callable[..., Page]) -> None:
    page = open_page("settle?lang=en", ready=READY)
    key(page, "put:Kh").click()
    for kind, start in (("svg", b"<svg"), ("png", b"\x89PNG"), ("record", b"[position]")):
        with page.expect_download() as waited:
            key(page, f"save:{kind}").click()
        assert Path(waited.value.path()).read_bytes().startswith(start)
    key(page, "qr").click()
    expect(page.locator(".kb-lay-code svg.qr")).to_be_visible()


SHIFTS = """() => { window.shifts = []; new PerformanceObserver((list) => window.shifts.push(
  ...list.getEntries().filter((one) => !one.hadRecentInput).map((one) => one.value)
)).observe({ type: "layout-shift" }); }"""


def test_question_answer_and_clause_stand_in_one_window_and_nothing_shifts(open_page: Callable[..., Page]) -> None:
    line = "knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?,6c_7s_Th;up=9c;trick=1_Kh"
    page = open_page(f"settle?lang=en&position={line}", ready=READY)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.evaluate(SHIFTS)
    zone(page, "hands.2").locator(".kb-laid").first.click()
    clause = page.locator(".kb-lay-clauses article").first
    expect(clause).to_be_in_viewport(ratio=1)
    expect(page.locator(".kb-answer-no")).to_be_in_viewport(ratio=1)
    expect(zone(page, "hands.2")).to_be_in_viewport(ratio=1)
    assert page.evaluate("shifts") == []
