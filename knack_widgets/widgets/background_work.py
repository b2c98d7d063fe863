"""Slots for background work, which the kernels on a machine share so that one core stays free.

The free core answers the readers' clicks.
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
"""Longest wait for a slot (seconds).

After this time the work is done without a slot, because the kernel that holds the slot may have been stopped.
"""
ASKING: Final = 0.02
"""Time between two attempts to get a slot (seconds)."""


@contextmanager
def machine_turn() -> Iterator[None]:
    """Wait for a slot for background work, and hold it within a `with` block.

    A user's kernels share one slot fewer than the machine has cores, but at least one. If the system has no file locks,
    or no folder for them, kernels do not wait.
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
