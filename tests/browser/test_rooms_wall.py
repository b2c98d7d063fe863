"""The projector: everything in one window, in type that can be read from the last row."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Position, Record

from ..support.process import Running, running
from .conftest import PHONE
from .test_rooms_desk import DESK, LINE, SCROLLS, TRUMPS, come_in, open_desk, take_step

pytestmark = [pytest.mark.browser, pytest.mark.apart]
WALLS = ({"width": 1024, "height": 768}, {"width": 1920, "height": 1080})
LAMP = """
window.asked = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  window.asked += 1;
  window.lock = new EventTarget();
  window.lock.release = () => window.lock.dispatchEvent(new Event("release"));
  return window.lock;
} } });
"""
BELOW = "(all) => all.filter((el) => el.getBoundingClientRect().bottom > innerHeight + 1).map((el) => el.className)"


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def is_whole(wall: Page) -> None:
    """Check that table and question are whole, and as large as the window lets them be."""
    assert not wall.evaluate(SCROLLS)
    assert wall.locator(".kb-felt, .kb-now, .kr-poll").evaluate_all(BELOW) == []
    for part in wall.locator(".kr-table .kb-felt:visible, .kr-poll:visible").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= (wall.viewport_size or {})["width"]


@pytest.mark.parametrize("size", WALLS, ids=["1024", "1920"])
@pytest.mark.parametrize("game", ["knack", "knaker"])
def test_table_question_and_clause_are_whole(
    school: Running, new_page: Callable[..., Page], size: dict[str, int], game: str
) -> None:
    desk = new_page(viewport=DESK)
    record = Record(game, position=Position.parse(LINE)).dumps() if game == "knack" else ""
    code = open_desk(school, desk, record, game)
    wall = new_page(viewport=size)
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    expect(wall.locator(".kb-felt .kb-seat").first).to_be_visible()
    come_in(school, new_page(viewport=PHONE), code, "Anna", 0)
    expect(wall.locator(".kb-felt")).to_contain_text("Anna")
    is_whole(wall)
    desk.locator('[data-key="kind"]').select_option("legal-moves")
    desk.locator('[data-key="do:ask_fresh"]').click()
    expect(wall.locator(".kr-choice").first).to_be_visible()
    is_whole(wall)
    table, poll = (wall.locator(part).bounding_box() for part in (".kr-table", ".kr-poll"))
    assert table
    assert poll
    assert table["x"] + table["width"] <= poll["x"]
    assert wall.locator(".kr-letter").all_text_contents()[:2] == ["a", "b"]
    take_step(desk, "Close")
    take_step(desk, "Show what is right")
    expect(wall.locator(".kr-answer")).to_be_visible()
    is_whole(wall)
    take_step(desk, "Back to the table")
    clause = "Tricks 3" if game == "knack" else "3"
    desk.locator('[data-key="do:find_clause"]').click()
    desk.locator(".ks-field").fill("follow suit" if game == "knack" else clause)
    expect(desk.locator(".ks-found [role=option]").first).to_contain_text(clause)
    desk.keyboard.press("Enter")
    desk.locator('[data-key="do:show_clause"]').click()
    shown = wall.locator(".kr-text")
    expect(shown).to_contain_text(clause)
    box = shown.locator(".kb-clause").bounding_box()
    assert box
    assert box["width"] > 0.9 * size["width"]
    assert float(shown.evaluate("(el) => parseFloat(getComputedStyle(el).fontSize)")) >= 22
    is_whole(wall)


def test_the_code_is_large_until_somebody_is_in_and_again_by_one_key(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    wall = new_page(viewport=WALLS[0])
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en&at=192.168.1.5")
    large = wall.locator(".kr-wallcode")
    expect(large).to_contain_text(code)
    expect(wall.locator(".kb-felt .kb-seat").first).to_be_in_viewport()
    is_whole(wall)
    faults = {"waits": axe(wall)}
    come_in(school, new_page(viewport=PHONE), code, "Anna")
    expect(large).to_be_hidden()
    expect(wall.locator(".kr-head .kr-code")).to_be_in_viewport()
    wall.keyboard.press("c")
    expect(large).to_be_visible()
    expect(large.locator(".kr-qr svg")).to_be_in_viewport()
    faults["large"] = axe(wall)
    wall.keyboard.press("c")
    expect(large).to_be_hidden()
    wall.locator('[data-key="large_code"]').click()
    expect(large).to_be_visible()
    wall.keyboard.press("c")
    desk.locator("#kr-pane-lesson").click(position={"x": 3, "y": 3})
    desk.keyboard.press("c")
    expect(large).to_be_visible()
    button = desk.locator('[data-key="do:large_code"]')
    expect(button).to_have_text("Hide the code on the wallC")
    button.click()
    expect(large).to_be_hidden()
    desk.locator('[data-key="fold:show"] summary').click()
    desk.locator("#kr-paste").press("c")
    expect(button).to_have_text("Show the code on the wallC")
    faults["desk"] = axe(desk)
    assert {stage: found for stage, found in faults.items() if found} == {}


def test_the_code_is_large_without_an_address_which_an_open_wall_gets_from_the_desk(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    wall = desk.context.new_page()
    wall.set_viewport_size({"width": 1920, "height": 1080})
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    large, button = wall.locator(".kr-wallcode"), desk.locator('[data-key="do:large_code"]')
    expect(large).to_have_text(code)
    is_whole(wall)
    come_in(school, new_page(viewport=PHONE), code, "Anna")
    expect(large).to_be_hidden()
    expect(button).to_have_text("Show the code on the wallC")
    for shown in (True, False, True):
        button.click()
        expect(large).to_be_visible(visible=shown)
    desk.locator("#kr-at").fill("192.168.4.1")
    desk.locator('[data-key="show_code"]').click()
    expect(large).to_contain_text("192.168.4.1")
    expect(large.locator(".kr-qr svg")).to_be_in_viewport()
    wall.close()


def test_now_names_the_duty_of_whoever_plays(school: Running, new_page: Callable[..., Page]) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    wall = new_page(viewport=WALLS[1])
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    bo = come_in(school, new_page(viewport=PHONE), code, "Bo", 1)
    bo.locator('.kb-own [data-card="Kh"]').click()
    expect(wall.locator(".kb-now")).to_contain_text("Follow suit")
    expect(wall.locator(".kb-now")).to_be_in_viewport()


def test_a_refusal_that_is_brought_into_sight_leaves_the_table_whole(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk, Record("knack", position=Position.parse(TRUMPS)).dumps())
    wall = new_page(viewport=WALLS[0])
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    come_in(school, new_page(viewport=PHONE), code, "Anna")
    desk.locator('[data-key="do:hands_open"]').click()
    desk.locator('.kr-table [data-card="7h"]').first.click()
    expect(wall.locator(".kb-answer")).to_contain_text("Not allowed")
    expect(wall.locator(".kb-phase")).to_be_in_viewport(ratio=1)
    is_whole(wall)
    assert wall.locator(".kr-main").evaluate("(el) => el.scrollTop") == 0


def test_the_wall_stays_awake_while_the_room_is_open(school: Running, new_page: Callable[..., Page]) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    wall = new_page(viewport=WALLS[0])
    wall.add_init_script(LAMP)
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    expect(wall.locator(".kb-felt .kb-seat").first).to_be_visible()
    assert wall.evaluate("asked") == 1
    wall.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert wall.evaluate("asked") == 1  # it is awake already
    wall.evaluate("lock.release(); document.dispatchEvent(new Event('visibilitychange'))")
    assert wall.evaluate("asked") == 2
    wall.evaluate("lock.addEventListener('release', () => (window.slept = true))")
    desk.locator('[data-key="fold:end_room"] summary').click()
    desk.locator('[data-key="do:delete"]').click()
    desk.locator('[data-key="do:delete_yes"]').click()
    expect(wall.locator(".kr-end")).to_be_visible()
    assert wall.evaluate("slept") is True
    wall.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert wall.evaluate("asked") == 2


def test_the_wall_says_why_a_wrong_choice_of_somebody_is_wrong(school: Running, new_page: Callable[..., Page]) -> None:
    desk, wall = new_page(viewport=DESK), new_page(viewport=WALLS[0])
    code = open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    anna = come_in(school, new_page(viewport=PHONE), code, "Anna")
    desk.locator('[data-key="fold:show"] > summary').click()
    desk.locator("#kr-paste").fill("https://book.example/practice?exercise=knack.play-3.legal-moves.7")
    desk.locator('[data-key="do:paste"]').click()
    expect(anna.locator(".kr-choice").first).to_be_visible()
    for one in anna.locator(".kr-choice").all():
        one.click()
    anna.locator('[data-key="vote"]').click()
    take_step(desk, "Close")
    expect(wall.locator(".kr-reason")).to_have_count(0)
    take_step(desk, "Show what is right")
    expect(wall.locator(".kr-answer")).to_be_visible()
    wrong = wall.locator(".kr-choice:not(.kr-isright)")
    reasons = desk.locator(".kr-choice:not(.kr-isright) .kr-reason").all_text_contents()
    assert reasons
    assert wrong.locator(".kr-reason").all_text_contents() == reasons
    is_whole(wall)
