"""The teacher's desk: table, question and class in one view or in tabs; the search; the next step by one key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Position, Record
from knack_widgets.rules.packing import pack_text

from ..support.process import Running, running
from .conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.apart]
DESK = {"width": 1366, "height": 768}
TABLET = {"width": 1024, "height": 768}
LINE = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh_As,6s_7c_8s;up=9h"
TRUMPS = LINE.replace("7h_Kh_As", "7h_Ah_As")
"""The same, and the seat that leads has the ace of trumps."""
PANES = ("table", "lesson", "class")
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def open_desk(school: Running, page: Page, record: str = "", game: str = "knack") -> str:
    asked = f"&record={pack_text(record)}" if record else ""
    page.goto(f"{school.url}room?lang=en&game={game}{asked}")
    page.locator('[data-key="open"]').click()
    expect(page.locator(".kb-felt .kb-seat").first).to_be_visible()
    return page.url.split("/room/")[1][:6]


def take_step(desk: Page, words: str) -> None:
    """Press the key of the next step, once the desk offers the step that these words name."""
    expect(desk.locator('[data-key="do:next"]')).to_contain_text(words)
    desk.keyboard.press("n")


def come_in(school: Running, page: Page, code: str, name: str, seat: int | None = None) -> Page:
    page.goto(f"{school.url}room/{code}?lang=en")
    page.locator("#kr-name").fill(name)
    page.locator("#kr-name").press("Enter")
    expect(page.locator(".kr-who")).to_contain_text(name)
    if seat is not None:
        page.locator(f'[data-key="sit:{seat}"]').click()
        expect(page.locator(".kr-who")).to_contain_text("at the table")
    return page


def test_table_question_and_class_are_in_one_view_without_scrolling(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    phone = come_in(school, new_page(viewport=PHONE), code, "Anna", 0)
    expect(desk.locator(".kr-tabs")).to_be_hidden()
    desk.locator('[data-key="kind"]').select_option("legal-moves")
    desk.locator('[data-key="do:ask_fresh"]').click()
    for part in (".kr-table .kb-felt", ".kr-poll .kr-choice", ".kr-member", '[data-key="do:next"]'):
        expect(desk.locator(part).first).to_be_in_viewport()
    assert not desk.evaluate(SCROLLS)
    expect(desk.locator(".kr-state")).to_contain_text("no answer yet")
    expect(desk.locator(".kr-summary")).to_contain_text("0 of 1 answered")
    phone.locator(".kr-choice").first.click()
    phone.locator('[data-key="vote"]').click()
    expect(desk.locator(".kr-summary")).to_contain_text("1 of 1 answered")
    phone.close()
    expect(desk.locator(".kr-state")).to_contain_text("away")


def test_the_next_step_has_one_key_and_one_button(school: Running, new_page: Callable[..., Page]) -> None:
    desk = new_page(viewport=DESK)
    open_desk(school, desk)
    step = desk.locator('[data-key="do:next"]')
    expect(step).to_have_attribute("aria-disabled", "true")
    desk.locator('[data-key="do:ask_fresh"]').click()
    expect(step).to_contain_text("Close and show the answers")
    desk.locator("#kr-pane-lesson").click(position={"x": 3, "y": 3})
    desk.keyboard.press("n")
    expect(step).to_contain_text("Show what is right")
    step.click()
    expect(desk.locator(".kr-answer")).to_be_visible()
    expect(step).to_contain_text("Back to the table")
    desk.keyboard.press("N")
    expect(desk.locator(".kr-poll")).to_be_hidden()
    # a letter that is typed is no step
    desk.locator('[data-key="fold:show"] summary').click()
    desk.locator('[data-key="do:ask_fresh"]').click()
    expect(step).to_contain_text("Close")


def test_a_clause_is_found_by_the_search_and_stands_with_its_examples(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    phone = come_in(school, new_page(viewport=PHONE), code, "Anna")
    desk.locator('[data-key="do:find_clause"]').click()
    desk.locator(".ks-field").fill("follow suit")
    expect(desk.locator(".ks-found [role=option]").first).to_contain_text("Tricks 3")
    desk.keyboard.press("Enter")
    wording = desk.locator(".kr-wording")
    expect(wording).to_contain_text("Tricks 3")
    expect(wording).to_contain_text("suit")
    assert (wording.locator(".kb-clause").bounding_box() or {})["width"] > 250
    desk.locator('[data-key="do:show_clause"]').click()
    expect(phone.locator(".kr-text")).to_contain_text("Tricks 3")
    desk.locator('[data-key="example:play-03-follow-suit"]').click()
    expect(phone.locator(".kr-shown")).to_contain_text("worked example")
    take_step(desk, "Back to the match")
    expect(phone.locator(".kr-shown")).not_to_contain_text("worked example")
    desk.keyboard.press("/")
    expect(desk.locator(".ks-field")).to_be_focused()


def test_a_pasted_position_is_on_the_table_and_a_stuck_member_on_the_desk(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk)
    desk.locator('[data-key="fold:show"] summary').click()
    paste = desk.locator("#kr-paste")
    paste.fill("n")
    paste.press("Enter")
    expect(desk.locator(".kr-note[role=alert]")).to_contain_text("neither a link")
    paste.fill(TRUMPS)
    paste.press("Enter")
    expect(desk.locator(".kb-seats .kb-seat")).to_have_count(3)
    expect(desk.locator(".kr-note[role=alert]")).to_be_hidden()
    phone = come_in(school, new_page(viewport=PHONE), code, "Anna", 1)
    phone.locator('.kb-own [data-card="7h"]').first.click()
    expect(desk.locator(".kr-stuck")).to_contain_text("refused once: Tricks 2")


def test_a_tablet_has_tabs_for_the_keyboard(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=TABLET)
    open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    tabs = desk.get_by_role("tab")
    expect(tabs).to_have_count(3)
    faults = {"table": axe(desk)}
    assert not desk.evaluate(SCROLLS)
    expect(desk.locator(".kr-pane:visible")).to_have_count(1)
    tabs.first.focus()
    for key, shown in (("ArrowRight", 1), ("End", 2), ("ArrowRight", 0), ("ArrowLeft", 2), ("Home", 0)):
        desk.keyboard.press(key)
        expect(tabs.nth(shown)).to_be_focused()
        expect(tabs.nth(shown)).to_have_attribute("aria-selected", "true")
        expect(desk.locator(f"#kr-pane-{PANES[shown]}")).to_be_visible()
        faults[f"{key} {shown}"] = axe(desk)
    assert {stage: found for stage, found in faults.items() if found} == {}
    desk.set_viewport_size(DESK)
    expect(tabs).to_have_count(0)
    expect(desk.locator(".kr-pane:visible")).to_have_count(3)


def test_a_new_match_stands_on_the_game_and_the_people_of_the_room(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport=DESK)
    code = open_desk(school, desk, game="kopknack")
    for name in ("Anna", "Bo", "Cleo"):
        come_in(school, new_page(viewport=PHONE), code, name)
    expect(desk.locator(".kr-summary")).to_contain_text("Three people")
    desk.locator('[data-key="fold:new_match"] > summary').click()
    game, players = (desk.locator(f'.kr-putting [data-key="{key}"]') for key in ("game", "players"))
    expect(game).to_have_value("kopknack")
    expect(players).to_have_value("3")
    game.select_option("knack31")
    expect(players).to_have_value("3")
    game.select_option("kopknack")
    desk.locator('[data-key="do:begin"]').click()
    expect(desk.locator(".kb-felt .kb-seat")).to_have_count(3)


def test_the_question_before_a_room_is_deleted_is_whole_in_sight(
    school: Running, new_page: Callable[..., Page]
) -> None:
    desk = new_page(viewport={"width": 1366, "height": 500})
    open_desk(school, desk)
    fold = desk.locator('[data-key="fold:end_room"] > summary')
    fold.evaluate("""(el) => {
      document.querySelector(".kr-lists").prepend(Object.assign(document.createElement("p"), { style: "height: 9in" }));
      el.scrollIntoView({ block: "end" });
      el.click();
    }""")
    expect(desk.locator('[data-key="do:delete"]')).to_be_in_viewport(ratio=1)
    desk.locator('[data-key="do:delete"]').evaluate("(el) => el.click()")
    for key in ("do:delete_yes", "do:cancel"):
        expect(desk.locator(f'[data-key="{key}"]')).to_be_in_viewport(ratio=1)
