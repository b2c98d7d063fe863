"""A reader without a browser: asks for a page, talks to its kernel as the page's script would, and clicks.

For tests, benchmarks and proofs of hosting; behind a proxy it carries the cookies that it was given.
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
"""Where a page names its kernel and the path under which its server answers."""
PATIENCE_S: Final = 60.0
"""For one answer, be it a page or a message."""
LARGEST: Final = 64 * 2**20
WIDGETS: Final = {"version": "1.0.0"}
"""The protocol of the control channel, which the kernel asks for."""
Message = dict[str, Any]


class Visitor:
    """One reader, as an asynchronous context; leaving it says farewell, as a page that closes does.

    `cookies`, by path and name, are sent where they belong and added to. `models` holds, once `open` has returned, the
    state of every widget by id.
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
        """Ask for an address, following redirections; any status is an answer."""
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
        """Ask for a page and, if it comes (status 200), connect to its kernel and learn the state of its widgets."""
        answer = await self.fetch(url)
        if answer.code == 200:
            await self.join(answer)
        return answer

    async def join(self, page: HTTPResponse) -> None:
        """Connect to the kernel of a page that has come."""
        found = CONFIG.search(page.body.decode())
        if found is None:
            raise RuntimeError(f"{page.effective_url} is no page of a notebook: {page.body[:300]!r}")
        config = json.loads(found[1])
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
        told = await self._heard(lambda data: data.get("method") == "update_states", control)
        self.models = {key: model["state"] for key, model in told["states"].items()}

    def model(self, wanted: Callable[[Mapping[str, Any]], object]) -> str:
        """The first widget whose state fulfils `wanted`; `LookupError` if there is none."""
        for key, state in self.models.items():
            if wanted(state):
                return key
        raise LookupError(f"no such widget among {len(self.models)}")

    async def click(self, model: str, message: Message, watched: str | None = None) -> float:
        """Send what a press sends; returns the seconds until the `watched` model (default: the same) has changed."""
        began = time.perf_counter()
        await self.say(model, message)
        await self.hear(watched or model)
        return time.perf_counter() - began

    async def hear(self, model: str) -> None:
        """Wait until a model changes."""
        told = await self._heard(lambda data: data.get("method") == "update", model)
        self.models[model].update(told["state"])

    async def say(self, model: str, message: Message) -> None:
        """Send what a press sends, and wait for nothing."""
        await self._send("comm_msg", comm_id=model, data={"method": "custom", "content": message})

    @property
    def line(self) -> WebSocketClientConnection:
        """The line to the page's kernel, for whoever reads it alone."""
        assert self._line is not None, "the page is not open"
        return self._line

    async def leave(self) -> None:
        """Close the line and say farewell."""
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
        """The data of the next message of a comm that is `wanted`; whatever else comes is passed over."""
        assert self._line is not None, "the page is not open"
        while (
            text := await asyncio.wait_for(asyncio.ensure_future(self._line.read_message()), PATIENCE_S)
        ) is not None:
            if isinstance(text, bytes):  # a message with buffers: their offsets, then the message, then they
                count = int.from_bytes(text[:4], "big")
                ends = [int.from_bytes(text[at : at + 4], "big") for at in range(4, 4 * count + 4, 4)]
                text = text[ends[0] : ends[1] if count > 1 else None].decode()
            message = json.loads(text)
            content = message["content"]
            if message["msg_type"] == "comm_msg" and content["comm_id"] == comm and wanted(content["data"]):
                return dict(content["data"])
        raise ConnectionError("the kernel's line was closed")

    def _cookie(self, url: str) -> str:
        """The cookies for an address; of two with one name, the one for the longer path.

        >>> Visitor({("/", "a"): "1", ("/hub/", "a"): "2", ("/x/", "b"): "3"})._cookie("http://here/hub/login")
        'a=2'
        """
        path = urlsplit(url).path
        sent = {name: value for (under, name), value in sorted(self.cookies.items()) if path.startswith(under)}
        return "; ".join(f"{name}={value}" for name, value in sent.items())
