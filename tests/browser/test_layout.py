"""What is in sight on the first screen, what the rest of the page does about it, and that nothing scrolls in itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import games

from .conftest import PHONE
from .helpers import SHOWN, SLIDER, UP, Book, hand_is

pytestmark = [pytest.mark.browser, pytest.mark.apart]

GAMES = tuple(games)
DESK, LAPTOP = {"width": 1280, "height": 800}, {"width": 1366, "height": 768}
WINDOWS = {"wide": (DESK, LAPTOP), "phone": (PHONE,)}
"""The sizes of a window. Loading a page takes most of a test's time, so one page gets the sizes of a kind in turn."""
LANDSCAPE = {"width": 844, "height": 390}
ACTIONS = ".kb-felt .kb-actions:not([hidden])"
WHOLE = """el => { const b = el.getBoundingClientRect();
  return b.top >= 0 && b.bottom <= innerHeight + 0.5 && b.left >= 0 && b.right <= innerWidth + 0.5; }"""
SCROLLS = """() => [...document.querySelectorAll(".knack-book *, .kp-cell, .kp-cell *")]
  .filter((el) => el.checkVisibility() && /auto|scroll/.test(getComputedStyle(el).overflowY)
    && el.scrollHeight > el.clientHeight + 1 && el.clientHeight > 0 && !el.matches("select, .jp-OutputArea-output"))
  .map((el) => el.className)"""


def whole(place: Locator) -> None:
    """Wait until all of it is in the window, without any scrolling of the page."""
    expect(place).to_be_visible()
    place.page.wait_for_function(WHOLE, arg=place.element_handle())


def refusal(game: str) -> tuple[str, int]:
    """A worked example of the game for three at most, and the step at which it shows a try that is refused."""
    for name, one in examples(game).items():
        if len(one.record.opening.setup.names) > 3:
            continue
        for at, step in enumerate(one.record.steps, 1):
            if step.verdict and not step.verdict.legal and step.verdict.clauses:
                return name, at
    raise AssertionError(f"{game} has no example of a refusal")


@pytest.fixture(params=WINDOWS)
def window(request: pytest.FixtureRequest, new_page: Callable[..., Page]) -> Page:
    """Return a page in the first of its sizes."""
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if request.param == "phone" else {}
    return new_page(viewport=WINDOWS[request.param][0], **phone)


def resized(window: Page) -> Iterator[None]:
    """Give a page each of its sizes in turn."""
    for size in WINDOWS["phone" if window.viewport_size == PHONE else "wide"]:
        window.set_viewport_size(size)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_hand_and_buttons_are_on_the_first_screen(game: str, window: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page(f"{game}?lang=en", on=window, ready=SHOWN))
    book.tempo(4)
    book.answered()
    for _ in resized(window):
        assert window.evaluate("scrollY") == 0
        whole(book.root.locator(".kb-own"))
        whole(book.root.locator(".kb-line"))
        if book.root.locator(ACTIONS).count():
            whole(book.root.locator(ACTIONS))
    if window.viewport_size != PHONE:
        return
    assert window.evaluate(SCROLLS) == []
    # turned on its side: hand, moves and middle are in the window together
    window.set_viewport_size(LANDSCAPE)
    book.root.locator(".kb-felt").evaluate("el => el.scrollIntoView({block: 'start'})")
    for name in (".kb-own .kb-hand", ACTIONS, ".kb-felt > .kb-middle"):
        whole(book.root.locator(name))


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_and_its_clause_are_on_the_first_screen(
    game: str, window: Page, open_page: Callable[..., Page]
) -> None:
    name, at = refusal(game)
    book = Book(open_page(f"{game}?lang=en&example={name}&step={at}", on=window, ready=SHOWN))
    book.at(at)
    clause = book.root.locator(".kb-refused").first
    for _ in resized(window):
        assert window.evaluate("scrollY") == 0
        if window.viewport_size == PHONE:
            # beside the table there is no room: the answer's clause opens the rules at it
            expect(clause).to_be_hidden()
            book.answer.locator(".kb-ref").first.click()
        else:
            whole(book.answer)
        whole(clause.locator(".kb-number-button"))


CUT = """() => [...document.querySelectorAll(".kb-match select")].filter((el) => el.checkVisibility()).filter((el) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(el).font;
  return el.clientWidth < 20 + Math.max(...[...el.options].map((one) => pen.measureText(one.text).width));
}).map((el) => el.selectedOptions[0].text)"""


