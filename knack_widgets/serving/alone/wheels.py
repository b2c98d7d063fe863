"""The wheels of the browser's Python.

They are fetched from PyPI or built from this checkout. Together they are a complete environment.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from email.parser import Parser
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from ...rulebook.languages import LANGS
from .. import resource_paths

PINNED: Final = Path(__file__).with_name("wheels.txt")
PYTHON: Final = "3.13"
"""Pyodide's Python."""

THERE: Final = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.2",
    "os_name": "posix",
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
"""The environment markers (PEP 508) of Pyodide."""

NOT_THERE: Final = {
    "ipython": "a shell: what ipywidgets imports of it stands in browser/",
    "jupyterlab-widgets": "the browser's side of ipywidgets: the light script draws the book's own",
    "widgetsnbextension": "the same for the old notebook",
}
"""Requirements of the wheels that are left out; the comments give the reasons."""

LEFT_OUT: Final[Mapping[str, tuple[str, ...]]] = {
    "anywidget": ("*/labextension/*", "*/nbextension/*", "*.data/*", "anywidget/_cellmagic.py"),  # the browser's side
    "babel": ("babel/locale-data/*", "babel/messages/*"),  # except OURS
    "ipywidgets": ("*.json", "*/tests/*"),
    # the server's side, and what only authors of games need
    "knack-widgets": (
        *("knack_widgets/serving/*", "knack_widgets/notebooks/*", "*.data/*"),
        *("knack_widgets/testing/*", "knack_widgets/new_game/*"),
    ),
    "pytz": ("pytz/zoneinfo/*",),  # the book has no clock
}
"""Project → patterns of its files that are left out."""
NEVER: Final = ("*/", "*.dist-info/RECORD", "*.dist-info/WHEEL", "*.pyi", "*/py.typed")
"""Patterns of files that are left out of every project, such as the list of its files."""

OURS: Final = {f"babel/locale-data/{name}.dat" for name in ("root", *LANGS)}


def collect(scratch: Path) -> list[Path]:
    """Return the wheels that the browser needs, in folders within `scratch`, sorted by name.

    Raise `ValueError` if a wheel requires a project that is not among the wheels.
    """
    wheels = sorted([*_fetch(scratch / "pypi"), *_build(scratch / "own")], key=lambda wheel: wheel.name)
    if lacks := sorted(missing_requirements(wheels)):
        raise ValueError(f"{PINNED.name} lacks: {'; '.join(lacks)}")
    return wheels


def _pip(*words: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *map(str, words)]
    subprocess.run(command, check=True)


def _fetch(folder: Path) -> list[Path]:
    wanted = ["--platform=any", f"--python-version={PYTHON}", "--implementation=py", "--abi=none"]
    _pip("download", "--no-deps", "--only-binary=:all:", *wanted, "--dest", folder, "--requirement", PINNED)
    return sorted(folder.glob("*.whl"))


def _build(folder: Path) -> list[Path]:
    _pip("wheel", "--no-deps", "--wheel-dir", folder, resource_paths.CHECKOUT)
    return sorted(folder.glob("*.whl"))


def project(wheel: Path) -> tuple[str, str]:
    """Return the name (as PyPI writes it) and the version of a wheel, from its file's name.

    >>> project(Path("fluent.runtime-0.4.0-py2.py3-none-any.whl"))
    ('fluent-runtime', '0.4.0')
    """
    name, version, _, _ = parse_wheel_filename(wheel.name)
    return str(name), str(version)


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack a wheel without `LEFT_OUT`, `NEVER` and its long description."""
    gone = (*NEVER, *LEFT_OUT.get(project(wheel)[0], ()))
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name not in OURS and any(fnmatch(name, pattern) for pattern in gone):
                continue
            data = archive.read(name)
            if name.endswith(".dist-info/METADATA"):
                data = data.partition(b"\n\n")[0] + b"\n"
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)


def requirements(wheel: Path) -> Iterator[Requirement]:
    """Yield the requirements of a wheel in Pyodide, without those in `NOT_THERE`."""
    with zipfile.ZipFile(wheel) as archive:
        path = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(path).decode(), headersonly=True)
    for text in metadata.get_all("Requires-Dist", []):
        wanted = Requirement(text)
        left_out = canonicalize_name(wanted.name) in NOT_THERE
        if not left_out and (wanted.marker is None or wanted.marker.evaluate(dict(THERE))):
            yield wanted


def missing_requirements(wheels: Iterable[Path]) -> set[str]:
    """Return the requirements that the wheels do not meet, each as a phrase for an error."""
    there = dict(map(project, wheels))
    return {
        f"{wanted.name}{wanted.specifier}, for {project(wheel)[0]}"
        for wheel in wheels
        for wanted in requirements(wheel)
        if not wanted.specifier.contains(there.get(canonicalize_name(wanted.name), "none"), prereleases=True)
        or canonicalize_name(wanted.name) not in there
    }
