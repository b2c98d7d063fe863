"""Who may use how much of a room: by cookie, by address, and behind a proxy."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.web import Application, HTTPError, RequestHandler
from traitlets import TraitError

from knack_widgets.rooms.job_queue import JobQueue
from knack_widgets.serving.limits import proxies
from knack_widgets.serving.limits.connections import Connections
from knack_widgets.serving.limits.rate_limits import Allowance
from knack_widgets.serving.rooms import guard
from knack_widgets.serving.rooms.guard import Rooms
from knack_widgets.serving.rooms.long_polls import LongPolls
from knack_widgets.serving.rooms.process_client import RoomsClient
from knack_widgets.serving.rooms.visitor_rates import JoinPace
from knack_widgets.serving.rooms.visitors import Visitor, has_line

HERE = "192.0.2.7"


def count_lines(visitors: list[Visitor]) -> int:
    here: list[Visitor] = []
    for visitor in visitors:
        if has_line(visitor, here):
            here.append(visitor)
    return len(here)


def test_one_reader_has_few_lines_to_a_room() -> None:
    assert count_lines([Visitor("anna", HERE)] * 100) == 12


def test_strangers_of_one_address_have_a_class_of_lines() -> None:
    assert count_lines([Visitor("", HERE)] * 1_000) == 40


def test_one_address_leaves_lines_to_others() -> None:
    assert count_lines([Visitor(f"reader {number}", HERE) for number in range(1_000)]) == 350


def test_one_address_leaves_polled_lines_to_others(tmp_path: Path) -> None:
    async def scene() -> tuple[int, bool]:
        polls = LongPolls(RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False))
        mine = [polls.open("ABC234", Allowance(1, 1), Visitor(str(number), HERE)) for number in range(400)]
        other = polls.open("ABC234", Allowance(1, 1), Visitor("", "192.0.2.8"))
        return sum(line is not None for line in mine), other is not None

    assert asyncio.run(scene()) == (300, True)


def test_a_flood_of_joins_waits_and_another_reader_does_not() -> None:
    pace = JoinPace()
    waits = [pace.spend(Visitor("", HERE), "ABC234") for _ in range(60)]
    assert waits[20 - 1] == 0 < waits[-1]
    assert pace.spend(Visitor("anna", HERE), "ABC234") == 0


class FakeLine:
    """A rooms' process with one room."""

    async def ask(self, _: str, code: str = "", **__: Any) -> dict[str, Any]:
        return {"known": code in ("ABC234", *map(str, range(100)))}


