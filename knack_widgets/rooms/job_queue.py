"""A scheduler of jobs: the room that has lately used the least processor time goes first.

A job is a generator. It yields None at a point at which another room may run, and it yields a future to wait for that
future. Jobs of one room run one at a time, in their order. Pure functions that cannot be interrupted run in one worker
thread.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from ..rulebook.bug_reports import report_bug
from .refusing import Refused

T = TypeVar("T")
Wait = asyncio.Future[Any]
"""What a job waits for: the result of a function, or of another job."""
Job = Generator[Wait | None, None, T]
AnyJob = Job[object]
SLICE_S: Final = 0.01
"""Seconds of processor time after which another room may run."""
HALF_LIFE_S: Final = 10.0
"""Seconds in which the counted processor time of a room falls to half."""
MAX_ROOMS_COUNTED: Final = 1_000
"""Greatest number of rooms whose processor time is counted; beyond it the room with the oldest turn is dropped."""
MAX_WAITING_BESIDE: Final = 100
"""Greatest number of functions that wait for the worker thread; a room has at most one."""
SWITCH_S: Final = 0.0005
"""Seconds after which the worker thread lets the event loop run.

Python's default, 0.005, would delay each round of the event loop by 0.005 seconds.
"""


class Usage:
    """The processor time that each room has used; its count halves every `HALF_LIFE_S`.

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
        """Return the counted processor time of a room (seconds)."""
        used, at = self._used.get(code, (0.0, 0.0))
        return used * 0.5 ** ((self._clock() - at) / HALF_LIFE_S) if used else 0.0

    def add(self, code: str, seconds: float) -> None:
        """Add processor time (seconds) to a room's count."""
        used = self.get(code) + seconds
        self._used.pop(code, None)
        self._used[code] = (used, self._clock())
        if len(self._used) > MAX_ROOMS_COUNTED:
            del self._used[next(iter(self._used))]


class JobQueue:
    """The jobs of all rooms; they run in the event loop in which they are added."""

    def __init__(self) -> None:
        self.usage = Usage()
        self._jobs: dict[str, deque[AnyJob]] = {}
        self._ready: set[str] = set()
        self._running: asyncio.Task[None] | None = None
        self._beside: list[tuple[str, Callable[[], object], Wait]] = []
        self._working: asyncio.Task[None] | None = None
        self._worker = ThreadPoolExecutor(1, "knack-rooms-beside")

    def add(self, code: str, job: AnyJob) -> None:
        """Queue a job of a room after the room's other jobs."""
        jobs = self._jobs.setdefault(code, deque())
        jobs.append(job)
        if len(jobs) == 1:
            self._wake(code)

    def perform(self, code: str, job: Job[T]) -> asyncio.Future[T]:
        """Queue a job of a room; return a future of its result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.add(code, _settle(done, job))
        return done

    def work_beside(self, code: str, work: Callable[[], T]) -> Job[T]:
        """Run a pure function in the worker thread, and return its result.

        A job calls this by `result = yield from turns.work_beside(code, work)`.

        code: code of the room to which the function's processor time is counted
        work: the function

        Raise `Refused` if too many functions wait for the thread, or the function's own error.
        """
        if len(self._beside) >= MAX_WAITING_BESIDE:
            raise Refused("busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._beside.append((code, work, done))
        if self._working is None or self._working.done():
            self._working = asyncio.ensure_future(self._work())
        yield done
        return done.result()

    def _wake(self, code: str) -> None:
        self._ready.add(code)
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._run())

    def _wake_after(self, code: str, _: Wait) -> None:
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

    def _take_turn(self, code: str, end: float) -> Wait | None:
        """Run jobs of a room until `end`; return the future that its first job waits for, or None."""
        jobs = self._jobs[code]
        while jobs and time.thread_time() < end:
            try:
                if (waits := next(jobs[0])) is not None:
                    return waits
            except StopIteration:
                jobs.popleft()
            except Exception as error:  # an error ends only this job; the other jobs go on
                report_bug(error, "the work of a room")
                jobs.popleft()
        return None

    async def _work(self) -> None:
        """Run the waiting functions in the worker thread; the room with the least time goes first."""
        sys.setswitchinterval(SWITCH_S)
        while self._beside:
            first = min(self._beside, key=lambda waiting: self.usage.get(waiting[0]))
            self._beside.remove(first)
            code, work, done = first
            seconds, result, error = await asyncio.get_running_loop().run_in_executor(self._worker, _measure, work)
            self.usage.add(code, seconds)
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)


def _settle(done: asyncio.Future[T], job: Job[T]) -> Job[None]:
    """Run a job, and set its result or its error on a future."""
    try:
        result = yield from job
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)


def _measure(work: Callable[[], T]) -> tuple[float, T | None, Exception | None]:
    """Run a function; return its processor time (seconds), and its result or its error."""
    began = time.thread_time()
    result: T | None = None
    error = None
    try:
        result = work()
    except Exception as raised:
        error = raised
    return time.thread_time() - began, result, error
