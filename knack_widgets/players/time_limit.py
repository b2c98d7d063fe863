"""A limit in time for functions of other authors, such as opponents that a game brings along.

A thread of this process raises `OutOfTimeError` in the thread that has run out of time. So an endless loop in Python
ends. A call of C code, such as `time.sleep`, ends only when it returns; and where no thread can be started, as in
Pyodide, nothing ends early.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

AGAIN_S: Final = 0.05
"""Time after which the exception is raised again, because the function has caught it (seconds)."""


class OutOfTimeError(BaseException):
    """The function has run out of time; no `except Exception` of the function catches it."""


class _Watch:
    """A thread that looks at the clock for the threads of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # of C: no exception is raised between taking it and the block that it guards
        self._begun = threading.Event()
        self._ends: dict[int, float] = {}
        self._thread = threading.Thread(target=self._run, name="knack-time-limit", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """True while the thread runs. A process that was forked has no such thread."""
        return self._thread.is_alive()

    def begin(self, seconds: float) -> None:
        """Give the present thread some time."""
        with self._lock:
            self._ends[threading.get_ident()] = monotonic() + seconds
        self._begun.set()

    def end(self) -> None:
        """Take the limit off the present thread, also an exception that is not raised yet."""
        with self._lock:
            self._ends.pop(threading.get_ident(), None)
            _raise_in(threading.get_ident(), None)

    def _run(self) -> None:
        while True:
            with self._lock:
                now = monotonic()
                for thread, end in self._ends.items():
                    if end <= now:
                        _raise_in(thread, OutOfTimeError)
                        self._ends[thread] = now + AGAIN_S
                left = max(0.0, min(self._ends.values()) - now) if self._ends else None
                self._begun.clear()
            self._begun.wait(left)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in a thread at its next step in Python; None takes one back that is not raised yet."""
    import ctypes  # a reader's kernel that plays one of the book's games never needs it

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error) if error else None)


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


@contextmanager
def limit_time(seconds: float) -> Iterator[None]:
    """Let the block run for some time, then raise `OutOfTimeError` in it.

    seconds: the time
    """
    watch = _find_watch()
    if watch is None:
        yield
        return
    watch.begin(seconds)
    try:
        yield
    finally:
        with suppress(OutOfTimeError):  # it may be raised here, just before the limit is taken off
            watch.end()
        watch.end()
