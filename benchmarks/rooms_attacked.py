"""Rooms while one stranger attacks: `python benchmarks/rooms_attacked.py [--rooms 30] [--seconds 12] [--only quiz]`.

A server of its own. Honest rooms, each with four players, play; one attack after the other runs beside them. Printed
are how long until all devices of the room have seen a move (median, 95 of 100), also as a ratio to a floor without
attack in the same run; how many honest people were refused; and the memory of the server and the rooms' process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from room import Room, memory
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

from knack_widgets.pages.line import Line
from knack_widgets.pages.seeds import draw_seed
from knack_widgets.rules import Record
from tests.support.devices import OURS
from tests.support.process import Running, running

GOAL_P95_S = 0.1
GOAL_MEMORY_MB = 100.0
STEPS = 590
ASTRAL = "\U0001f0a1"
Attack = Callable[[Running, Room], Coroutine[Any, Any, None]]


async def huge_hellos(_: Running, target: Room) -> None:
    """Send first messages of 400 KB."""
    while True:
        with suppress(Exception):
            line = await websocket_connect(target.url)
            await line.write_message(json.dumps({"do": "hello", "note": ASTRAL * 95_000}, ensure_ascii=False))
            await asyncio.sleep(0.2)
            line.close()


async def waiting_bytes(_: Running, target: Room) -> None:
    """Send long messages on 25 lines, as fast as they are taken."""

    async def fill() -> None:
        while True:
            with suppress(Exception):
                line = await websocket_connect(target.url)
                for _ in range(60):
                    await line.write_message(json.dumps({"do": "begin", "record": "x" * 90_000}))
            await asyncio.sleep(0.1)

    await asyncio.gather(*(fill() for _ in range(25)))


async def quizzes(_: Running, target: Room) -> None:
    """Ask for quizzes on eight lines, as the teacher of a room."""
    await say_as_teacher(target, 8, {"do": "quiz"})


async def renames(_: Running, target: Room) -> None:
    """Begin long matches on twelve lines, as the teacher of a room."""
    messages = {"do": "begin", "record": long_record()}, {"do": "ask", "here": True}
    await say_as_teacher(target, 12, *messages)


def long_record() -> str:
    """Return a match of `STEPS` steps, played at random."""
    line, chance = Line.from_record(Record("knack", 4)), Random(1)
    while len(line.steps) < STEPS and not line.state.over:
        state = line.state
        line = line.play(state.by_chance(draw_seed()) if state.chance else chance.choice(list(state.moves())))
    return line.record().dumps()


async def say_as_teacher(target: Room, lines: int, *messages: dict[str, object]) -> None:
    async def repeat() -> None:
        while True:
            with suppress(Exception):
                line = await websocket_connect(target.url)
                await line.write_message(json.dumps({"do": "hello", "teacher": True, "token": target.secret}))
                while True:
                    for message in messages:
                        await line.write_message(json.dumps(message))
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(repeat() for _ in range(lines)))


async def wrong_codes(server: Running, _: Room) -> None:
    """Try two wrong codes a second."""
    while True:
        await AsyncHTTPClient().fetch(f"{server.url}room/AAAAAA", raise_error=False)
        await asyncio.sleep(0.5)


async def lines_and_members(_: Running, target: Room) -> None:
    """Connect lines to a room and join on each."""
    kept = []
    for number in range(600):
        with suppress(Exception):
            line = await websocket_connect(target.url)
            await line.write_message(json.dumps({"do": "hello", "token": f"a{number}", "tab": "1"}))
            await line.write_message(json.dumps({"do": "join", "name": f"A{number}"}))
            kept.append(line)
    await asyncio.sleep(3600)


async def new_rooms(server: Running, _: Room) -> None:
    """Open rooms without end."""
    while True:
        request = HTTPRequest(
            f"{server.url}room", method="POST", body="game=knack", headers=OURS, follow_redirects=False
        )
        await AsyncHTTPClient().fetch(request, raise_error=False)
        await asyncio.sleep(0.3)


ATTACKS: dict[str, Attack] = {
    "hello": huge_hellos,
    "bytes": waiting_bytes,
    "quiz": quizzes,
    "matches": renames,
    "codes": wrong_codes,
    "lines": lines_and_members,
    "rooms": new_rooms,
}


async def play(rooms: list[Room], seconds: float) -> list[float]:
    """Have all rooms play; return the seconds of each move."""
    times: list[float] = []
    end = asyncio.get_running_loop().time() + seconds

    async def one(room: Room) -> None:
        while asyncio.get_running_loop().time() < end:
            times.append(await room.move())
            await asyncio.sleep(1)

    await asyncio.gather(*map(one, rooms))
    return times


async def count_refused(server: Running, rooms: list[Room]) -> int:
    """Return how many people with a right code are refused."""
    refused = 0
    for room in rooms[:10]:
        code = room.url.split("/")[-2]
        refused += (await AsyncHTTPClient().fetch(f"{server.url}room/{code}", raise_error=False)).code != 200
    return refused


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]


async def measure(server: Running, args: argparse.Namespace) -> None:
    rooms = []
    for number in range(args.rooms):
        rooms.append(await Room.open(server, 4, 0))
        await asyncio.sleep(0 if number < 18 else 3.1)  # twenty rooms a minute
    target = rooms.pop()
    quiet = await play(rooms, args.seconds)
    print(f"no attack: median {1000 * statistics.median(quiet):.0f} ms, p95 {1000 * p95(quiet):.0f} ms")
    for name, attack in ATTACKS.items():
        if args.only and name != args.only:
            continue
        before = memory(server)
        attacking = asyncio.ensure_future(attack(server, target))
        times = await play(rooms, args.seconds)
        refused, after = await count_refused(server, rooms), memory(server)
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking
        held = p95(times) < GOAL_P95_S and not refused and after - before < GOAL_MEMORY_MB
        print(
            f"{name}: median {1000 * statistics.median(times):.0f} ms, p95 {1000 * p95(times):.0f} ms "
            f"({p95(times) / p95(quiet):.1f} times that without an attack), {refused} refused, "
            f"memory {before:.0f} → {after:.0f} MB ({'as wanted' if held else 'not as wanted'})"
        )
        await asyncio.sleep(3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--only", choices=ATTACKS)
    args = parser.parse_args()
    with running(pool=0, options=["--BookServer.rooms_per_address=60"]) as server:
        asyncio.run(measure(server, args))


if __name__ == "__main__":
    main()
