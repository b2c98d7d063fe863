"""Cards move where they go: what flies, from where and how long, and when nothing does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .helpers import UP, Book, hand_is

pytestmark = [pytest.mark.browser, pytest.mark.apart]

WATCH = """(() => {
  const real = Element.prototype.animate;
  window.flown = [];
  Element.prototype.animate = function (ways, times) {
    const place = this.closest(".kb-ghost, .kb-plays, .kb-heap, .kb-exchange, .kb-piles, .kb-hand, .kb-stock");
    const box = this.getBoundingClientRect();
    const [x, y] = (ways.translate?.[0] ?? "").split(" ").map(parseFloat);
    if (this.closest(".kb-felt"))
      window.flown.push({
        place: place?.classList[0], seat: this.closest("[data-seat]")?.dataset.seat ?? null,
        code: this.parentElement.dataset.card ?? null, x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y,
        lasts: times.duration + times.delay, what: Object.keys(ways).sort().join(),
      });
    return real.call(this, ways, {...times, duration: times.duration * (window.slower ?? 1)});
  };
})()"""
"""All flights of cards over the cloth, each with the middle of the place it comes from; `slower`: so many times."""

BOX = "el => { const b = el.getBoundingClientRect(); return [b.x, b.y, b.right, b.bottom]; }"


def table(page: Page, open_page: Callable[..., Page]) -> Book:
    """The reader has knocked in a deal with tricks, and is to lead the seven of spades, say."""
    page.add_init_script(WATCH)
    book = Book(open_page("knack?lang=en&seed=6", on=page, ready=UP))
    hand_is(book, ["6h", "7h", "7s"])
    book.tempo(4)  # step by step
    book.press("action:0 knock")
    for _ in range(2):
        book.press("action:opponent")
        book.answered()
    expect(book.key("card:0:7s")).to_have_class("kb-card kb-play kb-legal")
    flights(book)
    return book


def flights(book: Book) -> list[dict[str, Any]]:
    """What has flown since they were last looked at."""
    book.answered()
    expect(book.root.locator(".kb-moving, .kb-ghost")).to_have_count(0)
    found: list[dict[str, Any]] = book.page.evaluate("window.flown.splice(0)")
    for one in found:
        assert one["lasts"] <= 300
        assert one["what"] == "scale,translate", "nothing is laid out anew"
    return found


def inside(flight: dict[str, Any], box: list[float]) -> bool:
    left, top, right, bottom = box
    return left <= flight["x"] <= right and top <= flight["y"] <= bottom


def test_a_card_goes_from_its_hand_to_the_trick_and_the_trick_to_its_taker(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = table(page, open_page)
    hand = book.root.locator(".kb-own .kb-hand").evaluate(BOX)
    bo = book.root.locator('.kb-seat[data-seat="1"]')
    book.press("card:0:7s")
    (played,) = [one for one in flights(book) if one["place"] == "kb-plays"]
    assert played["code"] == "7s"
    assert inside(played, hand)

    book.press("action:opponent")
    (answer,) = [one for one in flights(book) if one["place"] == "kb-plays" and one["seat"] == "1"]
    assert inside(answer, bo.evaluate(BOX))
    expect(book.root.locator(".kb-last .kb-winning")).to_contain_text("Player 2")

    trick = book.root.locator(".kb-plays").evaluate(BOX)
    book.press("action:opponent")  # who took the trick leads to the next one
    swept = [one for one in flights(book) if one["place"] == "kb-ghost"]
    assert len(swept) == 2
    # a ghost lies where the trick has gone, and comes from where it lay
    assert all(inside(one, trick) for one in swept)
    expect(book.root.locator(".kb-ghost")).to_have_count(0)
    expect(book.root.locator(".kb-moving")).to_have_count(0)


def test_a_deal_comes_from_the_stock_and_shows_backs_only(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(WATCH)
    book = Book(open_page("kopknack?lang=en&seed=5", on=page, ready=UP))
    book.tempo(4)
    book.press("action:0 fold")
    for _ in range(12):
        if book.key("action:deal").is_visible():
            break
        book.press("action:opponent")
        book.answered()
    flights(book)
    book.press("action:deal")
    dealt = flights(book)
    stock = book.root.locator(".kb-talon .kb-card").evaluate(BOX)
    assert len([one for one in dealt if one["place"] == "kb-hand"]) == 9
    assert all(inside(one, stock) for one in dealt)
    assert all((one["code"] is None) == (one["seat"] in ("1", "2")) for one in dealt)


def test_what_is_pressed_while_cards_are_on_their_way_is_done_at_once(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = table(page, open_page)
    page.evaluate("window.slower = 400")
    book.press("card:0:7s")
    moving = book.root.locator(".kb-moving")
    expect(book.root.locator('.kb-plays .kb-moving[data-card="7s"]')).to_have_count(1)
    expect(book.key("card:0:7h")).to_have_class(re.compile("kb-moving"))
    # without force: the card holds still, though its picture is on its way
    book.key("card:0:7h").click()
    expect(book.answer).not_to_be_empty()
    expect(moving).not_to_have_count(0)
    book.key("action:opponent").click()
    expect(book.root.locator(".kb-plays .kb-card")).to_have_count(2)


def test_a_jump_shows_no_ways(page: Page, open_page: Callable[..., Page]) -> None:
    book = table(page, open_page)
    book.press("card:0:7s")
    book.answered()
    flights(book)
    book.step("back")
    assert [one["code"] for one in flights(book) if one["code"] == "7s"] == ["7s"]
    for name in ("first", "last"):
        book.step(name)
        assert flights(book) == []


def test_nothing_moves_for_who_wants_no_motion(new_page: Callable[..., Page], open_page: Callable[..., Page]) -> None:
    book = table(new_page(reduced_motion="reduce"), open_page)
    book.press("card:0:7s")
    for _ in range(2):
        book.press("action:opponent")
        book.answered()
    expect(book.root.locator(".kb-plays .kb-card")).to_have_count(1)
    assert flights(book) == []
