"""The weight of a visit of a game's page.

A page of one button stands beside it on the same server.

    python benchmarks/weight.py [--game NAME] [--rows KIND …] [--visits N] [--runs N] [--readers N] [--shots FOLDER]

Kinds of rows: `bytes` (what crosses the wire, requests, layout shift, long tasks), `press` (from the navigation's start
to the table's answer to the first press, made as soon as a legal control is there), `paint` (what a slow phone shows,
and when), `clicks`, `readers`, `static` (the edition without a server: its second visit has no network). Bytes are
counted by a relay in front of the server, both ways, headers included, those of `static` by its file server; `page` is
all but the kernel's line, until nothing has come for a second. First: nothing stored. Next: another game's page has
been visited before with the same browser. Playable: the live table's buttons or cards can be pressed, and the kernel's
line is up.

The phone is 390 × 844, its processor four times slower (Chromium's emulation), its line 1.6 Mbit/s down, 0.75 up,
150 ms for a round trip. The line is shaped by the relay, pages and the kernel's line alike: Chromium's own emulation
leaves websockets as fast as they are. Opening a connection costs a round trip; there is no TLS.

Clicks: in each run both pages are open, and clicked by turns; the ratio of their medians is the run's. A step near by
is shown before the kernel answers, as it has told what it will be, and so is the clause that is pressed.
Medians, with the least and the greatest.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import alone
from browsing import CLICK, FLAGS, PAUSE_MS, ROOT, button_notebook
from crowd import BOOK, CLAUSE, FLOOR, Scene, crowd, middle, notebooks, worst
from figures import keep
from playwright.sync_api import Browser, Page, sync_playwright
from readers import served
from weighing import DESK, PHONE, Seen, Visits

from tests.support.process import Running, running

KINDS = ("bytes", "press", "paint", "clicks", "readers", "static")
GOAL_STATIC_MB = 20
GOAL_STATIC_S = 5
POOL = 3
"""Kernels that wait: one for each of the three pages."""


@dataclass(frozen=True)
class Row:
    """One line of the table: what was measured of ours and of the floor, and what ours may be."""

    kind: str
    name: str
    unit: str
    target: float | None
    ours: Sequence[float]
    floor: Sequence[float] = ()
    digits: int = 0

    def __str__(self) -> str:
        def told(values: Sequence[float]) -> str:
            if not values:
                return ""
            least, median, most = (f"{value:.{self.digits}f}" for value in (min(values), middle(values), max(values)))
            return median if least == most else f"{median} ({least}–{most})"

        median = middle(self.ours) if self.ours else None
        base = middle(self.floor) if self.floor else 0
        ratio = f"×{median / base:.2f}" if median is not None and base else ""
        verdict = ""
        if self.target is not None:
            verdict = f"≤ {self.target:g}  {'ok' if median is not None and median <= self.target else 'OVER'}"
        mine = f"{told(self.ours)} {self.unit}" if self.ours else "never"
        return f"{self.name:<34}{mine:>26}{told(self.floor):>24} {ratio:>8}  {verdict}"


@dataclass
class Round:
    """One visit of each kind, of one page."""

    desk: Seen
    phone: Seen
    phone_next: Seen
    desk_next: Seen | None = None
    scriptless: Seen | None = None


def one_round(visits: Visits, path: str, before: str) -> Round:
    """Return visits with a first press.

    `before` is the page that a browser has seen when this one is its next.
    """
    floor = path == "button"
    with visits.reader(**DESK) as (context, wire):
        desk = visits.visit(context, wire, path, press=True)
    desk_next = None
    if not floor:
        with visits.reader(**DESK) as (context, wire):
            visits.visit(context, wire, before)
            desk_next = visits.visit(context, wire, path)
    with visits.reader(**PHONE) as (context, wire):
        phone = visits.visit(context, wire, path, phone=True, press=True)
    with visits.reader(**PHONE) as (context, wire):
        visits.visit(context, wire, before)
        phone_next = visits.visit(context, wire, path, phone=True, press=True)
    return Round(desk, phone, phone_next, desk_next, None if floor else visits.scriptless(path))


def rows(ours: Sequence[Round], floor: Sequence[Round]) -> list[Row]:
    """Return the rows of the table for single visits."""

    def each(what: Callable[[Round], float | None], rounds: Sequence[Round] = ours) -> list[float]:
        return [value for one in rounds if (value := what(one)) is not None]

    def both(
        kind: str, name: str, unit: str, target: float | None, what: Callable[[Round], float | None], digits: int = 0
    ) -> Row:
        return Row(kind, name, unit, target, each(what), each(what, floor), digits)

    def after(name: str, of: Callable[[Round], Seen | None]) -> Callable[[Round], float | None]:
        return lambda one: seen.noted[name] if (seen := of(one)) else None

    def desk(one: Round) -> Seen:
        return one.desk

    def phone(one: Round) -> Seen:
        return one.phone

    def following(one: Round) -> Seen:
        return one.phone_next

    def bare(one: Round) -> Seen | None:
        return one.scriptless

    return [
        both("bytes", "page, first visit", "kB", 400, lambda one: one.desk.in_all.pages / 1e3),
        both(
            "bytes",
            "page, next of the book",
            "kB",
            60,
            lambda one: one.desk_next.in_all.pages / 1e3 if one.desk_next else None,
        ),
        both("bytes", "kernel's line until playable", "kB", 120, lambda one: one.desk.until_playable.line / 1e3),
        both("bytes", "… on the slow phone", "kB", None, lambda one: one.phone.until_playable.line / 1e3),
        both("bytes", "requests until playable", "", 25, lambda one: one.desk.until_playable.requests),
        both("bytes", "layout shift, desk", "", 0.02, lambda one: one.desk.shift, 3),
        both("bytes", "layout shift, phone", "", 0.02, lambda one: one.phone.shift, 3),
        both("bytes", "longest task, slow phone", "ms", 200, lambda one: one.phone.longest),
        both("press", "first press answered, desk", "s", 1.0, after("answered", desk), 2),
        both("press", "… slow phone, first visit", "s", 6, after("answered", phone), 2),
        both("press", "… slow phone, next of the book", "s", 3, after("answered", following), 2),
        Row(
            "press", "presses on the picture, kept", "%", None, [100 * statistics.mean(one.phone.kept for one in ours)]
        ),
        both("paint", "slow phone: first paint", "s", None, after("paint", phone), 2),
        Row("paint", "… a clause's text", "s", 1.5, each(after("text", phone)), digits=2),
        Row("paint", "… the felt with cards", "s", 1.5, each(after("felt", phone)), digits=2),
        both("paint", "… playable", "s", None, after("playable", phone), 2),
        Row("paint", "… text, scripts blocked", "s", 1.5, each(after("text", bare)), digits=2),
        Row("paint", "… felt, scripts blocked", "s", 1.5, each(after("felt", bare)), digits=2),
    ]


def clicked(server: Running, browser: Browser, game: str, runs: int, clicks: int) -> list[Row]:
    """A click's way to the kernel and back, both pages by turns."""
    scenes = (("button", FLOOR), (game, BOOK), (game, CLAUSE))
    medians: dict[str, list[float]] = {scene.name: [] for _, scene in scenes}
    for _ in range(runs):
        server.settled(POOL)
        pages: dict[str, Page] = {}
        for path, scene in scenes:
            if path not in pages:
                pages[path] = browser.new_context(**DESK).new_page()
                pages[path].goto(f"{server.url}voila/render/{path}.ipynb", wait_until="commit")
            pages[path].wait_for_selector(scene.watch)
        server.settled(POOL + len(pages))  # the pool is full again: what it does must not meet the clicks
        times: dict[str, list[float]] = {name: [] for name in medians}
        for turn in range(clicks):
            for path, scene in scenes:
                times[scene.name].append(pages[path].evaluate(CLICK, [scene.press, scene.watch, turn, PAUSE_MS]))
        for name, found in times.items():
            medians[name].append(statistics.median(found))
        for page in pages.values():
            page.close()
        server.settled(POOL)
        for page in pages.values():
            page.context.close()
    floor = medians[FLOOR.name]

    def told(name: str, scene: Scene) -> list[Row]:
        ratios = [mine / base for mine, base in zip(medians[scene.name], floor, strict=True)]
        return [
            Row("clicks", name, "ms", None, medians[scene.name], floor, 1),
            Row("clicks", "… a run's ratio", "×", 1.2, ratios, digits=2),
            Row("clicks", "… 19 of 20 runs stay under", "×", 1.5, [worst(ratios)], digits=2),
        ]

    return [*told("click on a step to update", BOOK), *told("click on a clause to update", CLAUSE)]


