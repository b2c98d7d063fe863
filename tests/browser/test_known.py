"""What can be known of hidden cards, in a browser: switched on by mouse and by keyboard, told, kept, and taken away."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.pages import present
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .conftest import PHONE
from .helpers import UP, Book, same, twin

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SEED = 5
GAME = "svangknack"


def told(desk: Desk) -> dict[str, Any]:
    return present.table(desk.sight, desk.speaker).fields()


def knowing(lang: str) -> Desk:
    """The match of the page in this process, with a reader who wants to be told."""
    desk = twin(GAME, SEED)
    desk.switch({"known": True})
    desk.speak(lang)
    return desk


def first(desk: Desk) -> str:
    return str(next(move for move in desk.state.legal if move.seat == 0))


def play_on(book: Book, desk: Desk, facts: int = 1) -> None:
    """Move, on the page and in this process, until so much has become certain since the last move."""
    for _ in range(12):
        if len(told(desk)["known"]["facts"]) >= facts:
            return
        move = first(desk)
        verb, *args = move.split()[1:]
        do(desk, {"do": "move", "move": move})
        book.press(f"card:0:{args[0]}" if verb in ("play", "blank") else f"action:{move}")
        book.at(desk.line.at, len(desk.line.steps))
        book.answered()
    raise AssertionError("nothing has become certain")


def says(book: Book, desk: Desk) -> None:
    """The page tells what this process finds: at the seats, below the table, and in the log, with the clauses."""
    table = told(desk)
    facts = book.root.locator(".kb-known li")
    expect(facts).to_have_count(len(table["known"]["facts"]))
    for at, fact in enumerate(table["known"]["facts"]):
        expect(facts.nth(at)).to_contain_text(fact["text"])
        expect(facts.nth(at).locator(".kb-ref")).to_have_count(len(fact["clauses"]))
    same(book, desk)
    news = [line["text"] for line in table["log"] if "clauses" in line]
    assert news
    expect(book.root.locator(".kb-log .kb-news > span")).to_have_text(news)
    for seat in table["seats"]:
        short = book.root.locator(f'.kb-seat[data-seat="{seat["seat"]}"] .kb-knows > [aria-hidden]')
        expect(short).to_have_text([one["text"] for one in seat["known"]])


def test_by_mouse_it_is_told_in_each_language_kept_over_a_reload_and_taken_away(
    page: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    book, desk = Book(open_page(f"{GAME}?lang=sv&seed={SEED}", ready=UP)), knowing("sv")
    expect(book.root.locator(".kb-known")).to_be_hidden()
    book.tempo(0)
    book.switch("known", on=True)
    book.at(desk.line.at, len(desk.line.steps))
    expect(book.root.locator(".kb-known")).to_be_visible()
    play_on(book, desk)
    for lang in ("sv", "de", "en"):
        book.key(f"lang:{lang}").click()
        expect(book.root).to_have_attribute("lang", lang)
        book.answered()
        desk.speak(lang)
        says(book, desk)
        assert axe(page, ".kb-rulebook") == []
    clause = told(desk)["known"]["facts"][0]["clauses"][0]
    book.root.locator(".kb-known .kb-ref").first.click()
    book.in_sight(clause)
    page.reload()
    page.wait_for_selector(".kb-rulebook.kb-knowing:has(.kb-controls) .kb-known > *")
    book.drawer(0)
    expect(book.key("pref:known")).to_be_checked()
    book.close()
    book.switch("known", on=False)
    expect(book.root.locator(".kb-known")).to_be_hidden()
    expect(book.root.locator(".kb-news, .kb-known li, .kb-knows > *")).to_have_count(0)


def test_by_keyboard(page: Page, open_page: Callable[..., Page]) -> None:
    book, desk = Book(open_page(f"{GAME}?lang=en&seed={SEED}", ready=UP)), knowing("en")
    book.tempo(0)
    book.key("drawer:display").focus()
    page.keyboard.press("Enter")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.key") == "pref:known":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    book.answered()
    expect(book.key("pref:known")).to_be_checked()
    expect(book.key("pref:known")).to_be_focused()
    page.keyboard.press("Escape")
    book.at(desk.line.at, len(desk.line.steps))
    play_on(book, desk)
    says(book, desk)
    book.root.locator(".kb-known .kb-ref").first.focus()
    page.keyboard.press("Enter")
    book.in_sight(told(desk)["known"]["facts"][0]["clauses"][0])


HEARD = """() => {
  window.heard = [];
  const regions = "[aria-live], [role=status], [role=alert], [role=log]";
  const near = ({ target }) => (target.closest ? target : target.parentElement)?.closest(regions);
  const last = new Map();
  new MutationObserver((all) => {
    for (const live of new Set(all.map(near)))
      if (live && live.getAttribute("aria-live") !== "off" && live.textContent !== last.get(live)) {
        last.set(live, live.textContent);
        if (live.textContent) window.heard.push(live.textContent);
      }
  }).observe(document.querySelector(".kb-rulebook"), { childList: true, characterData: true, subtree: true });
}"""


def test_a_screen_reader_hears_it_once(page: Page, open_page: Callable[..., Page]) -> None:
    """What is switched on or told in another language is not read out; what a move has proved is, with the move."""
    book, desk = Book(open_page(f"{GAME}?lang=en&seed={SEED}", ready=UP)), knowing("en")
    book.tempo(0)
    book.at(desk.line.at, len(desk.line.steps))
    book.switch("known", on=True)
    page.evaluate(HEARD)
    play_on(book, desk)
    facts = [fact["text"] for fact in told(desk)["known"]["facts"]]
    heard = page.evaluate("window.heard")
    assert [sum(fact in text for text in heard) for fact in facts] == [1] * len(facts), heard
    page.evaluate("window.heard.length = 0")
    book.switch("known", on=False)
    book.switch("known", on=True)
    expect(book.root.locator(".kb-known li")).to_have_count(len(facts))
    assert not [text for text in page.evaluate("window.heard") if any(fact in text for fact in facts)]


@pytest.mark.parametrize("game", games)
def test_on_a_phone_in_the_dark_nothing_is_wider_than_the_page(
    game: str, new_page: Callable[..., Page], open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    phone = new_page(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    book = Book(open_page(f"{game}?lang=de", on=phone, ready=UP))
    book.tempo(0)
    book.switch("known", on=True)
    kept = phone.evaluate("localStorage.getItem('knack-widgets:look')")
    assert json.loads(kept)["known"] is True
    assert book.width() == PHONE["width"]
    assert axe(phone, ".kb-rulebook") == []
