"""Single visits of a page in Chromium, for the table of `weight.py`.

A relay counts the bytes.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page
from wires import SLOW_4G, Count, Wire, counted

from tests.support.process import Running

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER = 4
"""How many times slower a phone's processor is taken to be."""
PATIENCE_S = 120.0
SCRIPT = Path(__file__).with_suffix("").with_name("weight.js").read_text(encoding="utf-8")
SHOTS_S = (0.5, 1, 2, 5)
SHOWN: dict[str, str] = {
    "text": ".kb-clause:not(.kb-headings), .kb-now",
    "felt": ":is(.kb-felt, .kp-picture) :is(.kb-card, [data-card])",
}
"""Selectors of the parts that a reader sees first, on the living page or on its picture: the text of a clause (on a
phone, where the text is folded away, the clause that is in force), and the table with cards."""
STILL = """(wanted) => {
  const shown = (el) => el.checkVisibility({contentVisibilityAuto: true}) && el.getClientRects().length > 0;
  const seen = (css) => [...document.querySelectorAll(css)].some(shown);
  return {
    ...Object.fromEntries(Object.entries(wanted).map(([name, css]) => [name, seen(css)])), now: performance.now(),
    ended: document.readyState === "complete",
  };
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


@dataclass(frozen=True)
class Seen:
    """One visit: what the page noted, and what the relay counted.

    Times are seconds from the navigation's start (None: never).
    """

    noted: dict[str, float | None]
    shift: float
    longest: float
    kept: bool
    until_playable: Count
    in_all: Count


class Visits:
    """Visits of pages of one server, one at a time.

    Each finds `pool` kernels waiting, and leaves as many.
    """

    def __init__(self, server: Running, browser: Browser, pool: int) -> None:
        self._server, self._browser, self._pool = server, browser, pool
        self._bases: dict[str, int] = {}

    @contextmanager
    def reader(self, **options: Any) -> Iterator[tuple[BrowserContext, Wire]]:
        """Somebody with nothing stored, and a wire of their own."""
        with closing(Wire(self._server.url)) as wire:
            context = self._browser.new_context(locale="sv-SE", **options)
            context.set_default_timeout(PATIENCE_S * 1000)
            yield context, wire
            context.close()

    @contextmanager
    def page(self, context: BrowserContext, wire: Wire, **wants: Any) -> Iterator[Page]:
        self._server.settled(self._pool)
        wire.passed.clear()
        page = context.new_page()
        if wants:
            page.add_init_script(f"window.weightWants = {json.dumps(wants)};\n{SCRIPT}")
        yield page
        page.close()  # the page only: its context would take the page's farewell with it unsent
        wire.slow(None)
        self._server.settled(self._pool)

    def visit(
        self, context: BrowserContext, wire: Wire, path: str, *, phone: bool = False, press: bool = False
    ) -> Seen:
        """A visit until the page can be played and rests, or until its first press is answered."""
        wants = {"press": press, "floor": path == "button", "base": self._bases.get(path, 1), "shown": SHOWN}
        with self.page(context, wire, **wants) as page:
            if phone:
                slow(page, wire)
            page.goto(f"{wire.url}voila/render/{path}.ipynb", wait_until="commit")
            awaited(page, "answered" if press else "playable")
            wire.quiet()
            noted = page.evaluate("() => ({...window.weight})")
            paint = page.evaluate(PAINT)
        if not press:
            self._bases[path] = int(noted["count"])
        return _seen(noted, paint, wire)

    def scriptless(self, path: str) -> Seen:
        """Visit as a slow phone without scripts.

        The page's content is read from outside until it has come.
        """
        with self.reader(**PHONE, java_script_enabled=False) as (context, wire), self.page(context, wire) as page:
            slow(page, wire)
            page.goto(f"{wire.url}voila/render/{path}.ipynb", wait_until="commit")
            noted: dict[str, Any] = dict.fromkeys(SHOWN)
            end, paint = time.time() + PATIENCE_S, None
            while time.time() < end:
                told, paint = page.evaluate(STILL, SHOWN), page.evaluate(PAINT)
                for name in SHOWN:
                    if told[name] and noted[name] is None:
                        noted[name] = told["now"]
                if told["ended"] and paint is not None:
                    break
            farewell(page, context, wire)
        return _seen(noted, paint, wire)

    def shots(self, path: str, folder: Path) -> None:
        """Write pictures of the page as a slow phone shows it, each named by its time (seconds)."""
        folder.mkdir(parents=True, exist_ok=True)
        with self.reader(**PHONE) as (context, wire), self.page(context, wire) as page:
            slow(page, wire)
            camera = context.new_cdp_session(page)
            page.evaluate("to => { setTimeout(() => location.assign(to)); }", f"{wire.url}voila/render/{path}.ipynb")
            began = time.time()
            for second in SHOTS_S:
                time.sleep(max(0.0, began + second - time.time()))
                try:
                    picture = camera.send("Page.captureScreenshot")["data"]
                except Error:  # between two pages there is nothing to take
                    print(f"no picture after {second} s: the page has not begun")
                    continue
                (folder / f"{path}-{second}s.png").write_bytes(base64.b64decode(picture))


def slow(page: Page, wire: Wire) -> None:
    """A phone's processor, and its line."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    wire.slow(SLOW_4G)


def farewell(page: Page, context: BrowserContext, wire: Wire) -> None:
    """Say goodbye for a page without scripts, so that its kernel is not waited for."""
    config = page.evaluate("() => document.getElementById('jupyter-config-data')?.textContent ?? null")
    wire.slow(None)
    if config:
        where = f"{wire.url}voila/api/shutdown/{json.loads(config)['kernelId']}"
        headers = {"Origin": wire.url.rstrip("/"), "Sec-Fetch-Site": "same-origin"}
        context.request.post(where, form={"_xsrf": ""}, headers=headers)


def awaited(page: Page, what: str) -> None:
    """Ask the page, now and then, until it has noted this."""
    end = time.time() + PATIENCE_S
    while time.time() < end:
        noted: dict[str, Any] = page.evaluate("() => ({...window.weight})")
        if noted.get(what) is not None:
            return
        time.sleep(0.1)
    raise RuntimeError(f"{page.url}: not {what} after {PATIENCE_S:.0f} s: {noted}")


def _seen(noted: dict[str, Any], paint: float | None, wire: Wire) -> Seen:
    times = {name: noted.get(name) for name in ("text", "felt", "playable", "pressed", "answered")} | {"paint": paint}
    playable = noted.get("playable")
    settled = noted.get("answered") or float("inf")  # what an answer moves is no shift of the page's coming up
    return Seen(
        {name: None if ms is None else ms / 1000 for name, ms in times.items()},
        sum(value for at, value in noted.get("shifts", []) if at < settled),
        max((ms for at, ms in noted.get("tasks", []) if playable is not None and at < playable), default=0.0),
        bool(noted.get("early")),
        counted(wire.passed, (noted["origin"] + playable) / 1000 if playable is not None else float("inf")),
        counted(wire.passed),
    )
