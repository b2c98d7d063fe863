"""The files that a browser loads to run the book's Python.

One file is a snapshot of Python's memory with the book loaded; another has the files that Python may need later.
"""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .outside_games import copy_outside_games
from .wheels import collect, unpack

HERE: Final = Path(__file__).parent
SITE: Final = "/lib/python3.13/site-packages"
"""The folder in which Pyodide's Python looks for packages."""
STDLIB: Final = "/lib/python313.zip"
"""The folder in which it looks for the standard library."""
MEMORY: Final = "python.memory"
PIECE: Final = 8 << 20
"""Bytes of the snapshot in one file: browsers do not cache a file that is large compared with their cache."""
TOOLS: Final = frozenset(
    ("doctest", "ensurepip", "idlelib", "mailbox", "pdb", "pickletools", "pydoc", "pydoc_data", "turtle", "unittest")
)
"""Modules of the standard library that no page needs, such as tools for programmers."""


def pack(scratch: Path, pyodide: Path) -> dict[str, bytes]:
    """Return all that Python needs besides Pyodide's scripts, by name.

    scratch: an empty folder to work in

    `pyodide`: npm's package. The pieces of `MEMORY` are the memory snapshot with the book loaded; `python_stdlib.zip`
        and `book.pack` have the files that are not in the snapshot.
    """
    site, stdlib, memory = scratch / "site", scratch / "stdlib", scratch / "memory"
    for wheel in collect(scratch):
        unpack(wheel, site)
    copy_outside_games(site)
    shutil.copytree(HERE / "browser", site, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(stdlib)
    sources = files(stdlib)
    subprocess.run(["node", HERE / "compile.mjs", pyodide, f"{site}=", f"{stdlib}={STDLIB}/"], check=True)
    (scratch / "stdlib.zip").write_bytes(zip_files(files(stdlib)))
    command: list[str | Path] = ["node", HERE / "snapshot.mjs", pyodide, scratch / "stdlib.zip", site, SITE, memory]
    loaded = set(json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout))

    own = {
        name: data
        for name, data in sources.items()
        if f"{STDLIB}/{name}c" not in loaded and name.split("/")[0].split(".")[0] not in TOOLS
    }
    rest = {name: data for name, data in files(site).items() if f"{SITE}/{name}" not in loaded}
    held = memory.read_bytes()
    pieces = {f"{MEMORY}.{at // PIECE}": held[at : at + PIECE] for at in range(0, len(held), PIECE)}
    return {**pieces, "python_stdlib.zip": zip_files(own), "book.pack": join(rest)}


def files(folder: Path) -> dict[str, bytes]:
    """Return path → data of all files in a folder, sorted."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def zip_files(there: Mapping[str, bytes]) -> bytes:
    """Return files as a ZIP without compression, with the same bytes every time."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in there.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return packed.getvalue()


def join(there: Mapping[str, bytes]) -> bytes:
    """Return several files as one.

    The result has the length of a list (4 bytes), the list of paths and sizes as JSON, and the files.
    """
    listed = json.dumps([(name, len(data)) for name, data in there.items()], separators=(",", ":")).encode()
    return b"".join([len(listed).to_bytes(4, "big"), listed, *there.values()])
