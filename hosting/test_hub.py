"""A JupyterHub on this machine, with five users on a server each at the same time."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

import pytest

from tests.support.devices import OURS, Device, given, play
from tests.support.process import free_port
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from conftest import Place
    from tornado.httpclient import HTTPResponse

USERS = ("anna", "bo", "cleo", "dag", "eva")
STARTED_S = 120
HOME = "?next=%2Fhub%2Fhome"
BACK = "/services/rooms/room?lang=en&game=knaker"


@pytest.fixture(scope="module")
def hub(place: Place) -> Path:
    """The hub's folder in the copy of the repository, with its packages."""
    if shutil.which("npm") is None:
        pytest.fail("npm is missing: the hub's proxy comes from there")
    folder = place.repository / "hosting" / "hub"
    place.run("python", "-m", "pip", "install", "--quiet", "--no-cache-dir", "-r", str(folder / "requirements.txt"))
    subprocess.run(["npm", "install", "--no-fund", "--no-audit", "--loglevel=error"], cwd=folder, check=True)
    return folder


@contextmanager
def serving(place: Place, hub: Path, state: Path) -> Iterator[str]:
    """The hub's address while it runs."""
    url, inner, proxy, rooms = (f"http://127.0.0.1:{free_port()}" for _ in range(4))
    hubs = {"KNACK_HUB_URL": url, "KNACK_HUB_INNER_URL": inner, "KNACK_HUB_PROXY_URL": proxy}
    hubs |= {"KNACK_HUB_ROOMS_URL": rooms, "KNACK_HUB_STATE": str(state)}
    start = [str(place.venv / "bin" / "jupyterhub"), "-f", "jupyterhub_config.py"]
    with place.serving(*start, folder=hub, ready="JupyterHub is now running", **hubs):
        yield url


def test_five_users_play_at_the_same_time(place: Place, hub: Path, tmp_path: Path) -> None:
    with serving(place, hub, tmp_path) as url:
        kernels = asyncio.run(all_of_them(url))
    assert len(set(kernels)) == len(USERS)


def test_rooms_are_a_service_of_the_hub(place: Place, hub: Path, tmp_path: Path) -> None:
    with serving(place, hub, tmp_path) as url:
        asyncio.run(lesson(url, f"{url}/services/rooms/"))


async def lesson(url: str, rooms: str) -> None:
    """Give a lesson: a teacher opens a room, and phones without an account come in.

    A pupil with an account cannot open a room.
    """
    async with Visitor() as stranger, Visitor() as teacher, Visitor() as pupil:
        door = await stranger.fetch(f"{rooms}room?lang=en&game=knaker")
        way = given(door)["login"]
        assert (door.code, way) == (200, f"/services/rooms/login?next={quote(BACK, safe='')}")
        refused = await stranger.fetch(f"{rooms}room?lang=en", method="POST", body="game=knack", headers=OURS)
        assert refused.effective_url.startswith(f"{url}/hub/login?next=")
        # a page with a kernel is for those who log in as well
        assert (await stranger.fetch(f"{rooms}knack")).effective_url.startswith(f"{url}/hub/login?next=")
        assert given(await stranger.fetch(f"{rooms}room/ABC234"))["kind"] == "door"

        await log_in(pupil, url, "bo", HOME)
        assert (await pupil.fetch(f"{url}{way}")).code == 403
        assert given(await pupil.fetch(f"{rooms}room"))["login"]

        await log_in(teacher, url, "teacher", HOME)
        back = await teacher.fetch(f"{url}{way}")
        assert (back.code, back.effective_url) == (200, f"{url}{BACK}")
        assert (given(back)["login"], given(back)["asked"]["game"]) == ("", "knaker")
        assert (await teacher.fetch(f"{url}/services/rooms/login?next=//far.example")).effective_url.startswith(rooms)
        async with Visitor(teacher.cookies) as reader:
            await reader.open(f"{rooms}knack?lang=en")
            assert reader.model(lambda state: "book" in state and "steps" in state)
        elsewhere = {"Sec-Fetch-Site": "cross-site"}
        assert (await teacher.fetch(f"{rooms}room", method="POST", body="game=knack", headers=elsewhere)).code == 403
        desk = await teacher.fetch(f"{rooms}room?lang=en", method="POST", body="game=knack", headers=OURS)
        code, secret = given(desk)["code"], desk.effective_url.partition("#")[2]
        assert (given(desk)["kind"], given(desk)["address"]) == ("desk", f"{rooms}room/{code}")

        assert given(await stranger.fetch(f"{rooms}room/{code}"))["kind"] == "phone"
        try:
            await play(rooms, code, secret)
        finally:
            await Device.close_all()


