"""How phones come to a room: the address that is typed or scanned."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from .hosts import is_here


def reach(base: str, ip: str, env: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """The address that phones are to type, and what the teacher has to be told of it.

    A teacher at the server's own machine asks for ``localhost``, which on a phone is the phone itself: where the server
    listens to the network, its address there stands instead, and where it does not, that is said.

    >>> reach("http://localhost:8866/", "127.0.0.1", {}), reach("https://school.example/", "", {})
    (('http://localhost:8866/', ['alone']), ('https://school.example/', []))
    >>> reach("https://hub.example/user/x/", "127.0.0.1", {"BINDER_LAUNCH_HOST": "https://hub.example"})[1]
    ['binder']
    """
    found = urlsplit(base)
    if any(name.startswith("BINDER_") for name in env):
        return base, ["binder"]
    if not is_here(found.hostname or ""):
        return base, []
    own = own_address() if ip in ("", "0.0.0.0", "::", "*") else ip
    if not own or is_here(own):
        return base, ["alone"]
    port = f":{found.port}" if found.port else ""
    return f"{found.scheme}://{f'[{own}]' if ':' in own else own}{port}{found.path}", []


def own_address() -> str:
    """The machine's address in its network; empty where it is in none. (Nothing is sent.)"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
