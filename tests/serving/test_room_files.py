"""A large file of a room comes whole, and other rooms are answered while it is made."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest

from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store
from knack_widgets.serving.rooms import process_client
from knack_widgets.serving.rooms.process_client import RoomsClient

EXERCISE = "knack.play-3.legal-moves.7"
MEMBERS, ROUNDS = 400, 8


@pytest.fixture
def stored(tmp_path: Path) -> tuple[Path, str, str, str]:
    """A file with a room of 3,200 votes and an empty one: path, code and secret of the first, code of the second."""
    path = tmp_path / "rooms.db"
    rooms = Rooms(Store(path), time.time)
    code, secret = rooms.open("en", "knack")
    other, _ = rooms.open("en", "knack")
    events = [{"did": "join", "member": id_, "name": f"P{id_}", "key": f"{id_}"} for id_ in range(1, MEMBERS + 1)]
    for _ in range(ROUNDS):
        events.append({"did": "ask", "about": {"exercise": EXERCISE}})
        events += [{"did": "vote", "member": id_, "choices": ["2 blank 6s"]} for id_ in range(1, MEMBERS + 1)]
        events += [{"did": "close"}, {"did": "put_away"}]
    rooms.store.append(code, 1, events, time.time())
    rooms.store.close()
    return path, code, secret, other


def test_a_file_longer_than_a_line_comes_whole_while_other_rooms_are_answered(
    stored: tuple[Path, str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_client, "MAX_LINE_BYTES", 500_000)
    path, code, secret, other = stored

    async def fetch() -> tuple[str, list[str], list[int]]:
        line = RoomsClient(path, logging.getLogger("rooms"), forks=False)
        order = []
        try:
            await line.ask("known", code=code, lang="en")
            processes = [line.process.pid]

            async def note(what: str, **fields: str) -> dict:
                answer = await line.ask(what, lang="en", **fields)
                order.append(what)
                return answer

            file, known = await asyncio.gather(
                note("file", code=code, secret=secret, name="jsonl"), note("known", code=other)
            )
            assert known["known"]
            processes.append(line.process.pid)
            return file["text"], order, processes
        finally:
            line.close()
            await asyncio.to_thread(line.process.wait)

    text, order, processes = asyncio.run(fetch())
    lines = text.splitlines()
    assert len(lines) == MEMBERS * ROUNDS
    assert json.loads(lines[-1])["actor"]["name"] == f"P{MEMBERS}"
    assert len(text) > 500_000
    assert order == ["known", "file"]
    assert len(set(processes)) == 1
