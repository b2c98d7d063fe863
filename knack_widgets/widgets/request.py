"""What the visitor's address asks for (`?game=…&record=…&step=…&lang=…`), as the notebook's kernel can learn it.

A kernel that Voilà starts for a visitor has the query in its environment. A pre-heated one runs the notebook before
there is a visitor; the server sends it the visitor's request later, on a websocket. `voila.utils.wait_for_request`
waits for that, too, but it stops the notebook, so that nothing after it is pre-heated, and imports the whole server
into the reader's kernel. Here `on_visit` lets the notebook go on, and the single message is read from a bare socket:
even the smallest websocket library would cost three megabytes a reader.

In the static edition the kernel is started by the page itself, which puts its address' query into the same variable of
Pyodide's environment as a server would (`alone.js` of the page template).
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from threading import Thread
from typing import BinaryIO, Final
from urllib.parse import parse_qsl, urlencode

from ..rulebook.link_fields import first_fields

MAX_FIELDS: Final = 32
READER: Final = "reader"
"""The field with the reader's names, hashed and joined by dots. Only the server sets it: an address cannot."""
MAX_BYTES: Final = 1 << 20
CONNECT_S: Final = 5.0
"""Seconds that the server may take to open the websocket; the wait for the visitor is unlimited."""
STATIC: Final = "static"
"""The value of `SERVER_SOFTWARE` in the static edition, before the slash."""
AHEAD: Final = f"{STATIC}/ahead"
"""The same while its build runs the notebooks."""
Visits = list[Callable[[dict[str, str]], object]]
_LATER: Final[ContextVar[Visits | None]] = ContextVar("later", default=None)
"""What is to be asked for when there is a kernel."""


def query() -> dict[str, str]:
    """The visitor's query: names to values, the first of each name. Under pre-heating it waits for the visitor.

    Outside Voilà (JupyterLab, tests, scripts), and where the server cannot be reached, it is empty, at once. So is a
    query that cannot be read: a page must open for any address.

    >>> query()
    {}
    """
    if _is_preheated():
        return _parse(_visitor_query().result())
    if is_served():
        return _parse(os.environ.get("QUERY_STRING", ""))
    return {}


def is_served() -> bool:
    """Whether this kernel's notebook is shown as a page of its own, and not stored as a notebook, to be read without
    it.

    >>> is_served()
    False
    """
    return _software() in ("voila", STATIC)


def is_drawn_ahead() -> bool:
    """Whether what a widget looks like is wanted, for a page to show before its scripts have come: by a server, and by
    the build of the static edition.

    >>> is_drawn_ahead()
    False
    """
    return _software() == "voila" or os.environ.get("SERVER_SOFTWARE") == AHEAD


def is_shared() -> bool:
    """Whether others are served on this machine: by Voilà, or each by a server of a JupyterHub's.

    >>> is_shared()
    False
    """
    return _software() == "voila" or "JUPYTERHUB_USER" in os.environ


def page(name: str) -> str:
    """The address of another page of the book, as seen from this one.

    >>> page("index")
    'index.ipynb'
    """
    return f"{name}.html" if _software() == STATIC else f"{name}.ipynb"


def on_paper(game: str, kind: str, *asked: tuple[str, str]) -> str | None:
    """Where something of a game is made for paper, in the language `@`; `None` where nobody makes it.

    The static edition has files of the rules, and no server that could draw exercises: the page makes a file of them.

    >>> on_paper("knack", "rules")
    """
    if _software() == STATIC:
        return f"{game}-{kind}-@.html" if kind == "rules" else None
    return f"{page(game)}?{urlencode([('print', kind), *asked])}&lang=@" if is_served() else None


def on_visit(act: Callable[[dict[str, str]], object]) -> None:
    """Call `act` with the query if there is one: at once when it is known, under pre-heating when the visitor comes.

    In the latter case it is called on the kernel's own loop, between messages, so that it may change widgets; the page
    that is just loading gets the changed ones. Without a query it is never called.

    >>> on_visit(print)
    """
    later = _LATER.get()
    if later is not None:
        later.append(act)
        return
    if not _is_preheated():
        if found := query():
            act(found)
        return
    loop = asyncio.get_running_loop()  # an ipykernel runs its cells inside its loop

    def pass_on(announced: Future[str]) -> None:
        if found := _parse(announced.result()):
            loop.call_soon_threadsafe(act, found)

    _visitor_query().add_done_callback(pass_on)


@contextmanager
def before_visits() -> Iterator[Visits]:
    """Where a notebook runs before it has a kernel: what is to be called then with `on_visit`, as it comes in."""
    later: Visits = []
    token = _LATER.set(later)
    try:
        yield later
    finally:
        _LATER.reset(token)


def _software() -> str:
    """Who serves the page, by the first half of what CGI calls `SERVER_SOFTWARE`; empty outside of pages.

    A page that is rendered ahead counts as Voilà's, though nobody has requested it yet.
    """
    return "voila" if _is_preheated() else os.environ.get("SERVER_SOFTWARE", "").partition("/")[0]


def _is_preheated() -> bool:
    return os.environ.get("VOILA_PREHEAT") == "True"


def _parse(text: str) -> dict[str, str]:
    try:
        pairs = parse_qsl(text, max_num_fields=MAX_FIELDS)
    except ValueError:
        return {}
    return first_fields(pairs)


@cache
def _visitor_query() -> Future[str]:
    """The query string of the one visitor of this kernel."""
    future: Future[str] = Future()

    def listen() -> None:
        try:
            future.set_result(str(json.loads(_message())["QUERY_STRING"]))
        except Exception:  # no server, no announcement, nothing readable: the page goes without
            future.set_result("")

    Thread(target=listen, name="knack-visitor", daemon=True).start()
    return future


def _message() -> bytes:
    """The server's message with the visitor's request; its address is in variables that Voilà gives to its kernels."""
    env = os.environ.get
    host, port = env("VOILA_APP_IP", "127.0.0.1").strip("[]"), int(env("VOILA_APP_PORT", "8866"))
    base = env("VOILA_WS_BASE_URL") or env("VOILA_SERVER_URL", "/")
    ask = (
        f"GET {base}voila/query/{os.environ['VOILA_KERNEL_ID']} HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
    )
    with socket.create_connection((host, port), timeout=CONNECT_S) as line, line.makefile("rb") as heard:
        line.sendall(ask.encode())
        if b" 101 " not in heard.readline():
            raise ConnectionRefusedError("no websocket here")
        while heard.readline().strip():
            pass
        line.settimeout(None)
        while True:
            kind, payload = _frame(heard)
            if kind == TEXT:
                return payload
            if kind == CLOSE:
                raise ConnectionAbortedError("the server is going")


TEXT, CLOSE = 1, 8


def _frame(heard: BinaryIO) -> tuple[int, bytes]:
    """The next websocket frame (RFC 6455, 5.2): its kind and what it carries. Servers do not mask."""
    kind, length = _read(heard, 2)
    if length >= 126:
        length = int.from_bytes(_read(heard, 2 if length == 126 else 8), "big")
    return kind & 0x0F, _read(heard, min(length, MAX_BYTES + 1))


def _read(heard: BinaryIO, count: int) -> bytes:
    found = heard.read(count)
    if len(found) < count or count > MAX_BYTES:
        raise ConnectionAbortedError("the message is cut off, or too long")
    return found
