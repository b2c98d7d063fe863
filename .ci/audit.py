"""Known faults of what is installed: Python's packages by pip-audit, npm's by `npm audit`. Ends with 1 if there are any
that a newer version mends.

    python .ci/audit.py PYTHON

PYTHON: the interpreter whose packages are looked at. Where a database cannot be reached it says so, and nothing fails.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

REACHED = "https://api.osv.dev/v1/vulns/GHSA-753j-mpmx-qq6g"
"""A fault that its database knows: whether it can be reached."""
SOON_S = 10
LONGEST_S = 240


def main(python: str) -> int:
    """Look at both; the exit status."""
    faults = [*of_python(python), *of_npm()]
    for fault in faults:
        print(f"audit: {fault}")
    return int(bool(faults))


def of_python(python: str) -> list[str]:
    """Faults of the interpreter's packages, without those of our own that no index has."""
    try:
        urllib.request.urlopen(REACHED, timeout=SOON_S).close()
    except OSError as error:
        return skipped("pip-audit", error)
    with tempfile.TemporaryDirectory() as folder:
        own, wanted = Path(folder) / "venv", Path(folder) / "wanted.txt"
        frozen = ran(python, "-m", "pip", "freeze", "--exclude-editable").stdout
        wanted.write_text("\n".join(line for line in frozen.splitlines() if "==" in line))
        made = ran(python, "-m", "venv", str(own))
        pip = (
            ran(str(own / "bin" / "python"), "-m", "pip", "install", "--quiet", "pip-audit")
            if not made.returncode
            else made
        )
        if pip.returncode:
            return skipped("pip-audit", pip.stderr)
        asked = [
            "--vulnerability-service",
            "osv",
            "--no-deps",
            "--disable-pip",
            "--progress-spinner",
            "off",
            "--format",
            "json",
        ]
        found = told(ran(str(own / "bin" / "pip-audit"), "-r", str(wanted), *asked))
    if not found or "dependencies" not in found:
        return skipped("pip-audit", "the database did not answer")
    print(f"audit: pip-audit has looked at {len(found['dependencies'])} packages")
    return [
        f"{each['name']} {each['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions'])}"
        for each in found["dependencies"]
        for fault in each.get("vulns", ())
        if fault["fix_versions"]
    ]


def of_npm() -> list[str]:
    """Serious faults of what `package-lock.json` names."""
    if shutil.which("npm") is None:
        return skipped("npm audit", "npm is not here")
    found = told(ran("npm", "audit", "--json", f"--fetch-timeout={SOON_S * 1000}", "--fetch-retries=0"))
    if not found or "vulnerabilities" not in found:
        return skipped("npm audit", "the database did not answer")
    print(f"audit: npm audit has looked at {found['metadata']['dependencies']['total']} packages")
    return [
        f"{name} {each['range']}: {each['severity']}"
        for name, each in found["vulnerabilities"].items()
        if each["severity"] in ("high", "critical") and each["fixAvailable"]
    ]


def ran(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command and return its result, also if it took too long."""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_S)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", f"no answer within {LONGEST_S} s")


def told(command: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Return the JSON that a command has written, or an empty value if it has written none."""
    try:
        found = json.loads(command.stdout)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def skipped(what: str, why: object) -> list[str]:
    """No faults are known."""
    lines: Sequence[str] = str(why).strip().splitlines() or ["no reason given"]
    print(f"audit: {what} is skipped: {lines[-1]}")
    return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
