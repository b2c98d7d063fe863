"""How phones come to a room: the address that is typed or scanned."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.serverapp import list_running_servers
from tornado.httputil import url_concat

from .hosts import is_here


def reach(
    base: str,
    path: str,
    ip: str,
    env: Mapping[str, str] = os.environ,
    servers: Callable[[], Iterable[Mapping[str, Any]]] = list_running_servers,
) -> tuple[str, list[str]]:
    """The address of a page for phones, and what the teacher has to be told of it.

    A teacher at the server's own machine asks for ``localhost``, which on a phone is the phone itself: where the server
    listens to the network, its address there stands instead, and where it does not, that is said. On a Binder nobody
    comes in without the session's token. On a JupyterHub's own server nobody but its user does.

    >>> reach("http://localhost:8866/", "room", "127.0.0.1", {}), reach("https://school.example/", "room", "", {})
    (('http://localhost:8866/room', ['alone']), ('https://school.example/room', []))
    >>> hub, jupyter = "https://hub.example/user/x/book/", [{"base_url": "/user/x/", "token": "t"}]
    >>> reach(hub, "room", "127.0.0.1", {"BINDER_LAUNCH_HOST": "https://binder.example"}, lambda: jupyter)
    ('https://hub.example/user/x/book/room?token=t', ['binder'])
    >>> reach(hub, "room", "127.0.0.1", {"JUPYTERHUB_USER": "x"})
    ('https://hub.example/user/x/book/room', ['own_server'])
    """
    found, address = urlsplit(base), f"{base}{path}"
    if any(name.startswith("BINDER_") for name in env):
        tokens = [str(one["token"]) for one in servers() if found.path.startswith(one["base_url"]) and one["token"]]
        return (str(url_concat(address, {"token": tokens[0]})) if tokens else address), ["binder"]
    if env.get("JUPYTERHUB_USER"):
        return address, ["own_server"]
    if not is_here(found.hostname or ""):
        return address, []
    own = own_address() if ip in ("", "0.0.0.0", "::", "*") else ip
    if not own or is_here(own):
        return address, ["alone"]
    port = f":{found.port}" if found.port else ""
    return f"{found.scheme}://{f'[{own}]' if ':' in own else own}{port}{found.path}{path}", []


def own_address() -> str:
    """The machine's address in its network; empty where it is in none. (Nothing is sent.)"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
