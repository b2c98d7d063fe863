"""Connections to the server: their acceptance, and timeouts if they are idle or not read."""

from __future__ import annotations

import socket
from collections import Counter
from copy import copy
from typing import Any, Final
from weakref import WeakKeyDictionary

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPMessageDelegate
from tornado.iostream import IOStream
from tornado.netutil import bind_sockets
from tornado.web import Application
from traitlets import Float, Integer, List, TraitError, Unicode, validate
from traitlets.config import Configurable

from .clients import network
from .descriptors import ledger
from .proxies import Forwarded, TrustedProxies
from .request_queues import Queued, Queues

MAX_UNREAD_BYTES: Final = 64 * 1024
"""Bytes of one connection that the system stores before the server reads them. Linux lets this grow to megabytes by
default: a client whose messages wait for an allowance would fill the machine's memory on many connections."""


class Door(HTTPServer):
    """A server that accepts a connection only if enough descriptors are free.

    There must be descriptors for the connection and for its answer, and the client's address must not have used up its
    share of descriptors. (Connections to kernels are counted elsewhere, once they have become websockets.)
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
        """Accept the connection, or close it."""
        who = caller(address)
        if (who in self.proxies or self._here[who] < ledger.share()) and ledger.connect():
            self._here[who] += 1
            super().handle_stream(stream, address)
        else:
            stream.close()

    def start_request(self, server_conn: Any, request_conn: Any) -> HTTPMessageDelegate:
        """Answer one more request in its turn; close the connection after the last one.

        `most_requests` is the limit for one connection (0: no limit).

        A client may send requests without waiting for answers. Megabytes of requests can be in the system's buffers,
        and would be answered for minutes after the client has gone.
        """
        if request_conn.stream.closed():  # these requests were read before the client closed the connection
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
        """Forget a connection that is closed, or has become a websocket."""
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


class Connections(Configurable):
    """Limits for a connection until its request is complete.

    After that, pings check whether the websocket to a kernel is alive.
    """

    idle = Float(
        60.0,
        config=True,
        help="Seconds in which a request's header has to have come, counted from the end of the one before.",
    )
    body = Float(20.0, config=True, help="Seconds in which a request's body has to have come.")
    unread = Float(
        60.0, config=True, help="Seconds after which a connection is closed that takes nothing more (Linux)."
    )
    requests = Integer(
        100, config=True, help="Requests that are answered on one connection; a browser opens another for the next."
    )
    rate = Float(
        100.0, config=True, help="Requests a second that one address may make in the long run; more of them wait."
    )
    burst = Float(
        1000.0, config=True, help="Requests that it may make at once, after a rest: a class whose pages come up."
    )
    body_size = Integer(
        64 * 1024,
        config=True,
        help="Bytes of a request's body; nothing is ever sent to us but a page's farewell. Longer ones are not read.",
    )
    header_size = Integer(
        256 * 1024,
        config=True,
        help="Bytes of a request's header. It may be longer than addresses may, so that those get an answer of ours.",
    )

    trusted_proxies = List(
        Unicode(),
        config=True,
        help="Addresses or networks of proxies in front of the server, such as 127.0.0.1 or 10.1.0.0/16: a client's "
        "address is then the one that the proxy names in X-Forwarded-For. Default: none, so that no client can name "
        "an address of its choice.",
    )

    @validate("trusted_proxies")
    def _check_proxies(self, proposal: Any) -> list[str]:
        named: list[str] = proposal["value"]
        try:
            TrustedProxies(named)
        except ValueError as error:
            raise TraitError(f"trusted_proxies: {error}; expected addresses or networks of proxies") from None
        return named

    def options(self) -> dict[str, Any]:
        """Return the limits under the names that Tornado's HTTP server uses."""
        return {
            "idle_connection_timeout": self.idle,
            "body_timeout": self.body,
            "max_body_size": self.body_size,
            "max_header_size": self.header_size,
        }

    def listen(self, app: Application, port: int, address: str | None = None) -> HTTPServer:
        """Let an application answer at a port. Raise `OSError` if the port is taken."""
        sockets = bind_sockets(port, address)
        for each in sockets:
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
                each.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(self.unread * 1000))
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MAX_UNREAD_BYTES)
        server = Door(app, **self.options())
        server.most_requests = self.requests
        server.queues = Queues(self.rate, self.burst)
        server.proxies = TrustedProxies(self.trusted_proxies)
        server.add_sockets(sockets)
        return server
