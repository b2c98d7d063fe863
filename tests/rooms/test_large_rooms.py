"""A large room: what is made of it is made in turns, so that no other room waits for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import frames, job_queue
from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.exports import copy_answers, send_file
from knack_widgets.rooms.job_queue import JobQueue
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.room import Room
from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store

EXERCISE = "knack.play-3.legal-moves.7"
MEMBERS, ROUNDS = 400, 26
MAX_WAIT_S = 0.3
"""Seconds of processor time for which a job keeps others from their turns: a slice, and what cannot be cut."""


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A file with a room of 10,400 votes, and its code."""
    path = tmp_path_factory.mktemp("large") / "rooms.db"
    rooms = Rooms(Store(path), time.time)
    code, _ = rooms.open("en", "knack")
    events = [{"did": "join", "member": id_, "name": f"P{id_}", "key": f"{id_}"} for id_ in range(1, MEMBERS + 1)]
    for _ in range(ROUNDS):
        events.append({"did": "ask", "about": {"exercise": EXERCISE}})
        events += [{"did": "vote", "member": id_, "choices": ["2 blank 6s"]} for id_ in range(1, MEMBERS + 1)]
        events += [{"did": "close"}, {"did": "put_away"}]
    rooms.store.append(code, 1, events, time.time())
    rooms.store.close()
    return path, code


async def longest_wait(make: Any) -> tuple[Any, float]:
    """Do a job in turns; return its result and the longest processor time between two turns of others."""
    performed = JobQueue().perform("A", make)
    longest, last = 0.0, time.thread_time()
    while not performed.done():
        await asyncio.sleep(0)
        longest, last = max(longest, time.thread_time() - last), time.thread_time()
    return performed.result(), longest


def read_room(path: Path, code: str) -> tuple[Room, float]:
    rooms = Rooms(Store(path), time.time)
    try:
        return asyncio.run(_start(lambda: longest_wait(rooms.load(code))))
    finally:
        rooms.store.close()


async def _start(begin: Any) -> Any:
    return await begin()


def test_a_room_with_10400_votes_is_read_in_turns(stored: tuple[Path, str]) -> None:
    room, waited = read_room(*stored)
    assert room.count > MEMBERS * ROUNDS
    assert waited < MAX_WAIT_S


@pytest.mark.parametrize(
    ("name", "mark", "count"),
    [
        ("csv", "\n", MEMBERS * ROUNDS + 1),
        ("jsonl", "\n", MEMBERS * ROUNDS),
        ("page", "<tr>", MEMBERS + 1 + 2 + 1 + 1),  # the rounds are about one question
    ],
)
def test_a_file_of_10400_votes_is_made_in_turns(stored: tuple[Path, str], name: str, mark: str, count: int) -> None:
    room, _ = read_room(*stored)
    room = copy_answers(room)
    pieces: list[str] = []

    async def drain() -> None:
        """The server has read everything."""

    for part in send_file(room, name, "en", lambda _: None, drain):  # words and exercises are read once
        if part is None:
            break
    sent = partial(send_file, room, name, "en", lambda piece: pieces.append(piece["piece"]), drain)
    answer, waited = asyncio.run(_start(lambda: longest_wait(sent())))
    assert answer["name"].startswith("room-")
    assert "".join(pieces).count(mark) == count
    assert max(map(len, pieces)) < 200_000
    assert waited < MAX_WAIT_S


def test_the_class_frame_of_10400_votes_takes_no_long_turn(stored: tuple[Path, str]) -> None:
    room, _ = read_room(*stored)
    teacher = Asker(None, True)
    class_frame(room, teacher, frozenset(), "en")
    began = time.thread_time()
    frames.write(class_frame(room, teacher, frozenset(), "en"))
    assert time.thread_time() - began < MAX_WAIT_S / 3


def test_the_error_of_a_job_reaches_the_task_that_waits_for_it() -> None:
    def fail() -> Generator[Any, None, Any]:
        yield None
        raise Refused("busy")

    async def scene() -> None:
        await asyncio.wait_for(JobQueue().perform("A", fail()), 5)

    with pytest.raises(Refused, match="busy"):
        asyncio.run(scene())


def test_work_that_waits_for_the_thread_beside_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "MAX_WAITING_BESIDE", 5)

    def ask(turns_: JobQueue, name: str) -> Generator[Any, None, Any]:
        return (yield from turns_.work_beside(name, lambda: time.sleep(0.02) or name))

    async def scene() -> list[Any]:
        here = JobQueue()
        return await asyncio.gather(
            *(here.perform(f"{number}", ask(here, f"{number}")) for number in range(20)), return_exceptions=True
        )

    results = asyncio.run(scene())
    refused = [one.key for one in results if isinstance(one, Refused)]
    assert set(refused) == {"busy"}
    assert len(refused) + sum(isinstance(one, str) for one in results) == 20
    assert len(refused) >= 10
