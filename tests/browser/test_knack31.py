"""German Knack in the browser: exchanging by mouse, a whole deal by keyboard, announcing, forgetting, exceptions."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.pages import present
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import SLIDER, Book, same, shared_book, twin, watched

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAME = games["knack31"]


def reached(book: Book, desk: Desk) -> None:
    """Wait until the page shows what the desk shows, and compare the rest."""
    book.at(desk.line.at, len(desk.line.steps))
    book.page.wait_for_function(
        "([el, text]) => el.textContent === text",
        arg=[
            book.root.locator(".kb-table > .kb-sr").element_handle(),
            present.table(desk.sight, desk.speaker).head["caption"],
        ],
    )
    same(book, desk)


def record(hands: str, *moves: str, players: int = 3) -> str:
    """A match whose first cards are these: the seats' hands, then the dealer's two piles."""
    known = hands.split()
    pack = " ".join([*known, *(card for card in GAME.pack(GAME.start(players).setup) if card not in known)])
    lines = ",".join(f'"{move}"' for move in (f"deal {pack}", *moves))
    return f'format="knack-widgets/1"\ngame="knack31"\nplayers={players}\ndealer={players - 1}\nmoves=[{lines}]\n'


CHOSEN = ("2 look 1", "2 keep")


module_book = shared_book("knack31?lang=de", ready=SLIDER)
book = watched


def test_one_card_is_swapped_by_mouse(book: Book) -> None:
    book.load(record("Ah 7h 9d 7s 8s 9s 7d 8d Jd Th 7c 8c", *CHOSEN))
    book.at(3, 3)
    assert "20" not in book.root.locator(".kb-own .kb-facts").inner_text()
    swap = book.key("choose:swap")
    expect(swap).to_have_attribute("data-forbidden", "")
    book.key("card:0:9d").click()
    book.key("card:0:7h").click()
    expect(book.key("card:0:9d")).to_have_attribute("aria-pressed", "false")  # one of one's own at a time
    book.key("middle:Th").click()
    expect(swap).not_to_have_attribute("data-forbidden", "")
    swap.click()
    book.at(4, 4)
    expect(book.root.locator(".kb-seat").filter(has_text="am Zug")).to_have_count(1)


def test_the_worth_of_the_hand_can_be_hidden(book: Book) -> None:
    book.load(record("Ah Kh 9d 7s 8s 9s 7d 8d Jd Th 7c 8c", *CHOSEN))
    book.at(3, 3)
    own = book.root.locator(".kb-own .kb-facts")
    expect(own).to_contain_text("21 Punkte")
    book.switch("values", on=False)
    expect(own).not_to_contain_text("Punkte")
    book.switch("values", on=True)
    expect(own).to_contain_text("21 Punkte")


def test_announcing_is_there_before_it_counts_and_refused_then(book: Book) -> None:
    book.load(record("Ah Kh 9d 7s 8s 9s 7d 8d Jd Th 7c 8c", *CHOSEN))
    book.at(3, 3)
    book.press("action:0 announce")
    expect(book.answer).to_contain_text("Ansagen 1")
    book.key("card:0:9d").click()
    book.key("middle:Th").click()
    book.key("choose:swap").click()
    book.at(4, 4)
    book.press("action:0 announce")
    expect(book.key("action:deal")).to_be_visible()
    log = book.seen()["log"]
    assert any("31" in line for line in log)
    expect(book.root.locator(".kb-seat").filter(has_text=re.compile(r"(?<!k)ein Sieg,"))).to_have_count(1)
    # the hands lie open, each with what it is worth
    assert book.root.locator(".kb-seats, .kb-ownplace").locator(".kb-facts").filter(has_text="Punkte").count() == 3


def test_a_forgetful_opponent_loses(book: Book) -> None:
    book.load(record("7s 8h 9d Ah Kh Th 7d 8d Jd Qc 7c 8c", *CHOSEN))
    book.at(3, 3)
    for seat in (1, 2):
        book.control(seat, "forgetful" if seat == 1 else "careful")
    book.press("action:0 slide")
    expect(book.key("action:deal")).to_be_visible()
    expect(book.root.locator(".kb-seat").filter(has_text=re.compile(r"\beine Niederlage"))).to_have_count(1)


def test_exceptions_wait_behind_a_summary(book: Book) -> None:
    book.load(record("7s 8h 9d 7h Kh Th 7d 8d Jd Qc 7c 8c"))
    book.at(1, 1)
    book.switch("reveal", on=True)
    book.key("actions:rare").click()
    expose = book.root.locator('[data-key^="action:expose"]')
    assert expose.count() >= 3
    expose.first.click()
    expect(book.root.locator('[data-key$="replace"]')).to_be_visible()
    book.root.locator('[data-key$="decline"]').click()
    book.at(3, 3)
    book.switch("reveal", on=False)


def test_the_additional_rules_are_a_switch_beside_their_clause(book: Book) -> None:
    book.root.locator('[data-key="lang:de"]').click()
    form = book.clause("ssi.1").locator("form input")
    expect(form).to_be_checked()
    for on in (False, True):
        form.click()
        book.answered()
        expect(book.told).to_contain_text("Eine neue Partie hat begonnen.")
        expect(form).to_be_checked(checked=on)


def test_a_deal_by_keyboard_alone(open_page: Callable[..., Page]) -> None:
    page = open_page("knack31?seed=4&lang=de", ready=SLIDER)
    book, desk = Book(page), twin("knack31", 4)
    do(desk, {"do": "lang", "lang": "de"})
    book.tempo(0)
    reached(book, desk)

    def to(key: str) -> None:
        for _ in range(80):
            if page.evaluate("document.activeElement?.dataset.key ?? ''") == key:
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab did not lead to {key}")

    def press(key: str, move: str) -> None:
        to(key)
        page.keyboard.press("Enter")
        do(desk, {"do": "move", "move": move})
        reached(book, desk)

    first = True
    for _ in range(12):
        if desk.state.chance:
            break
        book.root.locator(".kb-own .kb-play").first.focus()
        legal = {str(move) for move in desk.view.moves}
        if first:
            own, other = desk.state.hands[0][0], desk.state.middle[0]
            page.keyboard.press("Space")
            expect(book.key(f"card:0:{own}")).to_have_attribute("aria-pressed", "true")
            book.key(f"middle:{other}").focus()
            page.keyboard.press("Space")
            expect(book.key(f"middle:{other}")).to_be_focused()
            press("choose:swap", f"0 swap {own} {other}")
            first = False
        elif "0 announce" in legal:
            press("action:0 announce", "0 announce")
        elif "0 pass" in legal:
            press("action:0 pass", "0 pass")
        else:
            press("action:0 slide", "0 slide")
    assert desk.state.chance == "deal"
    assert desk.state.result is not None
    expect(book.key("action:deal")).to_be_visible()


def test_on_a_phone(phone: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("knack31?lang=de", on=phone, ready=SLIDER)
    assert Book(page).width() <= 390
    assert axe(page) == []


def test_the_table_passes_axe(open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("knack31?seed=4&lang=en", ready=SLIDER)
    Book(page).tempo(0)
    page.wait_for_selector('[data-key="choose:swap"]')
    page.locator('[data-key="actions:rare"]').first.click()
    assert axe(page, ".kb-rulebook:has(.kb-controls)") == []
