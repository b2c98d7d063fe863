"""Kernels on one machine take turns at what they work out behind presses: a core is left for the presses themselves."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

PATIENCE: Final = 5.0
"""Seconds for which a turn is waited for; then it is worked all the same: whoever has it may have been stopped."""
ASKING: Final = 0.02
"""Seconds between two looks whether it is one's turn."""


@contextmanager
def machine_turn() -> Iterator[None]:
    """Within it one of at most so many kernels of this user works as the machine has cores but one.

    Where the system has no such locks, or no place for them, nobody waits.
    """
    file = _open_lock()
    if file is None:
        yield
        return
    try:
        _lock(file)
        yield
    finally:
        os.close(file)  # and with it the lock


def _open_lock() -> int | None:
    """The lock of this kernel, which it shares with others; `None` where there is none."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        return None
    folder = Path(tempfile.gettempdir()) / f"knack-widgets-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():  # somebody else's, of the same name
            return None
        number = os.getpid() % max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)
        return os.open(folder / f"turn-{number}", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError:
        return None


def _lock(file: int) -> None:
    if sys.platform == "win32" or sys.platform == "emscripten":
        return
    import fcntl

    until = monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if monotonic() > until:
                return
            sleep(ASKING)
        except OSError:  # a file system without locks
            return
        else:
            return
