"""Shared parts of the benchmarks of pages.

The browser's flags, a page with one button as a floor, and how a click is timed.
"""

from __future__ import annotations

from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
STEPS = ".kb-rulebook .kb-steps .kb-row > :nth-child({})"
PAUSE_MS = 150

BUTTON = """\
import ipywidgets as widgets
button, label = widgets.Button(description="Press"), widgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
widgets.VBox([button, label])
"""
CLICK = """([clicks, watch, turn, pause]) => new Promise((done, fail) => setTimeout(() => {
  const live = clicks.map((css) => document.querySelector(css)).filter((found) => found && !found.disabled);
  if (!live.length) return fail(new Error("nothing to click"));
  const began = performance.now();
  const seen = new MutationObserver(() => { seen.disconnect(); done(performance.now() - began); });
  seen.observe(document.querySelector(watch), {subtree: true, childList: true, characterData: true, attributes: true});
  setTimeout(() => fail(new Error("no change within 10 s")), 10_000);
  live[turn % live.length].click();
}, pause))"""


def button_notebook(folder: Path) -> None:
    """The floor: a notebook with one button and a label that counts, as `button.ipynb`."""
    button = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    button.cells = [nbformat.v4.new_code_cell(BUTTON)]
    nbformat.write(button, folder / "button.ipynb")
