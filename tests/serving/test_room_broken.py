"""The pages of a room whose stored events cannot be read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError

from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store
from knack_widgets.rulebook.languages import LANGS

from ..support.devices import Device, Polling, given

pytestmark = pytest.mark.apart


def test_a_room_that_cannot_be_read_is_answered_404_with_a_sentence(
    live: Callable[..., None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "rooms.db"
    rooms = Rooms(Store(path), lambda: 1e12)
    code, secret = rooms.open("en", "knack")
    whole, _ = rooms.open("en", "knack")
    rooms.store.close()
    with sqlite3.connect(path) as file:
        file.execute('insert into event values (?, 1, \'{"did":"fly"}\')', (code,))
    file.close()

    async def scene(server: Any) -> None:
        url = f"http://127.0.0.1:{server.port}/"
        try:
            for lang in LANGS:
                page = await server.fetch(f"/room/{code}?lang={lang}")
                assert page.code == 404
                assert given(page)["wrong"] == "broken"
            for path in (f"/room/{code}/desk", f"/room/{code}/file?what=csv"):
                answer = await server.fetch(path, headers={"X-Room-Secret": secret})
                assert answer.code == 404
            with pytest.raises(HTTPClientError, match="404"):
                await Device.connect(url, code, token="b", tab="1")
            with pytest.raises(HTTPClientError, match="404"):
                await Polling.connect(url, code, token="b", tab="1")
            other = await Device.connect(url, whole, token="a", tab="1")
            await other.until("view")
        finally:
            await Device.close_all()
            server.book.rooms_client.close()
            await asyncio.to_thread(server.book.rooms_client.process.wait)

    live(scene, "--BookServer.forks=False", f"--BookServer.room_store={path}")
