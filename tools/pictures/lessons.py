"""Pictures of what a teacher does, one after the other, taken by ``make pictures``."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page

from knack_widgets.study.exercises import load

DESK = {
    "viewport": {"width": 1100, "height": 620},
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}
PHONE = DESK | {
    "viewport": {"width": 390, "height": 780},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ASKED = "follow suit"
CLAUSE = "play.3"
KIND = "legal-moves"
NUMBER = "Tricks 3"


def webp(page: Page, clip: dict[str, float] | None = None) -> bytes:
    """Return a picture of the page or of a part of it as WebP: the browser converts it, Playwright cannot."""
    cut = {"clip": clip, "captureBeyondViewport": True} if clip else {}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82, **cut})
    return base64.b64decode(shot["data"])


def exercises(browser: Browser, url: str) -> Iterator[tuple[str, bytes]]:
    """From a question about a rule to a class that answers on its phones: find, link, print, key, answer."""
    page = open_page(browser, DESK, f"{url}knack?lang=en")
    page.get_by_role("button", name="Got it").click()
    page.locator("[data-search]:visible").first.click()
    page.get_by_role("combobox", name="Search the book").fill(ASKED)
    found = page.locator(".ks").get_by_role("option").filter(has_text=NUMBER).first
    found.wait_for()
    yield from picture(page, "teach-1-find")
    found.click()
    page.locator('.kb-focus [data-key="clause-link"]:visible').first.click()
    yield from picture(page, "teach-2-link")
    page.goto(f"{url}knack?lang=en&print=sheet&clause={CLAUSE}")
    yield from picture(page, "teach-3-print")
    ids = parse_qs(urlsplit(str(page.get_by_role("link", name="key").get_attribute("href"))).query)["exercise"]
    page.get_by_role("link", name="key").click()
    page.wait_for_selector(".solved")
    yield from picture(page, "teach-4-key")
    page.context.close()
    asked = next(one for one in ids if KIND in one)
    phone = open_page(browser, PHONE, f"{url}knack?lang=en&exercise={asked}")
    for choice in load(asked).choices:  # too many: what is wrong is told why
        phone.locator(f'.kb-choice:has(input[value="{choice}"])').tap()
    phone.locator('[data-key="practise:main"]').tap()
    phone.wait_for_selector(".kb-verdict b")
    yield from picture(phone, "teach-5-answer")
    phone.context.close()


def open_page(browser: Browser, settings: dict[str, Any], address: str) -> Page:
    """Return the page of a new reader."""
    page = browser.new_context(**settings).new_page()
    page.goto(address)
    return page


def picture(page: Page, name: str) -> Iterator[tuple[str, bytes]]:
    """Yield the picture of the page as it is now, after everything is drawn."""
    page.evaluate("document.fonts.ready.then(() => {})")
    page.wait_for_timeout(600)
    yield name, webp(page)
