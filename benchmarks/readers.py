"""Many readers on one server.

A page of the book is compared with a page with one button, in the same run.

    python benchmarks/readers.py [--readers N …] [--without] [--clicks N]
    python benchmarks/readers.py --fill N

All readers ask at the same moment (a class that is told to open the page), each over HTTP and a websocket of its own,
as the page's script does; scripts, which browsers keep, are not fetched. Ready: from asking until the state of every
widget has come. Click: from the press until the changed widget's state has come; each reader presses about
once a second. One more reader comes in Chromium while the others click, with nothing stored. Memory: what the kernels
hold for themselves (USS), and what the server has grown by, each for one reader. `--without` measures what each of the
server's measures gives: the pool, forked kernels, templates compiled once, pages made in turns, small messages at once
(TCP_NODELAY), fewer parts a page. The last lines tell what happens past the limit. `--fill` has N readers come, twenty
at a time, and stay: it wants 33 MB of memory for each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
from browsing import FLAGS, ROOT
from crowd import BOOK, FLOOR, Figures, crowd, middle, notebooks, reading, rested, used, worst
from figures import keep
from playwright.async_api import Browser, async_playwright

from tests.support.process import Running, running
from tests.support.visitor import Visitor

CLASS = 30
"""Readers of a class, whose figures the documentation quotes."""
FORKS = "--BookServer.forks={}"
NAGLE = "import tornado.websocket as w\nw.WebSocketHandler.set_nodelay = lambda self, value: None\n"
"""A `sitecustomize` that takes TCP_NODELAY off again."""
AT_ONCE = "from knack_widgets.serving.limits import machine\nmachine.cores = lambda: 1000\n"
"""One that lets all pages be made at the same time (the pool's size is given where this is used)."""
COMPILED = """\
import sys
if "serve" in sys.orig_argv:
    from knack_widgets.serving.delivery import template_cache
    template_cache.Exporter.memory = None
"""
"""One that has templates compiled for each page."""


def told(readers: int, ours: Figures, floor: Figures) -> None:
    """Ours, one button, and ours as a multiple of the button."""
    rows = [
        ("ready, median", "s", middle(ours.ready), middle(floor.ready)),
        ("ready, the last", "s", max(ours.ready), max(floor.ready)),
        ("click, median", "ms", middle(ours.clicks) * 1000, middle(floor.clicks) * 1000),
        ("click, 19 of 20", "ms", worst(ours.clicks) * 1000, worst(floor.clicks) * 1000),
        ("one more, ready", "s", ours.page, floor.page),
        ("one more, click", "ms", ours.browser * 1000, floor.browser * 1000),
        ("a reader's kernel", "MB", ours.kernel, floor.kernel),
        ("… in the server", "MB", ours.server, floor.server),
        ("state of a page", "kB", ours.state, floor.state),
    ]
    print(f"{readers} readers at once: ours, one button, ours against it", flush=True)
    for name, unit, mine, base in rows:
        ratio = f"× {mine / base:.2f}" if base else ""
        print(f"  {name:<18}{mine:8.2f} {unit:<3}{base:8.2f} {unit:<3} {ratio}")
    sys.stdout.flush()


@contextmanager
def served(
    folder: Path, *options: str, pool: int | None = None, site: str = "", forks: bool = True
) -> Iterator[Running]:
    """Serve as this machine does, or without some of its features.

    `site` is a `sitecustomize` that takes them away.
    """
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "sitecustomize.py").write_text(site)
        env = {"PYTHONPATH": f"{place}:{ROOT}"} if site else {}
        with running(folder, options=[FORKS.format(forks), *options], env=env, pool=pool) as server:
            rested(server)
            yield server


async def loads(folder: Path, sizes: Sequence[int], clicks: int, browser: Browser | None) -> None:
    """The table of loads."""
    with served(folder, f"--BookServer.max_readers={max(sizes) + 2}") as server:
        for readers in sizes:
            floor = await crowd(server, "button", FLOOR, readers, clicks, browser)
            ours = await crowd(server, "book", BOOK, readers, clicks, browser)
            told(readers, ours, floor)
            if readers == CLASS:
                keep("class_ready", max(ours.ready), "s", 1)
                keep("class_click", middle(ours.clicks) * 1000, "ms")
                keep("forked_kernel", ours.kernel, "MB")


