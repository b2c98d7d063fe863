"""Addresses for programs that watch the server: whether it answers, and whether it is ready for readers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tornado import web


class Health(web.RequestHandler):
    """Answers 200 as long as the server's loop runs."""

    def set_default_headers(self) -> None:
        """Answer in plain text that nobody stores."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Cache-Control", "no-store")

    def get(self) -> None:
        """Answer `ok`."""
        self.finish("ok\n")

    head = get


class Ready(Health):
    """Answers 200 if the rooms' process runs as well, else 503."""

    def initialize(self, check: Callable[[], Awaitable[bool]]) -> None:
        """Note how readiness is checked."""
        self._check = check

    async def get(self) -> None:  # type: ignore[override]
        """Answer `ready`, or 503 with the cause."""
        ready = await self._check()
        self.set_status(200 if ready else 503)
        self.finish("ready\n" if ready else "the rooms' process does not answer\n")

    head: Any = get
