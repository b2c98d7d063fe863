"""Limits of the rooms' process: its times, its lines, and the tries of a search."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import job_queue, leading, polling, process, process_link, table_commands
from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.process import Process, serve
from knack_widgets.rooms.process_link import start_link
from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store

from .classes import TEACHER, Class


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


def test_rooms_are_deleted_a_minute_after_the_start_and_then_every_ten(
    school: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []

    async def sleep(seconds: float) -> None:
        done.append(seconds)
        if len(done) > 4:
            raise asyncio.CancelledError

    monkeypatch.setattr(process.asyncio, "sleep", sleep)
    monkeypatch.setattr(Rooms, "delete_idle", lambda *_: done.append("tidied") or [])

    async def scene() -> None:
        await Process(school.rooms, None).tidy()  # type: ignore[arg-type]

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(scene())
    assert done == [60.0, "tidied", 600.0, "tidied", 600.0]


def test_rooms_are_deleted_although_the_store_failed_the_last_time(
    school: Class, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "RETURN_S", 0.0)
    monkeypatch.setattr(process, "TIDYING_S", 0.0)
    delete_idle, calls = Rooms.delete_idle, iter(range(1, 100))

    def fail_once(*args: Any) -> list[str]:
        if next(calls) == 1:
            raise sqlite3.OperationalError("database is locked")
        return delete_idle(*args)

    monkeypatch.setattr(Rooms, "delete_idle", fail_once)
    school.now += 9 * 3600

    async def scene() -> None:
        tidying = asyncio.ensure_future(Process(school.rooms, None).tidy())  # type: ignore[arg-type]
        while school.rooms.has(school.code) and not tidying.done():
            await asyncio.sleep(0.01)
        assert not tidying.done(), tidying.exception()
        tidying.cancel()

    asyncio.run(asyncio.wait_for(scene(), 30))
    assert "database is locked" in caplog.text


def test_an_idle_room_is_deleted_only_when_its_last_device_has_left(
    school: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "RETURN_S", 0.0)
    monkeypatch.setattr(process, "TIDYING_S", 0.01)
    times: list[float] = []
    delete_idle = Rooms.delete_idle
    monkeypatch.setattr(Rooms, "delete_idle", lambda *args: times.append(school.now) or delete_idle(*args))

    async def scene() -> None:
        rooms_process = Process(school.rooms, None)  # type: ignore[arg-type]
        monkeypatch.setattr(rooms_process.hall, "_say", lambda _: None)
        rooms_process.hall.greet(1, school.room, {"do": "hello", "lang": "en"})
        school.now += 9 * 3600
        tidying = asyncio.ensure_future(rooms_process.tidy())
        while len(times) < 3:
            await asyncio.sleep(0.01)
        assert school.rooms.has(school.code)
        rooms_process.hall.leave(1)
        while school.rooms.has(school.code):
            await asyncio.sleep(0.01)
        tidying.cancel()

    asyncio.run(asyncio.wait_for(scene(), 30))


def test_a_line_of_the_server_has_a_mebibyte_and_a_longer_one_is_skipped(tmp_path: Path) -> None:
    async def scene() -> list[dict[str, Any]]:
        answers: list[dict[str, Any]] = []
        ended = asyncio.Event()

        async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number, size in enumerate((2**20 - 100, 2**20 + 100, 10)):
                question = {"ask": number, "what": "known", "code": "ABC234", "note": "x" * size}
                writer.write(json.dumps(question).encode() + b"\n")
            while not answers or answers[-1]["answer"] != 2:
                answers.append(json.loads(await reader.readline()))
            writer.close()
            ended.set()

        server, address = await start_link(ask, tmp_path, "secret", 1_000_000)
        await serve(address, tmp_path / "rooms.db", "A")
        await asyncio.wait_for(ended.wait(), 20)
        server.close()
        return answers

    async def in_time() -> list[dict[str, Any]]:
        async with asyncio.timeout(20):
            return await scene()

    assert [answer["answer"] for answer in asyncio.run(in_time())] == [0, 2]


def test_a_question_about_a_position_is_sought_with_few_seeds(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    monkeypatch.setattr(polling, "find_question", lambda *asked: seeds.append(asked[-1]))
    school.ask(TEACHER, "uncover", open=True)
    assert school.refused(TEACHER, "ask", here=True, kind="legal-moves") == "no_question"
    assert len(set(seeds)) == 12


def test_a_match_and_a_variant_end_at_the_longest_record(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    assert table_commands.MAX_MOVES == leading.MAX_MOVES == 10_000
    monkeypatch.setattr(table_commands, "MAX_MOVES", 2)
    monkeypatch.setattr(leading, "MAX_MOVES", 2)
    school.sit("Anna", "Bo", "Cleo", "Dag")
    school.ask("Anna", "move", move="0 knock")
    assert school.refused("Bo", "move", move="1 knock") == "long"
    school.ask(TEACHER, "uncover", open=True)
    assert school.refused(TEACHER, "attempt", move="1 knock") == "long"


def test_numbers_of_turns_and_times_are_those_that_were_measured() -> None:
    """They say how long others wait; the tests of large rooms measure that with a margin for slow machines."""
    assert (job_queue.SLICE_S, job_queue.HALF_LIFE_S, job_queue.SWITCH_S) == (0.01, 10.0, 0.0005)
    assert (job_queue.MAX_ROOMS_COUNTED, job_queue.MAX_WAITING_BESIDE) == (1_000, 100)
    assert process_link.SECRET_TIMEOUT_S == 5.0


def test_events_are_read_in_batches_of_200(tmp_path: Path) -> None:
    store = Store(tmp_path / "rooms.db")
    store.create("ABC234", {"did": "open"}, 1.0)
    store.append("ABC234", 1, ({"did": "mark", "n": number} for number in range(1_000)), 1.0)
    events = store.read_events("ABC234")
    next(events)
    for _ in range(199):
        next(events)
    store.delete("ABC234")
    assert list(events) == []  # what is read after the first batch is read now
    store.close()


def test_a_room_gives_way_after_ten_milliseconds() -> None:
    turns: list[str] = []

    def work(name: str) -> Any:
        for _ in range(6):
            sum(range(400_000))  # more than a slice
            turns.append(name)
            yield None

    async def scene() -> None:
        queue = job_queue.JobQueue()
        await asyncio.gather(queue.perform("A", work("A")), queue.perform("B", work("B")))

    asyncio.run(scene())
    assert set(turns[:6]) == {"A", "B"}


def test_the_worker_thread_gives_way_after_half_a_millisecond() -> None:
    before = sys.getswitchinterval()

    def work(queue: job_queue.JobQueue) -> Any:
        return (yield from queue.work_beside("A", sys.getswitchinterval))

    async def scene() -> float:
        queue = job_queue.JobQueue()
        interval: float = await queue.perform("A", work(queue))
        return interval

    try:
        assert asyncio.run(scene()) == pytest.approx(0.0005)
    finally:
        sys.setswitchinterval(before)


def test_frames_are_forty_milliseconds_apart_and_an_opponent_takes_nine_tenths_of_a_second(school: Class) -> None:
    school.sit("Anna")
    school.ask(TEACHER, "fill", by="careful")
    school.ask("Anna", "move", move="0 knock")
    sent: list[object] = []
    delays: list[float] = []

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        call_later, clock = loop.call_later, loop.time
        loop.time = lambda: 5.0  # type: ignore[method-assign]
        loop.call_later = lambda delay, *call: delays.append(delay) or call_later(delay, *call)  # type: ignore[assignment,method-assign]
        hall = Hall(school.rooms, sent.append)
        hall.greet(1, school.room, {"do": "hello", "lang": "en"})
        while not sent:
            await asyncio.sleep(0)
        moves = len(school.room.line.steps)
        first, delays[:] = delays[:], []
        hall.show(school.code)
        assert (first, delays) == ([0.9], [pytest.approx(0.04)])
        loop.time = clock  # type: ignore[method-assign]
        async with asyncio.timeout(20):
            while len(school.room.line.steps) == moves:
                await asyncio.sleep(0.01)

    asyncio.run(scene())
    assert sent
