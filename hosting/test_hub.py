"""A JupyterHub on this machine: five users at the same time, each on a server of their own."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

from tests.support.process import free_port
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from conftest import Place

USERS = ("anna", "bo", "cleo", "dag", "eva")
STARTED_S = 120


@pytest.fixture(scope="module")
def hub(place: Place) -> Path:
    """The hub's folder in the copy of the repository, with its packages."""
    if shutil.which("npm") is None:
        pytest.fail("npm is missing: the hub's proxy comes from there")
    folder = place.repository / "hosting" / "hub"
    place.run("python", "-m", "pip", "install", "--quiet", "--no-cache-dir", "-r", str(folder / "requirements.txt"))
    subprocess.run(["npm", "install", "--no-fund", "--no-audit", "--loglevel=error"], cwd=folder, check=True)
    return folder


def test_five_users_play_at_the_same_time(place: Place, hub: Path, tmp_path: Path) -> None:
    url, inner, proxy = (f"http://127.0.0.1:{free_port()}" for _ in range(3))
    hubs = {"KNACK_HUB_URL": url, "KNACK_HUB_INNER_URL": inner, "KNACK_HUB_PROXY_URL": proxy}
    start = [str(place.venv / "bin" / "jupyterhub"), "-f", "jupyterhub_config.py"]
    with place.serving(*start, folder=hub, ready="JupyterHub is now running", KNACK_HUB_STATE=str(tmp_path), **hubs):
        kernels = asyncio.run(all_of_them(url))
    assert len(set(kernels)) == len(USERS)


async def all_of_them(url: str) -> list[str]:
    """Everybody at once; the table is only left when the last has played."""
    done = asyncio.Barrier(len(USERS))
    return await asyncio.gather(*(plays(url, name, done) for name in USERS))


async def plays(url: str, name: str, done: asyncio.Barrier) -> str:
    """Log in, wait for the own server, open a game there, knock, and see the table change."""
    async with Visitor() as reader:
        form = await reader.fetch(f"{url}/hub/login")
        token = re.search(rb'name="_xsrf" value="([^"]+)"', form.body)
        assert token, form.body[:2000]
        fields = urlencode({"username": name, "password": "any", "_xsrf": token[1].decode()})
        page = await reader.fetch(f"{url}/hub/login", method="POST", body=fields)
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
            before = player.models[book]["table"]
            await player.click(book, {"do": "step", "to": 0})
            assert player.models[book]["table"] != before
            # somebody else's server is not theirs
            other = USERS[USERS.index(name) - 1]
            assert (await reader.fetch(f"{url}/user/{other}/book/voila/render/knack.ipynb")).code == 403
            await done.wait()
            await ended(reader, url, name, f"{url}/user/{name}/book/api/kernels/{player.kernel}")
            return player.kernel


async def ended(reader: Visitor, url: str, name: str, kernel: str) -> None:
    """Once a server is ended, the hub says so in its stead, as the page expects (`GONE` in line.js)."""
    assert (await reader.fetch(kernel)).code == 200
    token = {"X-XSRFToken": reader.cookies["/hub/", "_xsrf"]}
    told = await reader.fetch(f"{url}/hub/api/users/{name}/server", method="DELETE", headers=token)
    assert told.code in (202, 204), told.body
    end = asyncio.get_running_loop().time() + STARTED_S
    while (answer := await reader.fetch(kernel)).code != 424:
        assert asyncio.get_running_loop().time() < end, (answer.code, answer.body)
        await asyncio.sleep(0.5)
