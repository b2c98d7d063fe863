"""The private folder of a server's rooms, and rooms that are not kept over a restart."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from knack_widgets.serving.rooms.process_client import RoomsClient
from knack_widgets.serving.rooms.process_folder import PREFIX, RoomFolder, remove_abandoned

locks = pytest.mark.skipif(sys.platform == "win32", reason="folders are locked where a process can be killed")
HOLD = """
from knack_widgets.serving.rooms.process_folder import RoomFolder
print(RoomFolder().path, flush=True)
input()
"""


@pytest.fixture
def temp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "temp"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@locks
def test_the_folder_of_a_killed_server_is_removed_and_that_of_a_living_one_is_not(temp: Path) -> None:
    env = {**os.environ, "TMPDIR": str(temp)}
    command = [sys.executable, "-c", HOLD]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        folder = Path(other.stdout.readline().strip())
        assert folder.parent == temp
        assert remove_abandoned() == []
        assert folder.is_dir()
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert remove_abandoned() == [folder]
    assert not folder.exists()


@locks
def test_a_folder_of_this_very_process_is_not_removed(temp: Path) -> None:
    mine = RoomFolder()
    assert remove_abandoned() == []
    mine.close()
    assert list(temp.iterdir()) == []


@locks
def test_a_folder_without_a_lock_and_one_of_another_name_are_not_removed(temp: Path) -> None:
    for name in (f"{PREFIX}old", "knack-other"):
        (temp / name).mkdir()
    (temp / "knack-other" / "lock").touch()
    assert remove_abandoned() == []
    assert len(list(temp.iterdir())) == 2


@locks
def test_what_a_link_leads_to_is_not_removed(temp: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    (target / "lock").touch()
    (temp / f"{PREFIX}link").symlink_to(target)
    assert remove_abandoned() == []
    assert target.is_dir()


@locks
def test_a_server_removes_at_its_start_what_a_killed_one_has_left(live: Callable[..., None], temp: Path) -> None:
    left = temp / f"{PREFIX}left"
    left.mkdir()
    (left / "lock").touch()

    async def scene(server) -> None:
        assert not left.exists()

    live(scene)


def test_rooms_without_a_place_to_be_kept_open_and_leave_nothing(temp: Path) -> None:
    async def scene() -> dict:
        line = RoomsClient(None, logging.getLogger("rooms"), forks=False)
        try:
            return await line.ask("open", lang="en", game="knack", record="")
        finally:
            line.close()
            await asyncio.to_thread(line.process.wait)

    assert "code" in asyncio.run(scene())
    assert list(temp.iterdir()) == []


SCRIPTS = re.compile(r'<script id="kr-(?:given|words)" type="application/json">(.*?)</script>')
WARNING = {"sv": "sparar inga rum", "de": "speichert keine Räume", "en": "does not save rooms"}


@pytest.mark.parametrize("is_read_only", [True, False])
def test_with_a_read_only_home_the_log_and_the_teacher_are_told_that_rooms_are_lost(
    live: Callable[..., None],
    temp: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    is_read_only: bool,
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / ("file" if is_read_only else "home")))

    async def scene(server) -> None:
        assert ("Rooms are lost when this server stops" in capsys.readouterr().err) == is_read_only
        opened = await server.book.rooms_client.ask("open", lang="en", game="knack", record="")
        for lang, words in WARNING.items():
            answer = await server.fetch(f"/room/{opened['code']}/desk?lang={lang}")
            given, said = (json.loads(text) for text in SCRIPTS.findall(answer.body.decode()))
            assert ("not_kept" in given["warnings"]) == is_read_only
            assert words in said["not_kept"]

    live(scene, "--BookServer.forks=False")
