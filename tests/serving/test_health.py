"""Addresses for programs that watch the server, and lines of its log that an operator reads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from knack_widgets.serving.logs import limit


def test_a_server_says_that_it_answers_and_that_it_is_ready(live: Callable[..., None]) -> None:
    async def scene(server: Any) -> None:
        async with asyncio.timeout(60):
            while (await server.fetch("/readyz")).code == 503:  # the rooms' process is starting
                await asyncio.sleep(0.1)
        for path, words in (("/healthz", b"ok\n"), ("/readyz", b"ready\n")):
            answer = await server.fetch(path)
            assert (answer.code, answer.body) == (200, words)
            assert answer.headers["Cache-Control"] == "no-store"
            assert (await server.fetch(path, method="HEAD")).code == 200

    live(scene)


def test_a_server_whose_rooms_cannot_start_is_not_ready(live: Callable[..., None]) -> None:
    async def scene(server: Any) -> None:
        async def never() -> None:
            await asyncio.sleep(60)

        server.book.rooms_client._begin = never
        answer = await server.fetch("/readyz")
        assert (answer.code, answer.body) == (503, b"the rooms' process does not answer\n")
        assert (await server.fetch("/healthz")).code == 200

    live(scene)


def test_more_places_than_the_memory_holds_are_warned_of(
    live: Callable[..., None], capfd: pytest.CaptureFixture[str]
) -> None:
    async def scene(server: Any) -> None:
        assert server.book.readers.limit == 100_000

    live(scene, "--BookServer.max_readers=100000")
    assert "readers only (--max-readers)" in capfd.readouterr().err


def test_the_log_does_not_warn_of_notebooks_without_a_signature(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("knack-health")
    limit(log, 5)
    with caplog.at_level(logging.WARNING, "knack-health"):
        log.warning("Notebook %s is not trusted", "knack.ipynb")
        log.warning("All %d places are taken", 3)
    assert [record.getMessage() for record in caplog.records] == ["All 3 places are taken"]
