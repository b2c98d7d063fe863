"""The editor in a browser: a dispute is laid out and answered; it survives a reload; keyboard, drag and a link."""

from __future__ import annotations

import time
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


def along(page: Page):
    """Return the summary that opens the ways to take the situation along."""
    return page.locator(".kb-lay-along > summary")


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
    along(page).click()
    for kind, start in (("svg", b"<svg"), ("png", b"\x89PNG"), ("record", b"[position]")):
        with page.expect_download() as waited:
            key(page, f"save:{kind}").click()
        assert Path(waited.value.path()).read_bytes().startswith(start)
    key(page, "qr").click()
    expect(page.locator(".kb-lay-code svg.qr")).to_be_visible()


SHIFTS = """() => { window.shifts = []; new PerformanceObserver((list) => window.shifts.push(
  ...list.getEntries().filter((one) => !one.hadRecentInput).map((one) =>
    [one.value, ...one.sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? node?.nodeName)])
)).observe({ type: "layout-shift" }); }"""
"""Collects what moves on the screen without the reader's doing: how much, and which elements."""


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


LATE = """window.late = 0;
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = hear && ((event) => (window.late ? setTimeout(() => hear(event), window.late) : hear(event)));
  }
};"""
"""Lets the kernel's messages reach the page `late` ms later."""
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1366, "height": 768}}


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_is_on_the_screen_moves_however_late_the_answer_comes(
    size: str, lang: str, open_page: Callable[..., Page], new_page: Callable[..., Page]
) -> None:
    page = new_page(viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
    page.add_init_script(LATE)
    line = "knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?,6c_7s_Th;up=9c;trick=1_Kh"
    open_page(f"settle?lang={lang}&position={line}", ready=READY, on=page)
    key(page, "ask:2 play 6c").scroll_into_view_if_needed()
    page.evaluate(SHIFTS)
    page.evaluate("window.late = 3000")
    key(page, "ask:2 play 6c").click()
    expect(page.locator(".kb-answer-no")).to_be_in_viewport(ratio=0.95)
    page.evaluate("window.late = 700")
    key(page, "readings").click()
    expect(key(page, "readings")).to_have_attribute("aria-pressed", "true")
    key(page, "all").click()
    expect(page.locator(".kb-lay-allowed")).to_be_in_viewport(ratio=0.95)
    zone(page, "hands.2").locator(".kb-laid").last.click()
    expect(page.locator(".kb-answer-yes")).to_be_in_viewport(ratio=0.95)
    key(page, "ask:2 play 7s").click()
    expect(page.locator(".kb-answer-no")).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("shifts") == []


def test_nothing_shifts_on_a_phone_while_cards_are_laid(open_page: Callable[..., Page]) -> None:
    page = open_page("settle?lang=en&game=knack", ready=READY)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SHIFTS)
    laid = {"9c": ("up", "the nine of clubs"), "Kd": ("hands.0", "the king of diamonds")}
    for card, (place, name) in laid.items():
        key(page, f"put:{card}").click()
        expect(zone(page, place).locator(f'.kb-laid[title="{name}"]')).to_be_visible()
    assert page.evaluate("shifts") == []


