"""Practising in a browser: by mouse, by keyboard and by touch, from a clause, from a chapter and from an address."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from knack_widgets.study import exercises

from .helpers import SHOWN, Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

FIRST = "knack.play-3.legal-moves.7"
EXERCISE = f"knack?lang=en&exercise={FIRST}"
QUESTION = ".kb-question"
IN_SIGHT = "el => { const box = el.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
SMALL = """all => all.filter((one) => !one.closest(".kb-practise-table") && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.textContent)"""
HAND = "cards => cards.map((card) => card.title)"


LISTED = "knack?lang=en&exercise=knack.play-3.which-clause.7"
SHIFTS = """() => {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.moved += entry.value; // also those soon after a press
  }).observe({ type: "layout-shift" });
}"""
HEARD = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (addedNodes.length && target.closest?.(".kb-verdict")) window.heard.push(target.textContent);
  }).observe(document.querySelector(".kb-questions"), { subtree: true, childList: true });
}"""


def choices(book: Book, *, right: bool) -> list[Locator]:
    """Return the choices of the first question that are right, or those that are wrong."""
    answer = exercises.load(FIRST).answer
    found = exercises.load(FIRST).choices
    return [book.root.locator(f'[data-choice="{one}"]') for one in found if (one in answer) == right]


def choose_first(book: Book) -> None:
    """Press the first choice of a question: a card on the table, or one of the list."""
    book.root.locator(".kb-questions :is([data-choice], .kb-choice)").first.click()


def in_sight(part: Locator) -> bool:
    return bool(
        part.evaluate("el => { const b = el.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight }")
    )


def test_by_mouse_from_a_clause_and_back_to_the_match(page: Page, open_page: Callable[..., Page], axe) -> None:
    book = Book(open_page("knack?lang=en&clause=play.3"))
    book.press("action:0 knock")
    book.answered()
    hand = book.root.locator(".kb-right .kb-own .kb-card")
    seen = hand.evaluate_all(HAND)
    book.key("practise:play.3").click()
    expect(page.locator(QUESTION)).to_be_focused()
    expect(book.root.locator(".kb-left")).to_be_hidden()
    assert axe(page) == []
    choose_first(book)
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    expect(book.root.locator(".kb-ground").first).to_be_visible()
    expect(book.key("practise:main")).to_be_focused()
    assert axe(page) == []
    book.key("practise:leave").click()
    expect(book.key("practise:play.3")).to_be_focused()
    assert hand.evaluate_all(HAND) == seen
    book.key("practise:on").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    book.key("practise:leave").click()
    chapter = page.get_by_role("button", name="Practise: The tricks", exact=True)
    expect(chapter).to_have_count(1)
    chapter.click()
    expect(book.root.locator(".kb-practise-head")).to_contain_text("1 of 10")


SHEETS = """() => [...document.querySelectorAll('link[rel="stylesheet"]')].filter(({ sheet }) => sheet)
  .map(({ href }) => href.match(/book\\/([a-z]+)\\./)?.[1])"""
UNDRESSED = """() => {
  window.undressed = 0;
  new MutationObserver(() => {
    const bar = document.querySelector(".kb-practise-bar");
    if (bar && getComputedStyle(bar).position !== "sticky") window.undressed += 1;
  }).observe(document.querySelector(".kb-rulebook"), { childList: true, subtree: true });
}"""


def test_the_style_of_exercises_comes_with_the_first_one_and_before_it_is_shown(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("knack?lang=en&clause=play.3"))
    assert "style" in page.evaluate(SHEETS)
    assert "practice" not in page.evaluate(SHEETS)
    page.evaluate(UNDRESSED)
    book.key("practise:play.3").click()
    expect(page.locator(QUESTION)).to_be_focused()
    assert page.evaluate(SHEETS).count("practice") == 1
    assert page.evaluate("undressed") == 0
    book.key("practise:leave").click()
    book.key("practise:play.3").click()
    expect(page.locator(QUESTION)).to_be_focused()
    assert page.evaluate(SHEETS).count("practice") == 1


def test_an_exercise_of_an_address_is_never_shown_without_its_style(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page(EXERCISE, ready=QUESTION))
    assert page.evaluate(SHEETS).count("practice") == 1
    expect(book.root.locator(".kb-practise-bar")).to_have_css("position", "sticky")


