"""How much a line carries: questions that come too fast, answers that nobody reads."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from knack_widgets.serving.kernels.websocket import UNREAD
from knack_widgets.serving.limits.traffic import LineLimits, Traffic

from .guests import Guest, answer, in_text, message, raw, reading, shut

MB = 2**20
TALKS = f"""
from pathlib import Path
import ipywidgets
answers = ipywidgets.Label("on the table")
heard = 0
def tell(_, content, __):
    global heard
    heard += 1
    Path("heard").write_text(str(heard))
    for _ in range(content["times"]):
        answers.send("x" * {MB})
answers.on_msg(tell)
answers
"""


async def model(reader: Guest) -> str:
    """The comm of the notebook's one label."""
    line = await reader.line()
    opened = message("comm_open", {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}})
    asked = message("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})
    for spoken in (opened, asked):
        await line.write_message(raw({**spoken, "metadata": {"version": "1.0.0"}}), binary=True)
    states = (await answer(line, "comm_msg"))["data"]["states"]
    await shut(line)
    return next(key for key, each in states.items() if each["state"].get("value") == "on the table")


def press(comm: str, times: int) -> bytes:
    return raw(message("comm_msg", {"comm_id": comm, "data": {"method": "custom", "content": {"times": times}}}))


@pytest.mark.apart
def test_a_page_that_does_not_read_is_not_heard_until_it_does(live: Callable[..., None], tmp_path: Path) -> None:
    """Each press is answered with a megabyte. Nothing is lost: who reads at last has every answer."""
    presses = 60
    told = tmp_path / "notebooks" / "heard"

    def heard() -> int:
        return int(told.read_text() or 0) if told.exists() else 0

    async def scene(_, reader: Guest) -> None:
        comm = await model(reader)
        line = await reader.line()
        for _ in range(presses):
            await line.write_message(press(comm, 1), binary=True)
        before = -1
        while heard() != before or not before:  # until the kernel is asked no more
            before = heard()
            await asyncio.sleep(1.5)
        assert 0 < heard() < presses * 2 // 3
        for _ in range(presses):
            assert len((await answer(line, "comm_msg"))["data"]["content"]) == MB
        assert heard() == presses
        await shut(line)

    reading(live, tmp_path, scene, "--LineLimits.unread=67108864", cell=TALKS)


@pytest.mark.apart
def test_a_line_that_is_not_read_is_closed_and_the_next_one_works(live: Callable[..., None], tmp_path: Path) -> None:
    """One press is answered with more than a line may hold: waiting with the next press does not help there."""

    async def scene(server, reader: Guest) -> None:
        comm = await model(reader)
        line = await reader.line()
        await line.write_message(press(comm, 60), binary=True)
        while server.book.kernel_manager._kernel_connections[reader.kernel]:
            await asyncio.sleep(0.1)
        assert not server.book.kernel_manager._kernel_buffers
        got = 0
        while (frame := await line.read_message()) is not None:
            got += in_text(frame)["header"]["msg_type"] == "comm_msg"
        assert got < 60
        assert line.close_code in (UNREAD, None)  # the word of it comes last, and may be cut off with the rest
        line.close()
        assert await model(reader) == comm

    reading(live, tmp_path, scene, cell=TALKS)


@pytest.mark.apart
def test_who_asks_too_fast_is_answered_later_and_in_order(live: Callable[..., None], tmp_path: Path) -> None:
    questions = [message("kernel_info_request", {}) for _ in range(6)]

    async def scene(_, reader: Guest) -> None:
        line = await reader.line()
        began = time.monotonic()
        for spoken in questions:
            await line.write_message(raw(spoken), binary=True)
        answered = []
        while len(answered) < len(questions):
            found = in_text(await line.read_message())
            if found["header"]["msg_type"] == "kernel_info_reply":
                answered.append(found["parent_header"]["msg_id"])
        assert answered == [spoken["header"]["msg_id"] for spoken in questions]
        assert time.monotonic() - began > 1.4  # three at once, and two a second from then on
        await shut(line)

    reading(live, tmp_path, scene, "--LineLimits.messages=2", "--LineLimits.burst=3")


def test_a_kernel_has_so_many_questions_at_a_time_each_under_a_name_of_its_own() -> None:
    traffic = Traffic(LineLimits(open_questions=2))
    assert traffic.takes("a")
    traffic.ask("a")
    assert not traffic.takes("a")
    assert traffic.takes("b")
    traffic.ask("b")
    assert not traffic.takes("c")
    for name in ("b", "never asked"):
        traffic.close(name)
    assert traffic.takes("c")


def test_what_a_kernel_does_not_answer_holds_nobody_up_for_ever() -> None:
    traffic = Traffic(LineLimits(open_questions=1, patience=0))
    traffic.ask("a")
    time.sleep(0.01)
    assert traffic.takes("b")


def test_bytes_count_as_messages_do() -> None:
    traffic = Traffic(LineLimits(inflow=MB, gulp=2 * MB))
    assert traffic.wait(2 * MB) == 0
    assert traffic.wait(MB) == pytest.approx(1, abs=0.1)


@pytest.mark.apart
def test_pings_are_read_at_a_pace_and_a_flood_of_them_holds_nobody_up(
    live: Callable[..., None], tmp_path: Path
) -> None:
    """No handler hears of a ping, and so none can wait: five a second are read, and a message after them comes late."""

    async def scene(_, reader: Guest) -> None:
        line = await reader.line()
        began = time.monotonic()
        for _ in range(10):
            line.ping()
        await line.write_message(raw(message("kernel_info_request", {})), binary=True)
        await answer(line, "kernel_info_reply")
        assert time.monotonic() - began > 1.0
        await shut(line)

    reading(live, tmp_path, scene, "--LineLimits.frames=5", "--LineLimits.frame_burst=3")


@pytest.mark.apart
def test_what_a_kernel_cannot_do_reaches_its_page_without_a_traceback(
    live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(_, reader: Guest) -> None:
        comm = await model(reader)
        line = await reader.line()
        broken = {"comm_id": comm, "data": {"method": "custom", "content": {}}}
        await line.write_message(raw(message("comm_msg", broken)), binary=True)
        assert (await answer(line, "error"))["traceback"] == [""]
        await shut(line)

    reading(live, tmp_path, scene, cell=TALKS)


@pytest.mark.apart
def test_lines_that_are_opened_again_and_again_are_refused_after_a_while(
    live: Callable[..., None], tmp_path: Path
) -> None:
    """Each costs the server as much as dozens of messages. Another reader's kernel is not concerned."""

    async def scene(_, reader: Guest) -> None:
        other = await Guest(reader.url).read("game")
        for _ in range(3):
            await shut(await reader.line())
        with pytest.raises(HTTPClientError) as refused:
            await reader.line()
        assert refused.value.code == 429
        with pytest.raises(HTTPClientError) as strange:
            await other.line(reader.kernel)
        assert strange.value.code == 404
        await shut(await other.line())

    reading(live, tmp_path, scene, "--LineLimits.lines=3")


def test_a_kernel_is_given_so_many_lines_at_once() -> None:
    traffic = Traffic(LineLimits())
    assert sum(traffic.opens() for _ in range(100)) == 30
