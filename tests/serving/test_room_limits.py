"""What the server takes for its rooms from those who are connected, and no more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError
from tornado.ioloop import IOLoop
from tornado.web import HTTPError

from knack_widgets.serving.limits import rate_limits
from knack_widgets.serving.limits.rate_limits import Allowance
from knack_widgets.serving.rooms import guard, long_polls, process_client, visitor_rates
from knack_widgets.serving.rooms.device_messages import clean_hello
from knack_widgets.serving.rooms.guard import Rooms
from knack_widgets.serving.rooms.long_polls import LongPolls
from knack_widgets.serving.rooms.process_client import RoomsClient
from knack_widgets.serving.rooms.visitor_rates import ConnectionPace, JoinPace
from knack_widgets.serving.rooms.visitors import Visitor, remember_code, visitor_of
from knack_widgets.study.exercises import LONGEST_ID

from ..support.devices import OURS, Device, Polling

HERE = "192.0.2.7"


@pytest.fixture
def line(tmp_path: Path) -> RoomsClient:
    return RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)


def test_all_rooms_together_have_so_many_lines(line: RoomsClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (process_client.MAX_DEVICES, process_client.MAX_DEVICES_PER_ROOM) == (5_000, 500)
    monkeypatch.setattr(process_client, "MAX_DEVICES", 10)
    for number in range(10):
        assert line.has_place(f"ROOM{number}", Visitor("", f"192.0.2.{number}"))
        line.join(f"ROOM{number}", lambda _: None, lambda: None, Visitor("", f"192.0.2.{number}"))
    assert not line.has_place("OTHER", Visitor("", "192.0.2.99"))


def test_one_room_has_so_many_lines(line: RoomsClient) -> None:
    for number in range(500):
        visitor = Visitor("", f"2001:db8:{number:x}::")
        assert line.has_place("ABC234", visitor)
        line.join("ABC234", lambda _: None, lambda: None, visitor)
    assert not line.has_place("ABC234", Visitor("", HERE))
    assert line.has_place("OTHER2", Visitor("", HERE))


def test_one_address_opens_so_many_rooms_a_minute(line: RoomsClient) -> None:
    rooms = Rooms(line, "127.0.0.1", rooms_per_address=1_000)

    async def scene() -> None:
        for _ in range(20):
            await rooms.check_opening(HERE)
        with pytest.raises(HTTPError, match="429"):
            await rooms.check_opening(HERE)

    asyncio.run(scene())


def test_joins_wait_after_many_of_one_browser_and_of_one_address() -> None:
    pace = JoinPace()
    waits = [pace.spend(Visitor("anna", HERE), "ABC234") for _ in range(8)]
    assert waits[5] == 0 < waits[6]
    pace = JoinPace()
    waits = [pace.spend(Visitor(f"{number}", HERE), "ABC234") for number in range(155)]
    assert waits[149] == 0 < waits[-1] <= 2.5  # a class of 300 at one address waits a minute, not five


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds of each wait; the test itself does not wait."""
    seconds: list[float] = []

    async def sleep(delay: float) -> None:
        seconds.append(delay)

    monkeypatch.setattr(guard.asyncio, "sleep", sleep)
    return seconds


def test_a_message_that_joins_waits_until_its_sender_may_join(line: RoomsClient, waits: list[float]) -> None:
    rooms = Rooms(line, "127.0.0.1", rooms_per_address=1)

    async def scene() -> None:
        for _ in range(30):
            await rooms.wait_for_message(Visitor("", HERE), "ABC234", {"do": "join", "name": "Anna"})
        joins = waits.copy()
        await rooms.wait_for_message(Visitor("", HERE), "ABC234", {"do": "sit", "seat": 0})
        assert not any(waits[len(joins) :])
        assert not any(joins[:20])
        assert joins[-1] > 0

    asyncio.run(scene())


