"""Coming in, names, and places in a room, on the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ..support.process import Running, running
from .conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.apart]


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


@pytest.fixture
def room(school: Running, new_page: Callable[..., Page]) -> tuple[Page, str]:
    desk = new_page()
    desk.goto(f"{school.url}room?lang=en&game=knack")
    desk.locator('[data-key="open"]').click()
    expect(desk.locator(".kr-head .kr-code")).to_be_visible()
    return desk, desk.url.split("/room/")[1][:6]


def test_a_place_from_the_code_to_another_phone(
    school: Running, new_page: Callable[..., Page], room: tuple[Page, str], watch
) -> None:
    watch.forgive("404")
    desk, code = room
    phone = new_page(viewport=PHONE)
    sent: list[str] = []
    phone.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    phone.goto(f"{school.url}room?lang=en")
    phone.locator("#kr-code").fill("AAA-AA")
    phone.locator("#kr-code").press("Enter")
    expect(phone.locator(".kr-note")).to_contain_text("no room with this code")
    expect(phone.locator("#kr-code")).to_have_value("AAA-AA")
    phone.locator("#kr-code").fill(f" {code[:3].lower()} {code[3:]}.")
    phone.locator("#kr-code").press("Enter")
    phone.locator("#kr-name").fill("Ana")
    phone.locator('[data-key="join"]').dblclick()
    expect(phone.locator(".kr-who")).to_have_text("Ana")
    phone.locator('[data-key="sit:0"]').dblclick()
    expect(phone.locator(".kr-who")).to_contain_text("at the table")
    phone.locator('[data-move="0 knock"]').dblclick()
    expect(phone.locator(".kb-log")).to_contain_text("You knock")
    for word in ('"join"', '"sit"', '"0 knock"'):
        assert len([message for message in sent if word in message]) == 1, (word, sent)
    phone.locator('[data-key="fold:own_place"] summary').click()
    phone.locator("#kr-rename").fill("Anna")
    phone.locator('[data-key="own_rename"]').click()
    expect(desk.locator(".kr-class")).to_contain_text("Anna")
    expect(phone.locator(".kr-note")).to_be_hidden()
    expect(phone.locator(".kb-refusal")).to_have_count(0)
    phone.close()
    other = new_page(viewport=PHONE)
    other.goto(f"{school.url}room/{code}?lang=en")
    other.locator("#kr-name").fill("anna")
    other.locator('[data-key="join"]').click()
    expect(other.locator(".kr-note")).to_contain_text("ask your teacher")
    other.locator("#kr-name").fill("Anna 2")
    other.locator('[data-key="join"]').click()
    expect(other.locator(".kr-who")).to_have_text("Anna 2")
    desk.locator('[data-key="more:1"]').click()
    desk.locator('[data-key="replace:1"]').select_option("2")
    expect(other.locator(".kr-who")).to_have_text("Anna · at the table")
    expect(desk.locator(".kr-member")).to_have_count(1)
    other.locator('[data-key="fold:own_place"] summary').click()
    other.locator('[data-key="leave"]').click()
    expect(other.locator("#kr-name")).to_be_visible()
    expect(desk.locator(".kr-member")).to_have_count(0)


def test_who_types_a_name_goes_on_typing_when_others_come_in(
    school: Running, new_page: Callable[..., Page], room: tuple[Page, str]
) -> None:
    _, code = room
    slow, quick = new_page(viewport=PHONE), new_page(viewport=PHONE)
    for phone in (slow, quick):
        phone.goto(f"{school.url}room/{code}?lang=en")
    slow.locator("#kr-name").press_sequentially("Ber")
    slow.locator("#kr-name").evaluate("field => { window.field = field; }")
    quick.locator("#kr-name").fill("Anna")
    quick.locator('[data-key="join"]').click()
    quick.locator('[data-key="sit:0"]').click()
    expect(slow.locator(".kr-head")).to_contain_text("One person is here")
    slow.keyboard.type("nard")
    expect(slow.locator("#kr-name")).to_have_value("Bernard")
    assert slow.evaluate("window.field.isConnected"), (
        "the field was replaced, so a phone's keyboard loses the word in progress"
    )
    slow.keyboard.press("Enter")
    expect(slow.locator(".kr-who")).to_have_text("Bernard")


def test_a_server_that_phones_cannot_reach_shows_no_code_until_the_teacher_types_an_address(
    room: tuple[Page, str],
) -> None:
    desk, code = room
    expect(desk.locator("#kr-at")).to_be_visible()
    expect(desk.locator(".kr-qr")).to_have_count(0)
    desk.locator("#kr-at").fill("192.168.4.1")
    desk.locator('[data-key="show_code"]').click()
    expect(desk.locator(".kr-address")).to_contain_text("http://192.168.4.1:")
    expect(desk.locator(".kr-qr svg")).to_be_visible()
    expect(desk.locator(".kr-class")).to_be_visible()
    expect(desk.locator('a[href*="screen=1"]')).to_have_attribute("href", re.compile("at=192.168.4.1"))
    assert code in desk.url
