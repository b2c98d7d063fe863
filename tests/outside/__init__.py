"""Games from outside the package, as a reader may have installed them: found by what their distribution announces."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games

FISHING = Path(__file__).parent / "fishing"
OUTSIDE = ("fishing",)
"""The ids of the games that lie here."""


def announced(folder: Path) -> list[str]:
    """The places that Python must look in to have the game installed; what an installer writes comes into `folder`."""
    project = tomllib.loads((FISHING / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    told = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = (
        "\n".join((f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())))
        for group, entries in project["entry-points"].items()
    )
    (told / "entry_points.txt").write_text("\n".join(groups) + "\n", encoding="utf-8")
    return [str(folder), str(FISHING)]


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The shelf of this process has the games from outside, while the context lasts."""
    before = list(sys.path)
    _look_again()
    sys.path[:0] = announced(folder)
    try:
        yield
    finally:
        sys.path[:] = before
        _look_again()


def _look_again() -> None:
    """The shelf and the list of texts remember what they have found."""
    games.__dict__.pop("_entries", None)
    text_ids.cache_clear()
