"""Options, switches, large tables and small screens, and what axe-core says of all that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .helpers import UP, Book, hand_is, shared_book, watched

pytestmark = [pytest.mark.browser, pytest.mark.apart]


module_book = shared_book("knack?seed=6")
book = watched


def test_a_stake_beside_its_clause_begins_a_new_match(book: Book) -> None:
    book.begin("6")
    book.play("action:0 knock")
    form = book.clause("setup.1").locator("form")
    expect(form).to_contain_text("Ändrar du något här börjar ett nytt parti.")
    form.locator("input").fill("5")
    form.get_by_role("button", name="Använd").click()
    book.at(1, 1)
    expect(book.told).to_contain_text("nytt parti")
    stake = book.root.locator(".kb-counters > div").filter(has_text="Insats")
    expect(stake.locator("dd")).to_have_text("5")
    expect(form.locator("input")).to_have_value("5")
    # a stake that the clause forbids is refused where it is typed
    form.locator("input").fill("0")
    form.get_by_role("button", name="Använd").click()
    assert form.locator("input").evaluate("el => el.validity.rangeUnderflow")
    book.answered()
    expect(stake.locator("dd")).to_have_text("5")
    book.begin("6")
    expect(stake.locator("dd")).to_have_text("1")


def test_switches_of_the_display(book: Book) -> None:
    book.begin("6")
    hidden = book.root.locator(".kb-seats").get_by_role("img", name="Dolt kort")
    expect(hidden).to_have_count(6)
    book.switch("reveal", on=True)
    expect(hidden).to_have_count(0)
    book.switch("reveal", on=False)
    expect(hidden).to_have_count(6)

    ink = "root => getComputedStyle(root.querySelector('.suit-d, .suit-c') ?? root).color"
    upcard = book.root.locator(".kb-trump .kb-sign")  # trump of seed 6 is diamonds
    red = upcard.evaluate("el => getComputedStyle(el).color")
    book.switch("fourColour", on=True)
    blue = upcard.evaluate("el => getComputedStyle(el).color")
    assert red != blue
    assert book.root.evaluate(ink)
    book.switch("fourColour", on=False)

    size = "root => parseFloat(getComputedStyle(root).fontSize)"
    before = book.root.evaluate(size)
    book.switch("presenter", on=True)
    assert book.root.evaluate(size) >= 1.4 * before
    assert book.width() <= 1280
    book.switch("presenter", on=False)
    assert book.root.evaluate(size) == before


def test_opponents_step_by_step(book: Book) -> None:
    book.begin("6")
    book.tempo(4)
    book.press("action:0 knock")
    further = book.key("action:opponent")
    for count in (2, 3):
        book.at(count, count)
        further.click()
    book.at(4, 4)
    expect(further).to_have_count(0)
    book.asked(3)
    book.tempo(0)


def test_who_plays_a_seat(book: Book) -> None:
    book.begin("6")
    book.control(1, "me")
    book.press("cover:0")  # two people play here now: whose turn it is uncovers the hand
    book.press("action:0 knock")
    book.press("cover:1")
    expect(book.key("action:1 knock")).to_be_visible()
    assert book.seen()["hands"]["Spelare 1"] == ["Dolt kort"] * 3  # handed over
    book.play("action:1 fold")
    book.control(1, "careful")


def test_presenter_mode_passes_axe(book: Book, axe: Callable[..., list[str]]) -> None:
    book.begin("6")
    book.switch("presenter", on=True)
    book.play("action:0 knock")
    book.play("card:0:6h")
    book.press("card:0:7h")
    expect(book.answer).not_to_be_empty()
    assert axe(book.page, ".kb-rulebook:has(.kb-controls)") == []
    book.switch("presenter", on=False)


def test_eleven_on_a_phone(phone: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("knack?seed=6", on=phone, ready=UP)
    book = Book(page)
    hand_is(book, ["6h", "7h", "7s"])
    assert book.width() <= 390
    book.tempo(0)
    book.begin("9", players=11)
    assert len(book.seen()["hands"]) == 11
    assert book.width() <= 390
    book.play("action:0 knock")
    for number in range(3):
        book.drawer(number)
        assert book.width() <= 390
    book.close()
    assert axe(page) == []


def test_the_shelf_and_the_page_pass_axe(open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("", ready=".kb-shelf")
    assert axe(page) == []
    book = Book(open_page("knack?seed=6", ready=UP))
    hand_is(book, ["6h", "7h", "7s"])
    book.drawer(0)
    book.key("clause:play.3").click()
    expect(book.key("example:play-03-follow-suit")).to_be_visible()
    assert axe(page) == []


def test_dark(new_page: Callable[..., Page], open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("knack?seed=6", on=new_page(color_scheme="dark"), ready=UP)
    book = Book(page)
    hand_is(book, ["6h", "7h", "7s"])
    paper = "el => getComputedStyle(el).backgroundColor"
    dark = page.locator("body").evaluate(paper)
    assert max(int(part) for part in dark[4:-1].split(",")) < 60
    book.tempo(0)
    book.play("action:0 knock")
    book.play("card:0:6h")
    book.press("card:0:7h")
    expect(book.answer).not_to_be_empty()
    book.key("clause:play.3").click()
    expect(book.key("example:play-03-follow-suit")).to_be_visible()
    assert axe(page, ".kb-rulebook:has(.kb-controls)") == []


def test_a_card_holds_still_under_the_pointer(book: Book) -> None:
    """At its lower edge too, from which it rises."""
    book.begin("6")
    book.press("action:0 knock")
    book.asked(1)
    card = book.root.locator(".kb-own .kb-play:not([data-forbidden])").first
    book.page.mouse.move(0, 0)
    book.answered()
    card.evaluate("el => Promise.allSettled(el.getAnimations().map((one) => one.finished))")
    edge = card.bounding_box()
    assert edge
    top = "el => new Promise((done) => requestAnimationFrame(() => done(el.getBoundingClientRect().top)))"
    tops = []
    for step in range(60):
        book.page.mouse.move(edge["x"] + 20 + step % 2, edge["y"] + edge["height"] - 2)
        tops.append(round(float(card.evaluate(top)), 1))
    assert tops[-1] < edge["y"]
    assert len(set(tops[-20:])) == 1
    book.page.mouse.move(0, 0)
