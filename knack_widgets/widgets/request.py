"""The query of the visitor's address, as the notebook's kernel reads it.

Example of a query: `?game=…&record=…&step=…&lang=…`.

A kernel that Voilà starts for a visitor has the query in its environment. A pre-heated kernel runs the notebook before
there is a visitor, and the server sends it the visitor's request later, on a websocket. `voila.utils.wait_for_request`
also waits for the request, but it stops the notebook, so that the cells after it are not pre-heated, and it imports the
whole server into the reader's kernel. Here `on_visit` lets the notebook continue, and the single message is read from a
plain socket, because even the smallest websocket library would cost three megabytes for each reader.

In the static edition the page itself starts the kernel. It puts the query of its address into the same variable of
Pyodide's environment as a server would (`alone.js` of the page template).
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from threading import Thread
from typing import BinaryIO, Final
from urllib.parse import parse_qsl

from ..rulebook.languages import LANGS
from ..rulebook.link_fields import first_fields

MAX_FIELDS: Final = 32
READER: Final = "reader"
"""The field with the reader's names, hashed and joined by dots. Only the server can set it; an address cannot."""
ROOMS: Final = "KNACK_ROOMS"
"""The environment variable with the address of the page that opens rooms; only the book's own server sets it."""
MAX_BYTES: Final = 1 << 20
CONNECT_S: Final = 60.0
"""Time that the server may take to open the websocket (seconds). The wait for the visitor is unlimited.

A kernel that gives up shows its page without the query, in the default language: a server that starts on a busy machine
may need more than 5 s.
"""
STATIC: Final = "static"
"""The value of `SERVER_SOFTWARE` in the static edition, before the slash."""
AHEAD: Final = f"{STATIC}/ahead"
"""The value of `SERVER_SOFTWARE` while the build of the static edition runs the notebooks."""
Visits = list[Callable[[dict[str, str]], object]]
_LATER: Final[ContextVar[Visits | None]] = ContextVar("later", default=None)
"""The functions that `before_visits` collects, or None outside its block."""


def query() -> dict[str, str]:
    """Return the visitor's query (name → first value of that name).

    A pre-heated kernel waits for the visitor. Outside Voilà (JupyterLab, tests, scripts), or if the server cannot be
    reached, the query is empty at once. A query that cannot be read is also empty, because a page must open for any
    address.

    >>> query()
    {}
    """
    if _is_preheated():
        return _parse(_visitor_query().result())
    if is_served():
        return _parse(os.environ.get("QUERY_STRING", ""))
    return {}


def is_served() -> bool:
    """Return whether this kernel's notebook is shown as a separate page.

    Otherwise it is a notebook, which may be stored and read later without its kernel.

    >>> is_served()
    False
    """
    return _software() in ("voila", STATIC)


def is_static() -> bool:
    """Return whether this kernel runs in the browser, in the static edition.

    >>> is_static()
    False
    """
    return _software() == STATIC


def is_drawn_ahead() -> bool:
    """Return whether widgets have to supply HTML for a page whose scripts have not loaded.

    A server and the build of the static edition use such HTML.

    >>> is_drawn_ahead()
    False
    """
    return _software() == "voila" or os.environ.get("SERVER_SOFTWARE") == AHEAD


def is_unattended() -> bool:
    """Return whether a program runs the notebook to keep its outputs, such as nbconvert, nbclient or papermill.

    What it keeps is read without a kernel. Such a program cannot answer a request for input, and says so in its
    requests.

    >>> is_unattended()
    False
    """
    shell = sys.modules.get("IPython") and sys.modules["IPython"].get_ipython()
    kernel = getattr(shell, "kernel", None)
    if kernel is None or is_served() or "google.colab" in sys.modules:
        return False
    request = kernel.get_parent() or {}
    return request.get("content", {}).get("allow_stdin") is False


