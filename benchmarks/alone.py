"""Visits of the static edition in Chromium, for the table of `weight.py`.

The file server compresses nothing; a second visit has no network.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from browsing import ROOT
from playwright.sync_api import Browser
from weighing import DESK

MODULES = ROOT / "node_modules"
PATIENCE_MS = 120_000
NOTED = """addEventListener("DOMContentLoaded", () => {
  const live = ".jp-OutputArea-output .kb-rulebook .kb-actions button";
  const look = () => {
    if (document.querySelector(live)) window.playable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
});"""
PLAYABLE = "() => window.playable"
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


@dataclass(frozen=True)
class Alone:
    """A first visit and the one after it.

    Seconds until the page can be played; MB until then, and with all that is kept.
    """

    first: float
    brought: float
    kept: float
    second: float


class _Files(SimpleHTTPRequestHandler):
    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        _Files.sent += len(data)
        outputfile.write(data)

    def log_message(self, *args: Any) -> None:
        pass


def can_build() -> bool:
    """Return whether npm's Pyodide is installed."""
    return (MODULES / "pyodide").is_dir()


def visits(browser: Browser, game: str, count: int) -> list[Alone]:
    """Build the edition, and visit a game's page of it in browsers that have stored nothing."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "static"
        words = [sys.executable, "-m", "knack_widgets.serving.alone", folder]
        subprocess.run(words, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder))) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            found = [_visit(browser, f"http://127.0.0.1:{server.server_address[1]}/{game}.html") for _ in range(count)]
            server.shutdown()
    return found


def _visit(browser: Browser, url: str) -> Alone:
    context = browser.new_context(locale="sv-SE", **DESK)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.add_init_script(NOTED)
    _Files.sent = 0
    page.goto(url)
    first = page.wait_for_function(PLAYABLE).json_value()
    brought = _Files.sent
    page.evaluate(KEPT)
    kept = _Files.sent
    context.set_offline(True)
    page.reload()
    second = page.wait_for_function(PLAYABLE).json_value()
    context.close()
    return Alone(first / 1000, brought / 1e6, kept / 1e6, second / 1000)
