"""Figures that README and docs quote: `FIGURES=write` keeps what a benchmark has measured in docs/figures.json.

A page says `45 kB<!-- figure: light_script -->`; `tests/test_docs.py` compares the number with the file.
"""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "docs" / "figures.json"


def keep(name: str, value: float, unit: str, digits: int = 0) -> None:
    """Store a figure with its unit, the benchmark that measured it, and the date, if `FIGURES=write`.

    name: the figure's name in the pages
    digits: decimal places that are kept
    """
    if os.environ.get("FIGURES") != "write":
        return
    figures = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    rounded = round(value, digits) if digits else round(value)
    by, on = f"benchmarks/{Path(sys.argv[0]).name}", datetime.now(UTC).date().isoformat()
    figures[name] = {"value": rounded, "unit": unit, "by": by, "on": on}
    FILE.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", "utf-8")
