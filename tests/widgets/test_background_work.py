"""Kernels of one machine work one after the other."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from knack_widgets.widgets import background_work
from knack_widgets.widgets.background_work import machine_turn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such locks")

HOLDING = """
import os, sys
os.getpid = lambda: 0
from knack_widgets.widgets.background_work import machine_turn
with machine_turn():
    print("mine", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr("os.getpid", lambda: 0)  # the same place in the line as the other's


def held() -> subprocess.Popen[str]:
    """Another kernel whose turn it is until its input ends."""
    other = subprocess.Popen([sys.executable, "-c", HOLDING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout
    assert other.stdout.readline() == "mine\n"
    return other


def test_a_turn_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with held() as other:
        asked: list[float] = []

        def wait(seconds: float) -> None:
            asked.append(seconds)
            if len(asked) == 3:
                other.communicate()

        monkeypatch.setattr(background_work, "sleep", wait)
        with machine_turn():
            assert len(asked) >= 3
            assert other.returncode == 0


def test_it_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_work, "PATIENCE", 0.1)
    with held() as other:
        began = time.monotonic()
        with machine_turn():
            assert time.monotonic() - began >= 0.1
        other.communicate()


def test_turns_of_one_kernel_follow_each_other() -> None:
    for _ in range(3):
        with machine_turn():
            pass


def test_nobody_waits_where_there_is_no_place_for_a_lock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    with machine_turn():
        assert not (tmp_path / "none").exists()


def test_what_somebody_else_has_put_there_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("os.getuid", lambda: 4711)
    (tmp_path / "knack-widgets-4711").symlink_to(elsewhere)
    with machine_turn():
        assert not list(elsewhere.iterdir())
