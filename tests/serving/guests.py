"""Readers and strangers who speak to a kernel's line frame by frame, as no page does."""

import asyncio
import json
import re
import struct
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import nbformat
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.support.visitor import Visitor

V1 = "v1.kernel.websocket.jupyter.org"
KERNEL = re.compile(rb'"kernelId": "([0-9a-f-]{36})"')
OURS = {"Sec-Fetch-Site": "same-origin"}


LABEL = "import ipywidgets\nipywidgets.Label('on the table')"


def write_notebook(path: Path, cell: str = LABEL) -> None:
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [nbformat.v4.new_code_cell(cell)]
    nbformat.write(book, path)


class Guest:
    """A browser with its cookies, and the line that it has opened."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.browser = Visitor()
        self.kernel = ""
        self.session = uuid4().hex

    async def read(self, notebook: str) -> "Guest":
        """Ask for a page, which brings a kernel."""
        page = await self.browser.fetch(f"{self.url}/voila/render/{notebook}.ipynb")
        assert page.code == 200, page.body
        self.kernel = KERNEL.search(page.body)[1].decode()
        return self

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for (_, name), value in self.browser.cookies.items())}

    async def status(self, path: str, method: str = "GET", **headers: str) -> int:
        body = None if method in ("GET", "DELETE") else ""
        answer = await self.browser.fetch(f"{self.url}{path}", method=method, body=body, headers=headers)
        return int(answer.code)

    async def line(self, kernel: str = "", *, v1: bool = True) -> WebSocketClientConnection:
        """A line to a kernel: the guest's own, or another's. Raises `HTTPClientError` where it is refused."""
        address = f"ws://{urlsplit(self.url).netloc}/api/kernels/{kernel or self.kernel}/channels"
        request = HTTPRequest(f"{address}?session_id={self.session}", headers=self.headers())
        return await websocket_connect(request, subprotocols=[V1] if v1 else None)


def reading(live: Callable[..., None], folder: Path, scene: Callable, *options: str, cell: str = LABEL) -> None:
    """Plays a scene with a server, and a reader who has been given a page."""
    write_notebook(folder / "notebooks" / "game.ipynb", cell)

    async def perform(server) -> None:
        async with asyncio.timeout(90):  # a line that stays open is a failure, not a wait
            await scene(server, await Guest(f"http://127.0.0.1:{server.port}").read("game"))

    live(perform, "--BookServer.forks=False", *options)


def message(kind: str, content: object, *, header: object = None) -> dict:
    head = {"msg_id": uuid4().hex, "msg_type": kind, "session": "guest", "username": "", "version": "5.3"}
    return {"header": head if header is None else header, "parent_header": {}, "metadata": {}, "content": content}


def raw(spoken: dict, channel: str = "shell") -> bytes:
    """A message as the newer protocol writes it."""
    parts = [channel.encode(), *(json.dumps(part).encode() for part in spoken.values())]
    ends = [8 * (len(parts) + 2)]
    for part in parts:
        ends.append(ends[-1] + len(part))
    return struct.pack(f"<{len(ends) + 1}Q", len(ends), *ends) + b"".join(parts)


def text(spoken: dict, channel: str = "shell") -> str:
    """A message as the older protocol writes it."""
    return json.dumps({"channel": channel, **spoken})


def in_text(frame: str | bytes) -> dict:
    """What came, by either protocol, as the older one has it."""
    if isinstance(frame, str):
        return json.loads(frame)
    count = struct.unpack_from("<Q", frame)[0]
    ends = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[a:b] for a, b in pairwise(ends)]
    return dict(zip(("header", "parent_header", "metadata", "content"), map(json.loads, parts[1:5]), strict=True))


async def shut(line: WebSocketClientConnection) -> None:
    """Close the line, and wait until both ends have."""
    line.close()
    await close_code(line)


async def close_code(line: WebSocketClientConnection) -> int | None:
    """Wait until the line is closed; the code that it was closed with."""
    while await line.read_message() is not None:
        pass
    code = line.close_code
    line.close()
    return code


async def answer(line: WebSocketClientConnection, kind: str) -> dict:
    """The content of the next message of a type."""
    while (frame := await line.read_message()) is not None:
        found = in_text(frame)
        if found["header"]["msg_type"] == kind:
            return found["content"]
    raise ConnectionError(f"the line was closed ({line.close_code}) before a {kind} came")
