"""Devices in a room without a browser: a line of their own, or one request after the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, ClassVar, Self
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

OURS = {"Sec-Fetch-Site": "same-origin"}
PATIENCE_S = 30


class Device:
    """One line; frames are kept by kind."""

    open: ClassVar[list[Device]] = []

    def __init__(self, line: WebSocketClientConnection) -> None:
        self.line, self.frames = line, {}
        self.open.append(self)

    @classmethod
    async def connect(cls, url: str, code: str, headers: Mapping[str, str] | None = None, **hello: Any) -> Self:
        """`url`: the book's; `headers`: what the way to it asks for, such as a cookie."""
        place = urlsplit(url)
        address = f"{'wss' if place.scheme == 'https' else 'ws'}://{place.netloc}{place.path}room/{code}/ws"
        said = {"Origin": f"{place.scheme}://{place.netloc}", **(headers or {})}
        device = cls(await websocket_connect(HTTPRequest(address, headers=said)))
        await device.send(do="hello", lang="en", **hello)
        return device

    async def send(self, **message: Any) -> None:
        await self.line.write_message(json.dumps(message))

    async def until(self, kind: str, test: Any = bool) -> Any:
        async with asyncio.timeout(PATIENCE_S):
            while kind not in self.frames or not test(self.frames[kind]):
                text = await self.line.read_message()
                assert text is not None, "the line was closed"
                frame = json.loads(text)
                self.frames[frame["is"]] = frame
        return self.frames[kind]

    @classmethod
    async def close_all(cls) -> None:
        """Close all lines, and wait until they are."""
        for device in cls.open:
            device.line.close()
        while cls.open:
            line = cls.open.pop().line
            while await line.read_message() is not None:
                pass


class Polling:
    """A device whose websockets are eaten on the way."""

    def __init__(self, address: str, headers: Mapping[str, str]) -> None:
        self.address, self.headers, self.line, self.frames = address, headers, None, {}

    @classmethod
    async def connect(cls, url: str, code: str, headers: Mapping[str, str] | None = None, **hello: Any) -> Self:
        device = cls(f"{url}room/{code}/line", {**OURS, **(headers or {})})
        await device.send(do="hello", lang="en", **hello)
        return device

    async def post(self, **body: Any) -> None:
        text = json.dumps({"line": self.line, **body})
        request = HTTPRequest(self.address, method="POST", body=text, headers=self.headers, request_timeout=PATIENCE_S)
        found = json.loads((await AsyncHTTPClient().fetch(request)).body)
        self.line = found["line"]
        self.frames |= {frame["is"]: frame for frame in found["frames"]}

    async def send(self, **message: Any) -> None:
        await self.post(send=[message])

    async def until(self, kind: str, test: Any = bool) -> Any:
        async with asyncio.timeout(PATIENCE_S):
            while kind not in self.frames or not test(self.frames[kind]):
                await self.post(wait=True)
        return self.frames[kind]
