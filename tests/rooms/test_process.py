"""The rooms' process behind the server: lines of devices, what is hidden on the wire, and a process that is killed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest

from ..support.devices import OURS, Device, Polling
from ..support.process import Running, running

pytestmark = pytest.mark.apart


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        pool=0, options=["--BookServer.room_store=" + str(tmp_path_factory.mktemp("rooms") / "of_processes.db")]
    ) as found:
        yield found


def play(scene: Callable[[Running], Coroutine[Any, Any, None]], server: Running) -> None:
    """A scene; in the end all lines are closed."""

    async def run() -> None:
        try:
            await scene(server)
        finally:
            await Device.close_all()

    asyncio.run(run())


async def open_room(server: Running, game: str = "knack") -> tuple[str, str]:
    request = HTTPRequest(
        f"{server.url}room?lang=en", method="POST", body=f"game={game}", headers=OURS, follow_redirects=False
    )
    answer = await AsyncHTTPClient().fetch(request, raise_error=False)
    assert answer.code == 303
    place, _, secret = answer.headers["Location"].partition("#")
    return place.split("/")[1], secret


def rooms_process(server: Running) -> psutil.Process:
    children = psutil.Process(server.pid).children(recursive=True)
    return next(
        one for one in children if one.name().startswith("knack-rooms") or "rooms.process" in " ".join(one.cmdline())
    )


def test_a_lesson_survives_a_killed_process(server: Running) -> None:
    play(lesson, server)


async def lesson(server: Running) -> None:
    code, secret = await open_room(server)
    teacher = await Device.connect(server.url, code, teacher=True, token=secret)
    devices = {
        name: await Device.connect(server.url, code, token=f"t{name}", tab="1")
        for name in ("Anna", "Bo", "Cleo", "Dag")
    }
    for seat, (name, device) in enumerate(devices.items()):
        await device.send(do="join", name=name)
        await device.until("own", lambda frame: frame["you"])
        await device.send(do="sit", seat=seat)
    for seat, device in enumerate(devices.values()):
        await device.until("own", lambda frame, seat=seat: frame["you"] and frame["you"]["seat"] == seat)
    first = await devices["Anna"].until("view", lambda frame: any(one["turn"] for one in frame["table"]["seats"]))
    os.kill(rooms_process(server).pid, signal.SIGKILL)
    # in the very moment in which nobody is there a seat knocks: it is said again to the next process
    turn = next(one["seat"] for one in first["table"]["seats"] if one["turn"])
    await list(devices.values())[turn].send(do="move", move=f"{turn} knock", at=first["table"]["at"])
    for device in (teacher, *devices.values()):
        await device.until("view", lambda frame: frame["table"]["at"] > first["table"]["at"])
    assert (await teacher.until("class"))["members"][0]["name"] == "Anna"


def test_another_tab_is_another_device(server: Running) -> None:
    play(tabs, server)


async def tabs(server: Running) -> None:
    code, _ = await open_room(server)
    first = await Device.connect(server.url, code, token="a", tab="1")
    await first.send(do="join", name="Anna")
    await first.until("own", lambda frame: frame["you"])
    second = await Device.connect(server.url, code, token="a", tab="2")
    await second.until("taken")
    await second.send(do="hello", token="a", tab="2", take=True, lang="en")
    await second.until("own", lambda frame: frame["you"])
    await first.until("moved")
    stranger = await Device.connect(server.url, code, token="b", tab="3")
    assert (await stranger.until("own"))["you"] is None
    wrong = await Device.connect(server.url, code, teacher=True, token="guess")
    await wrong.until("no")
    assert not (await wrong.until("own"))["leads"]


def test_long_polls_do_as_well(server: Running) -> None:
    play(polls, server)


async def polls(server: Running) -> None:
    code, _ = await open_room(server)
    device = await Polling.connect(server.url, code, token="a", tab="1")
    await device.until("view")
    await device.send(do="join", name="Anna")
    assert (await device.until("own", lambda frame: frame["you"]))["you"]["name"] == "Anna"


def test_wrong_codes_keep_nobody_out_who_has_a_right_one(server: Running) -> None:
    play(guesses, server)


async def guesses(server: Running) -> None:
    code, _ = await open_room(server)
    # codes over the limit wait, the last ones behind all others
    client = AsyncHTTPClient(
        force_instance=True, max_clients=200, defaults={"request_timeout": 120, "connect_timeout": 120}
    )
    first = await client.fetch(f"{server.url}room/{code}")
    cookies = {"Cookie": first.headers.get_list("Set-Cookie")[-1].partition(";")[0]}
    wrong = [
        client.fetch(f"{server.url}room/AAA{a}{b}2", raise_error=False) for a in "BCDEFGHJKLMN" for b in "BCDEFGHJKLM"
    ]
    assert {(await each).code for each in wrong} <= {404, 429}
    assert (await client.fetch(f"{server.url}room/{code}", headers=cookies)).code == 200
    assert (await client.fetch(f"{server.url}room/{code}")).code == 200


def test_rooms_are_opened_from_our_own_pages_only(server: Running) -> None:
    async def ask() -> int:
        request = HTTPRequest(f"{server.url}room", method="POST", body="game=knack")
        try:
            return (await AsyncHTTPClient().fetch(request)).code
        except HTTPClientError as error:
            return error.code

    assert asyncio.run(ask()) == 403


def test_the_store_is_its_owners_alone(server: Running, tmp_path_factory: pytest.TempPathFactory) -> None:
    (store,) = tmp_path_factory.getbasetemp().rglob("of_processes.db")
    assert Path(store).stat().st_mode & 0o077 == 0


async def answer_a_question(server: Running) -> tuple[str, str]:
    """Open a room in which Anna answers a question; return its code and its secret."""
    code, secret = await open_room(server)
    teacher = await Device.connect(server.url, code, teacher=True, token=secret)
    anna = await Device.connect(server.url, code, token="tA", tab="1")
    await anna.send(do="join", name="Anna")
    await anna.until("own", lambda frame: frame["you"])
    await teacher.send(do="ask", exercise="knack.play-3.legal-moves.7")
    view = await anna.until("view", lambda frame: frame["poll"])
    await anna.send(do="vote", choices=[view["poll"]["choices"][0]["id"]])
    await anna.until("own", lambda frame: frame["vote"])
    await teacher.send(do="close")
    await teacher.until("view", lambda frame: frame["poll"] and frame["poll"]["closed"])
    return code, secret


def test_the_results_are_shown_to_the_teacher_alone_and_kept_by_no_browser(server: Running) -> None:
    play(see_results, server)


async def see_results(server: Running) -> None:
    code, secret = await answer_a_question(server)

    async def post(body: str, headers: dict[str, str] = OURS) -> Any:
        url = f"{server.url}room/{code}/file?lang=de"
        request = HTTPRequest(url, method="POST", body=body, headers=headers)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    page = await post(f"secret={secret}")
    assert page.code == 200
    assert page.headers["Content-Type"].startswith("text/html")
    assert page.headers["Cache-Control"] == "no-store"
    assert "Content-Disposition" not in page.headers
    text = page.body.decode()
    assert "Anna" in text
    assert f"{server.url}knack?lang=de&amp;clause=play.3" in text
    assert secret not in text
    for body in ("", "secret=wrong", "secret=tA"):
        refused = await post(body)
        assert refused.code == 404
        assert "Anna" not in refused.body.decode()
    assert (await post(f"secret={secret}", {"Sec-Fetch-Site": "cross-site"})).code == 403
