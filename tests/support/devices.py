"""Devices in a room without a browser: a line of their own, or one request after the other."""

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

    async def closed(self) -> int | None:
        """Wait until the line is closed; the code that it was closed with."""
        self.open.remove(self)
        while await self.line.read_message() is not None:
            pass
        code = self.line.close_code
        self.line.close()
        return code

    @classmethod
    async def close_all(cls) -> None:
        """Close all lines, and wait until they are."""
        for device in cls.open:
            device.line.close()
        while cls.open:
            await cls.open[-1].closed()


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


async def play(rooms: str, code: str, secret: str, moves: int = 2, **headers: str) -> None:
    """One phone has a websocket, the other none; each makes some moves that the others see."""
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
    """Whether a seat has something to do."""
    table = frame["table"]
    moves = [one for one in table["actions"] if not one["disabled"]]
    return table["seats"][seat]["turn"] and bool(moves or any(card["legal"] for card in table["seats"][seat]["hand"]))


def given(page: HTTPResponse) -> dict[str, Any]:
    """What a room's page knows."""
    found = re.search(rb'<script id="kr-given" type="application/json">(.*?)</script>', page.body, re.S)
    assert found, (page.code, page.effective_url, page.body[:2000])
    return json.loads(found[1])
