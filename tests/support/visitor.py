"""A reader without a browser, for tests, benchmarks and proofs of hosting.

It opens a page, talks to its kernel as the page's script does, and clicks. It sends the cookies that it has received,
also through a proxy.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Mapping
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, Final
from urllib.parse import urljoin, urlsplit
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

CONFIG: Final = re.compile(r'<script id="jupyter-config-data" type="application/json">(.*?)</script>', re.S)
"""The element in which a page names its kernel and the path under which its server answers."""
PATIENCE_S: Final = 60.0
"""Longest wait for an answer, which is a page or a message (seconds)."""
LARGEST: Final = 64 * 2**20
WIDGETS: Final = {"version": "1.0.0"}
"""The version of the control channel's protocol, for which the kernel asks."""
Message = dict[str, Any]


class Visitor:
    """A reader, as an asynchronous context manager; its exit stops the kernel of the page.

    cookies: cookies by path and name, which answers may extend
    models: the state of every widget by id, after `open` has returned
    """

    def __init__(self, cookies: Mapping[tuple[str, str], str] | None = None) -> None:
        self.cookies: dict[tuple[str, str], str] = dict(cookies or {})
        self.models: dict[str, dict[str, Any]] = {}
        self.kernel = ""
        self._line: WebSocketClientConnection | None = None
        self._session = uuid4().hex

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def fetch(self, url: str, **settings: Any) -> HTTPResponse:
        """Request an address, and follow redirects. A status is never an error."""
        for _ in range(12):
            headers = {**settings.pop("headers", {}), "Cookie": self._cookie(url)}
            request = HTTPRequest(
                url, headers=headers, follow_redirects=False, request_timeout=PATIENCE_S, connect_timeout=20, **settings
            )
            answer = await AsyncHTTPClient(max_clients=200).fetch(request, raise_error=False)
            for line in answer.headers.get_list("Set-Cookie"):
                self.cookies |= {(each["path"] or "/", name): each.value for name, each in SimpleCookie(line).items()}
            if answer.code not in (301, 302, 303, 307):
                return answer
            url, settings = urljoin(url, answer.headers["Location"]), {}
        raise RuntimeError(f"redirected again and again, at last to {url}")

    async def open(self, url: str) -> HTTPResponse:
        """Request a page and, if its status is 200, connect to its kernel and read its widgets."""
        answer = await self.fetch(url)
        if answer.code == 200:
            await self.join(answer)
        return answer

    async def join(self, page: HTTPResponse) -> None:
        """Connect to the kernel of a received page."""
        match = CONFIG.search(page.body.decode())
        if match is None:
            raise RuntimeError(f"{page.effective_url} is no page of a notebook: {page.body[:300]!r}")
        config = json.loads(match[1])
        self.kernel = str(config["kernelId"])
        self._base = urljoin(page.effective_url, config["baseUrl"])
        line = f"{self._base}api/kernels/{self.kernel}/channels?session_id={self._session}"
        request = HTTPRequest(
            "ws" + line.removeprefix("http"), headers={"Cookie": self._cookie(line)}, connect_timeout=20
        )
        self._line = await websocket_connect(request, max_message_size=LARGEST)
        control = uuid4().hex
        await self._send("comm_open", comm_id=control, target_name="jupyter.widget.control", data={})
        await self._send("comm_msg", comm_id=control, data={"method": "request_states"})
        reply = await self._heard(lambda data: data.get("method") == "update_states", control)
        self.models = {key: model["state"] for key, model in reply["states"].items()}

    def model(self, wanted: Callable[[Mapping[str, Any]], object]) -> str:
        """Return the id of the first widget whose state fulfils `wanted`.

        Raise LookupError if there is no such widget.
        """
        for key, state in self.models.items():
            if wanted(state):
                return key
        raise LookupError(f"no such widget among {len(self.models)}")

    async def click(self, model: str, message: Message, watched: str | None = None) -> float:
        """Send the message of a click, and wait until a model has changed; return the seconds.

        watched: the id of that model; by default the one that the message is sent to
        """
        began = time.perf_counter()
        await self.say(model, message)
        await self.hear(watched or model)
        return time.perf_counter() - began

    async def hear(self, model: str) -> None:
        """Wait until a model changes."""
        reply = await self._heard(lambda data: data.get("method") == "update", model)
        self.models[model].update(reply["state"])

    async def say(self, model: str, message: Message) -> None:
        """Send the message of a click without waiting for an answer."""
        await self._send("comm_msg", comm_id=model, data={"method": "custom", "content": message})

    @property
    def line(self) -> WebSocketClientConnection:
        """The websocket to the page's kernel, for a test that reads it alone."""
        assert self._line is not None, "the page is not open"
        return self._line

    async def leave(self) -> None:
        """Close the websocket, and have the kernel stopped, as a page does that closes."""
        if self._line is not None:
            self._line.close()
            self._line = None
            await self.fetch(
                f"{self._base}voila/api/shutdown/{self.kernel}",
                method="POST",
                body="_xsrf=",
                headers={"Sec-Fetch-Site": "same-origin", "Origin": "://".join(urlsplit(self._base)[:2])},
            )

    async def _send(self, kind: str, **content: Any) -> None:
        assert self._line is not None, "the page is not open"
        head = {"msg_id": uuid4().hex, "msg_type": kind, "session": self._session, "username": "", "version": "5.3"}
        message = {"channel": "shell", "header": head, "parent_header": {}, "metadata": WIDGETS, "content": content}
        await self._line.write_message(json.dumps(message))

    async def _heard(self, wanted: Callable[[Message], bool], comm: str) -> Message:
        """Return the data of the next message of a comm that fulfils `wanted`, and skip others."""
        assert self._line is not None, "the page is not open"
        while (
            text := await asyncio.wait_for(asyncio.ensure_future(self._line.read_message()), PATIENCE_S)
        ) is not None:
            if isinstance(text, bytes):  # a message with buffers consists of offsets, the message and the buffers
                count = int.from_bytes(text[:4], "big")
                ends = [int.from_bytes(text[at : at + 4], "big") for at in range(4, 4 * count + 4, 4)]
                text = text[ends[0] : ends[1] if count > 1 else None].decode()
            message = json.loads(text)
            content = message["content"]
            if message["msg_type"] == "comm_msg" and content["comm_id"] == comm and wanted(content["data"]):
                return dict(content["data"])
        raise ConnectionError("the kernel's line was closed")

    def _cookie(self, url: str) -> str:
        """Return the cookies for an address; of two with one name, the one with the longer path.

        >>> Visitor({("/", "a"): "1", ("/hub/", "a"): "2", ("/x/", "b"): "3"})._cookie("http://here/hub/login")
        'a=2'
        """
        path = urlsplit(url).path
        sent = {name: value for (under, name), value in sorted(self.cookies.items()) if path.startswith(under)}
        return "; ".join(f"{name}={value}" for name, value in sent.items())
