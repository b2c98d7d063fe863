"""Devices in a room without a browser, with a websocket or with single requests."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from typing import Any, ClassVar, Self
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

OURS = {"Sec-Fetch-Site": "same-origin"}
PATIENCE_S = 30


class Device:
    """A device with a websocket; its frames are stored by kind."""

    open: ClassVar[list[Device]] = []

    def __init__(self, line: WebSocketClientConnection) -> None:
        self.line, self.frames = line, {}
        self.open.append(self)

    @classmethod
    async def connect(cls, url: str, code: str, headers: Mapping[str, str] | None = None, **hello: Any) -> Self:
        """Connect a device to a room.

        url: the address of the book
        code: the code of the room
        headers: headers of the request, such as a cookie
        hello: further fields of the first message
        """
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

    async def closed(self) -> int | None:
        """Wait until the websocket is closed, and return the close code."""
        self.open.remove(self)
        while await self.line.read_message() is not None:
            pass
        code = self.line.close_code
        self.line.close()
        return code

    @classmethod
    async def close_all(cls) -> None:
        """Close all websockets, and wait until they are closed."""
        for device in cls.open:
            device.line.close()
        while cls.open:
            await cls.open[-1].closed()


class Polling:
    """A device without a websocket, because a filter on the way refuses it."""

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
        answer = json.loads((await AsyncHTTPClient().fetch(request)).body)
        self.line = answer["line"]
        self.frames |= {frame["is"]: frame for frame in answer["frames"]}

    async def send(self, **message: Any) -> None:
        await self.post(send=[message])

    async def until(self, kind: str, test: Any = bool) -> Any:
        async with asyncio.timeout(PATIENCE_S):
            while kind not in self.frames or not test(self.frames[kind]):
                await self.post(wait=True)
        return self.frames[kind]


async def play(rooms: str, code: str, secret: str, moves: int = 2, **headers: str) -> None:
    """Play some moves with two phones, only one of which has a websocket.

    Each phone makes moves that the other sees.
    """
    desk = await Device.connect(rooms, code, headers, teacher=True, token=secret)
    await desk.until("class")
    phones = [await kind.connect(rooms, code, headers, token=f"t{kind}", tab="1") for kind in (Device, Polling)]
    for seat, phone in enumerate(phones):
        await phone.until("own")
        await phone.send(do="join", name=f"P{seat}")
        await phone.send(do="sit", seat=seat)
        await phone.until("own", lambda frame, seat=seat: frame["you"] and frame["you"]["seat"] == seat)
    await desk.send(do="fill", by="careful")
    for _ in range(moves):
        for seat, phone in enumerate(phones):
            table = (await phone.until("view", lambda frame, seat=seat: acts(frame, seat)))["table"]
            buttons = [one["move"] for one in table["actions"] if not one["disabled"]]
            cards = [card["code"] for card in table["seats"][seat]["hand"] if card["legal"]]
            said = {"do": "move", "move": buttons[0]} if buttons else {"do": "card", "seat": seat, "code": cards[0]}
            await phone.send(**said, at=table["at"])
            for one in (desk, *phones):
                await one.until("view", lambda frame, at=table["at"]: frame["table"]["at"] > at)


def acts(frame: dict[str, Any], seat: int) -> bool:
    """Return whether a seat has something to do."""
    table = frame["table"]
    moves = [one for one in table["actions"] if not one["disabled"]]
    return table["seats"][seat]["turn"] and bool(moves or any(card["legal"] for card in table["seats"][seat]["hand"]))


def given(page: HTTPResponse) -> dict[str, Any]:
    """Return the data that a room's page has received."""
    match = re.search(rb'<script id="kr-given" type="application/json">(.*?)</script>', page.body, re.S)
    assert match, (page.code, page.effective_url, page.body[:2000])
    return json.loads(match[1])
