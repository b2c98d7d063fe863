"""The page of a game as a reader sees it: its parts by their names, and waits for what the kernel answers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from knack_widgets.pages import present
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.playing import play_opponent
from tests.support.process import Running

from .conftest import Watch, new_context, settle

UP = ".kb-rulebook:has(.kb-controls) .kb-actions button"
"""What a page has as soon as its book can be played."""

SHOWN = ".kb-rulebook:has(.kb-controls) .kb-status"
"""What it has as soon as it shows a position, also one in which nothing can be done."""

SLIDER = ".kb-rulebook:has(.kb-controls) .kb-slider"
"""What it has as soon as its steps can be gone through, whoever is on turn."""

ANSWERED = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await (knackPage.kernel ?? jupyterapp.widgetManager.kernel).requestKernelInfo();
  await frame();
  await frame();
  return true;
}"""
"""The kernel takes one message after the other, and the page its answers: the one to this question comes last."""

TURN = """([root, seen]) => {
  const asked = root.querySelector('.kb-own.kb-turn, [data-key="action:deal"], [data-key="action:draw"]');
  return Number(root.querySelector(".kb-slider").max) > seen && asked !== null;
}"""
SEEN = """root => {
  const text = (at, name) => at.querySelector(name)?.textContent ?? null;
  const slider = root.querySelector(".kb-slider");
  return {
    lang: root.lang, phase: text(root, ".kb-phase"), status: text(root, ".kb-status"),
    caption: text(root, ".kb-table > .kb-sr"), label: text(root, ".kb-step-label"),
    at: Number(slider.value), count: Number(slider.max), trump: text(root, ".kb-trump"),
    hands: Object.fromEntries([...root.querySelectorAll(".kb-seat")].map((seat) =>
      [text(seat, ".kb-name"), [...seat.querySelectorAll(".kb-hand .kb-card")].map((card) => card.title)])),
    balances: Object.fromEntries([...root.querySelectorAll(".kb-seat")].map((seat) =>
      [text(seat, ".kb-name"), seat.querySelector(".kb-balance")?.lastChild.textContent ?? null])),
    trick: [...root.querySelectorAll(".kb-plays .kb-card")].map((card) => card.title),
    log: [...root.querySelectorAll(".kb-log p > span")].map((line) => line.textContent),
  };
}"""
WITHIN = """([book, key]) => {
  const pane = book.querySelector(".kb-pane");
  const row = pane.querySelector(`[data-key="${CSS.escape(key)}"]`)?.closest(".kb-clause");
  if (!row) return false;  // the text may just be set anew
  const [inner, outer] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
  const head = inner.top + Math.min(inner.height, 60);
  return inner.top >= outer.top && head <= outer.bottom && inner.top >= 0 && head <= innerHeight;
}"""


