"""Readers who come to one page at the same moment, for `readers.py`."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
import psutil
from browsing import CLICK, PAUSE_MS, ROOT, STEPS, button_notebook
from playwright.async_api import Browser

from tests.support.process import Running
from tests.support.visitor import Visitor

MB = 1e6


@dataclass
class Scene:
    """One kind of page: what to press, by websocket and in the browser."""

    name: str
    watch: str
    press: list[str]

    def pressed(self, visitor: Visitor) -> tuple[str, dict[str, object], str]:
        """Return the next press: the widget, the message, and the widget that changes."""
        if self.name == "button":
            button = visitor.model(lambda state: state.get("_model_name") == "ButtonModel")
            label = visitor.model(lambda state: state.get("_model_name") == "LabelModel")
            return button, {"event": "click"}, label
        book = visitor.model(lambda state: "book" in state and "steps" in state)
        at = visitor.models[book]["steps"]["at"]
        return book, {"do": "step", "to": at - 1 if at else at + 1}, book


@dataclass
class Figures:
    """The measurements of a crowd: times (seconds) and memory (MB)."""

    ready: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    kernel: float = 0.0
    server: float = 0.0
    models: int = 0
    state: float = 0.0
    page: float = 0.0
    browser: float = 0.0


FLOOR = Scene("button", ".widget-label", ["button.jupyter-button"])
CLAUSE = Scene("clause", ".kb-pane .kb-number-button", [".kb-pane .kb-number-button"])
BOOK = Scene("book", ".kb-rulebook .kb-step-label", [STEPS.format(2), STEPS.format(4)])


def notebooks(folder: Path, game: str = "knack") -> None:
    """The floor, a game's page of the book, and that page cut down to its first part."""
    source = nbformat.read(ROOT / "notebooks" / f"{game}.ipynb", 4)
    nbformat.write(source, folder / "book.ipynb")
    cells = [cell for cell in source.cells if cell.cell_type == "code"]
    source.cells = cells[:1]
    nbformat.write(source, folder / "part.ipynb")
    button_notebook(folder)


def rested(server: Running, longest: float = 60) -> None:
    """Wait until no kernel works any more: the pool is full and has run its notebooks."""
    end, before = time.monotonic() + longest, -1.0
    while time.monotonic() < end:
        times = [psutil.Process(pid).cpu_times() for pid in [server.pid, *server.kernels()]]
        spent = sum(each.user + each.system for each in times)
        if spent - before < 0.06:
            return
        before = spent
        time.sleep(1)


def used(pids: Sequence[int]) -> float:
    """Megabytes that the processes have for themselves."""
    return sum(float(psutil.Process(pid).memory_full_info().uss) for pid in pids) / MB


async def reading(visitor: Visitor, scene: Scene, clicks: int, figures: Figures) -> None:
    """One reader's presses, about a second apart."""
    for _ in range(clicks):
        await asyncio.sleep(random.uniform(0.5, 1.5))
        figures.clicks.append(await visitor.click(*scene.pressed(visitor)))


async def in_browser(url: str, scene: Scene, browser: Browser, clicks: int, figures: Figures) -> None:
    """One more reader, in Chromium."""
    context = await browser.new_context()
    page = await context.new_page()
    began = time.perf_counter()
    await page.goto(url, wait_until="commit")
    await page.wait_for_selector(scene.watch)
    figures.page = time.perf_counter() - began
    times = [await page.evaluate(CLICK, [scene.press, scene.watch, turn, PAUSE_MS]) for turn in range(clicks)]
    figures.browser = statistics.median(times) / 1000
    await page.close()
    await asyncio.sleep(0.3)
    await context.close()


async def crowd(
    server: Running, path: str, scene: Scene, readers: int, clicks: int, browser: Browser | None = None
) -> Figures:
    """`readers` at once on one page."""
    rested(server)
    figures, before = Figures(), used([server.pid])
    pooled = set(server.kernels())
    visitors = [Visitor() for _ in range(readers)]

    async def come(visitor: Visitor) -> None:
        began = time.perf_counter()
        answer = await visitor.open(f"{server.url}voila/render/{path}.ipynb")
        if answer.code != 200:
            raise RuntimeError(f"{path}: status {answer.code}")
        figures.ready.append(time.perf_counter() - began)

    try:
        await asyncio.gather(*map(come, visitors))
        rested(server)
        work = [reading(visitor, scene, clicks, figures) for visitor in visitors]
        if browser is not None:
            work.append(in_browser(f"{server.url}voila/render/{path}.ipynb", scene, browser, clicks, figures))
        await asyncio.gather(*work)
        mine = [server.kernel(visitor.kernel) for visitor in visitors]
        figures.kernel = used(mine) / readers
        figures.server = max(0.0, used([server.pid]) - before) / readers
        figures.models = len(visitors[0].models)
        figures.state = len(json.dumps(visitors[0].models)) / 1e3
    finally:
        await asyncio.gather(*(visitor.leave() for visitor in visitors))
    server.settled(len(pooled))
    return figures


def middle(values: Sequence[float]) -> float:
    return statistics.median(values)


def worst(values: Sequence[float]) -> float:
    """The value that nineteen of twenty stay under."""
    return sorted(values)[max(0, -(-len(values) * 19 // 20) - 1)]
