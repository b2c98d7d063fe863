"""Turns of the kernels on one machine for background work, so that one core stays free.

The free core answers the presses of the readers.
"""

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
"""Longest wait for a turn (seconds). Then the work is done without it, because the kernel that holds the turn may
have been stopped."""
ASKING: Final = 0.02
"""Time between two attempts to get the turn (seconds)."""


@contextmanager
def machine_turn() -> Iterator[None]:
    """Hold a turn for background work within a `with` block, after waiting for it.

    A user's kernels share one turn fewer than the machine has cores, but at least one. If the system has no file
    locks, or no folder for them, kernels do not wait.
    """
    file = _open_lock()
    if file is None:
        yield
        return
    try:
        _lock(file)
        yield
    finally:
        os.close(file)  # which releases the lock


def _open_lock() -> int | None:
    """Return the open lock file that this kernel shares with others, or None on failure."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        return None
    folder = Path(tempfile.gettempdir()) / f"knack-widgets-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
        if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid():  # another user's file of the same name
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
