"""Rooms while one stranger attacks.

Start it with `python benchmarks/rooms_attacked.py [--rooms 30] [--seconds 20] [--only quiz]`.

A server of its own, and honest rooms of four players and a teacher. They play as people do: a move in each room every
two to six seconds. Beside one attack after the other (`room_attacks.py`, a process of its own with the lowest priority,
at another address), and before each in the same way without an attack: this is the floor, which on a busy machine may
be above the goal. Printed are how long until all devices of a room have seen a move; the processor time of the server
and of the rooms' process, which says what an attack costs also where the machine is busy; how many people with a right
code are refused, or not in the room after 20 s, half of them at the attacker's address and some in the room that is
attacked; and the memory of the server and of the rooms' process before, at most, and after.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import psutil
from room import Room, open_line
from room_attacks import ADDRESS, ATTACKS

from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store
from tests.support.process import Running, running

GOAL_P95_MS, GOAL_MB = 100.0, 100.0
HONEST = "127.0.0.1"
PATIENCE_S = 20.0
SLOW_S = 5.0
REST_S = 8.0
"""Seconds after an attack in which its traces may go, before the next one begins."""
MEMBERS, ROUNDS = 390, 27
STUFFED = ("class", "files")
"""Attacks by a room that was stuffed with members and votes beforehand."""
chance = Random(1)


def stuff_room(path: Path) -> tuple[str, str]:
    """Write a room with many members and votes into a store.

    Return its code and its teacher's secret.
    """
    rooms = Rooms(Store(path), time.time)
    code, secret = rooms.open("en", "knack")
    events = [{"did": "join", "member": id_, "name": f"P{id_}", "key": f"{id_}"} for id_ in range(1, MEMBERS + 1)]
    for _ in range(ROUNDS):
        events.append({"did": "ask", "about": {"exercise": "knack.play-3.legal-moves.7"}})
        events += [{"did": "vote", "member": id_, "choices": ["2 blank 6s"]} for id_ in range(1, MEMBERS + 1)]
        events += [{"did": "close"}, {"did": "put_away"}]
    rooms.store.append(code, 1, events, time.time())
    rooms.store.close()
    return code, secret


async def play(rooms: list[Room], seconds: float) -> list[float]:
    """Have all rooms play at the pace of people; return how long each move took (ms)."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def play_room(room: Room) -> None:
        await asyncio.sleep(chance.uniform(0, 4))
        while time.monotonic() < end:
            times.append(1000 * await room.move())
            await asyncio.sleep(chance.uniform(2, 6))

    await asyncio.gather(*map(play_room, rooms))
    return times


async def come_in(server: Running, code: str, address: str) -> float:
    """Come into a room as a new phone; return the seconds until the table is there.

    Raise PermissionError if the phone is refused.
    """
    began = time.monotonic()
    line = await open_line(f"{server.url}room/{code}", PATIENCE_S, network_interface=address)
    line_open = time.monotonic()
    try:
        await line.write_message(json.dumps({"do": "hello", "lang": "en", "token": f"{began}", "tab": "1"}))
        async with asyncio.timeout(PATIENCE_S):
            while '"is":"view"' not in (text := await line.read_message() or "")[:40]:
                if not text:
                    raise PermissionError(f"{line.close_code} for {code} at {address}")
    except TimeoutError:
        raise PermissionError(f"too late for {code} at {address}") from None
    finally:
        line.close()
    if time.monotonic() - began > SLOW_S:
        print(f"    slow: {code} at {address}, its line after {line_open - began:.1f} s")
    return time.monotonic() - began


async def visit(server: Running, codes: list[str]) -> tuple[list[float], list[str]]:
    """Have people come in from both addresses; return the seconds of each.

    Also return the answers to those who were refused.
    """
    visits = [come_in(server, code, address) for code in codes for address in (HONEST, ADDRESS)]
    found = await asyncio.gather(*visits, return_exceptions=True)
    refused = [str(one) or type(one).__name__ for one in found if isinstance(one, Exception)]
    return [one for one in found if isinstance(one, float)], refused


def processes(server: Running) -> dict[str, psutil.Process]:
    """Return the server and the rooms' process by name."""
    whole = psutil.Process(server.pid)
    rooms = next(one for one in whole.children(recursive=True) if one.name().startswith("knack-rooms"))
    return {"server": whole, "rooms": rooms}


def memory(watched: dict[str, psutil.Process]) -> dict[str, float]:
    """Return the memory of each process (MiB).

    Only pages of memory that no other process has are counted.
    """
    return {name: one.memory_full_info().uss / 2**20 for name, one in watched.items()}


def processor(watched: dict[str, psutil.Process]) -> dict[str, float]:
    """Return the seconds of processor time that each process has used."""
    return {name: sum(one.cpu_times()[:2]) for name, one in watched.items()}


