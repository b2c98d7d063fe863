"""Addresses that lead a phone to this server: of rooms, and in the QR codes of printed exercises."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import psutil
from jupyter_server.serverapp import list_running_servers
from tornado.httputil import url_concat

from .addresses import is_here

EVERYWHERE: Final = ("", "0.0.0.0", "::", "*")
"""Values of `--ip` with which a server listens to the network."""
UNREACHABLE: Final = frozenset({"alone", "no_address"})
"""Warnings that the address leads a phone to the phone itself, so that no QR code of it may be shown."""
HOST: Final = re.compile(r"[\w.:-]+")
MAX_TYPED: Final = 200


def reach(
    base: str,
    path: str,
    ip: str,
    env: Mapping[str, str] = os.environ,
    servers: Callable[[], Iterable[Mapping[str, Any]]] = list_running_servers,
    typed: str = "",
) -> tuple[str, list[str]]:
    """Return the address of a page for phones, and keys of warnings for the teacher.

    The warnings are explained at `UNREACHABLE`.

    A teacher at the server's own machine requests ``localhost``, which on a phone means the phone itself. If the server
    listens to the network, the result has its network address instead; if not, there is a warning. On a Binder, phones
    need the session's token. On a user's server of a JupyterHub, only that user can connect. `typed`: the host that the
    teacher has typed if no address was known.

    >>> reach("http://localhost:8866/", "room", "127.0.0.1", {}), reach("https://school.example/", "room", "", {})
    (('http://localhost:8866/room', ['alone']), ('https://school.example/room', []))
    >>> reach("http://localhost:8866/", "room", "127.0.0.1", {}, typed="192.168.1.5")
    ('http://192.168.1.5:8866/room', [])
    >>> hub, jupyter = "https://hub.example/user/x/book/", [{"base_url": "/user/x/", "token": "t"}]
    >>> reach(hub, "room", "127.0.0.1", {"BINDER_LAUNCH_HOST": "https://binder.example"}, lambda: jupyter)
    ('https://hub.example/user/x/book/room?token=t', ['binder'])
    >>> reach(hub, "room", "127.0.0.1", {"JUPYTERHUB_USER": "x"})
    ('https://hub.example/user/x/book/room', ['own_server'])
    """
    url, address = urlsplit(base), f"{base}{path}"
    if any(name.startswith("BINDER_") for name in env):
        tokens = [str(one["token"]) for one in servers() if url.path.startswith(one["base_url"]) and one["token"]]
        return (str(url_concat(address, {"token": tokens[0]})) if tokens else address), ["binder"]
    if env.get("JUPYTERHUB_USER"):
        return address, ["own_server"]
    book, warnings = in_network(base, ip, typed)
    return f"{book}{path}", warnings


def in_network(base: str, ip: str, typed: str = "") -> tuple[str, list[str]]:
    """Return the book's address with the machine's network address instead of ``localhost``, and keys of warnings.

    With a warning, the address leads a phone to itself.

    base: the book's address as the browser knows it
    ip: the address at which the server listens
    typed: the host that somebody has typed instead

    >>> in_network("http://localhost:8866/", "127.0.0.1"), in_network("https://school.example/", "127.0.0.1")
    (('http://localhost:8866/', ['alone']), ('https://school.example/', []))
    """
    url = urlsplit(base)
    if not is_here(url.hostname or ""):
        return base, []
    listens = ip in EVERYWHERE
    host, port = split_host(typed)
    own = host or (own_address() if listens else ip)
    if not own or is_here(own):
        return base, ["no_address" if listens else "alone"]
    port = port or (f":{url.port}" if url.port else "")
    return f"{url.scheme}://{f'[{own}]' if ':' in own else own}{port}{url.path}", []


def split_host(typed: str) -> tuple[str, str]:
    """Return the host and the port (":8866" or "") of a typed address, or two empty strings.

    >>> [split_host(typed) for typed in ("192.168.1.5", "http://desk.local:8866/room", "[fd00::5]:80", "<b>")]
    [('192.168.1.5', ''), ('desk.local', ':8866'), ('fd00::5', ':80'), ('', '')]
    """
    text = typed.strip()[:MAX_TYPED]
    with suppress(ValueError):
        parts = urlsplit(text if "//" in text else f"//{text}")
        if parts.hostname and HOST.fullmatch(parts.hostname):
            return parts.hostname, f":{parts.port}" if parts.port else ""
    return "", ""


def own_address() -> str:
    """Return the machine's address in its network, or "" without a network. Send no packet."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
    return choose_address(
        entry.address
        for name, entries in psutil.net_if_addrs().items()
        if name in (states := psutil.net_if_stats()) and states[name].isup
        for entry in entries
        if entry.family in (socket.AF_INET, socket.AF_INET6)
    )


def choose_address(addresses: Iterable[str]) -> str:
    """Return the best address for phones on a machine without a default route, or "".

    >>> choose_address(["127.0.0.1", "::1", "fe80::1%eth0", "fd00::5", "192.168.4.1"])
    '192.168.4.1'
    >>> choose_address(["127.0.0.1", "fe80::1%eth0", "fd00::5"]), choose_address(["127.0.0.1", "169.254.3.4"])
    ('fd00::5', '')
    """
    ips = [ip_address(address.partition("%")[0]) for address in addresses]
    usable = [one for one in ips if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return str(min(usable, key=lambda one: (one.version, not one.is_private))) if usable else ""
