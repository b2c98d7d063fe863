"""The host names to which the server answers.

A page elsewhere can have its own name point to this machine (DNS rebinding) and is then, to the browser, of the same
origin as a server that listens here. Such a request names a host that is not ours.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, Final

from tornado.routing import Matcher

ANY: Final = "*"


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

    They are the allowed names; else any name ("*"), or () if only this machine can reach the server.

    `ip`: where it listens. `base`: its path; a server with one stands behind a proxy, whose names are not known here.

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
