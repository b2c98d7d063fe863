"""Rooms in a browser whose network refuses websockets: everything goes over requests."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ..support.process import Running, running
from ..support.refusing_proxy import refusing_proxy
from .conftest import PHONE, Watch

pytestmark = [pytest.mark.browser, pytest.mark.apart]


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def test_a_phone_without_websockets_joins_votes_and_plays(
    school: Running, new_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("WebSocket connection to")
    with refusing_proxy(school.url) as (blocked, refused):
        desk = new_page()
        desk.goto(f"{school.url}room?lang=en&game=knack")
        desk.locator('[data-key="open"]').click()
        expect(desk.locator(".kr-head .kr-code")).to_be_visible()
        code = desk.url.split("/room/")[1][:6]
        phone = new_page(viewport=PHONE)
        phone.goto(f"{blocked}room/{code}?lang=en")
        phone.locator("#kr-name").fill("Anna")
        phone.locator("#kr-name").press("Enter")
        expect(phone.locator(".kr-who")).to_have_text("Anna")
        assert f"/room/{code}/ws" in refused
        phone.locator('[data-key="sit:0"]').click()
        expect(phone.locator(".kr-who")).to_contain_text("at the table")
        expect(desk.locator(".kr-class")).to_contain_text("Anna")
        phone.locator('[data-move="0 knock"]').click()
        expect(desk.locator(".kb-log")).to_contain_text("Anna knocks")
        expect(phone.locator(".kb-log")).to_contain_text("You knock")
        desk.locator('[data-key="do:ask_fresh"]').click()
        phone.locator(".kr-choice").first.press("Enter")
        phone.locator('[data-key="vote"]').press("Enter")
        expect(desk.locator(".kr-count")).to_have_text("1 of 1 answered")
        desk.locator('[data-key="do:close"]').click()
        expect(phone.locator(".kr-mine")).to_have_count(1)
        phone.close()
