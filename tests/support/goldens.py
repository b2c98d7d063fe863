"""Golden files; with ``GOLDENS=write`` they are written. Read the difference then."""

from __future__ import annotations

import os
from pathlib import Path

WRITE = os.environ.get("GOLDENS") == "write"


def check_golden(path: Path, text: str) -> None:
    """Check that the file has this text."""
    if WRITE:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text
