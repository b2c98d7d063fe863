"""A pupil's phone: the question and the own hand on one screen, what was wrong, hints, and coming back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Position, Record

from ..support.process import Running, running
from .conftest import PHONE
from .test_rooms_desk import DESK, LINE, come_in, open_desk, take_step

pytestmark = [pytest.mark.browser, pytest.mark.apart]
SIX_CHOICES = "knack.play-3.legal-moves.7"


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def ask(school: Running, desk: Page, exercise: str) -> str:
    desk.goto(f"{school.url}room?lang=en&exercise={exercise}")
    desk.locator('[data-key="open"]').click()
    expect(desk.locator(".kr-choice").first).to_be_visible()
    return desk.url.split("/room/")[1][:6]


def colour(page: Page, part: str) -> str:
    return page.locator(part).first.evaluate("(el) => getComputedStyle(el).borderTopColor")


def test_question_hand_and_choices_are_on_one_screen(school: Running, new_page: Callable[..., Page]) -> None:
    code = ask(school, new_page(viewport=DESK), SIX_CHOICES)
    phone = come_in(school, new_page(viewport=PHONE, has_touch=True, is_mobile=True), code, "Anna")
    phone.evaluate("scrollTo(0, 0)")
    expect(phone.locator(".kr-choice")).to_have_count(6)
    parts = [".kr-question", ".kb-own .kb-hand", *(f".kr-choices > li:nth-child({n})" for n in range(1, 7))]
    for part in (*parts, '[data-key="vote"]'):
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.95)
    expect(phone.locator(".kr-question")).to_have_count(1)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(phone.locator('[data-key="rules"]')).to_be_visible()


def test_a_wrong_answer_is_said_and_not_green(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=DESK)
    code = ask(school, desk, SIX_CHOICES)
    anna, bo = (come_in(school, new_page(viewport=PHONE), code, name) for name in ("Anna", "Bo"))
    assert anna.locator(".kr-box").all_text_contents() == ["☐"] * 6  # several may be marked
    anna.locator(".kr-choice").nth(0).click()
    anna.locator(".kr-choice").nth(1).click()
    assert anna.locator(".kr-box").all_text_contents() == ["☑", "☑", *["☐"] * 4]
    bo.locator(".kr-choice").nth(5).click()
    for phone in (anna, bo):
        phone.locator('[data-key="vote"]').click()
        expect(phone.locator('[data-key="vote"]')).to_contain_text("Change")
    expect(anna.locator(".kr-count")).to_have_text("2 of 2 answered")
    desk.locator("#kr-pane-lesson").click(position={"x": 3, "y": 3})
    take_step(desk, "Close")
    take_step(desk, "Show what is right")
    expect(anna.locator(".kr-verdict")).to_have_text("Your answer: wrong")
    expect(bo.locator(".kr-verdict")).to_have_text("Your answer: right")
    expect(anna.locator(".kr-iswrong")).to_have_count(2)
    expect(anna.locator(".kr-iswrong").first).to_contain_text("✗ your answer")
    expect(bo.locator(".kr-isright .kr-own")).to_have_text("your answer")
    assert colour(anna, ".kr-iswrong") != colour(anna, ".kr-isright")
    # why is said once at each choice that matters to this phone
    expect(anna.locator(".kr-reason")).to_have_count(3)
    expect(bo.locator(".kr-reason")).to_have_count(1)
    assert axe(anna) == []


def test_a_hint_is_given_if_the_teacher_allows_it(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    anna, bo = (come_in(school, new_page(viewport=PHONE), code, name, seat) for seat, name in enumerate(("Anna", "Bo")))
    hint = bo.locator('[data-key="hint"]')
    expect(hint).to_have_count(0)
    desk.locator('[data-key="do:hints_on"]').click()
    expect(hint).to_have_text("Hint (3)")
    expect(anna.locator('[data-key="hint"]')).to_have_count(0)  # it is Bo's turn
    hint.click()
    words = bo.locator(".kr-tips [role=status]")
    expect(words).not_to_be_empty()
    expect(hint).to_have_text("Hint (2)")
    assert axe(bo) == []
    bo.locator(".kr-tips .kb-ref").click()
    expect(bo.locator(".kr-text")).to_be_visible()
    desk.locator('[data-key="do:hands_open"]').click()
    desk.locator('[data-key="do:ask_here"]').click()
    expect(bo.locator(".kr-question").first).to_be_visible()
    expect(words).to_have_count(0)  # the question has the same step, and the hint would be its answer
    desk.locator('[data-key="do:put_away"]').click()
    expect(words).not_to_be_empty()
    bo.locator('.kb-own [data-card="Kh"]').click()
    expect(words).to_have_count(0)
    expect(hint).to_have_count(0)
    desk.locator('[data-key="do:hints_off"]').click()
    expect(desk.locator('[data-key="do:hints_on"]')).to_be_visible()


def test_a_member_comes_back_on_another_device_and_changes_the_name(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    first = come_in(school, new_page(viewport=PHONE), code, "Anna", 2)
    own = first.locator('[data-key="fold:own_place"]')
    own.locator("summary").click()
    first.locator('[data-key="other_device"]').click()
    back = own.locator(".kr-code").inner_text()
    address = own.locator('[data-key="return_link"]').get_attribute("href") or ""
    assert address.endswith(f"/room/{code}?lang=en#back={back}")
    assert axe(first) == []
    second = new_page(viewport=PHONE)
    second.goto(f"{school.url}room/{code}?lang=en")
    second.locator('[data-key="fold:was_here"] summary').click()
    second.locator("#kr-back").fill("AAAA-BBBB-CCCC")
    second.locator('[data-key="come_back"]').click()
    expect(second.locator(".kr-note")).to_contain_text("Nobody here has this return code")
    second.goto(address)
    second.reload()  # the same address with another fragment does not load the page again
    expect(second.locator("#kr-back")).to_have_value(back)
    assert axe(second) == []
    second.locator('[data-key="come_back"]').click()
    expect(second.locator(".kr-who")).to_have_text("Anna · at the table")
    expect(first.locator("#kr-name")).to_be_visible()
    second.reload()
    expect(second.locator(".kr-who")).to_have_text("Anna · at the table")
    second.locator('[data-key="fold:own_place"] summary').click()
    second.locator("#kr-rename").fill("Annika")
    second.locator('[data-key="own_rename"]').click()
    expect(desk.locator(".kr-name")).to_have_text(["Annika"])
    second.locator('[data-key="fold:own_place"] summary').click()
    second.locator('[data-key="leave"]').click()
    expect(desk.locator(".kr-member")).to_have_count(0)
