"""One stranger who attacks rooms.

Start it with `python benchmarks/room_attacks.py quiz HOST:PORT CODE SECRET`.

`rooms_attacked.py` starts it as a process of its own, with the lowest priority: a stranger's computer takes nothing of
the server's. Its own work is small: all bytes are made before the attack, and answers are dropped unread. Once a second
it prints how many messages it has sent.
"""

from __future__ import annotations

import asyncio
import json
import struct
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

ADDRESS: Final = "127.0.0.2"
"""From where the attacker comes: like the server a loopback address, but another one than that of the honest rooms."""
STEPS: Final = 590
MANY: Final = 1_000_000
sent = 0


class Target:
    """The target of an attack: a server, and a room whose teacher the attacker is."""

    def __init__(self, place: str, code: str, secret: str) -> None:
        self.host, _, self.port = place.partition(":")
        self.code, self.secret = code, secret
        self.hello = frame(do="hello", lang="en", teacher=True, token=secret)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, int(self.port), local_addr=(ADDRESS, 0))

    def head(self, method: str, path: str, *lines: str) -> bytes:
        first = f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Sec-Fetch-Site: same-origin"
        return "\r\n".join((*first, *lines, "", "")).encode()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[asyncio.StreamWriter]:
        """Open a websocket to the room; drop the frames that it receives.

        Raise ConnectionError if it is refused.
        """
        reader, writer = await self.connect()
        writer.write(
            self.head(
                "GET",
                f"/room/{self.code}/ws",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            )
        )
        dropping = None
        try:
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                raise ConnectionError
            dropping = asyncio.ensure_future(drop(reader, writer))
            yield writer
        finally:
            if dropping:
                dropping.cancel()
            writer.close()

    async def request(self, wanted: bytes, pause: float = 0.0) -> None:
        """Send a request on one connection after the other, again and again."""
        global sent
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self.connect()
                try:
                    while True:
                        writer.write(wanted)
                        head = await reader.readuntil(b"\r\n\r\n")
                        sent += 1
                        length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
                        await reader.readexactly(int(length or 0))
                        await asyncio.sleep(pause)
                finally:
                    writer.close()
            await asyncio.sleep(0.05)


async def drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while await reader.read(1 << 18):
            pass
    writer.close()


def frame(**message: object) -> bytes:
    """Return a message as a frame of a websocket.

    Its mask is zero, so that the payload stays as it is.
    """
    text = json.dumps(message, ensure_ascii=False).encode()
    if len(text) < 126:
        head = struct.pack("!BB", 0x81, 0x80 | len(text))
    elif len(text) < 1 << 16:
        head = struct.pack("!BBH", 0x81, 0x80 | 126, len(text))
    else:
        head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(text))
    return head + bytes(4) + text


async def say(target: Target, lines: int, messages: list[bytes], *, pause: float, count: int = MANY) -> None:
    """Send messages on some connections, again and again.

    A connection that is closed, or has sent `count` messages, is opened again.
    """

    async def repeat() -> None:
        global sent
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                async with target.line() as writer:
                    for number in range(count):
                        if writer.is_closing():
                            break
                        writer.write(messages[number % len(messages)] if number else target.hello)
                        await writer.drain()
                        sent += 1
                        await asyncio.sleep(pause)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(repeat() for _ in range(lines)))


async def huge_hellos(target: Target) -> None:
    """Say hello with 400 KB."""
    target.hello = frame(do="hello", note="\U0001f0a1" * 95_000)
    await say(target, 4, [target.hello], pause=0.2, count=2)


async def waiting_bytes(target: Target) -> None:
    """Send messages of 90 KB on 25 lines, as fast as they are taken."""
    await say(target, 25, [frame(do="begin", record="x" * 90_000)], pause=0.0)


async def quizzes(target: Target) -> None:
    """Ask for quizzes on eight lines, as the teacher of a room."""
    await say(target, 8, [frame(do="quiz")], pause=0.1)


async def matches(target: Target) -> None:
    """Begin matches of 590 steps on twelve lines, ask about them, and look at their steps."""
    begin, ask = frame(do="begin", record=long_record()), frame(do="ask", here=True)
    await say(target, 12, [begin, ask, *(frame(do="step", to=at) for at in (5, 300, 580))], pause=0.1)


async def class_frames(target: Target) -> None:
    """Have the frame of a class of 400 with 10,400 votes change, on twelve lines."""
    await say(target, 12, [frame(do="mark", marks=True), frame(do="mark", marks=False)], pause=0.1)


async def files(target: Target) -> None:
    """Fetch the files of that class on six connections."""
    wanted = [
        target.head("GET", f"/room/{target.code}/file?what={what}", f"X-Room-Secret: {target.secret}")
        for what in ("jsonl", "csv", "record")
    ]
    await asyncio.gather(*(target.request(wanted[number % 3], 0.1) for number in range(6)))


async def wrong_codes(target: Target) -> None:
    """Try ten wrong codes a second."""
    await asyncio.gather(*(target.request(target.head("GET", "/room/AAAAAA"), 1.0) for _ in range(10)))


async def lines_and_members(target: Target) -> None:
    """Connect lines to a room, also by single requests, and join on each."""
    global sent
    post = target.head("POST", f"/room/{target.code}/line", "Content-Type: application/json", "Content-Length: 2")
    polled = [asyncio.ensure_future(target.request(post + b"{}", 0.1)) for _ in range(2)]
    hellos = [frame(do="hello", lang="en", token=f"a{number}", tab="1") for number in range(600)]
    joins = [frame(do="join", name=f"A{number}") for number in range(600)]

    async def come(hello: bytes, join: bytes) -> None:
        global sent
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                async with target.line() as writer:
                    writer.write(hello + join)
                    sent += 2
                    while not writer.is_closing():
                        await asyncio.sleep(0.5)
            await asyncio.sleep(1.0)

    await asyncio.gather(*map(come, hellos, joins), *polled)


async def new_rooms(target: Target) -> None:
    """Open rooms, twenty a second."""
    head = ("Content-Type: application/x-www-form-urlencoded", "Content-Length: 10")
    await target.request(target.head("POST", "/room", *head) + b"game=knack", 0.05)


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "hello": huge_hellos,
    "bytes": waiting_bytes,
    "quiz": quizzes,
    "matches": matches,
    "class": class_frames,
    "files": files,
    "codes": wrong_codes,
    "lines": lines_and_members,
    "rooms": new_rooms,
}


def long_record() -> str:
    """Return a match of `STEPS` steps, played at random."""
    from knack_widgets.pages.line import Line
    from knack_widgets.pages.seeds import draw_seed
    from knack_widgets.rules import Record

    line, chance = Line.from_record(Record("knack", 4)), Random(1)
    while len(line.steps) < STEPS and not line.state.over:
        state = line.state
        line = line.play(state.by_chance(draw_seed()) if state.chance else chance.choice(list(state.moves())))
    return line.record().dumps()


async def attack(name: str, target: Target) -> None:
    attacking = asyncio.ensure_future(ATTACKS[name](target))
    while not attacking.done():
        print(sent, flush=True)
        await asyncio.sleep(1)
    attacking.result()


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], Target(*sys.argv[2:5])))