def offline(browser: Browser, game: str, visits: int) -> list[Row]:
    """The static edition's page, on a desk."""
    seen = alone.visits(browser, game, visits)
    keep("static_first", middle([one.brought for one in seen]), "MB")
    keep("static_kept", middle([one.kept for one in seen]), "MB")
    keep("static_second", middle([one.second for one in seen]), "s", 1)
    return [
        Row("static", "static: first visit, playable", "s", None, [one.first for one in seen], digits=2),
        Row("static", "… page", "MB", None, [one.brought for one in seen], digits=1),
        Row("static", "… and all that is kept", "MB", GOAL_STATIC_MB, [one.kept for one in seen], digits=1),
        Row("static", "… second visit, no network", "s", GOAL_STATIC_S, [one.second for one in seen], digits=2),
    ]


async def rushed(game: str, readers: int) -> list[Row]:
    """As many readers at one moment, as in `readers.py`."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        notebooks(folder, game)
        with served(folder, f"--BookServer.max_readers={readers + 2}") as server:
            floor = (await crowd(server, "button", FLOOR, readers, 1)).ready
            ours = (await crowd(server, "book", BOOK, readers, 1)).ready
    return [
        Row("readers", f"{readers} readers at once, ready", "s", None, ours, floor, 2),
        Row("readers", "… against one button", "×", 0.8, [middle(ours) / middle(floor)], digits=2),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--game", default="knack", choices=sorted(one.stem for one in (ROOT / "notebooks").glob("k*.ipynb"))
    )
    parser.add_argument("--rows", nargs="+", default=KINDS, choices=KINDS)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--runs", type=int, default=20, help="runs of clicks")
    parser.add_argument("--clicks", type=int, default=20, help="clicks in a run")
    parser.add_argument("--readers", type=int, default=30)
    parser.add_argument("--shots", type=Path, metavar="FOLDER", help="take pictures of the slow phone")
    args = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("weight: not measured, Chromium is not installed")
        return 0
    other = "kopknack" if args.game == "knack" else "knack"

    def tell(table: Sequence[Row]) -> None:
        for row in table:
            if row.kind in args.rows:
                print(row, flush=True)

    print(
        f"{args.game}: {args.visits} visits, {args.runs} runs of {args.clicks} clicks; ours, one button, the ratio",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name in (args.game, other):
            shutil.copy(ROOT / "notebooks" / f"{name}.ipynb", folder)
        button_notebook(folder)
        with running(folder) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            visits = Visits(server, browser, POOL)
            if {"bytes", "press", "paint"} & set(args.rows):
                for path in (args.game, other, "button"):  # what a server does once, it does now
                    with visits.reader(**DESK) as (context, wire):
                        visits.visit(context, wire, path)
                ours, floor = [], []
                for _ in range(args.visits):
                    ours.append(one_round(visits, args.game, other))
                    floor.append(one_round(visits, "button", "button"))
                tell(rows(ours, floor))
            if "clicks" in args.rows:
                tell(clicked(server, browser, args.game, args.runs, args.clicks))
            if "static" in args.rows:
                if alone.can_build():
                    tell(offline(browser, args.game, args.visits))
                else:
                    print("static: not measured, npm's packages are not installed")
            if args.shots:
                visits.shots(args.game, args.shots)
            browser.close()
    if "readers" in args.rows:
        tell(asyncio.run(rushed(args.game, args.readers)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
