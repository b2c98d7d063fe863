"""Time limits for connections: an idle or unread connection is closed."""

from __future__ import annotations

import socket
from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from traitlets import Float, Integer, List, TraitError, Unicode, validate
from traitlets.config import Configurable

from .descriptors import Door
from .pacing import Queues
from .proxies import TrustedProxies

MAX_UNREAD_BYTES: Final = 64 * 1024
"""Bytes of one connection that the system stores before the server reads them. Linux lets this grow to megabytes by
default: a client whose messages wait for an allowance would fill the machine's memory on many connections."""


class Connections(Configurable):
    """Limits for a connection until its request is complete.

    Afterwards pings check whether the websocket to a kernel is alive.
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
        """Have an application answer at a port. Raises `OSError` where it is taken."""
        sockets = bind_sockets(port, address)
        for each in sockets:
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # what is accepted inherits it
                each.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(self.unread * 1000))
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MAX_UNREAD_BYTES)
        server = Door(app, **self.options())
        server.most_requests = self.requests
        server.queues = Queues(self.rate, self.burst)
        server.proxies = TrustedProxies(self.trusted_proxies)
        server.add_sockets(sockets)
        return server
