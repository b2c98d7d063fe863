"""The number of kernels for which this machine or container has room.

It also computes how many of them wait for readers.

Every reader has a kernel, which is a process with the book loaded. Memory sets the limit: an idle kernel uses only
memory, and one core answers many more clicks than a class can make (`benchmarks/readers.py` measures both).
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import psutil

from ..resource_paths import SHELF

MB: Final = 10**6
READER_MB: Final = 80
"""Memory for a reader: the kernel's own memory (50 to 60 MB were measured) and a share of the server's memory."""
FORK_MB: Final = 50
"""Memory for a reader with a forked kernel: 27 to 36 MB were measured, more after long reading."""
SERVER_MB: Final = 150
FORK_SERVER_MB: Final = 70
SHARE: Final = 0.8
"""The share of the free memory at the start that kernels may use; the rest is for the file cache and a reserve."""
CGROUP: Final = Path("/sys/fs/cgroup")
CONTAINER: Final = ("memory.max", "memory/memory.limit_in_bytes")
"""The files with a container's memory limit on Linux, for control groups of version 2 and of version 1."""
LONGEST_PATH: Final = 107
"""Greatest length of a socket's path on Linux."""
SOCKET_NAME: Final = len("/kernel-00000000-0000-0000-0000-000000000000-ipc-5")
EXHAUSTED: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN})
"""Error numbers that mean that the machine has no descriptors, memory or processes left."""
MAX_KERNELS_PER_NOTEBOOK: Final = 4
"""Greatest number of waiting kernels; more would load the machine while they start, with little use in a rush."""


def memory() -> int:
    """Return the memory that may be used (bytes).

    It is the memory that is free now, within a container's or JupyterHub's limit (`MEM_LIMIT`).

    >>> memory() > 0
    True
    """
    limits = [_read(CGROUP / name) for name in CONTAINER]
    limits.append(_number(os.environ.get("MEM_LIMIT", "")))
    return min([int(psutil.virtual_memory().available), *(limit for limit in limits if limit)])


def is_exhausted(error: BaseException | None) -> bool:
    """Return whether an error, or its cause, means that the machine has no resources left.

    >>> is_exhausted(OSError(24, "Too many open files")), is_exhausted(OSError(2, "No such file"))
    (True, False)
    """
    while error is not None:
        if getattr(error, "errno", None) in EXHAUSTED:
            return True
        error = error.__cause__ or error.__context__
    return False


def cores() -> int:
    """Return the number of processor cores that this process may use.

    >>> cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def holds_sockets(folder: str) -> bool:
    """Return whether the connections to a kernel may be sockets in this folder.

    They may on Linux if the paths are short enough. With ports instead of sockets, a free port is chosen before the
    kernel binds it; if many kernels start at once, two may choose the same port.

    >>> holds_sockets("/" + "tmp" * 30)
    False
    """
    return sys.platform == "linux" and len(os.fsencode(folder)) + SOCKET_NAME <= LONGEST_PATH


def room(bytes_: int, *, forks: bool = False) -> int:
    """Return how many kernels a memory of `bytes_` holds, at least 1.

    forks: whether kernels share the memory that they do not change

    >>> room(24_000 * MB), room(2_000 * MB), room(100 * MB)
    (238, 18, 1)
    >>> room(24_000 * MB, forks=True), room(2_000 * MB, forks=True)
    (379, 27)
    """
    server, reader = (SERVER_MB + FORK_SERVER_MB, FORK_MB) if forks else (SERVER_MB, READER_MB)
    return max(1, int((bytes_ * SHARE - server * MB) // (reader * MB)))


def pool(notebooks: Iterable[str], most: int, cores_: int) -> dict[str, int]:
    """Return for each notebook how many kernels wait for readers.

    There is one for every two cores, and at most `most` in total. The shelf gets its kernel first, because most readers
    begin there.

    >>> pool(["a.ipynb", "index.ipynb"], 9, 2)
    {'index.ipynb': 1, 'a.ipynb': 1}
    >>> pool(["a.ipynb", "index.ipynb"], 3, 4)
    {'index.ipynb': 2, 'a.ipynb': 1}
    """
    names = sorted(notebooks, key=lambda name: (name != SHELF, name))
    sizes = dict.fromkeys(names, 0)
    for _ in range(max(1, min(cores_ // 2, MAX_KERNELS_PER_NOTEBOOK))):
        for name in names[: max(0, most - sum(sizes.values()))]:
            sizes[name] += 1
    return sizes


def _read(file: Path) -> int | None:
    try:
        return _number(file.read_text(encoding="ascii"))
    except OSError:
        return None  # the system has no control groups, or has the other version


def _number(text: str) -> int | None:
    """Return a limit in bytes, or None if the text is `max` or empty.

    >>> _number("max"), _number(""), _number("1073741824")
    (None, None, 1073741824)
    """
    return int(text) if text.strip().isdecimal() else None
