"""A Binder without Docker: the environment of `binder/`, its start, the book through jupyter-server-proxy."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.support.process import free_port
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from conftest import Log, Place

USER = "/user/anna/"
TOKEN = "a-visitor-of-a-binder"
FILLED = "Kernel pool of knack.ipynb is filled"
WARM = r"Using pre-heated kernel: \S+ for knack.ipynb"


def test_the_book_on_a_binder(place: Place) -> None:
    port = free_port()
    start = [str(place.repository / "binder" / "start"), "jupyter", "lab", "--no-browser", "--ip=127.0.0.1"]
    start += [f"--port={port}", f"--ServerApp.base_url={USER}", f"--IdentityProvider.token={TOKEN}", "--allow-root"]
    with place.serving(*start, folder=place.repository, ready="is running at") as log:
        asyncio.run(visit(f"http://127.0.0.1:{port}{USER}", log))


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
        assert reader.model(lambda state: "books" in state)
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
