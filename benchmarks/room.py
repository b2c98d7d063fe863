"""Rooms that a whole class uses.

Start it with `python benchmarks/room.py [--phones 300] [--readers 30] [--moves 100] [--visits 5]`.

A server of its own; the phones are lines without a browser, in this process. Phones that only look on, and the
teacher, get drawings; those that play read the table as data, to choose a move. First thirty phones at one table and
five tables of four, with readers beside them whose kernels answer clicks: how long until a move has been seen by all
of its room. Then many phones that follow one teacher: how long until a step has been seen by all, and what a phone
costs. Then visits of a room in Chromium, as a new phone on slow 4G makes them: how long until the table is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import statistics
import sys
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import psutil
from browsing import FLAGS
from figures import keep
from playwright.sync_api import sync_playwright
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect
from weighing import PHONE, SHOWN, SLOWER, slow
from wires import Wire, counted

from tests.support.process import Running, running
from tests.support.visitor import Visitor

AT = re.compile(r'"at":(\d+),"mover"|data-at=\\"(\d+)')
GOAL_MOVE_S = 0.1
GOAL_STEP_S = 0.5
GOAL_MB = 0.5
GOAL_TABLE_S = 3.0
TABLE = """(css) => [...document.querySelectorAll(css)].some((el) => el.checkVisibility() && el.getClientRects().length)
  && performance.now()"""


class Phone:
    """One line: the step that it shows, and who it is."""

    def __init__(self, line: WebSocketClientConnection, seen: asyncio.Condition) -> None:
        self.line, self.at, self.seat, self.view, self._seen = line, -1, None, "", seen
        self.task = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        while (text := await self.line.read_message()) is not None:
            if '"is":"view"' in text[:40]:
                self.view = text
                found = AT.search(text)
                self.at = int(found[1] or found[2]) if found else self.at
            elif '"is":"own"' in text[:40] and (you := json.loads(text)["you"]):
                self.seat = you["seat"]
            async with self._seen:
                self._seen.notify_all()

    async def send(self, **message: object) -> None:
        await self.line.write_message(json.dumps(message))


async def open_line(page_url: str, timeout_s: float = 60, **network: str) -> WebSocketClientConnection:
    """Open a room's page, and then its line with the cookies of the page, as a new phone does.

    Raise PermissionError if the page is refused.

    page_url: the address of the room's page
    network: `network_interface`, the address that the phone has
    """
    client = AsyncHTTPClient(force_instance=True, defaults={"request_timeout": timeout_s, **network})
    page = await client.fetch(page_url, raise_error=False)
    if page.code != 200:
        raise PermissionError(f"{page.code} for {page_url}")
    cookies = "; ".join(cookie.partition(";")[0] for cookie in page.headers.get_list("Set-Cookie"))
    url = page_url.replace("http", "ws", 1) + "/ws"
    return await websocket_connect(HTTPRequest(url, headers={"Cookie": cookies}, **network), compression_options={})


class Room:
    """A room, its teacher and its phones."""

    def __init__(self, server: Running, code: str, secret: str) -> None:
        self.url, self.code = f"{server.url}room/{code}", code
        self.secret, self.seen, self.phones = secret, asyncio.Condition(), []

    @classmethod
    async def open(cls, server: Running, seats: int, onlookers: int) -> Room:
        request = HTTPRequest(
            f"{server.url}room?lang=en",
            method="POST",
            body="game=knack",
            headers={"Sec-Fetch-Site": "same-origin"},
            follow_redirects=False,
            request_timeout=60,
        )
        place, _, secret = (
            (await AsyncHTTPClient(max_clients=200).fetch(request, raise_error=False))
            .headers["Location"]
            .partition("#")
        )
        room = cls(server, place.split("/")[1], secret)
        room.teacher = await room.connect(teacher=True, token=secret, draws=True)
        for number in range(seats):
            phone = await room.connect(token=f"t{number}", tab="1")
            await phone.send(do="join", name=f"P{number}")
            await phone.send(do="sit", seat=number)
            room.phones.append(phone)
            await room.until(lambda phone=phone, number=number: phone.seat == number)
        for number in range(onlookers):
            phone = await room.connect(token=f"o{number}", tab="1", draws=True)
            await phone.send(do="join", name=f"O{number}")
            room.phones.append(phone)
        return room

    async def connect(self, **hello: object) -> Phone:
        phone = Phone(await open_line(self.url), self.seen)
        await phone.send(do="hello", lang="en", **hello)
        await self.until(lambda: phone.at >= 0)
        return phone

    async def until(self, test) -> None:
        async with self.seen:
            await asyncio.wait_for(self.seen.wait_for(test), 60)

    async def move(self) -> float:
        """One move, or a deal; seconds until everybody has seen it."""
        lines = [self.teacher, *self.phones]
        at = self.teacher.at
        await self.until(lambda: all(one.at >= at for one in lines))
        sitting = [phone for phone in self.phones if phone.seat is not None]
        for phone in sitting:
            table = json.loads(phone.view)["table"]
            moves = [one["move"] for one in table["actions"] if not one["disabled"]]
            cards = [card["code"] for card in table["seats"][phone.seat]["hand"] if card["legal"]]
            if moves or cards:
                said = (
                    {"do": "move", "move": moves[0]} if moves else {"do": "card", "seat": phone.seat, "code": cards[0]}
                )
                began = time.perf_counter()
                await phone.send(**said, at=at)
                await self.until(lambda: all(one.at > at for one in lines))
                return time.perf_counter() - began
        raise RuntimeError(f"no seat has a move at step {at}")

    async def step(self, to: int) -> float:
        began = time.perf_counter()
        await self.teacher.send(do="step", to=to)
        await self.until(lambda: all(one.at == to for one in self.phones))
        return time.perf_counter() - began

    async def close(self) -> None:
        for phone in (self.teacher, *self.phones):
            phone.line.close()
        await asyncio.gather(*(phone.task for phone in (self.teacher, *self.phones)))


def memory(server: Running) -> float:
    """Return the memory of the server and of the rooms' process (MB).

    Only pages of memory that no other process has are counted.
    """
    whole = [psutil.Process(server.pid), *psutil.Process(server.pid).children(recursive=True)]
    ours = [one for one in whole if one.pid == server.pid or one.name().startswith("knack-rooms")]
    return sum(one.memory_full_info().uss for one in ours) / 2**20


async def read_all(line: WebSocketClientConnection) -> None:
    """Read what comes on a line until it closes."""
    while await line.read_message() is not None:
        pass


async def read(url: str, stop: asyncio.Event) -> None:
    """A reader whose kernel answers clicks, one a second or so."""
    async with Visitor() as reader:
        answer = await reader.open(f"{url}knack?lang=en")
        if answer.code != 200:
            raise RuntimeError(f"no place for a reader: {answer.code}")
        table = reader.model(lambda state: "steps" in state and "table" in state)
        answers = asyncio.ensure_future(read_all(reader.line))  # the server closes a line whose answers wait
        at = 0
        while not stop.is_set():
            at = 1 - at
            await reader.say(table, {"do": "step", "to": at})
            await asyncio.sleep(1)
    await answers


def report(name: str, times: list[float], goal: float) -> float:
    """Print the times, and return the one (s) that 95 of 100 stay within."""
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    said = "as wanted" if late <= goal else f"more than {1000 * goal:.0f} ms"
    print(f"{name}: median {1000 * statistics.median(ordered):.0f} ms, 95 of 100 within {1000 * late:.0f} ms ({said})")
    return late


async def measure(server: Running, args: argparse.Namespace) -> None:
    stop = asyncio.Event()
    readers = [asyncio.ensure_future(read(server.url, stop)) for _ in range(args.readers)]
    rooms = [await Room.open(server, 4, 26), *[await Room.open(server, 4, 0) for _ in range(5)]]
    times: list[list[float]] = [[] for _ in rooms]

    async def play(room: Room, found: list[float]) -> None:
        while len(found) < args.moves:
            found.append(await room.move())
            await asyncio.sleep(0.5)  # players think

    await asyncio.gather(*map(play, rooms, times))
    late = report("a move at the table of thirty", times[0], GOAL_MOVE_S)
    keep("room_move", late * 1000, "ms")
    report("a move at the tables of four", [each for found in times[1:] for each in found], GOAL_MOVE_S)
    stop.set()
    await asyncio.gather(*readers)
    for room in rooms:
        await room.close()
    room = await Room.open(server, 4, 0)
    for _ in range(8):
        await room.move()
    before = memory(server)
    for number in range(args.phones):
        phone = await room.connect(token=f"f{number}", tab="1", draws=True)
        await phone.send(do="join", name=f"F{number}")
        room.phones.append(phone)
    last = room.teacher.at
    await room.until(lambda: all(one.at == last for one in room.phones))
    cost = (memory(server) - before) / args.phones
    print(f"a phone costs {cost:.2f} MB ({'as wanted' if cost < GOAL_MB else f'more than {GOAL_MB} MB'})")
    keep("phone", cost, "MB", 2)
    steps = []
    for number in range(args.moves):
        steps.append(await room.step(number % 5 + 1))
        await asyncio.sleep(0.3)
    late = report(f"a step for {args.phones} that follow", steps, GOAL_STEP_S)
    keep("room_step", late * 1000, "ms")
    await room.close()


def visit(server: Running, visits: int) -> None:
    """A phone's first table: nothing stored, slow 4G, a slow processor."""

    async def opened() -> str:
        room = await Room.open(server, 0, 0)
        await room.close()
        return room.code

    code, times, weights = asyncio.run(opened()), [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for _ in range(visits):
            with closing(Wire(server.url)) as wire:
                context = browser.new_context(locale="en-GB", bypass_csp=True, **PHONE)
                page = context.new_page()
                slow(page, wire)
                page.goto(f"{wire.url}room/{code}", wait_until="commit")
                found = page.wait_for_function(TABLE, arg=SHOWN["felt"], polling="raf", timeout=60_000)
                times.append(found.json_value() / 1000)
                wire.quiet()
                passed = counted(wire.passed)
                weights.append(passed.pages + passed.line)
                context.close()
        browser.close()
    keep("phone_table", statistics.median(times), "s", 1)
    keep("phone_visit", statistics.median(weights) / 1000, "kB")
    report(f"a phone's first table, on slow 4G with a processor {SLOWER} times slower", times, GOAL_TABLE_S)
    print(f"such a visit weighs {statistics.median(weights) / 1000:.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=300)
    parser.add_argument("--readers", type=int, default=30)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--visits", type=int, default=5)
    args = parser.parse_args()
    with running(pool=0) as server:
        if args.phones:
            asyncio.run(measure(server, args))
        visit(server, args.visits)


if __name__ == "__main__":
    main()