def test_a_clause_that_was_opened_counts_as_read(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en"))
    read = "localStorage['knack-widgets:read:knack'] ?? ''"
    page.locator(".kp-of-chapter").first.scroll_into_view_if_needed()
    # the clause with which a chapter begins has been opened by nobody
    expect(page.locator(".jp-OutputArea-output .kb-chapter .kb-focus").first).to_be_attached()
    assert page.evaluate(read) == ""
    book.key("clause:play.3").click()
    expect(book.key("clause:play.3")).to_have_attribute("aria-expanded", "true")
    assert page.evaluate(read) == '["play.3"]'


def test_by_keyboard_an_exercise_of_the_address_is_answered_and_kept(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page(EXERCISE, ready=QUESTION))
    expect(page.locator(QUESTION)).to_be_focused()
    first = book.root.locator("[data-choice]").first
    for _ in range(4):
        page.keyboard.press("Tab")  # from the question to the hand, which is one stop
        if first.evaluate("el => el === document.activeElement"):
            break
    expect(first).to_be_focused()
    right = choices(book, right=True)
    for one in right:
        while not one.evaluate("el => el === document.activeElement"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(one).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(one).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(book.key("practise:main")).to_be_focused()
    page.keyboard.press("Enter")
    verdict = book.root.locator(".kb-verdict")
    expect(verdict).to_have_attribute("role", "status")
    expect(verdict).to_contain_text("That’s right.")
    book.key("practise:main").press("Enter")
    expect(book.root.locator(".kb-count-of")).to_have_text("2 of 10")
    expect(page.locator(QUESTION)).to_be_focused()
    kept = page.evaluate("localStorage.getItem('knack-widgets:progress')")
    assert kept.startswith("knack1.")
    page.reload()
    page.wait_for_selector(QUESTION)
    book.answered()
    book.root.locator(".kb-practise-more > summary").click()
    with page.expect_download() as caught:
        book.key("practise:take").click()
    skills = json.loads(caught.value.path().read_text(encoding="utf-8"))["skills"]
    assert [(one["clause"], one["kind"]) for one in skills] == [("play.3", "legal-moves")]
    book.key("practise:forget").click()
    page.wait_for_function("localStorage.getItem('knack-widgets:progress') === null")
    book.key("notice:answer").click()
    page.wait_for_function("localStorage.getItem('knack-widgets:progress') !== null")


def test_on_a_phone_what_comes_next_is_in_sight_and_a_wrong_answer_is_tried(
    phone: Page, open_page: Callable[..., Page], axe
) -> None:
    book = Book(open_page(EXERCISE, on=phone, ready=QUESTION))
    main = book.key("practise:main")
    assert in_sight(main)
    assert book.width() <= 390
    for box in choices(book, right=False):
        box.tap()
    main.tap()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    assert in_sight(main)
    small = book.root.locator(".kb-practice :is(button, .kb-choice, summary):visible").evaluate_all(SMALL)
    assert small == []
    book.root.locator('[data-key^="try:"]').first.tap()
    expect(book.root.locator(".kb-practise-table .kb-answer")).to_contain_text("Not allowed")
    assert in_sight(main)
    assert axe(phone) == []


def test_on_a_phone_question_hand_and_check_are_on_one_screen(phone: Page, open_page: Callable[..., Page]) -> None:
    for game, exercise in (
        ("knack", FIRST),
        ("kopknack", "kopknack.play-3.legal-moves.2"),
        ("svangknack", "svangknack.play-5.legal-moves.1"),
    ):
        book = Book(open_page(f"{game}?lang=en&exercise={exercise}", on=phone, ready=QUESTION))
        book.answered()
        expect(book.root.locator(".kb-controls")).to_be_hidden()
        for part in (QUESTION, "[data-choice] >> nth=0", "[data-choice] >> nth=-1", '[data-key="practise:main"]'):
            expect(book.root.locator(part)).to_be_in_viewport(ratio=1)
        low = book.root.locator("[data-choice]").last.evaluate("el => el.getBoundingClientRect().bottom")
        assert low <= book.root.locator(".kb-practise-bar").evaluate("el => el.getBoundingClientRect().top")
        assert book.width() <= 390


DESK = (
    ("knack", "v2.knack.play-3.legal-moves.7"),
    ("kopknack", "v2.kopknack.play-3.legal-moves.7"),
    ("svangknack", "v2.svangknack.play-5.legal-moves.7"),
    ("knaker", "v2.knaker.10.legal-moves.2"),
    ("knack31", "v2.knack31.pass-6.which-clause.3"),
)
NEAR = 200  # px


@pytest.mark.parametrize(("game", "exercise"), DESK)
def test_on_a_desk_check_is_near_what_is_chosen_and_all_is_in_sight(
    page: Page, open_page: Callable[..., Page], game: str, exercise: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    book = Book(open_page(f"{game}?lang=en&exercise={exercise}", ready=QUESTION))
    book.answered()
    main = book.key("practise:main")
    question = ".kb-bar-question" if book.root.locator(".kb-bar-question").count() else QUESTION
    for part in (question, ".kb-practise-table .kb-felt", '[data-key="practise:main"]'):
        expect(book.root.locator(f".kb-questions {part}")).to_be_in_viewport(ratio=1)
    last = book.root.locator(".kb-questions :is([data-choice], .kb-choice)").last
    foot = last.evaluate("el => el.getBoundingClientRect().bottom")
    assert 0 <= main.evaluate("el => el.getBoundingClientRect().top") - foot < NEAR


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (390, 844)])
@pytest.mark.parametrize("address", [EXERCISE, LISTED])
def test_a_verdict_moves_nothing_and_its_reasons_are_in_sight(
    page: Page, open_page: Callable[..., Page], size: tuple[int, int], address: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    book = Book(open_page(address, ready=QUESTION))
    book.answered()
    choose_first(book)
    page.evaluate(SHIFTS)
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    reason = book.root.locator(".kb-grounds > :first-child")
    expect(reason).to_be_in_viewport(ratio=1)
    top, bottom = reason.evaluate("el => { const b = el.getBoundingClientRect(); return [b.top, b.bottom]; }")
    bar = book.root.locator(".kb-practise-bar")
    left, above, right, below = bar.evaluate(
        "el => { const b = el.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
    )
    start, end = reason.evaluate("el => { const b = el.getBoundingClientRect(); return [b.left, b.right]; }")
    assert top >= 0
    assert bottom <= above + 1 or top >= below - 1 or start >= right - 1 or end <= left + 1  # the bar does not cover it
    assert page.evaluate("moved") == 0


OVER = """() => {
  const [verdict, bar] = [".kb-verdict", ".kb-practise-bar"].map((css) => document.querySelector(css));
  const lines = (el) => {
    const words = document.createRange();
    words.selectNodeContents(el);
    return [...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const said = lines(verdict);
  const clear = getComputedStyle(bar).backgroundColor === "rgba(0, 0, 0, 0)";
  return [...document.querySelectorAll(".kb-practice-part :is(h2, p, button, label, summary)")]
    .filter((one) => one.checkVisibility() && !verdict.contains(one) && (clear || bar.contains(one)))
    .filter((one) => lines(one).some((line) => said.some((other) => meet(line, other))))
    .map((one) => one.textContent);
}"""
"""The other words on which the words of the bar are printed."""
CUT_OFF = "el => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1"
TAPPED = "v2.knack.play-3.legal-moves.7"


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("exercise", [TAPPED, "knack.play-3.which-clause.7", "knack.pack-1.in-pack.1"])
def test_in_letters_twice_as_large_nothing_is_printed_over_other_words(
    page: Page, open_page: Callable[..., Page], size: tuple[int, int], exercise: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    book = Book(open_page(f"knack?lang=de&exercise={exercise}", ready=QUESTION))
    page.add_style_tag(content="html { font-size: 200% !important; }")
    main, said = book.key("practise:main"), book.root.locator(".kb-verdict")
    main.click()
    expect(said).to_have_text("Wähle zuerst eine Antwort.")
    assert page.evaluate(OVER) == []
    assert not said.locator("p").evaluate(CUT_OFF)
    choose_first(book)
    main.click()
    expect(said.locator("b")).to_be_visible()
    assert page.evaluate(OVER) == []
    assert not said.evaluate(CUT_OFF)


@pytest.mark.parametrize("wide", [True, False])
def test_the_chapter_of_a_hint_opens_by_one_press_and_stays_open(
    page: Page, phone: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]], wide: bool
) -> None:
    on = page if wide else phone
    book = Book(open_page(LISTED, on=on, ready=QUESTION))
    book.answered()
    clause = book.root.locator('.kb-hint-chapter [data-clause="play.3"]')
    book.key("practise:hint").click()
    expect(clause).to_be_hidden()
    book.key("practise:chapter").click()
    expect(clause).to_be_visible()
    expect(book.root.locator(QUESTION)).to_be_visible()
    book.key("practise:hint").click()
    expect(book.root.locator('.kb-hints > [data-clause="play.3"]')).to_be_visible()
    expect(clause).to_be_visible()
    assert axe(on) == []
    assert book.width() <= 1366 if wide else book.width() <= 390


def test_only_what_is_right_is_green(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page(LISTED, ready=QUESTION))
    book.answered()
    asked = exercises.load("knack.play-3.which-clause.7")
    plain = book.root.locator(".kb-choices > li").first.evaluate("el => getComputedStyle(el).backgroundColor")
    wrong = next(one for one in asked.choices if one not in asked.answer)
    book.root.locator(f'.kb-choice:has(input[value="{wrong}"])').click()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    for one in asked.choices:
        row = book.root.locator(f'.kb-choices > li:has(input[value="{one}"])')
        green = row.evaluate("el => getComputedStyle(el).backgroundColor") != plain
        assert green == (one in asked.answer)
        expect(row.locator(".kb-tag")).to_have_count(1 if one in {wrong, *asked.answer} else 0)


def test_what_is_chosen_is_heard_and_so_is_a_second_check(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page(EXERCISE, ready=QUESTION))
    book.answered()
    page.evaluate(HEARD)
    for times in (1, 2):
        book.key("practise:main").click()
        page.wait_for_function(f"heard.length === {times}")
    assert page.evaluate("heard") == ["Choose an answer first."] * 2
    first = book.root.locator("[data-choice]").first
    first.click()
    page.wait_for_function("heard.length === 3")
    assert page.evaluate("heard[2]") == f"Chosen: {first.get_attribute('title')}"
    first.click()
    expect(book.root.locator(".kb-verdict")).to_have_text("")


def test_the_end_of_a_round_lists_its_questions_and_opens_each_again(
    page: Page, open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    book = Book(open_page("knack?lang=en&practise=refused", ready=QUESTION))
    for number in (1, 2, 3):
        expect(book.root.locator(".kb-count-of")).to_have_text(f"{number} of 3")
        choose_first(book)
        book.key("practise:main").click()
        expect(book.root.locator(".kb-verdict b")).to_be_visible()
        book.key("practise:main").click()
    rows = book.root.locator(".kb-asked-before > li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("comes back ")
    assert axe(page) == []
    assert page.evaluate("localStorage['knack-widgets:path:knack']") == '["refused"]'
    rows.nth(1).get_by_role("button").click()
    expect(book.root.locator(".kb-count-of")).to_have_text("2 of 3")
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    expect(book.root.locator(".kb-practise-table")).to_be_visible()
    book.key("practise:main").click()
    expect(rows).to_have_count(3)
    open_page("index?lang=en", ready=".kb-shelf")
    path = page.locator('.kb-path[data-path="knack"]')
    expect(path.locator(".kb-done")).to_have_count(1)
    expect(path.locator("[aria-current=step]")).to_contain_text("Play")


def test_an_address_that_names_no_exercise_is_said_and_the_match_is_there(
    page: Page, open_page: Callable[..., Page]
) -> None:
    book = Book(open_page("knack?lang=en&exercise=knack.play-99.legal-moves.7", ready=SHOWN))
    expect(book.wrong).to_contain_text("The exercise in the address cannot be shown")
    expect(book.key("action:0 knock")).to_be_visible()


def test_a_question_about_no_position_stands_without_a_table(page: Page, open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=en&exercise=knack.pack-1.in-pack.1", ready=QUESTION))
    expect(book.root.locator(".kb-practise-table")).to_be_hidden()
    total = int(book.root.locator(".kb-count-of").inner_text().split()[-1])  # number of questions in the round
    assert total > 1
    for number in range(2, total + 2):
        choose_first(book)
        book.key("practise:main").click()
        expect(book.root.locator(".kb-verdict b")).to_be_visible()
        book.key("practise:main").click()
        if number <= total:
            expect(book.root.locator(".kb-count-of")).to_have_text(f"{number} of {total}")
    expect(book.root.locator(".kb-practise-result")).to_be_focused()
    expect(book.root.locator(".kb-practise-result h2")).to_contain_text(f"of {total} right")
    book.key("practise:again").click()
    expect(book.root.locator(".kb-count-of")).to_have_text(f"1 of {total}")


@pytest.mark.parametrize("key", ["Control", "Shift", "Meta"])
def test_a_click_for_another_tab_leaves_the_practice_as_it_is(open_page: Callable[..., Page], key: str) -> None:
    book = Book(open_page(EXERCISE, ready=QUESTION))
    choose_first(book)
    book.key("practise:main").click()
    link = book.root.locator(".kb-questions a.kb-ref").first
    expect(link).to_be_visible()
    listen = "addEventListener('click', (event) => { window.kept = !event.defaultPrevented; event.preventDefault(); })"
    book.page.evaluate(listen)
    link.click(modifiers=[key])  # type: ignore[list-item]
    assert book.page.evaluate("kept"), "the browser sees to it"
    expect(book.page.locator(QUESTION)).to_be_visible()
    link.click()
    expect(book.page.locator(QUESTION)).to_be_hidden()
