"""A class in a browser: a teacher's desk, phones, a projector; a process that is killed in the middle of it."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from knack_widgets.rules import Record
from knack_widgets.rules.packing import pack_text

from ..rooms.test_process import rooms_process
from ..support.process import Running, running
from .conftest import PHONE, new_context

pytestmark = [pytest.mark.browser, pytest.mark.apart]
NAMES = ("Anna", "Bo", "Cleo", "Dag")
FIRST_VISIT = 250_000
KILLED_MS = 5_000


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


@pytest.fixture
def visit(browser: Browser):
    """A page of a device of its own; nothing may go wrong in it."""
    opened = []

    def open_page(url: str, **settings) -> Page:
        page = new_context(browser, locale="en-GB", **settings).new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url)
        opened.append((page, faults))
        return page

    yield open_page
    for page, faults in opened:
        page.context.close()
        assert faults == []


def open_room(school: Running, visit: Callable[..., Page]) -> tuple[Page, str]:
    desk = visit(f"{school.url}room?lang=en&game=knack")
    desk.locator('[data-key="open"]').click()
    expect(desk.locator(".kr-head .kr-code")).to_be_visible()
    return desk, desk.url.split("/room/")[1][:6]


def come_in(school: Running, visit: Callable[..., Page], code: str, name: str, seat: int | None = None) -> Page:
    page = visit(f"{school.url}room/{code}?lang=en", viewport=PHONE)
    page.locator("#kr-name").fill(name)
    page.locator("#kr-name").press("Enter")
    if seat is not None:
        page.locator(f'[data-key="sit:{seat}"]').click()
        expect(page.locator(".kr-who")).to_contain_text("at the table")
    return page


def test_a_killed_process_in_the_middle_of_a_deal(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    phones = [come_in(school, visit, code, name, seat) for seat, name in enumerate(NAMES)]
    expect(desk.locator(".kr-member")).to_have_count(4)
    acting = phones[0].locator('[data-move="0 knock"]')
    os.kill(rooms_process(school).pid, signal.SIGKILL)
    acting.click()
    for page, who in ((desk, "Anna knocks"), (phones[0], "You knock"), *((page, "Anna knocks") for page in phones[1:])):
        expect(page.locator(".kb-log")).to_contain_text(who, timeout=KILLED_MS)
    phones[1].locator('[data-move="1 knock"]').click()
    expect(desk.locator(".kb-log")).to_contain_text("Bo knocks")
    phones[2].reload()
    expect(phones[2].locator(".kr-who")).to_contain_text("Cleo")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_device_leads_to_the_rules_as_the_room_plays_them(
    school: Running, visit: Callable[..., Page], device: str
) -> None:
    record = Record("kopknack", 4, options={"buys": 3}, readings={"KK-6": "b"}).dumps()
    desk = visit(f"{school.url}room?lang=en&game=kopknack&record={pack_text(record)}")
    desk.locator('[data-key="open"]').click()
    expect(desk.locator(".kr-head .kr-code")).to_be_visible()
    page = desk if device == "desk" else come_in(school, visit, desk.url.split("/room/")[1][:6], "Anna")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Read the rules").click()
    expect(opened.value.locator("[id='buying.5']")).to_contain_text("three times round the table")
    expect(opened.value.locator(".differs")).to_contain_text("KK-6 b")


def test_a_name_that_is_being_typed_stays_while_others_sit_down(school: Running, visit: Callable[..., Page]) -> None:
    _, code = open_room(school, visit)
    page = visit(f"{school.url}room/{code}?lang=en", viewport=PHONE)
    page.locator("#kr-name").fill("Eva")
    come_in(school, visit, code, "Anna", 0)
    expect(page.locator(".kr-here")).to_have_text("One person is here")
    expect(page.locator("#kr-name")).to_have_value("Eva")
    page.locator("#kr-name").press("Enter")
    expect(page.locator(".kr-who")).to_have_text("Eva")


def test_a_question_to_the_class(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    anna, bo = (come_in(school, visit, code, name) for name in NAMES[:2])
    screen = visit(f"{school.url}room/{code}?screen=1&lang=de")
    desk.locator('[data-key="kind"]').select_option("legal-moves")
    desk.locator('[data-key="do:ask_fresh"]').click()
    for phone in (anna, bo):
        phone.locator(".kr-choice").first.press("Enter")
        phone.locator('[data-key="vote"]').press("Enter")
        expect(phone.locator(".kr-received")).to_have_text("Received. You can still change it.")
    expect(screen.locator(".kr-count")).to_have_text("2 von 2 haben geantwortet")
    expect(screen.locator(".kr-votes")).to_have_count(0)
    expect(desk.locator(".kr-vote").filter(has_text=re.compile("[✓✗]"))).to_have_count(2)
    desk.locator('[data-key="do:close"]').click()
    expect(screen.locator(".kr-votes").first).to_contain_text("2")
    expect(screen.locator(".kr-answer")).to_have_count(0)
    desk.locator('[data-key="do:answer"]').click()
    expect(anna.locator(".kr-answer")).to_contain_text("of 2 answered correctly")
    expect(anna.locator(".kr-right").first).to_have_text("✓ right")
    expect(anna.locator(".kr-other")).to_have_count(0)
    expect(screen.locator("body")).not_to_contain_text("Anna")
    expect(anna.locator(".kr-received")).to_have_count(0)
    desk.locator('[data-key="do:put_away"]').click()
    expect(anna.locator(".kr-poll")).to_be_hidden()
    desk.locator('[data-key="kind"]').select_option("find-refused")
    desk.locator('[data-key="do:ask_fresh"]').click()
    expect(anna.locator(".kr-choice").first).to_be_visible()
    desk.locator('[data-key="do:close"]').click()
    desk.locator('[data-key="do:answer"]').click()
    expect(anna.locator(".kr-right").first).to_have_text("✓ not allowed")
    expect(anna.locator(".kr-other").first).to_have_text("allowed")


def test_the_teacher_removes_marked_members_together(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    anna, bo, cleo = (come_in(school, visit, code, name) for name in NAMES[:3])
    rows = desk.locator(".kr-member")
    expect(rows).to_have_count(3)
    expect(desk.locator('[data-key="do:remove_marked"]')).to_have_count(0)
    for name in ("Anna", "Cleo"):
        rows.filter(has_text=name).get_by_role("checkbox").check()
    come_in(school, visit, code, "Dag")  # the list is drawn again, and the marks stay
    expect(rows).to_have_count(4)
    expect(rows.get_by_role("checkbox", checked=True)).to_have_count(2)
    desk.locator('[data-key="do:remove_marked"]').click()
    expect(rows).to_have_count(4)  # asked once more
    desk.locator('[data-key="do:remove_yes"]').click()
    expect(desk.locator(".kr-name")).to_have_text(["Bo", "Dag"])
    expect(desk.locator('[data-key="do:remove_marked"]')).to_have_count(0)
    expect(bo.locator(".kr-who")).to_have_text("Bo")
    for phone in (anna, cleo):
        expect(phone.locator("#kr-name")).to_be_visible()
    desk.locator('[data-key="do:mark_all"]').click()
    desk.locator('[data-key="do:remove_marked"]').click()
    desk.locator('[data-key="do:remove_yes"]').click()
    expect(rows).to_have_count(0)


def test_a_first_visit_is_light(school: Running, visit: Callable[..., Page], browser: Browser) -> None:
    _, code = open_room(school, visit)
    page = browser.new_context(viewport=PHONE).new_page()
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(f"{school.url}room/{code}?lang=en")
    expect(page.locator(".kb-felt .kb-seat").first).to_be_visible()
    assert len(sizes) >= 5
    assert sum(sizes) < FIRST_VISIT
    page.context.close()


def test_whoever_breaks_free_comes_back(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    anna = come_in(school, visit, code, "Anna")
    desk.locator('[data-key="step:first"]').click()
    expect(anna.locator(".kr-shown")).to_contain_text("the match waits")
    anna.locator('[data-key="alone"]').click()
    expect(desk.locator(".kr-class")).to_contain_text("by themselves")
    anna.locator('[data-key="follow"]').click()
    expect(desk.locator(".kr-class")).not_to_contain_text("by themselves")


def test_the_desk_keeps_its_place_while_the_class_goes_on(school: Running, visit: Callable[..., Page]) -> None:
    """Votes and newcomers redraw parts of the desk; the focus and a half-typed name stay."""
    desk, code = open_room(school, visit)
    anna = come_in(school, visit, code, "Anna")
    desk.locator('[data-key="do:ask_fresh"]').click()
    close = desk.locator('[data-key="do:close"]')
    close.focus()
    anna.locator(".kr-choice").first.click()
    anna.locator('[data-key="vote"]').click()
    expect(desk.locator(".kr-count")).to_contain_text("1 of 1 answered")
    expect(close).to_be_focused()
    desk.locator('[data-key="more:1"]').click()
    desk.locator('[data-key^="rename:"]').click()
    desk.keyboard.type("Ann")
    come_in(school, visit, code, "Bo")
    expect(desk.locator(".kr-member")).to_have_count(2)
    desk.keyboard.type("ika")
    desk.keyboard.press("Enter")
    expect(desk.locator(".kr-class")).to_contain_text("Annika")
    expect(desk.locator('[data-key^="rename:"]').first).to_be_focused()


def test_a_room_is_deleted(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    anna = come_in(school, visit, code, "Anna")
    desk.locator('[data-key="fold:end_room"] summary').click()
    desk.locator('[data-key="do:delete"]').click()
    desk.locator('[data-key="do:delete_yes"]').click()
    expect(anna.locator(".kr-end")).to_contain_text("over")
    anna.goto(f"{school.url}room/{code}?lang=en")
    expect(anna.locator(".kr-note")).to_contain_text("no room")


def hold(page: Page, name: str) -> None:
    """Press the mouse on an element, and do not let go."""
    page.locator(name).scroll_into_view_if_needed()
    box = page.locator(name).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def line_of(page: Page) -> WebSocket:
    """Load a page again. Returns its connection."""
    with page.expect_websocket() as line:
        page.reload()
    expect(page.locator(".kb-felt .kb-seat").first).to_be_visible()
    return line.value


def test_a_press_counts_though_others_come_in_while_it_lasts(school: Running, visit: Callable[..., Page]) -> None:
    desk, code = open_room(school, visit)
    anna, bo = come_in(school, visit, code, "Anna"), visit(f"{school.url}room/{code}?lang=en")
    expect(anna.locator('[data-key="sit:0"]')).to_be_visible()
    frames = [line_of(page).expect_event("framereceived", lambda text: '"Bo"' in text) for page in (desk, anna)]
    hold(desk, '[data-key="fold:end_room"] summary')
    hold(anna, '[data-key="sit:0"]')
    with frames[0], frames[1]:
        bo.locator("#kr-name").fill("Bo")
        bo.locator("#kr-name").press("Enter")
        bo.locator('[data-key="sit:1"]').click()
    desk.mouse.up()
    anna.mouse.up()
    expect(desk.locator('[data-key="do:delete"]')).to_be_visible()
    expect(anna.locator(".kr-who")).to_contain_text("at the table")
    hold(desk, '[data-key="fold:end_room"]')
    come_in(school, visit, code, "Cleo", seat=2)
    expect(desk.locator(".kr-member")).to_have_count(3)  # a press that does not end keeps nothing back for long


def test_everybody_can_use_it(school: Running, visit: Callable[..., Page], axe: Callable[..., list[str]]) -> None:
    """What axe-core finds serious on desk, phone and projector, at each stage of a lesson; by keyboard alone."""
    desk, code = open_room(school, visit)
    expect(desk.locator(".kb-felt .kb-seat").first).to_be_visible()
    door = visit(f"{school.url}room?lang=sv")
    phone = visit(f"{school.url}room/{code}?lang=sv", viewport=PHONE)
    expect(phone.locator(".kb-felt .kb-seat").first).to_be_visible()
    faults = {"door": axe(door), "join": axe(phone), "desk": axe(desk)}
    phone.locator("#kr-name").focus()
    phone.keyboard.type("Åsa")
    phone.keyboard.press("Enter")
    seat = phone.locator('[data-key="sit:0"]')
    faults["sit"] = axe(phone)
    seat.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".kr-who")).to_contain_text("Åsa")
    expect(desk.locator(".kr-class")).to_contain_text("Åsa")
    faults |= {"seat": axe(phone), "class": axe(desk)}
    desk.locator('[data-key="more:1"]').click()
    fold = desk.locator('[data-key="fold:show"] summary')
    fold.focus()
    desk.keyboard.press("Enter")
    desk.locator('[data-key="do:ask_fresh"]').focus()
    faults["folds"] = axe(desk)
    desk.keyboard.press("Enter")
    choice = phone.locator(".kr-choice").first
    choice.focus()
    phone.keyboard.press("Space")
    expect(choice).to_have_attribute("aria-pressed", "true")
    expect(choice).to_be_focused()
    phone.locator('[data-key="vote"]').focus()
    phone.keyboard.press("Enter")
    desk.locator('[data-key="do:close"]').focus()
    desk.keyboard.press("Enter")
    desk.locator('[data-key="do:answer"]').focus()
    desk.keyboard.press("Enter")
    expect(phone.locator(".kr-answer")).to_be_visible()
    screen = visit(f"{school.url}room/{code}?screen=1&lang=de")
    expect(screen.locator(".kr-answer")).to_be_visible()
    faults |= {"answer": axe(phone), "answered": axe(desk), "screen": axe(screen)}
    assert {stage: found for stage, found in faults.items() if found} == {}
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_each_device_has_its_own_language(school: Running, visit: Callable[..., Page]) -> None:
    _, code = open_room(school, visit)
    told = {}
    for lang in ("sv", "de", "en"):
        page = visit(f"{school.url}room/{code}?lang={lang}")
        expect(page.locator(".kb-status")).to_contain_text({"sv": "Spelare", "de": "Spieler", "en": "Player"}[lang])
        told[lang] = page
    told["sv"].locator(".kr-langs").select_option("de")
    expect(told["sv"].locator(".kb-status")).to_contain_text("Spieler")
    expect(told["sv"].locator("html")).to_have_attribute("lang", "de")
    expect(told["en"].locator(".kb-status")).to_contain_text("Player")