async def log_in(reader: Visitor, url: str, name: str, after: str = "") -> HTTPResponse:
    """At the hub, as anybody; without `after` one's own server is next."""
    form = await reader.fetch(f"{url}/hub/login{after}")
    token = re.search(rb'name="_xsrf" value="([^"]+)"', form.body)
    assert token, form.body[:2000]
    fields = urlencode({"username": name, "password": "any", "_xsrf": token[1].decode()})
    return await reader.fetch(f"{url}/hub/login{after}", method="POST", body=fields)


async def all_of_them(url: str) -> list[str]:
    """Everybody at once; the table is only left when the last has played."""
    done = asyncio.Barrier(len(USERS))
    return await asyncio.gather(*(plays(url, name, done) for name in USERS))


async def plays(url: str, name: str, done: asyncio.Barrier) -> str:
    """Log in, wait for the own server, open a game there, knock, and see the table change."""
    async with Visitor() as reader:
        page = await log_in(reader, url, name)
        end = asyncio.get_running_loop().time() + STARTED_S
        while not (page.code == 200 and f"/user/{name}/book/" in page.effective_url):
            assert page.code < 500, page.body.decode()
            assert asyncio.get_running_loop().time() < end, (page.code, page.effective_url)
            await asyncio.sleep(1)
            page = await reader.fetch(f"{url}/user/{name}/book/")
        await reader.join(page)  # the shelf
        async with Visitor(reader.cookies) as player:
            game = await player.open(f"{url}/user/{name}/book/knack?lang=en")
            assert (game.code, game.effective_url.startswith(f"{url}/user/{name}/book/")) == (200, True)
            book = player.model(lambda state: "book" in state and "steps" in state)
            before = player.models[book]["drawing"]
            await player.click(book, {"do": "step", "to": 0})
            assert player.models[book]["drawing"] != before
            # somebody else's server is not theirs
            other = USERS[USERS.index(name) - 1]
            assert (await reader.fetch(f"{url}/user/{other}/book/voila/render/knack.ipynb")).code == 403
            # no phone can reach this server either, and its page says so to a reader who opens a room
            desk = await reader.fetch(f"{url}/user/{name}/book/room", method="POST", body="game=knack", headers=OURS)
            assert given(desk)["warnings"] == ["own_server"]
            await done.wait()
            await ended(reader, url, name, f"{url}/user/{name}/book/api/kernels/{player.kernel}")
            return player.kernel


async def ended(reader: Visitor, url: str, name: str, kernel: str) -> None:
    """Check that the hub answers for an ended server as the page expects.

    The page reads `GONE` in line.js.
    """
    assert (await reader.fetch(kernel)).code == 200
    token = {"X-XSRFToken": reader.cookies["/hub/", "_xsrf"]}
    told = await reader.fetch(f"{url}/hub/api/users/{name}/server", method="DELETE", headers=token)
    assert told.code in (202, 204), told.body
    end = asyncio.get_running_loop().time() + STARTED_S
    while (answer := await reader.fetch(kernel)).code != 424:
        assert asyncio.get_running_loop().time() < end, (answer.code, answer.body)
        await asyncio.sleep(0.5)