SCROLLED = """() => new Promise((resolve) => {
  let [at, frames] = [scrollY, 0];
  const frame = () => {
    frames = scrollY === at ? frames + 1 : 0;
    at = scrollY;
    if (frames < 15) requestAnimationFrame(frame);
    else resolve();
  };
  frame();
})"""
"""Waits until the page has stood still for 15 frames: it scrolls on for a while after a swipe."""


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float], *, rests_ms: int, lifted: bool) -> None:
    """Move a finger over the page, and wait until the page scrolls no more.

    rests_ms: how long the finger rests before it moves, by the times that the touches have
    lifted: whether the card follows the finger before the page hears of the first move
    """
    touch = page.context.new_cdp_session(page)
    pressed = time.time()

    def send(kind: str, at_ms: int, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        stamp = pressed + at_ms / 1000
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": stamp})

    send("touchStart", 0, start)
    if lifted:
        expect(page.locator(".kb-drag-ghost")).to_be_visible()
    for step in range(1, 9):
        at = tuple(one + (other - one) * step / 8 for one, other in zip(start, end, strict=True))
        send("touchMove", rests_ms + step, at)
    send("touchEnd", rests_ms + 9)
    page.evaluate(SCROLLED)


def middle(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30)


@pytest.mark.parametrize("lifted", [True, False], ids=["timer first", "move first"])
def test_a_finger_that_rests_on_a_card_drags_it_and_one_that_does_not_scrolls(
    open_page: Callable[..., Page], phone: Page, lifted: bool
) -> None:
    """It counts when the finger moved, whether a busy page hears of that before or after its own timer."""
    page = open_page("settle?lang=en", ready=READY, on=phone)
    key(page, "at:hands.1").click()
    start, end = middle(page, '[data-key="put:As"]'), middle(page, '[data-zone="hands.1"]')
    swipe(page, start, end, rests_ms=0, lifted=lifted)
    expect(page.locator(".kb-drag-ghost")).to_have_count(0)
    expect(zone(page, "hands.1").locator(".kb-laid").first).to_have_attribute("title", "unknown card")
    key(page, "at:hands.1").click()
    expect(key(page, "put:As")).to_be_in_viewport(ratio=1)
    start, end = middle(page, '[data-key="put:As"]'), middle(page, '[data-zone="hands.1"]')
    swipe(page, start, end, rests_ms=400, lifted=lifted)
    expect(zone(page, "hands.1").locator(".kb-laid").first).to_have_attribute("title", "the ace of spades")
    expect(page.locator(".kb-drag-ghost")).to_have_count(0)


def test_a_press_puts_a_card_on_a_phone_and_the_pack_covers_no_place(
    open_page: Callable[..., Page], phone: Page, axe: Callable[..., list[str]]
) -> None:
    page = open_page("settle?lang=en", ready=READY, on=phone)
    pack = page.locator(".kb-lay-pack")
    places = page.locator(".kb-lay-out .kb-zone")

    def covers() -> bool:
        boxes = [each.bounding_box() for each in places.all()]
        own = pack.bounding_box()
        return any(
            box["y"] + box["height"] > own["y"] + 1 and box["y"] < own["y"] + own["height"]
            for box in boxes
            if box["width"]
        )

    assert not covers()
    key(page, "at:hands.2").click()
    assert not covers()
    expect(key(page, "put:7h")).to_be_in_viewport()
    expect(zone(page, "hands.2")).to_be_in_viewport()
    key(page, "put:7h").tap()
    expect(zone(page, "hands.2").locator(".kb-laid").first).to_have_attribute("title", "the seven of hearts")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_a_swap_is_stated_by_keyboard_alone_and_the_page_passes_axe(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("settle?lang=en&game=knack31", ready=READY)
    expect(key(page, "players")).to_have_value("3")  # the first view was that of another game
    expect(key(page, "phase")).to_have_value("play")
    more = page.locator(".kb-lay-more > summary")
    more.focus()
    page.keyboard.press("Enter")
    key(page, "add:swaps:0").focus()
    page.keyboard.press("Enter")
    taken = key(page, "swaps:0:taken:0")
    taken.focus()
    expect(taken).to_have_value("7s")
    taken.press("ArrowDown")
    expect(taken).to_have_value("8s")
    expect(page.locator('[data-key="swaps:0:taken:0"] option[selected]')).to_have_attribute("value", "8s")
    expect(taken).to_be_focused()
    expect(page.locator(".kb-lay-more")).to_have_attribute("open", "")
    assert axe(page) == []
    key(page, "remove:swaps:0").click()
    expect(key(page, "swaps:0:taken:0")).to_have_count(0)


def test_other_readings_and_what_it_depends_on_are_one_press_away(open_page: Callable[..., Page]) -> None:
    line = "knack;players=3;phase=play;dealer=0;hands=3?,7s_Kh,7c_2?;up=9h;trick=1_Ah"
    page = open_page(f"settle?lang=en&position={line}&ask=2%20play%207c", ready=READY)
    expect(page.locator(".kb-answer-depends")).to_be_visible()
    expect(page.locator(".kb-answer-way")).to_have_count(2)
    expect(page.locator(".kb-answer-way").first).to_contain_text("Allowed, for example")
    expect(page.locator(".kb-answer-way").last).to_contain_text("Not allowed, for example")
    key(page, "readings").click()
    expect(key(page, "readings")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "readings")).to_be_focused()
    expect(page.locator(".kb-answer-text")).to_contain_text("No other reading changes the answer.")


def test_the_class_is_asked_about_a_situation(open_page: Callable[..., Page]) -> None:
    line = "knack;players=3;phase=play;dealer=0;hands=Ac_Kd_Qd,7h_8s,Th_6s_7s;up=9c;trick=1_Kh"
    page = open_page(f"settle?lang=en&position={line}", ready=READY)
    along(page).click()
    key(page, "ask_class").click()
    page.wait_for_url("**/room?*exercise=*")
    expect(page.locator("div.kr-door")).to_contain_text("The room opens with your question to the class.")
    page.locator('[data-key="open"]').click()
    expect(page.locator(".kr-poll, .kr-asked").first).to_be_visible()
    expect(page.locator('[data-key="do:close"]')).to_be_visible()


def test_a_seat_of_a_room_leads_to_the_editor_and_back(open_page: Callable[..., Page], page: Page) -> None:
    page = open_page("room?lang=en&game=knack", ready="div.kr-door")
    page.locator('[data-key="open"]').click()
    expect(page.locator(".kr-head .kr-code")).to_be_visible()
    page.locator('[data-key="settle"]').click()
    expect(page.locator(READY)).to_be_visible()
    expect(zone(page, "hands.0").locator(".kb-laid").first).to_have_attribute("title", "unknown card")
    key(page, "to_match").click()
    expect(page.locator(".kr-head .kr-code")).to_be_visible()


HEARD = """() => { window.heard = []; const live = () => document.querySelectorAll("[role=status], [aria-live=polite]");
  new MutationObserver(() => { const now = [...live()].map((one) => one.textContent.trim()).filter(Boolean);
    window.heard.push(...now.filter((text) => !window.heard.includes(text))); })
  .observe(document.querySelector(".kb-editor"), { childList: true, characterData: true, subtree: true }); }"""
"""Collects what a screen reader says by itself."""


def test_a_dispute_is_settled_by_keyboard_alone_and_each_step_is_heard(open_page: Callable[..., Page]) -> None:
    page = open_page("settle?lang=en", ready=READY)
    page.evaluate(HEARD)
    key(page, "type").focus()
    for cards, said in (
        ("♣9", "the nine of clubs: Upcard. Next: Player 1"),
        ("♠7 ♠8 ♠9", "the seven of spades, the eight of spades and the nine of spades: Player 1. Next: Player 2"),
        ("♥K ♦7 ♣7", "the king of hearts, the seven of diamonds and the seven of clubs: Player 2. Next: Player 3"),
    ):
        page.keyboard.type(cards)
        page.keyboard.press("Enter")
        expect(page.locator(".kb-editor-said")).to_have_text(said)
        assert said in page.evaluate("heard")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key") == "ask:1 play 7d":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".kb-answer-no")).to_be_visible()
    expect(key(page, "ask:1 play 7d")).to_be_focused()
    assert any("Tricks 2" in text or "trump" in text for text in page.evaluate("heard"))
