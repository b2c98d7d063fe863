"""Pyodide's lock file: which packages there are, and where, so that none is loaded from anywhere else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name

from .wheels import project, requirements


def rewrite(lock: str, wheels: Iterable[Path]) -> str:
    """The text of a lock file with these wheels for its packages, and no others.

    The wheels lie beside it; entries on Pyodide itself are unchanged.
    """
    told = json.loads(lock)
    packages = {project(wheel)[0]: _entry(wheel) for wheel in wheels}
    return json.dumps({**told, "packages": packages}, separators=(",", ":"))


def _entry(wheel: Path) -> dict[str, Any]:
    name, version = project(wheel)
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "depends": sorted({str(canonicalize_name(wanted.name)) for wanted in requirements(wheel)}),
        "imports": [],  # all are loaded at the start: none has to be found by what a cell imports
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }
