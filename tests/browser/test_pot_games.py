"""Games with a pot and buying: a deal by mouse, one by keyboard alone, suits, switches, two tables compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules.core.cards import in_order
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import SHOWN, UP, Book, same, twin

pytestmark = [pytest.mark.browser, pytest.mark.apart]


def bought(game: str, begin: str) -> int:
    """A seed with which the reader, after this move, is asked to buy."""
    for seed in range(1, 60):
        desk = twin(game, seed)
        do(desk, {"do": "move", "move": begin})
        if desk.state.phase == "buying" and desk.state.turn == 0:
            return seed
    raise AssertionError("no seed leads there")


def both(book: Book, desk: Desk, key: str, move: str) -> None:
    """A move on the page and in this process."""
    book.play(key)
    do(desk, {"do": "move", "move": move})


def play_on(book: Book, desk: Desk) -> None:
    """The rest of the deal: stand, then the first card that may be played."""
    while desk.state.chance is None:
        if desk.state.phase == "buying":
            both(book, desk, "action:0 stand", "0 stand")
            continue
        key = str(book.root.locator(".kb-own .kb-play:not([data-forbidden])").first.get_attribute("data-key"))
        both(book, desk, key, f"0 play {key.split(':')[2]}")


def test_a_deal_with_a_purchase_by_mouse(open_page: Callable[..., Page]) -> None:
    seed = bought("kopknack", "0 knock")
    desk = twin("kopknack", seed)
    book = Book(open_page(f"kopknack?seed={seed}", ready=UP))
    book.tempo(0)
    both(book, desk, "action:0 knock", "0 knock")
    buy = book.key("choose:buy")
    expect(buy).to_have_attribute("data-forbidden", "")
    expect(book.root.locator(".kb-prompt")).to_contain_text("talongen")
    cards = book.root.locator(".kb-own .kb-play")
    cards.nth(0).click()
    cards.nth(2).click()
    cards.nth(1).click()
    cards.nth(1).click()  # changed my mind
    assert [card.get_attribute("aria-pressed") for card in cards.all()] == ["true", "false", "true"]
    expect(buy).to_have_text("Köp två kort")
    codes = [str(cards.nth(at).get_attribute("data-key")).split(":")[2] for at in (2, 0)]
    both(book, desk, "choose:buy", f"0 buy {' '.join(codes)}")
    expect(book.root.locator(".kb-own .kb-facts")).to_contain_text("har köpt en gång")
    play_on(book, desk)
    same(book, desk)
    expect(book.key("action:deal")).to_be_visible()


def test_a_deal_with_a_purchase_by_keyboard(open_page: Callable[..., Page]) -> None:
    seed = bought("kopknack", "0 knock")
    desk = twin("kopknack", seed)
    page = open_page(f"kopknack?seed={seed}", ready=UP)
    book = Book(page)
    book.tempo(0)

    def to(key: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement?.dataset.key ?? ''") == key:
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab did not lead to {key}")

    def press(move: str) -> None:
        seen = book.count()
        page.keyboard.press("Enter")
        book.asked(seen)
        do(desk, {"do": "move", "move": move})

    book.key("action:0 knock").focus()
    press("0 knock")
    first = str(book.root.locator(".kb-own .kb-play").first.get_attribute("data-key"))
    book.root.locator(".kb-own .kb-play").first.focus()
    page.keyboard.press("Space")
    expect(book.key(first)).to_have_attribute("aria-pressed", "true")
    expect(book.key(first)).to_be_focused()
    to("choose:buy")
    press(f"0 buy {first.split(':')[2]}")
    while desk.state.chance is None:
        if desk.state.phase == "buying":
            book.root.locator(".kb-own .kb-play").first.focus()
            to("action:0 stand")
            press("0 stand")
            continue
        key = str(book.root.locator(".kb-own .kb-play:not([data-forbidden])").first.get_attribute("data-key"))
        book.key(key).focus()
        press(f"0 play {key.split(':')[2]}")
    same(book, desk)


def test_swinging_and_choosing_trump(open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    seed, deals = swung()
    page = open_page(f"svangknack?seed={seed}", ready=SHOWN)
    book, desk = Book(page), twin("svangknack", seed)
    book.tempo(0)
    book.asked()
    while desk.state.deals < deals or desk.state.phase != "swinging":
        if desk.state.chance:
            book.deal(desk.match.luck.seed)
            do(desk, {"do": "deal"})
        else:
            play_on(book, desk)
    both(book, desk, "action:0 swing", "0 swing")
    assert desk.state.phase == "choosing"
    expect(book.root.locator(".kb-up")).to_have_count(2)
    suits = book.root.locator('.kb-actions button[data-key^="action:0 trump"]:not([data-forbidden])')
    expect(suits).to_have_count(2)
    assert axe(page, ".kb-rulebook:has(.kb-controls)") == []
    key = str(suits.first.get_attribute("data-key"))
    both(book, desk, key, key.partition(":")[2])
    same(book, desk)
    expect(book.root.locator(".kb-trump .kb-sign")).to_be_visible()


def swung() -> tuple[int, int]:
    """A seed, and the number of the deal in which the reader may swing and then choose between two suits."""
    for seed in range(1, 200):
        desk = twin("svangknack", seed)
        while desk.state.deals < 4:
            if desk.state.chance:
                do(desk, {"do": "deal"})
            elif desk.state.turn != 0:
                break
            elif desk.state.phase == "swinging":
                do(desk, {"do": "move", "move": "0 swing"})
                if desk.state.phase == "choosing":
                    return seed, desk.state.deals
                break
            elif desk.state.phase == "buying":
                do(desk, {"do": "move", "move": "0 stand"})
            elif desk.state.phase == "play":
                hand = in_order(desk.state.hands[0])
                legal = {move.args[0] for move in desk.state.moves()}
                do(desk, {"do": "card", "seat": 0, "code": next(card for card in hand if card in legal)})
            else:
                break
    raise AssertionError("no seed leads there")


def test_an_option_beside_its_clause(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("kopknack?seed=3", ready=UP))
    form = book.clause("newer.1").locator("form")
    expect(form).to_contain_text("Ändrar du något här börjar ett nytt parti.")
    form.locator("select").select_option(index=1)
    expect(book.told).to_contain_text("nytt parti")
    counters = book.root.locator(".kb-counters")
    expect(counters).not_to_contain_text("Betar")
    # merging goes with betar only: it is refused, and the match stays
    merge = book.clause("payment.17").locator("form input")
    merge.click()
    expect(book.wrong).to_be_visible()
    expect(counters).not_to_contain_text("Betar")


def test_two_tables_are_compared(open_page: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    page = open_page("kopknack?lang=en", ready=".kb-compare .kb-slider")
    two = page.locator(".kb-compare")
    titles = two.locator(".kb-side-title")
    expect(titles).to_have_count(2)
    expect(two.locator(".kb-differs")).to_have_count(0)
    expect(two.locator(".kb-parted")).to_contain_text("First difference")
    two.locator('[data-key="difference"]').click()
    expect(two.locator(".kb-differs").first).to_be_visible()
    expect(two.locator('[data-key="difference"]')).to_have_count(0)
    captions = two.locator(".kb-status").all_inner_texts()
    assert len(captions) == 2
    two.locator(".kb-step").first.click()
    expect(two.locator(".kb-differs")).to_have_count(0)
    assert axe(page, ".kb-compare") == []


@pytest.mark.parametrize("game", ["kopknack", "svangknack"])
def test_on_a_phone(
    game: str, phone: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]], tmp_path: Path
) -> None:
    page = open_page(game, on=phone, ready=".kb-rulebook:has(.kb-controls) .kb-slider")
    assert Book(page).width() <= 390
    assert axe(page) == []
    page.screenshot(path=str(tmp_path / "phone.png"))
