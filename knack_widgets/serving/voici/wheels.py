"""The wheels that the browser gets: fetched from PyPI, built from this checkout, lightened, complete."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from email.parser import Parser
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from ...rulebook.languages import LANGS
from .. import places
from .extensions import KERNEL, extension_folder

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
    "jedi": "completes what is typed into cells: nobody types any here",
    "jupyterlab-widgets": "the browser's side of ipywidgets: Voici brings it",
    "widgetsnbextension": "the same for the old notebook",
}
"""Requirements of the wheels that are left out, with the reason."""

STUBS: Final = ("jedi", "sqlite3")
"""Packages that the kernel insists on installing but does not need (completion, input history): empty wheels."""

LIGHTER: Final[Mapping[str, tuple[str, ...]]] = {
    "anywidget": ("*/labextension/*", "*/nbextension/*", "*.data/*"),  # the browser's side
    "babel": ("babel/locale-data/*",),  # but for OURS
    "knack-widgets": ("knack_widgets/serving/*", "knack_widgets/notebooks/*", "*.data/*"),  # the server's side
    "pytz": ("pytz/zoneinfo/*",),  # the book has no clock
}
"""Files left out, by project: 10 MB of 14."""

OURS: Final = {f"babel/locale-data/{name}.dat" for name in ("root", *LANGS)}


def collect(folder: Path) -> list[Path]:
    """Put every wheel that the browser needs into `folder`, lightened; returns their paths, sorted.

    Raises `ValueError` when one of them requires something that is not among them.
    """
    with tempfile.TemporaryDirectory(prefix="knack-") as scratch:
        for wheel in [*_fetch(Path(scratch) / "pypi"), *_build(Path(scratch) / "own"), *_kernels()]:
            lighten(wheel, folder / wheel.name)
    for name in STUBS:
        stub(name, folder)
    wheels = sorted(folder.glob("*.whl"))
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
    _pip("wheel", "--no-deps", "--wheel-dir", folder, places.CHECKOUT)
    return sorted(folder.glob("*.whl"))


def _kernels() -> list[Path]:
    """The kernel's own wheels, which come with its extension."""
    folder = extension_folder(KERNEL) / "static" / "pypi"
    return [wheel for name in ("ipykernel", "piplite", "pyodide_kernel") for wheel in folder.glob(f"{name}-*.whl")]


def project(wheel: Path) -> tuple[str, str]:
    """Name (as PyPI writes it) and version of a wheel, by its file's name.

    >>> project(Path("fluent.runtime-0.4.0-py2.py3-none-any.whl"))
    ('fluent-runtime', '0.4.0')
    """
    name, version, _, _ = parse_wheel_filename(wheel.name)
    return str(name), str(version)


def lighten(wheel: Path, to: Path) -> None:
    """Copy a wheel without the files that `LIGHTER` names; its list of files says so."""
    gone = LIGHTER.get(project(wheel)[0], ())
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        names = [
            name
            for name in old.namelist()
            if name in OURS or not (name.endswith("/") or any(fnmatch(name, pattern) for pattern in gone))
        ]
        for name in names:
            data = old.read(name)
            if name.endswith(".dist-info/RECORD"):
                rows = data.decode().splitlines(keepends=True)
                data = "".join(row for row in rows if row.rsplit(",", 2)[0].strip('"') in names).encode()
            _add(new, name, data)


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file with the oldest date that ZIP knows: the same build gives the same bytes."""
    archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)


def stub(name: str, folder: Path) -> None:
    """Write an empty wheel: a name and a version, no module."""
    info = f"{name}-1.0.0.dist-info"
    files = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\nSummary: left out of this edition\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: knack-widgets\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-1.0.0-py3-none-any.whl", "w") as archive:
        for path, text in files.items():
            _add(archive, path, text.encode())


def requirements(wheel: Path) -> Iterator[Requirement]:
    """The requirements of a wheel in Pyodide, without those in `NOT_THERE`."""
    with zipfile.ZipFile(wheel) as archive:
        path = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(archive.read(path).decode(), headersonly=True)
    for text in told.get_all("Requires-Dist", []):
        wanted = Requirement(text)
        left_out = canonicalize_name(wanted.name) in NOT_THERE
        if not left_out and (wanted.marker is None or wanted.marker.evaluate(dict(THERE))):
            yield wanted


def missing_requirements(wheels: Iterable[Path]) -> set[str]:
    """Requirements of the wheels that none of them meets, each as a phrase for an error."""
    there = dict(map(project, wheels))
    return {
        f"{wanted.name}{wanted.specifier}, for {project(wheel)[0]}"
        for wheel in wheels
        for wanted in requirements(wheel)
        if not wanted.specifier.contains(there.get(canonicalize_name(wanted.name), "none"), prereleases=True)
        or canonicalize_name(wanted.name) not in there
    }
