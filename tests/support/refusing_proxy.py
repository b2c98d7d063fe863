"""A proxy that passes requests on and refuses every websocket, like filters in schools."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tornado import web
from tornado.httpclient import AsyncHTTPClient
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

KEPT: Final = ("Content-Type", "Location", "Cache-Control", "Content-Language")
TIMEOUT_S: Final = 40.0


class Passing(web.RequestHandler):
    """The handler of every address.

    base: the server's URL
    refused: the addresses of the refused websockets
    """

    def initialize(self, base: str, refused: list[str]) -> None:
        self.base, self.refused = base, refused

    def check_xsrf_cookie(self) -> None:
        """Accept every request; the server checks the cookie."""

    async def get(self) -> None:
        await self._pass_on()

    async def post(self) -> None:
        await self._pass_on()

    async def _pass_on(self) -> None:
        if self.request.headers.get("Upgrade"):
            self.refused.append(self.request.path)
            raise web.HTTPError(403)
        headers = self.request.headers.copy()
        for name in ("Host", "Accept-Encoding"):
            headers.pop(name, None)
        answer = await AsyncHTTPClient().fetch(
            self.base + self.request.uri.removeprefix("/"),
            method=self.request.method,
            headers=headers,
            body=self.request.body if self.request.method == "POST" else None,
            follow_redirects=False,
            request_timeout=TIMEOUT_S,
            raise_error=False,
        )
        self.set_status(answer.code)
        for name in KEPT:
            if name in answer.headers:
                self.set_header(name, answer.headers[name])
        for cookie in answer.headers.get_list("Set-Cookie"):
            self.add_header("Set-Cookie", cookie)
        self.finish(answer.body or b"")


@contextmanager
def refusing_proxy(base: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the URL of a proxy for the server at `base`, and the list of refused addresses."""
    refused: list[str] = []
    (socket,) = bind_sockets(0, "127.0.0.1")
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        AsyncHTTPClient.configure(None, max_clients=100)
        server = HTTPServer(web.Application([(r"/.*", Passing, {"base": base, "refused": refused})]))
        server.add_socket(socket)

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(serve())
        loop.run_forever()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{socket.getsockname()[1]}/", refused
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        socket.close()
        loop.close()