def test_one_address_opens_so_many_rooms_and_no_more() -> None:
    rooms = Rooms(FakeLine(), "127.0.0.1", rooms_per_address=2)  # type: ignore[arg-type]

    async def scene() -> None:
        for number in range(2):
            await rooms.check_opening(HERE)
            rooms.note_opened(HERE, str(number))
        with pytest.raises(HTTPError, match="429"):
            await rooms.check_opening(HERE)
        await rooms.check_opening("192.0.2.8")

    asyncio.run(scene())


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that codes wait; nothing does in fact. Requests are named by their visitors."""
    seconds: list[float] = []

    async def sleep(wait: float) -> None:
        seconds.append(wait)

    monkeypatch.setattr(guard.asyncio, "sleep", sleep)
    monkeypatch.setattr(guard, "visitor_of", lambda handler: handler)
    return seconds


async def try_codes(rooms: Rooms, visitor: Visitor, count: int) -> list[int]:
    """Try wrong codes; return the answers."""
    answers = []
    for _ in range(count):
        with pytest.raises(HTTPError) as error:
            await rooms.check(visitor, "AAAAAA")  # type: ignore[arg-type]
        answers.append(error.value.status_code)
    return answers


def new_rooms() -> Rooms:
    return Rooms(FakeLine(), "127.0.0.1", rooms_per_address=2)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("visitor", "limit"),
    [
        (Visitor("", HERE), (2, 120)),
        (Visitor("anna", HERE), (0.5, 30)),
    ],
    ids=["address", "reader"],
)
def test_codes_wait_after_many_wrong_ones(visitor: Visitor, limit: tuple[float, int], waits: list[float]) -> None:
    answers = asyncio.run(try_codes(new_rooms(), visitor, 300))
    free = limit[1]
    assert set(waits[:free]) == {0.0}
    assert waits[free + 1] == pytest.approx(2 / limit[0], rel=0.1)
    assert max(waits) == 5
    assert set(answers[:free]) == {404}
    assert answers[-1] == 429


def test_wrong_codes_of_many_addresses_wait_too(waits: list[float]) -> None:
    rooms = new_rooms()

    async def scene() -> None:
        for number in range(300):
            await try_codes(rooms, Visitor("", f"192.0.2.{number}"), 1)

    asyncio.run(scene())
    assert waits[240 - 1] == 0 < waits[-1]


def test_a_right_code_is_never_refused_and_waits_as_long_as_a_wrong_one(waits: list[float]) -> None:
    rooms = new_rooms()

    async def scene() -> None:
        await try_codes(rooms, Visitor("", HERE), 300)
        for _ in range(300):  # a school comes in behind the address that guesses
            assert (await rooms.check(Visitor("", HERE), "ABC234"))[0] == "ABC234"  # type: ignore[arg-type]
        assert waits[-1] == pytest.approx(waits[300], abs=0.5)
        await try_codes(rooms, Visitor("", HERE), 1)
        assert waits[-1] == pytest.approx(waits[-2], abs=0.5)
        before = len(waits)
        known = Visitor("anna", HERE, ("ABC234",))
        assert (await rooms.check(known, "abc234"))[0] == "ABC234"  # type: ignore[arg-type]
        assert len(waits) == before

    asyncio.run(scene())


def test_right_codes_are_not_counted(waits: list[float]) -> None:
    rooms = new_rooms()

    async def scene() -> None:
        for _ in range(300):  # classes of a large school, each phone without a cookie at first
            await rooms.check(Visitor("", HERE), "ABC234")  # type: ignore[arg-type]
        assert await try_codes(rooms, Visitor("", HERE), 1) == [404]

    asyncio.run(scene())
    assert set(waits) == {0.0}


class Address(RequestHandler):
    def get(self) -> None:
        self.finish(self.request.remote_ip or "")


def ask_behind(trusted: list[str], *requests: dict[str, str]) -> list[str]:
    async def scene() -> list[str]:
        server = Connections(trusted_proxies=trusted).listen(Application([("/", Address)]), 0, "127.0.0.1")
        port = next(iter(server._sockets.values())).getsockname()[1]
        try:
            url = f"http://127.0.0.1:{port}/"
            return [(await AsyncHTTPClient().fetch(url, headers=each)).body.decode() for each in requests]
        finally:
            server.stop()
            await server.close_all_connections()

    return asyncio.run(scene())


def test_two_clients_behind_a_trusted_proxy_are_two() -> None:
    asked = [{"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "6.6.6.6, 192.0.2.8"}, {}]
    assert ask_behind(["127.0.0.1"], *asked) == ["192.0.2.7", "192.0.2.8", "127.0.0.1"]
    assert ask_behind(["127.0.0.0/8"], {"X-Forwarded-For": "192.0.2.9, 127.0.0.5"}) == ["192.0.2.9"]


def test_a_client_cannot_choose_its_address_by_a_second_header() -> None:
    asked = {"X-Forwarded-For": "192.0.2.7", "X-Real-Ip": "6.6.6.6"}
    assert ask_behind(["127.0.0.1"], asked) == ["192.0.2.7"]


def test_no_proxy_is_trusted_unasked_and_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxies, "get_logger", lambda: logging.getLogger("proxies"))
    asked = {"X-Forwarded-For": "192.0.2.7", "X-Real-Ip": "192.0.2.7"}
    assert ask_behind([], asked, asked) == ["127.0.0.1", "127.0.0.1"]
    assert ask_behind(["192.0.2.1"], asked) == ["127.0.0.1"]
    assert sum("trusted_proxies=127.0.0.1" in record.getMessage() for record in caplog.records) == 2


def test_a_proxy_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(TraitError, match="trusted_proxies"):
        Connections(trusted_proxies=["nginx"])


def test_a_busy_room_lets_a_quiet_one_have_its_turn() -> None:
    done: list[str] = []

    def work(name: str, pieces: int) -> Any:
        for _ in range(pieces):
            sum(range(100_000))
            yield None
        done.append(name)

    async def scene() -> None:
        turns = JobQueue()
        for _ in range(20):
            turns.add("BUSY", work("busy", 50))
        await asyncio.sleep(0.1)
        turns.add("QUIET", work("quiet", 2))
        async with asyncio.timeout(30):
            while "quiet" not in done:
                await asyncio.sleep(0)
        assert done.count("busy") < 20
        async with asyncio.timeout(60):
            while len(done) < 21:
                await asyncio.sleep(0.01)

    asyncio.run(scene())
