"""How deals and matches end on the page, by mouse; two people at one screen; and a seed that nobody is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from knack_widgets.players import PLAYERS
from knack_widgets.rules import Move, Record
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.playing import play_move

from .conftest import READY
from .helpers import UP, Book
from .test_hidden_frames import Line

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SEED = "kräftskiva-4711"
"""A seed that stands in no page for another reason."""


def card(book: Book) -> Locator:
    return book.root.locator(".kb-result")


def play_on(book: Book) -> None:
    """The rest of the deal: the first card that may be played, again and again."""
    while book.key("action:deal").count() == 0:
        book.play(str(book.root.locator(".kb-own .kb-play:not(.kb-illegal)").first.get_attribute("data-key")))


def test_a_deal_ends_with_a_result_and_a_match_with_its_winner(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("knack?lang=en", ready=UP)
    book = Book(page)
    book.tempo(0)
    expect(book.root.locator(".kb-set-deal")).to_contain_text("Same deal for everybody")
    expect(card(book)).to_be_hidden()
    book.play("action:0 knock")
    # the first deal is chosen so that a card of the reader's is refused
    book.root.locator(".kb-own .kb-play.kb-illegal").first.click(force=True)
    expect(book.answer).not_to_be_empty()
    play_on(book)
    expect(card(book)).to_be_visible()
    expect(card(book).locator(".kb-result-title")).to_have_text("You win 3")
    expect(book.root.locator(".kb-status")).to_have_text("You win 3 · deal the next one")
    assert card(book).locator("li").count() >= 2
    # the text is at the payment, which is marked as in force
    book.in_sight("payment.1")
    expect(book.clause("payment.1")).to_have_class(re.compile(r"\bkb-force\b"))
    expect(book.root.locator(".kb-trump")).to_contain_text("Trumps were clubs")
    expect(book.root.locator(".kb-last .kb-card")).not_to_have_count(0)
    expect(card(book).locator(".kb-accounts tbody tr")).to_have_count(3)
    expect(card(book).locator(".kb-accounts tr.kb-ahead td").last).to_have_text("+3")
    # a sentence in the fold brings its clause, and the fold stays open
    book.key("result-more").click()
    card(book).locator("li .kb-ref").first.click()
    expect(card(book).locator("li").first).to_be_visible()
    book.in_sight("payment.1")
    assert axe(page, ".kb-rulebook:has(.kb-controls)") == []

    book.press("action:end")
    draw = book.key("action:draw")
    expect(book.key("result:new").or_(draw)).to_be_visible()
    if draw.count():
        book.press("action:draw")
    expect(card(book).locator(".kb-result-title")).to_have_text("You have won the match")
    expect(book.root.locator(".kb-status")).to_have_text("You have won the match")
    book.press("result:back")
    expect(book.key("action:deal")).to_be_visible()
    expect(card(book).locator(".kb-result-title")).to_have_text("You win 3")
    book.press("action:end")
    expect(book.key("result:new").or_(draw)).to_be_visible()
    if draw.count():
        book.press("action:draw")
    book.press("result:new")
    book.at(1, 1)
    expect(card(book)).to_be_hidden()
    expect(book.root.locator(".kb-own .kb-card")).to_have_count(3)
    expect(book.root.locator(".kb-set-deal")).to_be_hidden()


@pytest.mark.parametrize("game", ["svangknack", "knack"])
def test_deal_lies_within_the_felt_and_the_next_deal_brings_the_top_of_the_table(
    game: str, new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    book = Book(open_page(f"{game}?lang=en", on=page, ready=UP))
    book.tempo(0)
    while not card(book).is_visible():
        book.root.locator(
            ".kb-own .kb-legal, .kb-actions:not([hidden]) button:not([data-forbidden], .kb-why)"
        ).first.click()
        book.answered()
    deal = book.key("action:deal")
    inside = """(deal) => {
      const [button, felt] = [deal, deal.closest(".kb-felt")].map((one) => one.getBoundingClientRect());
      return button.bottom <= felt.bottom && button.bottom <= innerHeight;
    }"""
    assert deal.evaluate(inside)
    page.evaluate("scrollTo(0, 400)")
    book.press("action:deal")
    expect(card(book)).to_be_hidden()
    expect(book.root.locator(".kb-head")).to_be_in_viewport()
    assert page.evaluate("document.activeElement.closest('.kb-felt') !== null")


def test_an_option_gives_the_old_match_back(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=22", ready=UP))
    book.tempo(-1 % 5)
    book.press("action:0 knock")
    book.at(2, 2)
    form = book.root.locator("form.kb-option").first
    form.locator("input").fill("3")
    form.locator("input").press("Enter")
    book.at(1, 1)
    expect(book.told).to_contain_text("A new match has begun.")
    book.key("notice:answer").click()
    book.at(2, 2)
    expect(book.key("line:-2")).to_be_visible()


def nearly_over(seed: int, left: int) -> tuple[Desk, list[Move]]:
    """A match of two careful players in Knåker before its last moves, and these."""
    desk = Desk.open("knaker", ["Anna", "Bo"], seed=seed, controls=["careful"] * 2)
    while not desk.state.over:
        move = desk.opponents.move(desk.state, desk.match.controls, "1")
        desk.put_lines(desk.match.lines.play(move or PLAYERS["careful"].choose(desk.state.view(0), 1)))
    steps = desk.line.steps
    found = Desk.open("knaker", record=Record.from_steps(desk.line.opening, steps[:-left]))
    return found, [step.before.read(step.text) for step in steps[-left:]]


def test_knaker_ends_with_the_order_of_going_out(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knaker?lang=en", ready=READY))
    desk, moves = nearly_over(2, 5)
    book.load(desk.record().dumps())
    for move in moves:
        expect(card(book)).to_be_hidden()
        book.at(desk.line.at, desk.line.at)
        if move.verb == "flip":
            book.key(f"pile:{move.seat}.{move.args[0]}:at").click()
        else:
            for code in move.args:
                book.key(f"card:{move.seat}:{code}").or_(book.key(f"up:{move.seat}:{code}")).first.click()
            book.key("choose:play").click()
        play_move(desk, move)
    book.at(desk.line.at, desk.line.at)
    (winner,) = desk.state.leaders
    expect(card(book).locator(".kb-result-title")).to_have_text(f"{('Anna', 'Bo')[winner]} has won the match")
    expect(card(book).locator(".kb-accounts td:last-child")).to_have_text(["1", "2"])
    expect(book.key("result:back")).to_have_count(0)
    # a place without a card makes way for the score
    expect(book.root.locator(".kb-ownplace")).to_be_hidden()
    book.key("result:new").click()
    book.at(1, 1)
    expect(card(book)).to_be_hidden()


def test_the_next_persons_cards_come_when_they_ask(open_page: Callable[..., Page], page: Page) -> None:
    line = Line(page)
    book = Book(open_page("knack?lang=en", ready=UP))
    book.control(1, "me")
    expect(book.key("cover:0")).to_have_text("Show my cards")
    book.key("cover:0").click()
    cards = book.root.locator(".kb-own .kb-play")
    expect(cards).to_have_count(3)
    book.answered()
    line.told()
    book.press("action:0 knock")
    expect(book.root.locator(".kb-cover-words")).to_contain_text("your turn")
    expect(cards).to_have_count(0)
    expect(book.key("action:1 knock")).to_have_count(0)
    hand = Desk.open("knack").state.hands[1]
    book.answered()
    told = line.told()
    assert [code for code in hand if f'"{code}"' in told] == []
    book.key("cover:1").click()
    for code in hand:
        expect(book.key(f"card:1:{code}")).to_be_visible()
    book.answered()
    told = line.told()
    assert [code for code in hand if f'"{code}"' in told] == list(hand)


def test_the_seed_of_a_running_deal_is_in_no_frame(open_page: Callable[..., Page], page: Page) -> None:
    line = Line(page)
    book = Book(open_page("knack?lang=en", ready=UP))
    book.tempo(0)
    book.play("action:0 fold")
    expect(card(book)).to_be_visible()
    line.told()
    book.deal(SEED)
    book.answered()
    told = line.told()
    while book.key("action:deal").count() == 0:
        assert SEED not in told
        if book.key("action:0 fold").count():
            told = line.told()
            book.play("action:0 fold")
        else:
            play_on(book)
    expect(card(book)).to_contain_text(SEED)
    book.answered()
    # what is looked for is told in its time
    assert SEED in line.told()
