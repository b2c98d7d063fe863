"""The addresses, ports and paths at which the server listens, and the host names to which it answers.

A page elsewhere can have its own name point to this machine (DNS rebinding) and is then, to the browser, of the same
origin as a server that listens here. Such a request names a host that is not ours.
"""

from __future__ import annotations

import errno
import logging
import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import quote

from tornado.routing import Matcher
from traitlets import HasTraits, validate

ANY: Final = "*"
MAX_PORT: Final = 65535
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)


def is_here(name: str) -> bool:
    """Return whether a name or an address is this machine's own (loopback).

    >>> [is_here(name) for name in ("localhost", "127.0.0.2", "[::1]", "0.0.0.0", "", "school.example")]
    [True, True, True, False, False, False]
    """
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def names(allowed: Collection[str], ip: str, base: str) -> tuple[str, ...]:
    """Return the names to which a server answers, besides this machine's own.

    These are the allowed names. If none are set, it is any name ("*"), or () if only this machine can reach the server.
    `ip`: the address at which the server listens. `base`: its path; a server with a path is behind a proxy, whose names
    are not known to it.

    >>> names([], "127.0.0.1", "/"), names([], "0.0.0.0", "/"), names([], "127.0.0.1", "/user/anna/")
    ((), ('*',), ('*',))
    >>> names(["School.example"], "127.0.0.1", "/")
    ('school.example',)
    """
    if allowed:
        return tuple(name.lower() for name in allowed)
    return () if is_here(ip) and base.strip("/") == "" else (ANY,)


class Elsewhere(Matcher):
    """Matches requests for another host."""

    def __init__(self, allowed: Collection[str], log: logging.Logger) -> None:
        self.allowed = allowed
        self.log = log

    def match(self, request: Any) -> dict[str, Any] | None:
        """Return an empty match if the host is refused, or None if it is accepted."""
        name = request.host_name.strip("[]")
        if ANY in self.allowed or name in self.allowed or is_here(name):
            return None
        self.log.warning(
            "Refused a request for the host %r. If this server is to answer to it: --BookServer.hosts=%s", name, name
        )
        return {}


def is_free(ip: str, port: int) -> bool:
    """Return whether the port is free at all addresses of `ip` that this machine has.

    >>> is_free("127.0.0.1", 0)
    True
    """
    return not any(error in TAKEN for error in _try_addresses(ip, port))


def check_address(ip: str, port: int) -> None:
    """Raise ValueError if the server can never listen there, even with all ports free.

    >>> check_address("127.0.0.1", 99999)
    Traceback (most recent call last):
    ValueError: port 99999: expected a number from 0 to 65535
    """
    if not 0 <= port <= MAX_PORT:
        raise ValueError(f"port {port}: expected a number from 0 to {MAX_PORT}")
    try:
        errors = _try_addresses(ip, 0)
    except (OSError, UnicodeError) as error:  # gaierror is an OSError
        raise ValueError(f"address {ip!r:.60}: expected a name or an address of this machine ({error})") from None
    if None not in errors:
        raise ValueError(f"address {ip!r:.60}: this machine has no such address to listen on")


def _try_addresses(ip: str, port: int) -> list[int | None]:
    """Try to listen at each address that `ip` names.

    Return for each address the error code (errno), or None if the port is free.
    """
    errors: list[int | None] = []
    for family, kind, proto, _, address in socket.getaddrinfo(
        ip or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    ):
        try:
            with socket.socket(family, kind, proto) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
            errors.append(None)
        except OSError as error:  # a system without IPv6 has no such sockets, and Tornado skips the address, too
            errors.append(error.errno or 0)
    return errors


class Paths(HasTraits):
    """A server's paths, percent-encoded as in addresses.

    A letter beyond ASCII in a header would make each answer fail.
    """

    @validate("base_url", "server_url")
    def _encode_path(self, proposal: Any) -> str:
        return quote(proposal["value"], safe="/%:~")