class Book:
    """The rulebook of a page (the first of its widgets)."""

    def __init__(self, page: Page, watch: Watch | None = None) -> None:
        self.page = page
        self.watch = watch or Watch()
        self.root = page.locator(".kb-rulebook:has(.kb-controls)")

    def key(self, name: str) -> Locator:
        """The control with this key (`"action:0 knock"`, `"card:0:7h"`, `"clause:play.3"`)."""
        return self.root.locator(f'[data-key="{name}"]')

    def seen(self) -> dict[str, Any]:
        """The position as it stands in the page."""
        return dict(self.root.evaluate(SEEN))

    def count(self) -> int:
        """How many steps the match has."""
        return int(self.root.locator(".kb-slider").get_attribute("max") or 0)

    @property
    def answer(self) -> Locator:
        return self.root.locator(".kb-answer")

    @property
    def told(self) -> Locator:
        """What the page says outside the game."""
        return self.root.locator(".kb-notice:not(.kb-error)")

    @property
    def wrong(self) -> Locator:
        """What the page says did not go."""
        return self.root.locator(".kb-notice.kb-error")

    @property
    def open(self) -> Locator:
        """The drawer that is open."""
        return self.root.locator(".kb-drawers > details[open]")

    # -- waits

    def answered(self) -> None:
        """Wait until the kernel has dealt with all that the page has sent, and the page shows what came of it."""
        self.page.wait_for_function(ANSWERED)

    def width(self) -> int:
        """How wide the page is, with all that it is to show."""
        self.answered()
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def asked(self, seen: int = -1) -> None:
        """Wait until the reader is asked again, in a match of more than `seen` steps."""
        self.page.wait_for_function(TURN, arg=[self.root.element_handle(), seen])

    def at(self, step: int, count: int | None = None) -> None:
        """Wait until the page shows this step."""
        slider = self.root.locator(".kb-slider")
        if count is not None:
            expect(slider).to_have_attribute("max", str(count))
        expect(slider).to_have_js_property("value", str(step))

    def in_sight(self, clause: str) -> None:
        """Wait until the head of a clause is to be seen, within the pane of the text and within the window."""
        self.page.wait_for_function(WITHIN, arg=[self.root.element_handle(), f"clause:{clause}"])

    def clause(self, name: str) -> Locator:
        """The row of a clause."""
        return self.root.locator(".kb-pane > .kb-chapter > .kb-clause").filter(
            has=self.page.locator(f'[data-key="clause:{name}"]')
        )

    # -- by mouse

    def press(self, name: str) -> None:
        """Press a button, whether or not it says that it is not allowed, and wait for nothing."""
        self.key(name).click(force=True)

    def play(self, name: str) -> None:
        """Make a move by mouse and wait until the reader is asked again."""
        seen = self.count()
        self.press(name)
        self.asked(seen)

    def step(self, name: str) -> None:
        """Press one of the buttons of the steps: first, back, next or last."""
        self.root.locator(".kb-step").nth(("first", "back", "next", "last").index(name)).click()

    def walk(self, to: int) -> None:
        """Go to a step by the buttons, one step after the other."""
        while (at := self.seen()["at"]) != to:
            self.step("back" if at > to else "next")
            self.at(at - 1 if at > to else at + 1)

    def drawer(self, number: int) -> Locator:
        """One of the three drawers (display, match, sharing), open."""
        drawer = self.root.locator(".kb-drawers > details").nth(number)
        if drawer.get_attribute("open") is None:
            drawer.locator("summary").click()
        expect(self.open).to_have_count(1)  # another one is closed a moment later
        return drawer

    def close(self) -> None:
        """Close whatever drawer is open, as the mouse does."""
        if self.open.count():
            self.open.locator("summary").click()
        expect(self.open).to_have_count(0)

    def tempo(self, choice: int) -> None:
        """Choose the opponents' tempo by its place in the list (0 at once … 4 step by step)."""
        self.drawer(0)
        self.key("pref:tempo").select_option(index=choice)
        self.answered()
        self.close()

    def switch(self, name: str, on: bool) -> None:
        """A switch of the display: it turns at once, what it shows comes with the answer."""
        self.drawer(0)
        self.key(f"pref:{name}").set_checked(on)
        self.answered()
        expect(self.key(f"pref:{name}")).to_be_checked(checked=on)
        self.close()

    def control(self, seat: int, who: str) -> None:
        """Who plays a seat from now on."""
        self.drawer(1)
        self.key(f"control:{seat}").select_option(who)
        self.answered()
        expect(self.key(f"control:{seat}")).to_have_value(who)
        self.close()

    def speak(self, lang: str) -> None:
        """Another language."""
        self.key(f"lang:{lang}").click()
        expect(self.root).to_have_attribute("lang", lang)

    def begin(self, seed: str, players: int = 3, stake: int = 1) -> None:
        """A new match out of the form in its drawer, for the reader and careful opponents."""
        if self.count() == 1:  # one that has only just begun could not be told from the new one
            self.press("action:0 fold")
            self.page.wait_for_function(
                "el => Number(el.max) > 1", arg=self.root.locator(".kb-slider").element_handle()
            )
        form = self.drawer(1).locator("form")
        form.locator("input[type=number]").first.fill(str(players))
        form.locator("input[type=number]").nth(1).fill(str(stake))
        for seat, control in enumerate(
            form.locator("ol > li:not([hidden]) select").all()
        ):  # after a record all seats are the reader's
            control.select_option("careful" if seat else "me")
        form.locator("input.kb-seed").fill(seed)
        form.locator(".kb-primary").click()
        self.at(1, 1)

    def deal(self, seed: str) -> None:
        """The next deal of the match, from this seed."""
        seen = self.count()
        self.root.locator(".kb-felt input.kb-seed").fill(seed)
        self.press("action:deal")
        self.asked(seen)

    def load(self, text: str | bytes, name: str = "match.toml") -> None:
        """Give the page a file with a match."""
        data = text if isinstance(text, bytes) else text.encode()
        box = self.drawer(2).locator("input[type=file]")
        box.set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})
        expect(box).to_have_value("")  # it has been read, and sent unless it is too large
        self.answered()
        self.close()


