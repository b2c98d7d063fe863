"""Limits on file descriptors: how many there may be, and whether enough are left.

A reader (kernel, connection to it, requests of the browser) takes some thirty descriptors. Without descriptors the
sockets to kernels fail for good (ZeroMQ may abort the whole process). So some descriptors are always held in reserve,
and further readers are asked to come back later.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

try:
    import resource as _resource
except ImportError:  # Windows
    resource: Any = None
else:
    resource = _resource

MAX_DESCRIPTORS: Final = 1 << 20
SERVER: Final = 128
"""Descriptors for the server itself, including the reserve."""
READER: Final = 32
"""Descriptors for a reader: some 15 for a kernel and a page's connection to it, and as many for more tabs."""
PAGE: Final = 24
"""Descriptors taken while a page is rendered: the kernel's sockets, once for the server and once for the page."""
CONNECTION: Final = 14
LAST: Final = 8
"""Descriptors that are always held in reserve."""
ANSWERS: Final = 56
"""Descriptors that kernels and their connections may not use: they are for refusals and for closing pages."""
OPEN: Final = Path("/proc/self/fd")
FRESH_S: Final = 0.05
"""Seconds for which a count of open descriptors is used; later grants are added to the count."""


def raise_limit() -> int:
    """Raise this process's limit of descriptors as far as the system allows; return the limit."""
    if resource is None:
        return MAX_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return limit()


def limit() -> int:
    """Return how many descriptors this process may have now.

    >>> limit() > 0
    True
    """
    if resource is None:
        return MAX_DESCRIPTORS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else int(soft)


def room(handles: int) -> int:
    """Return the number of readers (at least 1) for whom `handles` descriptors are enough.

    >>> room(256), room(1024), room(20_000)
    (4, 28, 621)
    """
    return max(1, (handles - SERVER) // READER)


class Ledger:
    """Counts the descriptors that are open or reserved."""

    def __init__(self, *, most: Callable[[], int] = limit, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._counted = 0
        self._fresh_until = -1.0
        self._reserved = 0
        self.promised: Callable[[], int] = lambda: 0
        """How many are promised: set by the server, for pages whose connections are not up yet."""

    def has(self, count: int) -> bool:
        """Return whether `count` more descriptors are available.

        If the system does not list the open descriptors, only reservations are counted.
        """
        now = self._clock()
        if now > self._fresh_until:
            self._counted = sum(1 for _ in OPEN.iterdir()) if OPEN.is_dir() else 0
            self._fresh_until = now + FRESH_S
        return self._counted + self._reserved + self.promised() + count + LAST <= self._most()

    def connect(self) -> bool:
        """Take a descriptor for a connection; return whether one was available."""
        is_free = self.has(1)
        self._counted += is_free
        return is_free

    def share(self) -> int:
        """Return how many connections one address may have: half of all descriptors.

        So one address cannot shut out others.
        """
        return max(1, self._most() // 2)

    @contextmanager
    def reserve(self, count: int, spare: int = ANSWERS) -> Iterator[None]:
        """Reserve `count` descriptors while the context lasts.

        Raise OSError (EMFILE) if fewer than `spare` would be left.
        """
        if not self.has(count + spare):
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        self._reserved += count
        try:
            yield
        finally:
            self._reserved -= count


ledger: Final = Ledger()
"""The ledger of this process."""
