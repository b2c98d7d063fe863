"""A Binder without Docker.

It has the environment of `binder/`, its start, and the book through jupyter-server-proxy.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.support.devices import OURS, Device, given, play
from tests.support.process import free_port
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from conftest import Log, Place

USER = "/user/anna/"
TOKEN = "a-visitor-of-a-binder"
FILLED = "Kernel pool of knack.ipynb is filled"
WARNINGS = {"sv": "vad som helst i sessionen", "de": "in dieser Sitzung alles tun", "en": "anything in this session"}
WARM = r"Using pre-heated kernel: \S+ for knack.ipynb"


def test_the_book_on_a_binder(place: Place) -> None:
    port = free_port()
    start = [str(place.repository / "binder" / "start"), "jupyter", "lab", "--no-browser", "--ip=127.0.0.1"]
    start += [f"--port={port}", f"--ServerApp.base_url={USER}", f"--IdentityProvider.token={TOKEN}", "--allow-root"]
    binder = {"BINDER_LAUNCH_HOST": "https://binder.example/"}
    with place.serving(*start, folder=place.repository, ready="is running at", **binder) as log:
        asyncio.run(visit(f"http://127.0.0.1:{port}{USER}", log))
        asyncio.run(lesson(f"http://127.0.0.1:{port}{USER}book/"))


async def visit(home: str, log: Log) -> None:
    """A link of a Binder: the token, and where to go."""
    async with Visitor() as stranger:
        assert b"all-games" not in (await stranger.fetch(f"{home}book/")).body
        assert not any(
            "knack-reader" in key for key in stranger.cookies
        )  # the proxy asks who it is before our server is asked
    async with Visitor() as reader:
        shelf = await reader.open(f"{home}book/?token={TOKEN}")
        assert (shelf.code, shelf.effective_url) == (200, f"{home}book/voila/render/index.ipynb?token={TOKEN}")
        assert reader.model(lambda state: "kb-shelf" in state.get("html", ""))
        log.says(FILLED)
        async with Visitor(reader.cookies) as player:
            game = await player.fetch(f"{home}book/knack?lang=de")
            assert game.code == 200
            await asyncio.sleep(0.5)  # the kernel that waited hears of the address by a line of its own
            await player.join(game)
            assert f'"baseUrl": "{USER}book/"' in game.body.decode()
            book = player.model(lambda state: "book" in state and "steps" in state)
            assert player.models[book]["lang"] == "de"
            at = player.models[book]["steps"]["at"]
            await player.click(book, {"do": "step", "to": 0 if at else 1})
            assert player.models[book]["steps"]["at"] != at
        log.says(WARM)
        script = await reader.fetch(f"{home}book/voila/static/voila.js")
        assert script.code == 200


async def lesson(book: str) -> None:
    """Give a lesson in a room behind the proxy.

    Its address lets phones in, and the desk says what else the proxy allows them.
    """
    async with Visitor() as teacher, Visitor() as stranger, Visitor() as phone:
        assert given(await teacher.fetch(f"{book}room?token={TOKEN}"))["kind"] == "door"
        for lang, warning in WARNINGS.items():
            page = await teacher.fetch(f"{book}room?lang={lang}", method="POST", body="game=knack", headers=OURS)
            desk, secret = given(page), page.effective_url.partition("#")[2]
            assert desk["address"] == f"{book}room/{desk['code']}?token={TOKEN}"
            assert (desk["kind"], desk["warnings"]) == ("desk", ["binder"])
            assert warning in page.body.decode()
        assert b"kr-given" not in (await stranger.fetch(f"{book}room/{desk['code']}")).body
        assert given(await phone.fetch(desk["address"]))["kind"] == "phone"
        try:
            cookies = "; ".join(f"{name}={text}" for (_, name), text in phone.cookies.items())
            await play(book, desk["code"], secret, Cookie=cookies)
        finally:
            await Device.close_all()
