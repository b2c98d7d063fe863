"""What CI looks for in what is installed, and that nothing fails where it cannot look (`.ci/audit.py`)."""

import importlib.util
import json
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / ".ci" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_a_database_it_says_so_and_nothing_fails(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "REACHED", "http://127.0.0.1:9/")
    monkeypatch.setattr(
        audit, "ran", lambda *command: subprocess.CompletedProcess(command, 1, '{"message": "405"}', "")
    )
    assert audit.main("python3") == 0
    told = capsys.readouterr().out
    assert "audit: pip-audit is skipped: " in told
    assert "audit: npm audit is skipped: " in told


def test_what_a_newer_version_mends_is_a_fault(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pip = {
        "dependencies": [
            {"name": "whole", "version": "1", "vulns": []},
            {"name": "old", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]},
            {"name": "unmended", "version": "1", "vulns": [{"id": "X-2", "fix_versions": []}]},
        ]
    }
    npm = {
        "vulnerabilities": {
            "old": {"severity": "high", "range": "<2", "fixAvailable": True},
            "slight": {"severity": "low", "range": "<2", "fixAvailable": True},
        },
        "metadata": {"dependencies": {"total": 2}},
    }

    def ran(*command: str) -> subprocess.CompletedProcess[str]:
        told = npm if "npm" in command[0] else pip if command[0].endswith("pip-audit") else "old==1"
        return subprocess.CompletedProcess(command, 0, told if isinstance(told, str) else json.dumps(told), "")

    monkeypatch.setattr(audit, "REACHED", (ROOT / "README.md").as_uri())
    monkeypatch.setattr(audit, "ran", ran)
    monkeypatch.setattr(audit.shutil, "which", lambda _: "npm")
    assert audit.main("python3") == 1
    told = capsys.readouterr().out
    assert "old 1: X-1, mended in 2" in told
    assert "old <2: high" in told
    assert "unmended" not in told
    assert "slight" not in told


def test_the_server_asks_for_versions_without_known_faults() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["serve"]
    bounds = {one.name: one.specifier for one in map(Requirement, wanted)}
    for name, faulty, mended in (("jupyter-server", "2.17.9", "2.18.0"), ("tornado", "6.5.2", "6.5.3")):
        assert faulty not in bounds[name]
        assert mended in bounds[name]


def test_packages_of_npm_run_nothing_when_they_are_installed() -> None:
    installs = re.findall(r"npm ci\b[^;\n]*", (ROOT / "Makefile").read_text())
    assert installs
    assert all("--ignore-scripts" in each for each in installs)