def twin(game: str, seed: int | None = None) -> Desk:
    """The same match in this process, with opponents who move at once; without a seed, a visit's set first deal."""
    desk = Desk.open(game, seed=seed)
    desk.switch({"tempo": 0})
    while desk.sight.waits:
        play_opponent(desk)
    return desk


def same(book: Book, desk: Desk) -> None:
    """The page says what the desk says."""
    table = present.table(desk.sight, desk.speaker).fields()
    seen = book.seen()
    assert seen["caption"] == table["caption"]
    assert seen["balances"] == {seat["name"]: seat["balanceWords"] or None for seat in table["seats"]}
    assert seen["log"] == [line["text"] for line in table["log"]]


@contextmanager
def opened(browser: Browser, url: str, *, ready: str = UP, **options: Any) -> Iterator[Book]:
    """A page for several tests, under watch while the context lasts; `ready`: what it has when it can be used."""
    context = new_context(browser, **options)
    page, watch = context.new_page(), Watch()
    watch.over(page)
    yield Book(settle(page, url, ready), watch)
    page.close()  # the page only, as in conftest


def shared_book(path: str, *, tempo: int = 0, ready: str = UP, **options: Any) -> Callable[..., Any]:
    """The fixture `module_book` of a file whose tests share a page, which is opened once at this path of the book."""

    @pytest.fixture(scope="module")
    def module_book(browser: Browser, server: Running) -> Iterator[Book]:
        with opened(browser, server.url + path, ready=ready, **options) as book:
            book.tempo(tempo)
            yield book

    return module_book


@pytest.fixture
def watched(module_book: Book) -> Iterator[Book]:
    """The fixture `book` of such a file, where no test needs more than the page as the last one left it."""
    yield module_book
    assert module_book.watch.left() == []


def until(true: Callable[[], object], patience: float = 60) -> None:
    """Wait for what no page shows; `patience` in seconds."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"not so in {patience} s"
        time.sleep(0.1)


def hand_is(book: Book, codes: Sequence[str]) -> None:
    """Wait until the reader's own hand is this one, in any order."""
    cards = book.root.locator(".kb-own .kb-play")
    expect(cards).to_have_count(len(codes))
    for code in codes:
        expect(book.root.locator(f'.kb-own [data-key="card:0:{code}"]')).to_be_visible()


def messages(frame: str | bytes) -> dict[str, Any]:
    """A frame of the page's line to its kernel: Jupyter's message in it, in the old form (JSON) or the new one."""
    if isinstance(frame, str):
        return dict(json.loads(frame))
    count = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * (i + 1) : 8 * (i + 2)], "little") for i in range(count)]
    parts = [frame[a:b] for a, b in pairwise(offsets)]
    return {"header": json.loads(parts[1]), "content": json.loads(parts[4])}
