"""A room whose stored events cannot be read: its error is its own, logged once, and all other rooms go on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.job_queue import JobQueue
from knack_widgets.rooms.refusing import Refused, say
from knack_widgets.rooms.rooms import BrokenRoomError, Rooms
from knack_widgets.rooms.store import Store
from knack_widgets.rulebook.languages import LANGS

from . import classes
from .classes import Class

TEXTS = {
    "an event of another program": '{"did":"fly"}',
    "a member who never came": '{"did":"rename","member":7,"name":"Bo"}',
    "a move that is none": '{"did":"move","move":"0 sing"}',
    "half an event": '{"did":"join","memb',
    "a list": "[]",
}
BROKEN = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


def break_room(school: Class, text: str) -> None:
    """Write an event that cannot be read; the process is begun again."""
    with sqlite3.connect(school.path) as file:
        file.execute("insert into event values (?, ?, ?)", (school.code, school.room.count, text))
    file.close()
    school.restart()


def log_lines(caplog: pytest.LogCaptureFixture, code: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if code in record.getMessage()]


@BROKEN
def test_a_room_that_cannot_be_read_is_logged_once_and_marked(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    school = Class(tmp_path / "rooms.db")
    other, _ = school.rooms.open("sv", "kopknack")
    assert not school.rooms.is_broken(school.code)
    break_room(school, text)
    for _ in range(3):
        with pytest.raises(BrokenRoomError):
            school.rooms.find(school.code)
    school.restart()
    with pytest.raises(BrokenRoomError):
        school.rooms.find(school.code)
    assert len(log_lines(caplog, school.code)) == 1
    assert school.rooms.is_broken(school.code)
    assert school.rooms.has(school.code)
    assert school.rooms.find(other)
    school.rooms.delete(school.code)
    assert not school.rooms.is_broken(school.code)
    assert school.rooms.find(school.code) is None


def test_a_busy_file_marks_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = Class(tmp_path / "rooms.db")
    school.restart()

    def fail(*_: Any) -> Any:
        raise sqlite3.OperationalError("database is locked")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "read_events", fail)
        with pytest.raises(sqlite3.OperationalError):
            school.rooms.find(school.code)
    assert school.rooms.find(school.code)


def test_devices_are_told_and_those_of_other_rooms_are_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    school = Class(tmp_path / "rooms.db")
    other, _ = school.rooms.open("sv", "kopknack")
    break_room(school, TEXTS["an event of another program"])
    said: list[dict[str, Any]] = []

    async def scene() -> None:
        hall = Hall(school.rooms, said.append)
        hall.take(1, school.code, {"do": "hello"})
        hall.take(2, other, {"do": "hello"})
        hall.take(1, school.code, {"do": "join", "name": "Anna"})
        async with asyncio.timeout(20):
            while not any("view" in one.get("text", "") for one in said) or {"done": 2} not in said:
                await asyncio.sleep(0.01)

    asyncio.run(scene())
    told = {line: [one["text"] for one in said if line in one.get("to", ())] for line in (1, 2)}
    assert set(told[1]) == {'{"is":"broken"}'}
    assert any('"is":"view"' in text for text in told[2])
    assert said.count({"done": 1}) == 2
    assert len(log_lines(caplog, school.code)) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_sentence_is_there_in_each_language(lang: str) -> None:
    assert len(Refused("broken").words(lang)) > 20
    assert say(lang, "ui_broken") != "ui_broken"
    assert len(Refused("busy").words(lang)) > 20


def test_an_error_in_the_work_of_a_room_stops_no_other_work(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []

    def work(name: str, *, fails: bool) -> Any:
        yield None
        if fails:
            raise KeyError(name)
        done.append(name)

    async def scene() -> None:
        turns = JobQueue()
        for name, fails in (("A", True), ("A", False), ("B", False)):
            turns.add(name, work(name, fails=fails))
        async with asyncio.timeout(20):
            while len(done) < 2:
                await asyncio.sleep(0.01)

    asyncio.run(scene())
    assert sorted(done) == ["A", "B"]
    assert any("the work of a room" in record.getMessage() for record in caplog.records)


def test_stores_of_the_release_before_have_no_mark_and_get_one(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with sqlite3.connect(path) as file:
        file.execute("create table room (code text primary key, seen real not null) without rowid")
    file.close()
    rooms = Rooms(Store(path), lambda: 0.0)
    try:
        assert not rooms.is_broken("ABC234")
    finally:
        rooms.store.close()
    assert not classes.OPEN
