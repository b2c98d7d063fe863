"""A game's folder as an installed distribution, for the time of a process."""

from __future__ import annotations

import tempfile
import tomllib
from pathlib import Path


def announce(folder: Path, into: Path | None = None) -> list[str]:
    """Return the places that Python must look in to have the distribution of a folder installed.

    folder: the folder with `pyproject.toml`
    into: the folder that gets what an installer would write; by default a temporary one
    """
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project.get("version", "0")
    into = into or Path(tempfile.mkdtemp(prefix="knack-widgets-"))
    info = into / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = (
        "\n".join((f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())))
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text("\n".join(groups) + "\n", encoding="utf-8")
    return [str(into), str(folder.resolve())]
