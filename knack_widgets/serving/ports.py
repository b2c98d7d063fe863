"""Addresses, ports and paths that the server is given."""

from __future__ import annotations

import errno
import socket
from typing import Any, Final
from urllib.parse import quote

from traitlets import HasTraits, validate

MAX_PORT: Final = 65535
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)


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

    Return, for each address, the error code (errno) or None if it is free.
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
        except OSError as error:  # a kernel without IPv6 has no socket of that family: Tornado passes it over, too
            errors.append(error.errno or 0)
    return errors


class Paths(HasTraits):
    """A server's paths, percent-encoded as in addresses.

    A letter beyond ASCII in a header would make each answer fail.
    """

    @validate("base_url", "server_url")
    def _encode_path(self, proposal: Any) -> str:
        return quote(proposal["value"], safe="/%:~")
