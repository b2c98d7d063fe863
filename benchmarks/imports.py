"""The cost of importing the package, above a bare interpreter in the same run.

Start it with `python benchmarks/imports.py`.

Targets: `knack_widgets.rules` under 40 ms, with a game under 40 ms too; `knack_widgets` loads no widget before one is
asked for, and never numpy, matplotlib or more of IPython than ipywidgets brings.
"""

from __future__ import annotations

import subprocess
import sys
import time

ROUNDS = 15
TARGET_MS = 40
WAYS = {
    "knack_widgets.rules": "import knack_widgets.rules",
    "knack_widgets.rules and a game": "from knack_widgets.rules import games; games['knack']",
    "knack_widgets": "import knack_widgets",
}
PART = "import knack_widgets; knack_widgets.Rulebook"
FLOOR = "import ipywidgets, anywidget"
UNWANTED = ("numpy", "matplotlib", "pandas", "jupyterlab", "voila", "notebook")


def seconds(code: str) -> float:
    """The best of some fresh interpreters."""
    return min(_once(code) for _ in range(ROUNDS))


def _once(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def loaded(code: str) -> set[str]:
    """Top-level modules that `code` brings in."""
    show = f"{code}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    return set(subprocess.run([sys.executable, "-c", show], check=True, capture_output=True, text=True).stdout.split())


def main() -> None:
    """Prints each import in milliseconds above the bare interpreter."""
    bare = seconds("pass")
    for name, code in WAYS.items():
        print(f"import {name}: {(seconds(code) - bare) * 1000:.1f} ms above a bare interpreter (target < {TARGET_MS})")
    part, floor = seconds(PART) - bare, seconds(FLOOR) - bare
    print(f"the rulebook's widgets: {part * 1000:.0f} ms, {part / floor:.2f} × ipywidgets and anywidget alone")
    more = loaded(PART) - loaded(FLOOR)
    print(f"unwanted modules: {', '.join(sorted(more & set(UNWANTED))) or 'none'}")


if __name__ == "__main__":
    main()
