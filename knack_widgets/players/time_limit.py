"""A limit in time for functions of other authors, such as opponents that a game brings along.

A thread of this process raises `OutOfTimeError` in the thread that has run out of time. So an endless loop in Python
ends. A call of C code, such as `time.sleep`, ends only when it returns; and where no thread can be started, as in
Pyodide, nothing ends early.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

Result = TypeVar("Result")
AGAIN_S: Final = 0.05
"""Time after which the exception is raised again, because the function has caught it (seconds)."""


class OutOfTimeError(BaseException):
    """The function has run out of time; no `except Exception` of the function catches it."""


class _Limit:
    """The time that one call in a thread has.

    thread: id of the thread
    end: time at which the exception is raised, of the clock `monotonic` (seconds)
    """

    def __init__(self, thread: int, end: float) -> None:
        self.thread, self.end, self.is_over = thread, end, False


class _Watch:
    """A thread that looks at the clock for the threads of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # of C: no exception is raised between taking it and the block that it guards
        self._begun = threading.Event()
        self._limits: set[_Limit] = set()
        self._thread = threading.Thread(target=self._run, name="knack-time-limit", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """True while the thread runs. A process that was forked has no such thread."""
        return self._thread.is_alive()

    def begin(self, seconds: float) -> _Limit:
        """Give the present thread some time."""
        limit = _Limit(threading.get_ident(), monotonic() + seconds)
        with self._lock:
            self._limits.add(limit)
        self._begun.set()
        return limit

    def end(self, limit: _Limit) -> None:
        """Take a limit off the present thread; an exception that was to be raised is raised here at the latest."""
        with self._lock:
            self._limits.discard(limit)

    def _run(self) -> None:
        while True:
            with self._lock:
                now = monotonic()
                self._limits = {limit for limit in self._limits if not limit.is_over}
                for limit in self._limits:
                    if limit.end <= now:
                        _raise_in(limit.thread)
                        limit.end = now + AGAIN_S
                left = max(0.0, min(limit.end for limit in self._limits) - now) if self._limits else None
                self._begun.clear()
            self._begun.wait(left)


def _raise_in(thread: int) -> None:
    """Raise the exception in a thread at its next step in Python.

    It is never taken back: after a call without an exception, Python 3.11 would look for one at each step, and a
    function that is profiled or traced would not begin.
    """
    import ctypes  # a reader's kernel that plays one of the book's games never needs it

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(OutOfTimeError))


_WATCHES: Final[list[_Watch]] = []
"""The watch of this process; none before the first use."""


def _find_watch() -> _Watch | None:
    """Return the watch of this process, or None if it can have no thread."""
    if not _WATCHES or not _WATCHES[0].is_alive:
        try:
            _WATCHES[:] = [_Watch()]
        except RuntimeError:
            return None
    return _WATCHES[0]


def call_within(seconds: float, function: Callable[..., Result], *arguments: object) -> Result:
    """Call a function and return its result; raise `OutOfTimeError` in it if it takes longer than its time.

    seconds: the time
    function: the function
    arguments: its arguments
    """
    watch = _find_watch()
    if watch is None:
        return function(*arguments)
    limit = watch.begin(seconds)
    try:
        return function(*arguments)
    finally:
        # Python raises the exception where a function is called or a loop goes on, so never before this assignment.
        # After it the watch raises no other. Two may be on their way: one that is not raised yet, and one that the
        # watch was about to set. Each ends one of the two calls early; making a `suppress` would be a third call.
        limit.is_over = True
        try:  # noqa: SIM105
            watch.end(limit)
        except OutOfTimeError:
            pass
        try:  # noqa: SIM105
            watch.end(limit)
        except OutOfTimeError:
            pass