def notebook_language() -> str | None:
    """Return the language in which the widgets of a notebook begin, or None if nobody has chosen one.

    The extension for JupyterLab sets the environment variable `KNACK_LANG` for each kernel; a reader can do so, too. A
    served page has the language of its address.

    >>> notebook_language() in (None, *LANGS)
    True
    """
    lang = os.environ.get("KNACK_LANG")
    return lang if lang in LANGS and not is_served() else None


def is_shared() -> bool:
    """Return whether this machine serves several readers, by Voilà or by a JupyterHub.

    >>> is_shared()
    False
    """
    return _software() == "voila" or "JUPYTERHUB_USER" in os.environ


def rooms_page() -> str | None:
    """Return the address of the page on which a class opens and enters rooms, or None if this server has no rooms.

    >>> rooms_page()
    """
    return os.environ.get(ROOMS) if _software() == "voila" else None


def on_visit(act: Callable[[dict[str, str]], object]) -> None:
    """Call `act` with the visitor's query, in a pre-heated kernel when the visitor comes.

    Other kernels call it at once. A pre-heated kernel calls it in its own event loop, between messages, so that it may
    change widgets. The page that is loading then gets the changed widgets. Without a query `act` is never called.

    >>> on_visit(print)
    """
    later = _LATER.get()
    if later is not None:
        later.append(act)
        return
    if not _is_preheated():
        if fields := query():
            act(fields)
        return
    loop = asyncio.get_running_loop()  # an ipykernel runs its cells inside its event loop

    def pass_on(announced: Future[str]) -> None:
        if fields := _parse(announced.result()):
            loop.call_soon_threadsafe(act, fields)

    _visitor_query().add_done_callback(pass_on)


@contextmanager
def before_visits() -> Iterator[Visits]:
    """Collect the functions passed to `on_visit` within a `with` block.

    Within the block a notebook has no kernel yet, so `on_visit` calls none of them.
    """
    later: Visits = []
    token = _LATER.set(later)
    try:
        yield later
    finally:
        _LATER.reset(token)


def _software() -> str:
    """Return the name of the software that serves the page, empty if there is no page.

    It is the first half of the CGI variable `SERVER_SOFTWARE`. A pre-heated page counts as Voilà's, although it has
    not been requested yet.
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
    """Return a future of the query string of this kernel's only visitor."""
    future: Future[str] = Future()

    def listen() -> None:
        try:
            future.set_result(str(json.loads(_message())["QUERY_STRING"]))
        except Exception:  # no server or no readable message: the page opens without a query
            future.set_result("")

    Thread(target=listen, name="knack-visitor", daemon=True).start()
    return future


def _message() -> bytes:
    """Wait for the server's message with the visitor's request, and return it.

    The server's address is in environment variables that Voilà sets for its kernels.
    """
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
            raise ConnectionRefusedError("the server did not open the websocket; expected status 101")
        while heard.readline().strip():
            pass
        line.settimeout(None)
        while True:
            kind, payload = _frame(heard)
            if kind == TEXT:
                return payload
            if kind == CLOSE:
                raise ConnectionAbortedError("the server closed the websocket; expected the visitor's request")


TEXT, CLOSE = 1, 8


def _frame(heard: BinaryIO) -> tuple[int, bytes]:
    """Read the next websocket frame (RFC 6455, 5.2), and return its opcode and its payload.

    Frames from a server are not masked.
    """
    kind, length = _read(heard, 2)
    if length >= 126:
        length = int.from_bytes(_read(heard, 2 if length == 126 else 8), "big")
    return kind & 0x0F, _read(heard, min(length, MAX_BYTES + 1))


def _read(heard: BinaryIO, count: int) -> bytes:
    data = heard.read(count)
    if len(data) < count or count > MAX_BYTES:
        raise ConnectionAbortedError(
            f"read {len(data):,} of {count:,} bytes; expected a whole message of at most {MAX_BYTES:,} bytes"
        )
    return data