async def without(folder: Path, readers: int, clicks: int) -> None:
    """Measure the book's page without one of the server's features after the other."""

    async def one(path: str = "book", count: int = readers, pool: int | None = 1, **less: Any) -> Figures:
        with served(folder, pool=pool, **less) as server:
            return await crowd(server, path, BOOK, count, clicks)

    def row(name: str, figures: Figures) -> None:
        memory = f"kernel {figures.kernel:.0f} MB, {figures.models} models, {figures.state:.0f} kB"
        print(f"  {name:<34} ready {middle(figures.ready):5.2f} s, last {max(figures.ready):5.2f} s; ", end="")
        print(f"click {middle(figures.clicks) * 1000:5.1f} ms, 19/20 {worst(figures.clicks) * 1000:5.1f} ms; {memory}")
        sys.stdout.flush()

    print("what each measure gives")
    alone, bare = await one(count=1), await one(count=1, pool=0, forks=False)
    keep("page_forked", middle(alone.ready), "s", 1)
    keep("page_started", middle(bare.ready), "s", 1)
    keep("started_kernel", bare.kernel, "MB")
    row("1 reader", alone)
    row("1 reader, no pool", await one(count=1, pool=0))
    row("1 reader, no pool, no forks", bare)
    row(f"{readers} readers", await one())
    row(f"{readers} readers, no pool", await one(pool=0))
    row(f"{readers} readers, 4 waiting a page", await one(pool=4))
    row(f"{readers} readers, no forks", await one(forks=False))
    row(f"{readers} readers, templates not shared", await one(site=COMPILED))
    row(f"{readers} readers, all made at once", await one(site=AT_ONCE))
    row(f"{readers} readers, without TCP_NODELAY", await one(site=NAGLE))
    row(f"{readers} readers, one part a page", await one(path="part"))


async def limit(folder: Path, places: int, browser: Browser | None) -> None:
    """Half as many again as there are places; then some leave."""
    more = places + places // 2
    with served(folder, f"--BookServer.max_readers={places}", pool=1) as server:
        url = f"{server.url}voila/render/book.ipynb?lang=de&step=1"
        visitors = [Visitor() for _ in range(more)]
        times: dict[int, list[float]] = {200: [], 503: []}

        async def come(visitor: Visitor) -> None:
            began = time.perf_counter()
            answer = await visitor.open(url)
            times[answer.code].append(time.perf_counter() - began)

        await asyncio.gather(*map(come, visitors))
        kernels = len(server.kernels())
        print(
            f"past the limit: {places} places, {more} readers at once: {len(times[200])} pages, {len(times[503])} told"
        )
        print(f"  «full», the last of them after {max(times[503]):.2f} s; {kernels} kernels, pool of 3 included")
        if browser is not None:
            page = await browser.new_page()
            await page.goto(url)
            heading = await page.locator("h1").inner_text()
            await next(visitor for visitor in visitors if visitor.kernel).leave()
            began = time.perf_counter()
            await page.wait_for_selector(BOOK.watch, timeout=60_000)
            same = json.dumps(page.url == url)
            print(
                f"  Chromium: “{heading}”; a reader leaves; in by itself after {time.perf_counter() - began:.1f} s",
                end="",
            )
            print(f", same address: {same}")
            await page.close()
        await asyncio.gather(*(visitor.leave() for visitor in visitors))


async def fill(folder: Path, readers: int, step: int = 20) -> None:
    """Let readers come, a step at a time, until all are there or one finds no place.

    Then each reader clicks once.
    """
    with served(folder) as server:
        visitors: list[Visitor] = []
        process = psutil.Process(server.pid)
        print(f"a server filled, {step} readers at a time")

        async def come(visitor: Visitor) -> tuple[int, float]:
            began = time.perf_counter()
            answer = await visitor.open(f"{server.url}voila/render/book.ipynb?step=1")
            return answer.code, time.perf_counter() - began

        codes = {200}
        while len(visitors) < readers and codes == {200}:
            more = [Visitor() for _ in range(step)]
            visitors += more
            answers = await asyncio.gather(*map(come, more))
            codes = {code for code, _ in answers}
            free = psutil.virtual_memory().available / 1e9
            print(
                f"  {len(visitors):4} readers: status {sorted(codes)}, the last of them after "
                f"{max(seconds for _, seconds in answers):4.1f} s; descriptors {process.num_fds()}, "
                f"server {process.memory_info().rss / 1e6:.0f} MB, free {free:.1f} GB",
                flush=True,
            )
        here = [visitor for visitor in visitors if visitor.models]
        clicks = Figures()
        await asyncio.gather(*(reading(visitor, BOOK, 1, clicks) for visitor in here))
        print(f"  {len(here)} click within a second: {middle(clicks.clicks) * 1000:.0f} ms, ", end="")
        print(f"19 of 20 {worst(clicks.clicks) * 1000:.0f} ms; a kernel {used(server.kernels()) / len(here):.0f} MB")
        await asyncio.gather(*(visitor.leave() for visitor in visitors))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--readers", type=int, nargs="*", default=[1, 10, 30])
    parser.add_argument("--clicks", type=int, default=10)
    parser.add_argument("--without", action="store_true", help="measure the effect of each feature, too")
    parser.add_argument("--fill", type=int, default=0, help="only fill a server with this number of readers")
    args = parser.parse_args()
    chromium = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        notebooks(folder)
        if args.fill:
            await fill(folder, args.fill)
            return
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS) if chromium else None
            if args.readers:
                await loads(folder, args.readers, args.clicks, browser)
            if args.without:
                await without(folder, 10, args.clicks)
            await limit(folder, 6, browser)
            if browser is not None:
                await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
