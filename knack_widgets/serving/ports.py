"""Whether a port can be listened on."""

from __future__ import annotations

import socket


def is_free(ip: str, port: int) -> bool:
    """Whether the port can be listened on at every address that `ip` names.

    >>> is_free("127.0.0.1", 0)
    True
    """
    for family, kind, proto, _, address in socket.getaddrinfo(
        ip or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    ):
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError:
                return False
    return True
