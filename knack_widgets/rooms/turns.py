"""Work of rooms, in turns: the room that has used the least processor time lately comes first.

A job is a generator. It yields None where others may have a turn, and a future where it waits for one. Jobs of one room
are done in their order, one at a time. Pure functions that cannot be cut into pieces are done in one thread beside.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from ..rulebook.bug_reports import report_bug
from .refusing import Refused

Job = Generator[asyncio.Future[Any] | None, None, Any]
SLICE_S: Final = 0.01
"""Seconds of processor time after which another room has its turn."""
HALF_LIFE_S: Final = 10.0
"""Seconds after which half of a room's use is forgotten."""
MAX_ROOMS_COUNTED: Final = 1_000
"""Rooms whose use is remembered; those that have had no turn for longest are forgotten first."""
MAX_WAITING_BESIDE: Final = 100
"""Pieces of work that wait for the thread beside: a room has one at most."""
SWITCH_S: Final = 0.0005
"""Seconds after which the thread beside gives way; Python's own 0.005 would delay each round of the loop by as much."""


class Usage:
    """The processor time that each room has used, half of which is forgotten after `HALF_LIFE_S`.

    >>> now = 0.0
    >>> usage = Usage(lambda: now)
    >>> usage.add("A", 4.0)
    >>> now = 10.0
    >>> usage.get("A"), usage.get("B")
    (2.0, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def get(self, code: str) -> float:
        """Return what a room has used (seconds)."""
        used, at = self._used.get(code, (0.0, 0.0))
        return used * 0.5 ** ((self._clock() - at) / HALF_LIFE_S) if used else 0.0

    def add(self, code: str, seconds: float) -> None:
        """Add to what a room has used."""
        used = self.get(code) + seconds
        self._used.pop(code, None)
        self._used[code] = (used, self._clock())
        if len(self._used) > MAX_ROOMS_COUNTED:
            del self._used[next(iter(self._used))]


class Turns:
    """The jobs of all rooms, begun in the running loop."""

    def __init__(self) -> None:
        self.usage = Usage()
        self._jobs: dict[str, deque[Job]] = {}
        self._ready: set[str] = set()
        self._running: asyncio.Task[None] | None = None
        self._beside: list[tuple[str, Callable[[], Any], asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None
        self._worker = ThreadPoolExecutor(1, "knack-rooms-beside")

    def add(self, code: str, job: Job) -> None:
        """Add a job of a room, behind its others."""
        jobs = self._jobs.setdefault(code, deque())
        jobs.append(job)
        if len(jobs) == 1:
            self._wake(code)

    def perform(self, code: str, job: Job) -> asyncio.Future[Any]:
        """Add a job of a room; return its result as a future."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.add(code, _settle(done, job))
        return done

    def work_beside(self, code: str, work: Callable[[], Any]) -> Generator[asyncio.Future[Any], None, Any]:
        """Have a pure function done in the thread beside; return its result. Use it within a job: `yield from`.

        Raises `Refused` if too many wait for that thread.
        """
        if len(self._beside) >= MAX_WAITING_BESIDE:
            raise Refused("busy")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._beside.append((code, work, done))
        if self._working is None or self._working.done():
            self._working = asyncio.ensure_future(self._work())
        yield done
        return done.result()

    def _wake(self, code: str) -> None:
        self._ready.add(code)
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._run())

    def _wake_after(self, code: str, _: asyncio.Future[Any]) -> None:
        self._wake(code)

    async def _run(self) -> None:
        while self._ready:
            code = min(self._ready, key=self.usage.get)
            began = time.thread_time()
            waits = self._take_turn(code, began + SLICE_S)
            self.usage.add(code, time.thread_time() - began)
            if waits is not None:
                self._ready.discard(code)
                waits.add_done_callback(partial(self._wake_after, code))
            elif not self._jobs[code]:
                self._ready.discard(code)
                del self._jobs[code]
            await asyncio.sleep(0)

    def _take_turn(self, code: str, end: float) -> asyncio.Future[Any] | None:
        """Do work of a room until its time is up; return what it waits for, or None."""
        jobs = self._jobs[code]
        while jobs and time.thread_time() < end:
            try:
                if (waits := next(jobs[0])) is not None:
                    return waits
            except StopIteration:
                jobs.popleft()
            except Exception as error:  # of this job alone: the rooms' other jobs go on
                report_bug(error, "the work of a room")
                jobs.popleft()
        return None

    async def _work(self) -> None:
        """Do what is to be done beside, that of the room with the least use first."""
        sys.setswitchinterval(SWITCH_S)
        while self._beside:
            first = min(self._beside, key=lambda one: self.usage.get(one[0]))
            self._beside.remove(first)
            code, work, done = first
            seconds, result, error = await asyncio.get_running_loop().run_in_executor(self._worker, _measure, work)
            self.usage.add(code, seconds)
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)


def _settle(done: asyncio.Future[Any], job: Job) -> Job:
    """Do a job, and give its result or its error to a future."""
    try:
        result = yield from job
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)


def _measure(work: Callable[[], Any]) -> tuple[float, Any, Exception | None]:
    """Return how many seconds a function took, and its result or its error."""
    began = time.thread_time()
    result, error = None, None
    try:
        result = work()
    except Exception as raised:
        error = raised
    return time.thread_time() - began, result, error