def test_new_lines_wait_after_many_of_one_browser_and_of_strangers_at_one_address() -> None:
    for reader, free in (("anna", 30), ("", 100)):
        pace = ConnectionPace()
        waits = [pace.spend(Visitor(reader, HERE), "ABC234") for _ in range(free + 2)]
        assert waits[free - 1] == 0 < waits[-1]
        assert pace.spend(Visitor("bo", HERE), "ABC234") == 0
        assert pace.spend(Visitor(reader, HERE), "OTHER2") == 0


def test_a_new_line_that_would_wait_too_long_is_refused(line: RoomsClient, waits: list[float]) -> None:
    rooms = Rooms(line, "127.0.0.1", rooms_per_address=1)

    async def scene() -> None:
        for _ in range(200):
            await rooms.wait_for_line(Visitor("", HERE), "ABC234")
        assert 20 < waits[-1] < 30
        for _ in range(100):
            with suppress(HTTPError):
                await rooms.wait_for_line(Visitor("", HERE), "ABC234")
        with pytest.raises(HTTPError, match="503"):
            await rooms.wait_for_line(Visitor("", HERE), "ABC234")
        assert waits[-1] == 30
        assert rooms.connections.spend(Visitor("", HERE), "ABC234", 0) < 31  # those that were refused are not counted
        await rooms.wait_for_line(Visitor("anna", HERE), "ABC234")
        assert waits[-1] == 0

    asyncio.run(scene())


@pytest.mark.apart
@pytest.mark.parametrize("kind", [Device, Polling])
def test_a_stranger_who_opens_line_after_line_waits(
    live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Device | Polling]
) -> None:
    monkeypatch.setattr(visitor_rates, "NEW_LINES_PER_STRANGER", (0.001, 2.0))
    monkeypatch.setattr(guard, "MAX_LINE_WAIT_S", 0.05)

    async def scene(server: Any) -> None:
        url = f"http://127.0.0.1:{server.port}/"
        try:
            answer = await server.fetch("/room?lang=en", method="POST", body="game=knack", headers=OURS)
            code = answer.headers["Location"].split("/")[1]
            for number in range(2):
                await kind.connect(url, code, token=f"{number}", tab="1")
            with pytest.raises(HTTPClientError, match="503"):
                await kind.connect(url, code, token="c", tab="1")
        finally:
            await Device.close_all()
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")