def test_on_a_phone_who_plays_is_read_whole_and_the_shelf_and_links_fit_fingers(
    phone: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("knack?lang=de", on=phone, ready=SHOWN))
    book.drawer(1)
    assert phone.evaluate(CUT) == []
    low = "els => els.map((el) => el.getBoundingClientRect().height).filter((height) => height < 43.9)"
    assert phone.locator(".kp-prose:visible p > a").evaluate_all(low) == []
    open_page("?lang=de", on=phone, ready=".kb-shelf a")
    assert phone.locator(".kb-langs button").evaluate_all(low) == []


def test_on_a_phone_the_rules_unfold_at_the_clause_and_lead_back(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&seed=6", on=phone, ready=UP))
    hand_is(book, ["6h", "7h", "7s"])
    pane = book.root.locator(".kb-pane")
    rules, back = book.key("rules"), book.key("table")
    expect(pane).to_be_hidden()
    expect(rules).to_contain_text(book.root.locator(".kb-now .kb-ref").inner_text())
    book.tempo(0)
    book.play("action:0 knock")
    book.play("card:0:6h")
    book.press("card:0:7h")
    expect(book.answer).not_to_be_empty()
    expect(rules).to_have_attribute("aria-expanded", "false")
    rules.click()
    expect(rules).to_have_attribute("aria-expanded", "true")
    whole(book.key("clause:play.3"))
    assert phone.evaluate(SCROLLS) == []
    whole(back)
    back.click()
    expect(pane).to_be_hidden()
    whole(book.root.locator(".kb-own .kb-hand"))
    expect(book.root.locator(".kb-table")).to_be_focused()

    # an example leads to the table that it changed, and there is a way back to the rule
    book.answer.locator(".kb-ref").first.click()
    example = book.key("example:play-03-follow-suit")
    expect(example).to_be_visible()
    example.click()
    expect(pane).to_be_hidden()
    expect(book.root.locator(".kb-name").filter(has_text="Cleo")).to_be_visible()
    whole(book.root.locator(".kb-status"))
    expect(rules).to_contain_text("Back to the rule")
    rules.click()
    whole(book.key("clause:play.3"))

    # between a browser's bars a table more than fills the window: the clause in force below it comes back with it
    phone.set_viewport_size({"width": 390, "height": 700})
    book = Book(open_page("kopknack?lang=de", on=phone, ready=UP))
    rules, back = book.key("rules"), book.key("table")
    rules.click()
    whole(back)
    back.click()
    whole(book.root.locator(".kb-now"))
    whole(book.root.locator(".kb-own .kb-hand"))


def test_an_open_drawer_does_not_cover_its_answer(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", ready=UP))
    table = book.root.locator(".kb-table")
    before = table.bounding_box()
    for key in ("share:permalink", "share:save"):
        book.drawer(2)
        book.key(key).click()
        expect(book.told).not_to_be_empty()
        expect(book.open).to_have_count(0)
        whole(book.told)
        top = book.told.evaluate(
            "el => { const b = el.getBoundingClientRect();"
            " return el.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)); }"
        )
        assert top
    assert table.bounding_box() == before, "a notice pushes nothing"


def test_looks_are_one_for_the_page_and_kept(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", ready=UP))
    page.locator(".kp-of-chapter").first.scroll_into_view_if_needed()
    chapter = page.locator(".jp-OutputArea-output .knack-book.kb-chapter").first
    expect(chapter).to_be_attached()
    book.switch("fourColour", on=True)
    book.key("column:de").click()
    expect(book.key("column:de")).to_have_attribute("aria-pressed", "true")
    expect(chapter).to_have_class("knack-book kb-rulebook kb-chapter kb-four")
    expect(chapter.locator('[data-key="column:de"]')).to_have_attribute("aria-pressed", "true")
    # another game, another visit
    other = Book(open_page("knack31?lang=en", ready=UP))
    expect(other.root).to_have_class("knack-book kb-rulebook kb-four")
    expect(other.key("column:de")).to_have_attribute("aria-pressed", "true")
    other.switch("fourColour", on=False)
    again = Book(open_page("knack?lang=en", ready=UP))
    again.answered()
    expect(again.root).to_have_class("knack-book kb-rulebook")


def test_a_link_opens_at_its_clause(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en#payment.3", ready=UP))
    book.in_sight("payment.3")
    expect(book.key("clause:payment.3")).to_have_attribute("aria-expanded", "true")
    whole(book.root.locator(ACTIONS))
    page.evaluate("location.hash = 'play.5'")
    book.in_sight("play.5")
    book.answered()
    book = Book(open_page("knack?lang=en&clause=play.9", ready=UP))
    book.in_sight("play.9")
    book.answered()  # the match of this tab has come back, at another clause
    book.in_sight("play.9")
    book = Book(open_page("knack?lang=en&example=play-03-follow-suit&step=6&clause=play.3", ready=SHOWN))
    book.at(6)
    book.in_sight("play.3")
    whole(book.root.locator(".kb-own"))
    expect(book.root.locator(".kb-prompt")).to_contain_text("Bo would like to trump")
    # the link that the page itself gives brings all of that back
    book.drawer(2)
    book.key("share:permalink").click()
    address = book.told.locator(".kb-link").input_value()
    assert "example=play-03-follow-suit&step=6&lang=en&clause=play.3" in address


@pytest.mark.parametrize("address", ["svangknack?clause=payment.3", "knack31?clause=deal.4&reading=G-2"])
def test_a_linked_clause_stays_in_sight_while_the_others_play(
    page: Page, open_page: Callable[..., Page], address: str
) -> None:
    book = Book(open_page(f"{address}&lang=en", ready=SLIDER))
    book.asked()
    book.answered()
    book.in_sight(address.partition("clause=")[2].partition("&")[0])


SMALL = """() => [...document.querySelectorAll(
    ".kb-rulebook:has(.kb-controls) :is(button, summary, select, a, input:not([type=file], [type=checkbox]), label)")]
  .filter((el) => el.checkVisibility() && !el.matches(".kb-card"))
  .map((el) => [el.dataset.key ?? el.className, el.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.9 || box.height < 43.9)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""

NARROW = """() => [...document.querySelectorAll(".knack-book .kb-card.kb-play")].filter((el) => el.checkVisibility())
  .map((el) => {
    const box = el.getBoundingClientRect(), row = el.closest(".kb-stack, .kb-hand, .kb-open-cards");
    const over = [...(row?.querySelectorAll(".kb-play") ?? [])].map((one) => one.getBoundingClientRect()).filter((at) =>
      at.left > box.left && at.left < box.right - 0.1 && at.top < box.bottom && at.bottom > box.top);
    return [el.dataset.key, box.width, box.height, Math.min(...over.map((one) => one.left - box.left), 99)];
  })
  .filter(([, width, height, free]) => width < 43.9 || height < 43.9 || free < 23.9)"""


def test_what_fingers_press_is_large_enough(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knaker?lang=en", on=phone, ready=SHOWN))
    book.tempo(4)
    book.root.locator(".kb-own .kb-hand .kb-play").first.click()
    book.answered()
    assert phone.evaluate(SMALL) == []
    for number in range(3):
        book.drawer(number)
        assert phone.evaluate(SMALL) == []
    book.close()
    book.key("rules").click()
    expect(book.root.locator(".kb-pane")).to_be_visible()
    book.answered()
    assert phone.evaluate(SMALL) == []
    # cards of the chapters' tables, too, where every seat is the reader's
    for game in GAMES:
        book = Book(open_page(f"{game}?lang=en", on=phone, ready=SHOWN))
        expect(phone.locator(".kb-chapter .kb-seats .kb-play").first).to_be_attached()
        book.tempo(4)  # nobody moves while the page is left
        book.answered()
        assert phone.evaluate(NARROW) == []


def test_on_a_phone_a_refusal_comes_into_the_window_with_its_clause_and_the_hand(
    phone: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("svangknack?lang=de", on=phone, ready=".kb-rulebook .kb-own .kb-illegal"))
    book.root.locator(".kb-own .kb-illegal").first.tap(force=True)
    for name in (".kb-answer", ".kb-now", ".kb-own .kb-hand"):
        whole(book.root.locator(name))


def test_on_a_phone_what_is_missing_for_a_press_comes_into_the_window(
    phone: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("knack31?lang=en", on=phone))
    book.asked(-1)  # the opponents may come first
    book.root.locator("[data-key='choose:swap'][data-forbidden]").tap(force=True)
    expect(book.answer).to_contain_text("Choose cards first")
    whole(book.answer)


def test_on_a_small_phone_piles_lie_in_one_row_and_places_are_offered_for_chosen_cards(
    new_page: Callable[..., Page], open_page: Callable[..., Page]
) -> None:
    touch = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    book = Book(open_page("knaker?lang=en", on=touch, ready=SHOWN))
    book.tempo(4)
    book.answered()
    for seat in book.root.locator(".kb-seats > li").all():
        tops = seat.locator(".kb-stack").evaluate_all("els => els.map((el) => el.getBoundingClientRect().top)")
        assert len(tops) == 3
        assert len(set(tops)) == 1
    hand, buttons = (book.root.locator(place).bounding_box() for place in (".kb-own .kb-hand", ACTIONS))
    assert hand
    assert buttons
    assert buttons["y"] + buttons["height"] - hand["y"] <= 640, "cards and moves are in one window"
    theirs = book.root.locator(".kb-seats .kb-double button")
    expect(theirs.first).to_be_hidden()
    card = book.root.locator(".kb-own .kb-hand .kb-play").first
    card.tap()
    for button in theirs.all():
        expect(button).to_be_visible()
    card.tap()
    expect(theirs.first).to_be_hidden()


LABEL = """field => {
  const words = document.createRange();
  words.selectNode(field.firstChild);
  return [words.getBoundingClientRect().height, parseFloat(getComputedStyle(field).fontSize)];
}"""


def test_on_a_phone_the_field_for_a_seed_has_its_name(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=de", on=phone))
    book.press("action:0 fold")
    field = book.root.locator(".kb-felt .kb-field:has(.kb-seed)")
    expect(field).to_contain_text("Startwert")
    height, size = field.evaluate(LABEL)
    assert height >= 10
    assert size >= 12


@pytest.mark.parametrize("game", ["svangknack", "knack"])
def test_on_a_phone_what_to_press_after_a_deal_is_in_sight(
    game: str, phone: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page(f"{game}?lang=de", on=phone))
    while not book.root.locator(".kb-result:not([hidden])").count():
        buttons = ".kb-actions:not([hidden]) :is(.kb-primary, [data-move*=' trump ']:not([data-forbidden]))"
        book.root.locator(f".kb-own .kb-legal, {buttons}").first.tap(force=True)
        book.answered()
        book.asked(-1)
    whole(book.key("action:deal"))
    # and after a match: a finger finds the next one
    book.key("action:end").tap()
    draw, new = book.key("action:draw"), book.key("result:new")
    expect(new.or_(draw)).to_be_visible()
    if draw.count():
        draw.tap()
    whole(new)
    new.tap()
    expect(book.root.locator(".kb-result")).to_be_hidden()
    expect(book.root.locator(".kb-own .kb-card")).to_have_count(3)


def test_why_asks_once_and_the_next_press_plays(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", ready=UP))
    why = book.key("why")
    seen = book.count()
    why.click()
    book.press("action:0 knock")
    expect(book.answer).to_contain_text("may")
    expect(why).to_have_attribute("aria-pressed", "false")
    assert book.count() == seen
    book.press("action:0 knock")
    expect(book.root.locator(".kb-status")).to_contain_text("lead a card")


@pytest.mark.parametrize("width", [1024, 1366])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_in_large_type_all_buttons_of_an_exchange_are_on_the_first_screen(
    new_page: Callable[..., Page], open_page: Callable[..., Page], width: int, lang: str
) -> None:
    page = new_page(viewport={"width": width, "height": 768})
    book = Book(open_page(f"knack31?lang={lang}", on=page, ready=UP))
    book.asked()
    book.switch("presenter", on=True)
    whole(book.root.locator(".kb-own"))
    whole(book.root.locator(ACTIONS))


def test_on_a_phone_what_just_happened_is_read_whole(phone: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en", on=phone))
    book.tempo(0)
    for move in ("action:0 knock", "card:0:Ac"):
        book.play(move)
    recent = book.root.locator(".kb-recent").first
    expect(recent).to_contain_text("You take the trick with the highest trump.")
    assert recent.evaluate("el => el.scrollWidth <= el.clientWidth && el.scrollHeight <= el.clientHeight + 1")


FIELDS = """() => [...document.querySelectorAll(".knack-book :is(input, select)")]
  .filter((one) => !["checkbox", "radio", "range"].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.className)"""
CUT = """() => [...document.querySelectorAll(".kb-controls .kb-game, .kb-controls summary > *")]
  .filter((one) => getComputedStyle(one).overflowX !== "visible")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
SLIVERS = """() => [...document.querySelectorAll(".kb-controls summary, .kb-nav summary")]
  .map((one) => getComputedStyle(one, "::after"))
  .filter(({ width, height }) => Math.abs(parseFloat(width) - parseFloat(height)) > 1).map(({ width }) => width)"""
BEYOND = """() => [...document.querySelectorAll(".kb-top *, .kb-line, .kb-line *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.className)"""


@pytest.mark.parametrize("size", ["16px", "32px"])
def test_on_a_phone_with_large_type_nothing_of_the_bar_is_cut(
    new_page, open_page: Callable[..., Page], size: str
) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page("svangknack?lang=en", on=touch)
    page.add_style_tag(content=f"html, .knack-book {{ font-size: {size} !important; }}")
    assert page.evaluate(CUT) == []
    assert page.evaluate(SLIVERS) == []
    assert page.evaluate(BEYOND) == []


def test_no_field_is_so_small_that_a_phone_zooms_in(new_page, open_page: Callable[..., Page]) -> None:
    touch = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page("knack?lang=en", on=touch)
    Book(page).press("action:0 fold")
    page.locator(".kb-felt input.kb-seed").first.wait_for()
    assert page.evaluate(FIELDS) == []