async def watch_memory(watched: dict[str, psutil.Process], most: dict[str, float]) -> None:
    while True:
        for name, size in memory(watched).items():
            most[name] = max(most.get(name, 0.0), size)
        await asyncio.sleep(0.5)


def lower_priority(pid: int) -> None:
    """Have a process, which leads a session, use what processor time all others leave."""
    os.setpriority(os.PRIO_PROCESS, pid, 19)
    with suppress(OSError):  # where Linux shares the processor among sessions, that of the session counts
        Path(f"/proc/{pid}/autogroup").write_text("19")


@asynccontextmanager
async def attacked(server: Running, name: str, target: tuple[str, str]) -> AsyncIterator[list[int]]:
    """Have a room attacked; yield a list that in the end holds how many messages were sent."""
    place = server.url.removeprefix("http://").rstrip("/")
    script = Path(__file__).with_name("room_attacks.py")
    command = [sys.executable, str(script), name, place, *target]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    try:
        lower_priority(attacker.pid)
        await asyncio.to_thread(attacker.stdout.readline)  # its bytes are made
        await asyncio.sleep(1)
        sent: list[int] = []
        yield sent
    finally:
        attacker.kill()
        counts = attacker.communicate()[0].split()
        sent.append(int(counts[-1]) if counts else 0)


def describe(times: list[float]) -> str:
    p95 = sorted(times)[int(0.95 * (len(times) - 1))]
    return (
        f"{len(times)} moves, median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms, longest {max(times):.0f} ms"
    )


def holds(times: list[float]) -> bool:
    return sorted(times)[int(0.95 * (len(times) - 1))] < GOAL_P95_MS


@dataclass
class Term:
    """The measurements of one period of play.

    times: time of each move until all devices of its room have seen it (ms)
    arrivals: time of each person to come in (seconds)
    refused: the answer to each person who was refused
    used: processor time by process (seconds)
    before, most, after: memory by process (MiB)
    load: load average of the machine at the beginning
    """

    times: list[float]
    arrivals: list[float]
    refused: list[str]
    used: dict[str, float]
    before: dict[str, float]
    most: dict[str, float]
    after: dict[str, float]
    load: float

    @property
    def grown(self) -> float:
        return sum(self.most.values()) - sum(self.before.values())

    def __str__(self) -> str:
        used = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in self.used.items())
        sizes = ", ".join(
            f"{name} {self.before[name]:.0f}, at most {self.most[name]:.0f}, after {self.after[name]:.0f}"
            for name in self.after
        )
        return (
            f"{describe(self.times)}; processor: {used}; "
            f"{len(self.refused)} of {len(self.arrivals) + len(self.refused)} refused, "
            f"in after {max(self.arrivals, default=0):.1f} s; MiB of {sizes}; load {self.load:.1f}"
        )


async def play_term(server: Running, rooms: list[Room], codes: list[str], seconds: float) -> Term:
    """Have the rooms play, and people come in in the middle of it."""
    watched = processes(server)
    before, most, began, load = memory(watched), memory(watched), processor(watched), os.getloadavg()[0]
    watching = asyncio.ensure_future(watch_memory(watched, most))
    playing = asyncio.ensure_future(play(rooms, seconds))
    await asyncio.sleep(seconds / 2)
    arrivals, refused = await visit(server, codes)
    times = await playing
    watching.cancel()
    used = {name: now - began[name] for name, now in processor(watched).items()}
    return Term(times, arrivals, refused, used, before, most, memory(watched), load)


async def measure(server: Running, args: argparse.Namespace, stuffed: tuple[str, str]) -> None:
    rooms = []
    for number in range(args.rooms + 1):
        rooms.append(await Room.open(server, 4, 0))
        await asyncio.sleep(0 if number < 18 else 3.1)  # twenty rooms a minute
    *rooms, target = rooms
    codes = [room.code for room in rooms]
    await visit(server, codes[:1])  # the first page of a server takes longer, as all its files are read
    print(f"{args.rooms} rooms; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name in args.only or ATTACKS:
        place = stuffed if name in STUFFED else (target.code, target.secret)
        visited = [*chance.sample(codes, min(5, len(codes))), place[0]]
        floor = await play_term(server, rooms, visited, args.seconds)
        print(f"before {name}: {floor}", *floor.refused, sep="\n    ", flush=True)
        async with attacked(server, name, place) as sent:
            term = await play_term(server, rooms, visited, args.seconds)
        held = holds(term.times) and not term.refused and term.grown < GOAL_MB
        said = "as wanted" if held else "NOT AS WANTED"
        print(f"{name}: {term}; {sent[0]} messages ({said})", *term.refused, sep="\n    ", flush=True)
        await asyncio.sleep(REST_S)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=ATTACKS, action="append")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "rooms.db"
        stuffed = stuff_room(store)
        options = ["--BookServer.rooms_per_address=60", f"--BookServer.room_store={store}"]
        with running(pool=0, options=options) as server:
            asyncio.run(measure(server, args, stuffed))


if __name__ == "__main__":
    main()
