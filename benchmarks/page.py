"""The cost of a page of the book against a page with one button.

Both are on one server in the same run.

    python benchmarks/page.py [--notebook FILE] [--click CSS …] [--watch CSS] [--visits N] [--clicks N]

Page ready: from asking for the address until what `--watch` names is there, in a browser that has nothing stored, with
a pre-heated kernel waiting. Click: from the click to the first change of what `--watch` names, by the page's clock; the
selectors of `--click` take turns, disabled ones are passed over. Readers look before they click again: a click comes
`PAUSE_MS` after the last answer, when its picture has been painted. (`click on click`, which has no target, does not
wait: each click then stands in line behind the painting of the one before.) Memory: what the page's kernel holds for
itself alone (USS), after the clicks. Medians; both pages take turns, so that what else the machine does meets both.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from browsing import CLICK, FLAGS, PAUSE_MS, ROOT, STEPS, button_notebook
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.process import Running, running

READY_TARGET, CLICK_TARGET, MEMORY_TARGET = 1.3, 1.5, 15.0


@dataclass
class Figures:
    """One page: its address, what to click and watch, and what was measured.

    Times are in seconds or milliseconds, memory in MB.
    """

    path: str
    click: list[str]
    watch: str
    ready: list[float] = field(default_factory=list)
    clicked: list[float] = field(default_factory=list)
    quick: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


def visit(figures: Figures, server: Running, browser: Browser, pool: int, clicks: int) -> None:
    server.settled(pool)
    context = browser.new_context()
    page = context.new_page()
    began = time.perf_counter()
    page.goto(server.url + figures.path, wait_until="commit")
    page.wait_for_selector(figures.watch)
    figures.ready.append(time.perf_counter() - began)
    server.settled(pool + 1)  # the pool is full again: what it does must not meet the clicks
    for turn in range(clicks):
        figures.clicked.append(page.evaluate(CLICK, [figures.click, figures.watch, turn, PAUSE_MS]))
    for turn in range(clicks):
        figures.quick.append(page.evaluate(CLICK, [figures.click, figures.watch, turn, 0]))
    figures.memory.append(held(page, server))
    page.close()
    server.settled(pool)
    context.close()


def held(page: Page, server: Running) -> float:
    """Megabytes that the page's kernel has for itself."""
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    return float(psutil.Process(server.kernel(kernel)).memory_full_info().uss) / 1e6


def told(name: str, ours: list[float], floor: list[float], unit: str, target: float = 0, ratio: bool = True) -> None:
    mine, base = statistics.median(ours), statistics.median(floor)
    figure = mine / base if ratio else mine - base
    sign, what = ("×", "ratio") if ratio else (" " + unit, "more")
    verdict = f"  target ≤ {target}  {'ok' if figure <= target else 'OVER'}" if target else ""
    print(f"{name:<16}{mine:8.2f} {unit:<3}{base:8.2f} {unit:<3} {what} {figure:6.2f}{sign}{verdict}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--notebook", type=Path, default=ROOT / "notebooks" / "knack.ipynb")
    parser.add_argument("--click", nargs="+", default=[STEPS.format(2), STEPS.format(4)], metavar="CSS")
    parser.add_argument("--watch", default=".kb-rulebook .kb-step-label", metavar="CSS")
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=20)
    args = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("page: not measured, Chromium is not installed")
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        shutil.copy(args.notebook, folder / "book.ipynb")
        button_notebook(folder)
        book = Figures("voila/render/book.ipynb", args.click, args.watch)
        floor = Figures("voila/render/button.ipynb", ["button.jupyter-button"], ".widget-label")
        with running(folder) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for _ in range(args.visits):
                for figures in (floor, book):
                    visit(figures, server, browser, 2, args.clicks)
            browser.close()
    print(
        f"{args.notebook.name}: {args.visits} visits, {args.clicks} clicks each; ours, one button, against each other"
    )
    told("page ready", book.ready, floor.ready, "s", READY_TARGET)
    told("click to update", book.clicked, floor.clicked, "ms", CLICK_TARGET)
    told("click on click", book.quick, floor.quick, "ms")
    told("kernel memory", book.memory, floor.memory, "MB", MEMORY_TARGET, ratio=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
