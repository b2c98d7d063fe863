"""Knåker in the browser: exchanging, laying, inserting, blowing, several people at one screen; mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Move, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import SLIDER, Book, same, shared_book, twin, watched

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAME = games["knaker"]
EXAMPLES = files("knack_widgets.rules").joinpath("knaker", "examples")
SEATS = ("4s 6s 8s 5d 9d Jd 4c 5c 6c", "4d 6d 8d 9c Jc Qc 9h 3h Kh")
"""Two seats: face down, face up, hand."""


def record(*moves: str, seats: tuple[str, ...] = SEATS, stock: str = "5h 5s 3s", controls: str = "") -> str:
    """A match of which these cards are known: each seat's, and the top of the stock."""
    rows = [seat.split() for seat in seats]
    known = [row[at] for at in range(9) for row in rows] + stock.split()
    rest = list(GAME.pack(GAME.start(len(seats)).setup))
    for card in known:
        rest.remove(card)  # type: ignore[arg-type]
    lines = ",".join(f'"{move}"' for move in (f"deal {' '.join([*known, *rest])}", *moves))
    page = f"[page]\ncontrols=[{controls}]\n" if controls else ""
    return f'format="knack-widgets/1"\ngame="knaker"\nplayers={len(seats)}\nmoves=[{lines}]\n{page}'


STOPPED = "() => { window.hands = 0; performance.now = () => window.hands; }"
"""The page's stopwatch stands still, so that nobody has to be quick; `hands` is where it stands, in ms."""

READIED = ("0 ready", "1 ready")


module_book = shared_book("knaker?lang=en", tempo=4, ready=SLIDER)  # step by step
book = watched


def test_exchanging_by_mouse_takes_lays_and_locks(book: Book) -> None:
    book.load(record(controls='"me","careful"'))
    book.at(1, 1)
    book.key("pile:0.0:at").click()  # the five comes up
    book.at(2, 2)
    book.key("card:0:5c").click()
    book.key("card:0:5d").click()
    book.key("pile:0.0:on").click()
    book.at(3, 3)
    expect(book.root.locator(".kb-own .kb-double").first.locator(".kb-upper")).to_have_count(2)
    # a card of another rank is refused by the clause of locking
    book.key("card:0:6c").click()
    book.key("pile:1.0:on").click()
    expect(book.answer).to_contain_text("2.2")
    book.at(3, 3)


def test_a_card_stays_chosen_while_somebody_else_exchanges(book: Book) -> None:
    book.load(record(controls='"me","careful"'))
    book.at(1, 1)
    book.key("card:0:6c").click()
    book.press("action:opponent")
    book.page.wait_for_function("el => Number(el.max) > 1", arg=book.root.locator(".kb-slider").element_handle())
    expect(book.key("card:0:6c")).to_have_attribute("aria-pressed", "true")


def test_the_answer_that_asks_for_cards_goes_when_one_is_chosen(book: Book) -> None:
    book.load(record(*READIED))
    book.at(3, 3)
    book.press("choose:play")
    expect(book.answer).to_contain_text("Choose cards first")
    book.key("card:0:6c").click()
    expect(book.answer).to_be_empty()
    book.key("card:0:6c").click()  # and let go again: the next test opens this very position


def test_in_a_low_window_the_clause_in_force_stays_in_sight(book: Book) -> None:
    size = book.page.viewport_size
    book.page.set_viewport_size({"width": 1366, "height": 768})
    book.load(record(*READIED, "0 play 5c", controls='"me","careful"'))
    book.at(4, 4)
    book.page.evaluate("scrollTo(0, 0)")
    for place in (".kb-own", ".kb-actions:not([hidden])", ".kb-now"):
        expect(book.root.locator(place).first).to_be_in_viewport(ratio=1)
    words, heap = (book.root.locator(name).first.bounding_box() for name in (".kb-heap-words", ".kb-heap"))
    assert words
    assert heap
    assert words["x"] >= heap["x"] + heap["width"], "what is said of the pile stands beside it"
    expect(book.key("action:0 draw")).to_have_class(re.compile("kb-primary"))
    if size:
        book.page.set_viewport_size(size)


def test_cards_picked_in_any_order_are_laid_as_the_ladder_they_are(book: Book) -> None:
    book.load(record(*READIED))
    book.at(3, 3)
    for card in ("6c", "4c", "5c"):
        book.key(f"card:0:{card}").click()
    expect(book.key("card:0:6c")).to_have_attribute("data-order", "1")
    book.key("choose:play").click()
    book.at(4, 4)
    laid = book.root.locator(".kb-laid .kb-card")
    expect(laid).to_have_count(3)
    assert "six" in (laid.last.get_attribute("title") or "")


def test_what_does_not_go_is_refused_with_its_clause_and_stays_chosen(book: Book) -> None:
    book.load(record(*READIED))
    book.at(3, 3)
    for card in ("4c", "6c"):
        book.key(f"card:0:{card}").click()
    book.key("choose:play").click()
    expect(book.answer).to_contain_text("3.1")
    expect(book.key("card:0:4c")).to_have_attribute("aria-pressed", "true")
    book.at(3, 3)
    book.answer.locator("button").first.click()
    book.in_sight("3.1")


