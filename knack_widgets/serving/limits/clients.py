"""Clients, by signed cookie and by address, and how much of a server a client may use.

A school has one address, with a cookie for every reader. So the limits of an address are enough for a large class, and
the limits of a cookie for an impatient reader. Requests beyond that are served after the requests of other addresses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

from traitlets import Integer
from traitlets.config import Configurable

CLASS: Final = 30
"""Number of requests of an address that do not rank behind the requests of others."""


class ClientLimits(Configurable):
    """Limits for one client. The defaults are enough for a large class behind one address."""

    pages_per_reader = Integer(12, config=True, help="Pages that one reader may have open at the same time.")
    pages_per_address = Integer(400, config=True, help="Pages that may be open at the same time behind one address.")
    new_per_reader = Integer(40, config=True, help="New pages that one reader may ask for within a minute.")
    new_per_address = Integer(400, config=True, help="New pages that may be asked for within a minute by one address.")
    lines_per_kernel = Integer(4, config=True, help="Lines (websockets) that a page's kernel may have.")
    lines_per_reader = Integer(48, config=True, help="Lines that one reader may have.")
    lines_per_address = Integer(1_600, config=True, help="Lines that there may be to one address.")


class Client(NamedTuple):
    """A client: a browser at an address.

    reader: the name in the cookie
    address: the address
    known: whether the request brought the cookie
    """

    reader: str
    address: str = ""
    known: bool = True

    @property
    def group(self) -> str:
        """The name under which a request is counted.

        It is the reader if the cookie is known, else one name for all new readers of the address.
        """
        return self.reader if self.known else f"new at {self.address}"


def client(handler: Any) -> Client:
    """Return the client that has made a request."""
    cookie, user = handler.identity_provider.get_cookie_name(handler), handler.current_user
    name, address = user.username if user else "", network(handler.request.remote_ip or "")
    return Client(name, address, bool(handler.get_signed_cookie(cookie)))


def network(address: str) -> str:
    """Return the part of an address that identifies a client.

    This is the whole IPv4 address, or the first 64 bits of an IPv6 address.

    >>> network("192.0.2.7"), network("2001:db8::1:2:3:4"), network("")
    ('192.0.2.7', '2001:db8::', '')
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ip_address(int(ip) >> 64 << 64))


class OpenConnections:
    """Counts the open connections (websockets) of each kernel, reader and address."""

    def __init__(self, limits: ClientLimits) -> None:
        self.limits = limits
        self._count: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one(self, kernel_id: str, asker: Client) -> Iterator[bool]:
        """Count one more connection to a kernel while the `with` block runs.

        Yield False, without counting, if a limit is reached.
        """
        mine = {
            ("kernel", kernel_id): self.limits.lines_per_kernel,
            ("reader", asker.reader): self.limits.lines_per_reader,
            ("address", asker.address): self.limits.lines_per_address,
        }
        if any(self._count[key] >= most for key, most in mine.items()):
            yield False
            return
        self._count.update(mine.keys())
        try:
            yield True
        finally:
            for key in mine:
                self._count[key] -= 1
                if not self._count[key]:
                    del self._count[key]
