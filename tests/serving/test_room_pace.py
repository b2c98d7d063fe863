"""How fast devices may send to rooms: a flood waits, however it is spread, and others do not wait with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from knack_widgets.serving.limits.rate_limits import Allowance
from knack_widgets.serving.rooms import visitor_rates
from knack_widgets.serving.rooms.long_polls import PollingDevice
from knack_widgets.serving.rooms.visitor_rates import MESSAGES_PER_LINE, RoomPace
from knack_widgets.serving.rooms.visitors import Visitor

HERE = "192.0.2.7"
Case = Callable[[int], tuple[Visitor, str]]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that messages wait; nothing does in fact."""
    seconds: list[float] = []

    async def sleep(wait: float) -> None:
        seconds.append(wait)

    monkeypatch.setattr(visitor_rates.asyncio, "sleep", sleep)
    return seconds


def new_line() -> Allowance:
    return Allowance(*MESSAGES_PER_LINE)


def send(pace: RoomPace, case: Case, count: int, size: int = 10) -> None:
    """Send messages, each on a line of its own."""

    async def scene() -> None:
        for number in range(count):
            await pace.wait(new_line(), *case(number), size)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("case", "limit"),
    [
        (lambda _: (Visitor("anna", HERE), "A"), (16, 60)),
        (lambda _: (Visitor("", HERE), "A"), (40, 400)),
        (lambda n: (Visitor(f"{n}", HERE), f"{n}"), (100, 1_000)),
        (lambda n: (Visitor("", f"192.0.2.{n}"), "A"), (150, 1_500)),
    ],
    ids=["reader", "strangers", "address", "room"],
)
def test_a_flood_on_many_lines_waits(case: Case, limit: tuple[int, int], waits: list[float]) -> None:
    rate, at_once = limit
    pace = RoomPace()
    send(pace, case, at_once)
    assert set(waits) == {0.0}
    send(pace, case, 10 * rate)
    assert 8 < max(waits) <= 10


def test_a_line_waits_for_itself_before_it_takes_of_what_others_share(waits: list[float]) -> None:
    pace, line = RoomPace(), new_line()

    async def scene() -> None:
        for _ in range(24 + 16):
            await pace.wait(line, Visitor("", HERE), "A", 10)

    asyncio.run(scene())
    assert max(waits[: 4 * 24]) == 0
    assert 1.5 < max(waits) == max(waits[::4]) <= 2


def test_long_messages_count_more(waits: list[float]) -> None:
    send(RoomPace(), lambda _: (Visitor("anna", HERE), "A"), 10, 20 * 4 * 1024)
    assert 9 < max(waits) < 10  # 21 messages each, of which 60 at once and 16 a second


def test_bytes_that_wait_for_an_allowance_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert visitor_rates.MAX_PACED_BYTES == 32 * 2**20
    monkeypatch.setattr(visitor_rates, "MAX_PACED_BYTES", 1_000)

    pace = RoomPace()
    with pace.holding(900) as first, pace.holding(900) as second:
        assert (first, second) == (True, False)
    with pace.holding(900) as third:
        assert third


@pytest.mark.parametrize("message", [{"do": "quiz"}, {"do": "ask", "here": True}, {"do": "begin"}, None])
def test_heavy_messages_and_files_of_a_room_wait(message: dict[str, Any] | None, waits: list[float]) -> None:
    wait_heavy(RoomPace(), [(f"192.0.2.{n}", "A") for n in range(6 + 3)], message)
    assert waits[2 * 6 - 2] == 0
    assert 5 < waits[-2] <= 6


def test_heavy_messages_of_an_address_wait(waits: list[float]) -> None:
    wait_heavy(RoomPace(), [(HERE, f"{n}") for n in range(12 + 3)], {"do": "quiz"})
    assert waits[2 * 12 - 1] == 0
    assert 2 < waits[-1] <= 3


def test_the_next_question_of_a_quiz_and_moves_are_not_heavy(waits: list[float]) -> None:
    for message in ({"do": "quiz", "next": True}, {"do": "card"}):
        wait_heavy(RoomPace(), [(HERE, "A")] * 50, message)
    assert not waits


def wait_heavy(pace: RoomPace, places: list[tuple[str, str]], message: dict[str, Any] | None) -> None:
    async def scene() -> None:
        for address, code in places:
            await pace.wait_heavy(Visitor("", address), code, message)

    asyncio.run(scene())


def test_requests_that_send_for_one_device_are_bounded() -> None:
    async def scene() -> list[bool]:
        line = PollingDevice("ABC234", new_line(), Visitor("", HERE))
        contexts = [line.sending() for _ in range(8 + 2)]
        found = [context.__enter__() for context in contexts]
        for context in contexts:
            context.__exit__(None, None, None)
        with line.sending() as allowed:
            return [*found, allowed]

    assert asyncio.run(scene()) == [True] * 8 + [False, False, True]
