"""Trusted proxies: the server accepts the client's address from their headers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from traitlets.log import get_logger

from .clients import network

FORWARDED: Final = "X-Forwarded-For"
REAL: Final = "X-Real-Ip"


class TrustedProxies:
    """The addresses and networks of trusted proxies.

    >>> trusted = TrustedProxies(["127.0.0.1", "10.1.0.0/16"])
    >>> [address in trusted for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "10.2.0.1", "?")]
    [True, True, True, False, False]
    """

    def __init__(self, named: Sequence[str] = ()) -> None:
        """Read addresses or networks. Raise `ValueError` for any other text."""
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(text, strict=False) for text in named]
        self._warned = False

    def __contains__(self, address: object) -> bool:
        try:
            ip = ip_address(network(str(address)) if "::ffff:" in str(address).lower() else str(address))
        except ValueError:
            return False
        return any(ip in each for each in self._networks)

    def warn_untrusted(self, peer: str) -> None:
        """Log once that a proxy that names its clients is not trusted."""
        if not self._warned:
            self._warned = True
            get_logger().warning(
                "A request from %s has the header %s, and no such proxy is trusted: all its clients count as one. "
                "If it is your proxy: --Connections.trusted_proxies=%s",
                peer,
                FORWARDED,
                peer,
            )


class Forwarded(HTTPMessageDelegate):
    """A request whose headers are checked for the client's address before Tornado uses them."""

    def __init__(self, request: HTTPMessageDelegate, peer: str, *, trusted: bool, warn: Callable[[str], None]) -> None:
        self._request, self._peer, self._trusted, self._warn = request, peer, trusted, warn

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Any:
        """Drop a second header that a client could have sent through the proxy.

        Warn if the proxy is not trusted.
        """
        if FORWARDED in headers:
            if not self._trusted:
                self._warn(self._peer)
            elif REAL in headers:
                del headers[REAL]
        return self._request.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:
        """Pass a piece of the body on."""
        return self._request.data_received(chunk)

    def finish(self) -> None:
        """Pass the end of the request on."""
        self._request.finish()

    def on_connection_close(self) -> None:
        """Pass on that the connection was closed."""
        self._request.on_connection_close()