@pytest.mark.apart
def test_a_room_opens_with_a_question_and_an_exercise_that_does_not_exist_opens_none(
    live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(server: Any) -> None:
        url = f"http://127.0.0.1:{server.port}/"

        async def post(id_: str) -> Any:
            return await server.fetch("/room?lang=en", method="POST", body=f"exercise={id_}", headers=OURS)

        try:
            for id_ in ("knack.play-99.legal-moves.7", "x", "x" * (LONGEST_ID + 1)):
                assert (await post(id_)).code == 400
            answer = await post("knack.play-3.legal-moves.7")
            phone = await Device.connect(url, answer.headers["Location"].split("/")[1], token="a", tab="1")
            await phone.until("view", lambda frame: frame["poll"] and frame["poll"]["choices"])
        finally:
            await Device.close_all()
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")


class FakeHandler:
    """A request, and the cookie that is set for it."""

    def __init__(self) -> None:
        self.request, self.settings, self.cookie = self, {}, ""
        self.headers, self.protocol = {}, "http"
        self.remote_ip = "192.0.2.7"
        self.days: list[float] = []

    def set_signed_cookie(self, _: str, text: str, days: float, **__: Any) -> None:
        self.cookie = text
        self.days.append(days)

    def get_signed_cookie(self, _: str, *, max_age_days: float) -> bytes:
        self.days.append(max_age_days)
        return self.cookie.encode()


def test_a_cookie_is_of_one_day() -> None:
    handler = FakeHandler()
    remember_code(handler, Visitor("anna", HERE), "ABC234")  # type: ignore[arg-type]
    assert visitor_of(handler).codes == ("ABC234",)  # type: ignore[arg-type]
    assert handler.days == [1.0, 1.0]


def test_a_cookie_names_few_rooms() -> None:
    handler, visitor = FakeHandler(), Visitor("anna", HERE)
    for number in range(50):
        visitor = remember_code(handler, visitor, f"ROOM{number:02}")  # type: ignore[arg-type]
    assert visitor.codes == tuple(f"ROOM{number}" for number in range(42, 50))
    assert len(handler.cookie) < 200


def test_a_stranger_who_is_given_a_cookie_stays_one_until_it_is_brought_back(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(*_: Any, **__: Any) -> dict[str, Any]:
        return {"known": True}

    monkeypatch.setattr(line, "ask", ask)
    monkeypatch.setattr(guard, "visitor_of", lambda _: Visitor("", HERE))
    handler = FakeHandler()
    rooms = Rooms(line, "127.0.0.1", rooms_per_address=1)
    assert asyncio.run(rooms.check(handler, "ABC234", remember=True))[1] == Visitor("", HERE)  # type: ignore[arg-type]
    assert "ABC234" in handler.cookie


@pytest.mark.parametrize(("name", "most"), [("lang", 16), ("token", 64), ("tab", 64)])
def test_the_fields_of_a_hello_are_short(name: str, most: int) -> None:
    assert clean_hello({"do": "hello", name: "x" * most})[name]
    assert name not in clean_hello({"do": "hello", name: "x" * (most + 1)})


def test_a_device_that_asks_no_more_is_gone(line: RoomsClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_polls, "FORGET_S", 0.05)

    async def scene() -> bool:
        polls = LongPolls(line)
        made = polls.open("ABC234", Allowance(1, 1), Visitor("", HERE))
        assert made
        async with asyncio.timeout(20):
            while made.key in polls._known:
                await asyncio.sleep(0.01)
        return line.hear(made.number, {"do": "follow"})

    assert not asyncio.run(scene())


def test_a_device_that_has_been_quiet_makes_room_for_another(
    line: RoomsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert long_polls.MAX_POLLING_DEVICES == 600
    monkeypatch.setattr(long_polls, "MAX_POLLING_DEVICES", 2)

    async def scene() -> list[bool]:
        polls = LongPolls(line)
        lines = [polls.open("ABC234", Allowance(1, 1), Visitor("", HERE)) for _ in range(3)]
        assert lines[0]
        lines[0].seen = IOLoop.current().time() - 31
        lines.append(polls.open("ABC234", Allowance(1, 1), Visitor("", HERE)))
        return [bool(one) for one in lines]

    assert asyncio.run(scene()) == [True, True, False, True]


def test_allowances_of_many_clients_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_PACED_CLIENTS", 10)
    allowances = rate_limits.Allowances()
    waits = [allowances.spend("first", 0.001, 1.0) for _ in range(2)]
    for number in range(10):
        allowances.spend(number, 1.0, 1.0)
    assert waits[1] > 0 == allowances.spend("first", 0.001, 1.0)


@pytest.mark.apart
def test_a_frame_that_is_too_long_ends_its_line_and_a_typed_code_is_cut(
    live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(server: Any) -> None:
        url = f"http://127.0.0.1:{server.port}/"
        try:
            answer = await server.fetch("/room?lang=en", method="POST", body="game=knack", headers=OURS)
            code = answer.headers["Location"].split("/")[1]
            device = await Device.connect(url, code, token="a", tab="1")
            await device.until("own")
            await device.line.write_message("x" * 260 * 1024)
            assert await asyncio.wait_for(device.closed(), 20) in (1009, None, 1006)
            typed = await server.fetch(f"/room?code={'-' * 195}{code}&lang=en")
            assert typed.code == 404
            typed = await server.fetch(f"/room?code={'-' * 190}{code}&lang=en")
            assert typed.code == 302
        finally:
            await Device.close_all()
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={tmp_path / 'rooms.db'}")