def test_inserting_while_an_opponent_is_on_turn(book: Book) -> None:
    hands = ("4s 6s 8s 5d 7d Jd 4c 5c 6c", "4d 6d 8d 9c Jc Qc 9h 3h Kh")
    opened_ = record(*READIED, "0 play 5c", "0 draw", seats=hands, controls='"me","careful"')
    book.load(opened_)
    book.at(5, 5)
    book.key("card:0:5h").click()
    book.key("choose:insert").click()
    book.at(6, 6)
    expect(book.root.locator(".kb-laid")).to_have_count(2)
    expect(book.key("action:opponent")).to_have_count(0)  # it waits: the reader has to draw first
    book.press("action:0 draw")
    book.at(7, 7)
    book.press("action:opponent")
    book.page.wait_for_function("el => Number(el.max) > 7", arg=book.root.locator(".kb-slider").element_handle())


def offered(desk: Desk) -> tuple[Move | None, str | None]:
    """What the first seat may lay, and what it may do instead: draw, chance, pick up."""
    moves = [move for move in desk.view.moves if move.seat == 0]
    lay = next((move for move in moves if move.verb == "play"), None)
    plain = next((f"0 {verb}" for verb in ("draw", "chance", "pick-up") if f"0 {verb}" in map(str, moves)), None)
    return lay, plain


def before_the_blow(book: Book) -> None:
    """Alva has turned over a seven, her last card."""
    text = EXAMPLES.joinpath("13-4-in-good-time.toml").read_text("utf-8")
    book.load(text)
    # the match before this one may have as many steps, but not Alva
    expect(book.root.locator(".kb-step-label")).to_contain_text("Alva")
    book.walk(17)


def test_going_out_on_a_seven_takes_a_blow(book: Book) -> None:
    before_the_blow(book)
    expect(book.key("blow:act")).to_be_visible()
    act = book.key("blow:act")
    expect(act).to_have_text("Start the clock")
    act.focus()
    book.page.evaluate(STOPPED)
    book.page.keyboard.press("Space")
    expect(act).to_have_text("Thump the table!")
    book.page.keyboard.press("Space")
    expect(act).to_contain_text("Blow!")
    expect(book.root.locator(".kb-mark")).to_have_text(["3 sec", "5 cm"])
    book.page.keyboard.down("Space")
    expect(act).to_have_text("Keep it pressed … then let go")
    book.page.evaluate("window.hands = 900")
    book.at(18)  # far enough: it is over, though the key is still held
    book.page.keyboard.up("Space")
    book.page.evaluate("delete performance.now")
    expect(book.root.locator(".kb-seat").filter(has_text="Alva")).to_contain_text("place 1")
    book.at(18)


def test_a_blow_without_a_clock(book: Book) -> None:
    before_the_blow(book)
    book.key("blow:plain").click()
    book.key("blow:0 blow 4 5").click()
    expect(book.root.locator(".kb-seat").filter(has_text="Alva")).to_contain_text("place 6")


def test_several_people_at_one_screen_look_in_turn(book: Book) -> None:
    book.load(record(*READIED))
    book.at(3, 3)
    assert book.root.locator(".kb-own .kb-name").inner_text() == "Player 1"
    book.key("look:1").click()
    expect(book.root.locator(".kb-own .kb-name")).to_have_text("Player 2")
    expect(book.key("card:1:9h")).to_be_visible()
    assert book.root.locator(".kb-seats .kb-faces").count() == 0  # the other hand is closed meanwhile
    book.key("look:0").click()
    expect(book.root.locator(".kb-own .kb-name")).to_have_text("Player 1")


def test_what_is_in_force_stands_on_the_table_with_its_clause(book: Book) -> None:
    book.load(EXAMPLES.joinpath("14-through-the-seven.toml").read_text("utf-8"))
    book.walk(book.count() - 1)
    force = book.root.locator(".kb-in-effect")
    expect(force).to_contain_text("14")
    force.locator("button").first.click()
    book.in_sight("14")


def test_a_match_by_keyboard_alone(open_page: Callable[..., Page]) -> None:
    page = open_page("knaker?seed=4&lang=en", ready=SLIDER)
    book, desk = Book(page), twin("knaker", 4)
    do(desk, {"do": "lang", "lang": "en"})
    book.tempo(0)
    book.at(desk.line.at, len(desk.line.steps))  # the opponents have exchanged

    def to(key: str) -> None:
        # the buttons keep their places: what stands before the one that has the focus is reached backwards
        for way in (*["Tab"] * 90, *["Shift+Tab"] * 120):
            if page.evaluate("document.activeElement?.dataset.key ?? ''") == key:
                return
            page.keyboard.press(way)
        raise AssertionError(f"Tab did not lead to {key}")

    def press(key: str, move: str) -> None:
        to(key)
        page.keyboard.press("Enter")
        do(desk, {"do": "move", "move": move})
        book.at(desk.line.at, len(desk.line.steps))
        same(book, desk)

    press("action:0 ready", "0 ready")
    for _ in range(8):
        lay, plain = offered(desk)
        if plain and (lay is None or plain == "0 draw"):
            press(f"action:{plain}", plain)
        elif lay and desk.state.turn == 0:
            for card in lay.args:
                book.key(f"card:0:{card}").focus()
                page.keyboard.press("Space")
            press("choose:play", str(lay))
    assert sum(step.text.startswith("0 ") for step in desk.line.steps) >= 6


def test_on_a_phone(phone: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("knaker?lang=sv", on=phone, ready=SLIDER)
    assert Book(page).width() <= 390
    assert axe(page) == []


def test_the_table_passes_axe(book: Book, axe: Callable[..., list[str]]) -> None:
    book.load(EXAMPLES.joinpath("16-caught.toml").read_text("utf-8"))
    book.walk(book.count() - 1)
    book.key("actions:rare").click()
    assert axe(book.page, ".kb-rulebook:has(.kb-controls)") == []
