"""Pictures of README and docs, taken of the pages as they are: ``make pictures``.

It serves the notebooks, opens each game at a worked example and writes ``docs/pictures/*.webp``. The positions are the
examples' own, so a picture changes only when the book does. The server is started without the originals (`running`
does not pass `KNACK_ORIGINALS` on): no sentence of theirs is in any picture.
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.process import running

from . import classroom, lessons

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
BOOK = ".kb-rulebook:has(.kb-controls)"
MAX_PICTURE_BYTES = 250_000
"""Bytes that a picture may have."""


@dataclass(frozen=True)
class Picture:
    """A picture to be taken: `path` of the page, key of a card to be refused, height of the part."""

    name: str
    path: str
    press: str | None = None
    width: int = 1280
    height: int = 760


FIRST_RULE = "knack?lang=en&example=play-03-follow-suit"
PICTURES = (
    Picture("knack", "knack?lang=en&example=play-13-below-the-six"),
    Picture("kopknack", "kopknack?lang=en&example=payment-16-one-out-of-two"),
    Picture("svangknack", "svangknack?lang=en&example=bidding-15-round-the-table"),
    Picture("knaker", "knaker?lang=en&example=10-3-the-last-three", height=900),
    Picture("knack31", "knack31?lang=de&example=call-01-knack-by-swap", height=800),
    Picture("phone", "knack?lang=en&example=play-03-follow-suit", press=".kb-own .kb-illegal", width=390, height=780),
    Picture("tutorial-rule-1", f"{FIRST_RULE}&step=5"),
    Picture("tutorial-rule-2", f"{FIRST_RULE}&step=5", press='.kb-own [data-card="Td"]'),
)


def take(browser: Browser, url: str, picture: Picture) -> bytes:
    """Return the picture as WebP: the book's page from its top edge, as wide as the window."""
    narrow = picture.width < 600
    context = browser.new_context(
        viewport={"width": picture.width, "height": 1600},
        device_scale_factor=2 if narrow else 1,
        has_touch=narrow,
        is_mobile=narrow,
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(url + picture.path)
    page.wait_for_selector(f"{BOOK} .kb-note, {BOOK} .kb-prompt:not([hidden])")
    if picture.press:
        page.locator(f"{BOOK} {picture.press}").first.click(force=True)
        page.wait_for_selector(f"{BOOK} .kb-answer:not(:empty)")
    data = cut(page, picture)
    context.close()
    return data


def cut(page: Page, picture: Picture) -> bytes:
    """Return the picture of its part of the page, after everything is drawn."""
    top = page.locator(BOOK).evaluate(
        "async el => { await document.fonts.ready; return el.getBoundingClientRect().top }"
    )
    page.wait_for_timeout(500)
    clip = {"x": 0, "y": max(0, top - 12), "width": picture.width, "height": picture.height, "scale": 1}
    return lessons.webp(page, clip)


def keep(folder: Path, name: str, data: bytes) -> None:
    """Write the picture to a file; exit with an error if it is too large."""
    if len(data) > MAX_PICTURE_BYTES:
        sys.exit(f"{name}: {len(data):,} bytes; at most {MAX_PICTURE_BYTES:,} are wanted")
    (folder / f"{name}.webp").write_bytes(data)
    print(f"{name}: {len(data):,} bytes")


def main() -> None:
    """Take all pictures; exit with an error if Chromium is missing or a picture is too large."""
    chromium = shutil.which("chromium") or sys.exit("Chromium is not installed (Debian: apt-get install chromium)")
    folder = ROOT / "docs/pictures"
    folder.mkdir(exist_ok=True)
    with running(ROOT / "notebooks", pool=0) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for picture in PICTURES:
            keep(folder, picture.name, take(browser, server.url, picture))
        for name, data in (*lessons.exercises(browser, server.url), *classroom.lesson(browser, server.url)):
            keep(folder, name, data)
        browser.close()


if __name__ == "__main__":
    main()
