"""Pictures of a lesson in a room, one after the other, taken by ``make pictures``. The code is another each time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from playwright.sync_api import Browser, Page

from knack_widgets.rulebook.examples import examples
from knack_widgets.widgets.permalink import compress

from .lessons import DESK, PHONE, open_page, picture

EXAMPLE = "play-03-follow-suit"
LED = 6
"""So many moves in, hearts are led and Bo has to follow."""
NAMES = ("Anna", "Bo", "Cleo")
LARGE = DESK | {"viewport": {"width": 1500, "height": 1120}}


def lesson(browser: Browser, url: str) -> Iterator[tuple[str, bytes]]:
    """Open a room, seat phones, try a card that is refused, ask a question, and show the answer."""
    shown = examples("knack")[EXAMPLE].record
    played = replace(shown, moves=shown.moves[:LED])
    desk = open_page(
        browser,
        LARGE | {"viewport": {"width": 1280, "height": 980}},
        f"{url}room?lang=en&game=knack&record={compress(played)}",
    )
    desk.locator('[data-key="open"]').click()
    desk.locator(".kb-felt .kb-seat").first.wait_for()
    code = desk.url.split("/room/")[1][:6]
    phones = [come_in(browser, f"{url}room/{code}?lang=en", name, seat) for seat, name in enumerate(NAMES)]
    desk.locator('.kr-member:has-text("Cleo")').wait_for()
    # the server of the pictures answers this machine alone, and says so to the teacher
    desk.locator(".kr-note").evaluate_all("notes => notes.forEach((note) => note.remove())")
    yield from picture(desk, "class-1-desk")
    yield from picture(phones[0], "class-2-phone")
    screen = open_page(browser, LARGE, f"{url}room/{code}?screen=1&lang=en")
    desk.locator('[data-key="do:hands_open"]').click()
    desk.locator(".kb-felt .kb-illegal").first.click()
    screen.locator(".kb-answer:not(:empty)").wait_for()
    yield from picture(screen, "class-3-what-if")
    desk.locator('[data-key="do:back_match"]').click()
    desk.locator('[data-key="kind"]').select_option("legal-moves")
    desk.locator('[data-key="do:ask_here"]').click()
    for number, phone in enumerate(phones):
        phone.locator(".kr-choice").filter(has_text="Play the").nth(number % 2).tap()
        phone.locator('[data-key="vote"]').tap()
    desk.locator('[data-key="do:close"]').click()
    desk.locator('[data-key="do:answer"]').click()
    screen.locator(".kr-answer").wait_for()
    yield from picture(screen, "class-4-answer")
    phones[1].locator(".kr-poll").scroll_into_view_if_needed()
    yield from picture(phones[1], "class-5-answer")
    for page in (desk, screen, *phones):
        page.context.close()


def come_in(browser: Browser, address: str, name: str, seat: int) -> Page:
    """Return the page of a phone that has taken a seat."""
    settings: dict[str, Any] = PHONE
    page = open_page(browser, settings, address)
    page.locator("#kr-name").fill(name)
    page.locator('[data-key="join"]').tap()
    page.locator(f'[data-key="sit:{seat}"]').tap()
    page.locator('[data-key="stand"]').wait_for()
    return page
