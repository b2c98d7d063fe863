"""Limits on file descriptors: how many there may be, and whether enough are left.

A kernel, a page's line to it and a browser's connections take some thirty. When none is left, the sockets to kernels
fail beyond repair (ZeroMQ may abort the whole process), so some are always held in reserve: further readers are asked
to come back later.
"""

from __future__ import annotations

import errno
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPMessageDelegate
from tornado.iostream import IOStream

from .clients import network
from .pacing import Queued, Queues
from .proxies import Forwarded, TrustedProxies

try:
    import resource as _resource
except ImportError:  # Windows
    resource: Any = None
else:
    resource = _resource

MAX_DESCRIPTORS: Final = 1 << 20
SERVER: Final = 128
"""Descriptors for the server itself, the reserve included."""
READER: Final = 32
"""Descriptors a reader takes: some 15 for a kernel and a page's line to it, as many for more lines and connections."""
PAGE: Final = 24
"""Descriptors taken while a page is rendered: the kernel's sockets, once for the server and once for the page."""
LINE: Final = 14
LAST: Final = 8
"""Descriptors that are always held in reserve."""
ANSWERS: Final = 56
"""Withheld from kernels and their lines, so that readers can still be refused politely and pages can say goodbye."""
OPEN: Final = Path("/proc/self/fd")
FRESH_S: Final = 0.05
"""Seconds for which a count of open descriptors is used; those granted since are added to it."""


def raise_limit() -> int:
    """Let this process have as many descriptors as the system allows it; returns how many."""
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
    """Return how many readers `handles` descriptors are enough for; at least one.

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
        """How many are promised: set by the server, for pages whose lines are not up yet."""

    def has(self, count: int) -> bool:
        """Return whether `count` more descriptors can be had.

        If the system does not list the open descriptors, only reservations are counted.
        """
        now = self._clock()
        if now > self._fresh_until:
            self._counted = sum(1 for _ in OPEN.iterdir()) if OPEN.is_dir() else 0
            self._fresh_until = now + FRESH_S
        return self._counted + self._reserved + self.promised() + count + LAST <= self._most()

    def connect(self) -> bool:
        """Take one for a connection, if there is one."""
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


class Door(HTTPServer):
    """A server that accepts a connection only if enough descriptors are free.

    There must be descriptors for the connection and for its answer, and its address must not have
    its share of them already. (Kernels' lines are counted elsewhere: they are connections no longer.)
    """

    def initialize(self, *args: Any, **settings: Any) -> None:
        """Set up the server as Tornado does, with an empty list of connections."""
        super().initialize(*args, **settings)
        self.most_requests = 0
        self.queues: Queues | None = None
        self.proxies = TrustedProxies()
        self._here: Counter[str] = Counter()
        self._asked: WeakKeyDictionary[Any, int] = WeakKeyDictionary()

    def handle_stream(self, stream: IOStream, address: Any) -> None:
        """Answer, or hang up."""
        who = caller(address)
        if (who in self.proxies or self._here[who] < ledger.share()) and ledger.connect():
            self._here[who] += 1
            super().handle_stream(stream, address)
        else:
            stream.close()

    def start_request(self, server_conn: Any, request_conn: Any) -> HTTPMessageDelegate:
        """Answer one more request in its turn; close the connection after the last one.

        `most_requests` is the limit for one connection (0: no limit).

        Requests may be sent without waiting for answers. Megabytes of them lie in the system's buffers, and would be
        answered for minutes after their sender has gone.
        """
        if request_conn.stream.closed():  # requests read before that are still there, without a reader
            return HTTPMessageDelegate()
        asked = self._asked[server_conn] = self._asked.get(server_conn, 0) + 1
        if asked == self.most_requests:
            request_conn.params = copy(request_conn.params)
            request_conn.params.no_keep_alive = True
        context = request_conn.context
        peer = str(context.address[0]) if context.address else ""
        trusted = self.xheaders = peer in self.proxies  # Tornado applies forwarded headers only if it is set
        context.trusted_downstream = self.proxies
        request: HTTPMessageDelegate = Forwarded(
            super().start_request(server_conn, request_conn), peer, trusted=trusted, warn=self.proxies.warn_untrusted
        )
        queues = self.queues
        if queues is None:
            return request
        return Queued(request, lambda: queues.queue_of(network(context.remote_ip)), request_conn.stream.closed)

    def on_close(self, server_conn: Any) -> None:
        """Forget a connection that is closed, or has become a line."""
        super().on_close(server_conn)
        who = caller(server_conn.context.address)
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]


def caller(address: Any) -> str:
    """Return the host of a socket's address, or "" for a socket in a file.

    >>> caller(("192.0.2.7", 50_000)), caller("")
    ('192.0.2.7', '')
    """
    return network(str(address[0])) if address else ""
