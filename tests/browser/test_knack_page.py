"""From the shelf to a deal that is paid, by mouse and by keyboard, and again after a reload."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rulebook.names import SIGNS, card_index, card_name
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from tests.support.html import read_html

from .helpers import UP, Book, hand_is, messages, same, twin

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const el = document.activeElement;
  return el.closest(".kb-rulebook") ? el.dataset.key ?? el.className : "";
}"""
END_OF_LOG = "log => log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
KEEP_WATCH = """() => {
  window.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) window.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_shelf_leads_to_knack(open_page: Callable[..., Page]) -> None:
    page = open_page("", ready="")
    assert page.url.endswith("/voila/render/index.ipynb")
    assert page.evaluate("document.documentElement.lang") == "sv"
    tiles = page.locator(".kb-shelf > li")
    expect(tiles).to_have_count(5)
    expect(tiles.locator("a:not(.kb-path a)")).to_have_count(10)  # each game, and its rules to read
    expect(tiles.locator(".kb-path a")).to_have_count(25)  # its path of five steps
    page.get_by_role("link", name="Knack (trekort, Sverige)").click()
    expect(page).to_have_url(re.compile(r"/knack\.ipynb"))  # here, not in a window of its own
    page.wait_for_selector(UP)
    assert page.title() == "Knack (trekort, Sverige)"
    assert page.evaluate("document.documentElement.lang") == "sv"
    expect(page.locator(".kb-rulebook:has(.kb-controls)")).to_have_attribute("lang", "sv")
    same(Book(page), twin("knack", int(games["knack"].first_deal)))
    for cell in page.locator(".kp-of-chapter").all():  # each comes to life when it is reached
        cell.scroll_into_view_if_needed()
        expect(cell.locator(".knack-book.kb-chapter .kb-felt")).to_be_attached()
    expect(page.locator(".knack-book")).to_have_count(7)  # the book, and six chapters below it


def test_a_reader_chooses_a_language_on_the_shelf_and_has_it_everywhere(open_page: Callable[..., Page]) -> None:
    page = open_page("", ready=".kb-shelf a")
    expect(page.get_by_role("group", name="Språk")).to_be_visible()
    german = page.get_by_role("button", name="Deutsch")
    german.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".kb-shelf li").first).to_contain_text("2 bis 11 Spieler")
    expect(german).to_be_focused()
    expect(german).to_have_attribute("aria-pressed", "true")
    prose = page.get_by_role("main").get_by_role("heading")
    expect(prose).to_contain_text("Drei Karten")
    page.reload()
    expect(page.locator(".kb-shelf li").first).to_contain_text("2 bis 11 Spieler")
    page.get_by_role("link", name="Svängknack II (Schwingknack)").click()
    page.wait_for_url("**/svangknack*")  # the shelf page is "ready", too
    page.wait_for_selector(":root[data-page=ready]")
    book = Book(page)
    expect(book.root).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Lesen und spielen")).to_be_visible()
    book.speak("en")
    expect(page.get_by_role("heading", name="Read and play")).to_be_visible()
    expect(page.get_by_role("heading", name="Lesen und spielen")).to_be_hidden()
    book.root.get_by_role("link", name="All games").click()
    expect(page.locator(".kb-shelf li").first).to_contain_text("2 to 11 players")
    expect(prose).to_contain_text("Three cards")


def test_a_deal_by_mouse_until_it_is_paid(open_page: Callable[..., Page]) -> None:
    book, desk = Book(open_page("knack?seed=2", ready=UP)), twin("knack", 2)
    hand_is(book, ["Ah", "Kc", "Ks"])
    book.tempo(0)
    book.play("action:0 knock")
    do(desk, {"do": "move", "move": "0 knock"})
    for _ in range(3):
        card = book.root.locator(".kb-own .kb-play:not([data-forbidden])").first
        code = str(card.get_attribute("data-key")).split(":")[2]
        seen = book.count()
        card.click()
        book.asked(seen)
        do(desk, {"do": "card", "seat": 0, "code": code})
    expect(book.key("action:deal")).to_be_visible()
    same(book, desk)
    assert set(book.seen()["balances"].values()) != {"0"}
    assert any("sätter en bet" in line or "betalar" in line for line in book.seen()["log"])
    # the newest line of the log is in sight
    book.page.wait_for_function(END_OF_LOG, arg=book.root.locator(".kb-log").element_handle())
    book.play("action:deal")
    expect(book.root.locator(".kb-own .kb-card")).to_have_count(3)
    assert "giv 2" in book.seen()["caption"]


def focused(page: Page) -> str:
    return str(page.evaluate(FOCUS))


def tab_to(page: Page, key: str, most: int = 40) -> None:
    """Press Tab until the control with this key has the focus."""
    for _ in range(most):
        if focused(page) == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab did not lead to {key}, but to {focused(page)}")


def test_a_deal_by_keyboard_alone(open_page: Callable[..., Page]) -> None:
    page = open_page("knack?seed=22", ready=UP)
    book, desk = Book(page), twin("knack", 22)
    hand_is(book, ["Kh", "Qc", "Ts"])
    page.keyboard.press("Tab")
    page.evaluate(KEEP_WATCH)
    while not page.evaluate("document.activeElement.matches('summary')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    tab_to(page, "pref:tempo")
    page.keyboard.press("ArrowUp")
    book.answered()
    expect(book.key("pref:tempo")).to_be_focused()
    page.keyboard.press("Escape")
    expect(book.root.locator("details[open]")).to_have_count(0)
    tab_to(page, "action:0 knock")
    seen = book.count()
    page.keyboard.press("Enter")
    book.asked(seen)
    do(desk, {"do": "move", "move": "0 knock"})

    # one refusal: the cards that may not be played are reached and pressed like the others
    assert focused(page).startswith("card:0:")
    for _ in range(3):
        if page.evaluate("document.activeElement.dataset.forbidden") is not None:
            break
        page.keyboard.press("ArrowRight")
    refused = focused(page)
    page.keyboard.press("Enter")
    expect(book.answer).to_contain_text("Stick 2")
    assert focused(page) == refused

    for left in (3, 2, 1):
        for _ in range(left):
            if page.evaluate("document.activeElement.dataset.forbidden") is None:
                break
            page.keyboard.press("ArrowRight")
        code = focused(page).split(":")[2]
        seen = book.count()
        page.keyboard.press("Enter")
        book.asked(seen)
        do(desk, {"do": "card", "seat": 0, "code": code})
    same(book, desk)
    assert focused(page) == "action:deal"
    seen = book.count()
    page.keyboard.press("Enter")
    book.asked(seen)
    expect(book.root.locator(".kb-own .kb-card")).to_have_count(3)
    assert page.evaluate("window.lost") == 0


def test_a_reload_gives_a_page_that_plays(open_page: Callable[..., Page]) -> None:
    page = open_page("knack", ready=UP)
    book = Book(page)
    page.reload()
    page.wait_for_selector(UP)
    same(book, twin("knack"))
    book.tempo(0)
    book.play("action:0 knock")
    expect(book.root.locator(".kb-own .kb-play")).to_have_count(3)


class Spy:
    """What the kernel tells a page of its rulebook: no card that the reader cannot know yet."""

    def __init__(self, dealt: set[str]) -> None:
        self.known = dealt
        self.models: set[str] = set()
        self.tables = self.backs = 0

    def hear(self, frame: str | bytes) -> None:
        content = messages(frame)["content"]
        data = content.get("data")
        if not isinstance(data, dict):
            return
        # all widgets at once, as Voilà's script asks for them, or one by one, as ours does; then what changes in one
        states = {model: whole["state"] for model, whole in (data.get("states") or {}).items()}
        if data.get("method") == "update":
            states[content["comm_id"]] = data["state"]
        for model, state in states.items():
            if str(state.get("_anywidget_id", "")).endswith(".Rulebook"):
                self.models.add(model)
            if model in self.models:
                self.judge(state)

    def judge(self, state: dict[str, Any]) -> None:
        drawing = state.get("drawing", "")
        if drawing:
            self.tables += 1
            root = read_html(drawing)
            hands = root.one("kb-seats").of_class("kb-card")
            self.backs += len(hands)
            assert all("data-card" not in card.attributes for card in hands)
            shown = [card for place in ("kb-plays", "kb-up") for each in root.of_class(place) for card in each.all()]
            self.known |= {code for card in shown if (code := card.attributes.get("data-card"))}
        said = json.dumps({name: state[name] for name in SAID if name in state}, ensure_ascii=False) + drawing
        for card in CARDS - self.known:
            assert f'"{card}"' not in said
            assert f" {card}" not in said
            assert card_name("sv", card) not in said


CARDS = {rank + suit for rank in "6789TJQKA" for suit in "shdc"}
SAID = ("table", "steps", "marks", "setup", "notice")


def test_hidden_cards_do_not_reach_the_page(page: Page, open_page: Callable[..., Page]) -> None:
    frames: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(frame)))
    desk = twin("knack", 22)
    hand = set(desk.view.hands[0] or ())
    with page.expect_response(lambda answer: answer.ok and "knack.ipynb" in answer.url) as answer:
        open_page("knack?seed=22", ready=UP)
    book = Book(page)
    hand_is(book, sorted(hand))
    book.tempo(0)
    book.play("action:0 knock")
    for code in ("Kh", "Qc", "Ts"):
        book.play(f"card:0:{code}")

    before = Desk.open("knack")  # the pre-heated page, before its address is known
    seen = {*(before.view.hands[0] or ()), *before.view.up}
    spy = Spy({*hand, *seen})
    for frame in frames:
        spy.hear(frame)
    assert len(spy.models) == 1
    assert spy.backs > 0
    assert spy.tables >= 5  # the pre-heated position may have been replaced before it was asked for

    # what the notebook itself says for pages without a kernel, in words and as a picture
    html = answer.value.text()
    said = html[html.index("Knack (trekort, Sverige), giv 1, budgivningen") :]
    said = said[: said.index("</script>")]
    for card in CARDS - seen:
        assert card_name("sv", card) not in said
        assert SIGNS[card[1]] + card_index("sv", card) not in said


def test_by_keyboard_the_focus_goes_to_the_card_that_may_be_played(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", ready=UP))
    book.tempo(0)
    book.key("action:0 knock").press("Enter")
    expect(book.key("card:0:Ac")).to_be_focused()  # the ace of trumps must be led
    for _ in range(3):
        page.keyboard.press("Enter")
        book.answered()
        book.asked()
    expect(book.key("action:deal")).to_be_focused()
