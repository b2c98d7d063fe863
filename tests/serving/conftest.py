"""A server inside the test's own process and event loop, with no kernel unless the test starts one."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from knack_widgets.serving import forked, places
from knack_widgets.serving.app import BookServer
from knack_widgets.serving.refusals import LIMITS


@dataclass
class Live:
    """The server, and how to ask it."""

    book: BookServer
    port: int

    async def fetch(self, path: str, **request: object) -> HTTPResponse:
        url = f"http://127.0.0.1:{self.port}{path}"
        return await AsyncHTTPClient().fetch(url, raise_error=False, follow_redirects=False, **request)


def played(scene: Coroutine[None, None, None]) -> None:
    """Runs a coroutine. Playwright may have a loop of its own on this thread, which rests while a test runs."""
    resting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        asyncio.run(scene)
    finally:
        asyncio._set_running_loop(resting)


@asynccontextmanager
async def _serving(folder: Path, options: list[str]) -> AsyncIterator[Live]:
    book = BookServer()
    before = signal.getsignal(signal.SIGTERM)  # Voilà takes it
    cold = [] if any(option.startswith("--preheat_kernel") for option in options) else ["--preheat_kernel=False"]
    book.initialize([str(folder), *cold, *options])
    signal.signal(signal.SIGTERM, before)
    book.connection_dir = str(folder)
    app = book.app = Application(**book.init_settings())
    app.add_handlers(".*$", book.init_handlers())
    sock, port = bind_unused_port()
    server = HTTPServer(app, **LIMITS)
    server.add_sockets([sock])
    try:
        yield Live(book, port)
    finally:
        await book.kernel_manager.shutdown_all()
        server.stop()
        forked.close()
        KernelProvisionerFactory.clear_instance()


Scene = Callable[[Live], Awaitable[None]]


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`live(scene, *options)` plays the coroutine function `scene` with a server on an empty folder."""
    for name in ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR"):
        monkeypatch.setenv(f"JUPYTER_{name}", str(tmp_path / name.lower()))
    monkeypatch.setenv("JUPYTER_PATH", "")
    places.offer_template()
    folder = tmp_path / "notebooks"
    folder.mkdir()

    def play(scene: Scene, *options: str) -> None:
        async def perform() -> None:
            async with _serving(folder, list(options)) as server:
                await scene(server)

        played(perform())

    return play
