"""A server inside the test's own process and event loop, with no kernel unless the test starts one."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from voila.request_info_handler import RequestInfoSocketHandler

from knack_widgets.serving import resource_paths
from knack_widgets.serving.app import BookServer
from knack_widgets.serving.kernels import forked_kernels


@dataclass
class Live:
    """The server, and how to ask it."""

    book: BookServer
    port: int

    async def fetch(self, path: str, **request: object) -> HTTPResponse:
        url = f"http://127.0.0.1:{self.port}{path}"
        return await AsyncHTTPClient().fetch(url, raise_error=False, follow_redirects=False, **request)


@asynccontextmanager
async def _serving(folder: Path, connection_dir: str, options: list[str]) -> AsyncIterator[Live]:
    book = BookServer()
    before = signal.getsignal(signal.SIGTERM)  # Voilà takes it
    cold = [] if any(option.startswith("--preheat_kernel") for option in options) else ["--preheat_kernel=False"]
    book.initialize([str(folder), *cold, *options])
    signal.signal(signal.SIGTERM, before)
    # A short path, as Voilà makes one: in a long one kernels get ports instead of sockets, and others may take them.
    book.connection_dir = connection_dir
    app = book.app = Application(**book.init_settings())
    app.add_handlers(".*$", book.init_handlers())
    sock, port = bind_unused_port()
    server = HTTPServer(app, **book.connections.options())
    server.add_sockets([sock])
    try:
        yield Live(book, port)
    finally:
        await _lines_shut(book)
        book.rooms_client.close()
        await asyncio.sleep(0.05)  # its transports are closed in the loop's next rounds
        await book.kernel_manager.shutdown_all()
        server.stop()
        if book.contents_manager.trait_has_value("notary"):  # it has a database, opened when a notebook is read
            book.contents_manager.notary.close()
        forked_kernels.close()
        KernelProvisionerFactory.clear_instance()


async def _lines_shut(book: BookServer, patience: float = 5) -> None:
    """A line's own sockets are closed after the line. A kernel that is ended in between keeps them for a next line, and
    they are found, and complained of, in whichever test comes when they are swept up.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while any(book.kernel_manager._kernel_connections.values()):
                await asyncio.sleep(0.01)


Scene = Callable[[Live], Awaitable[None]]


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`live(scene, *options)` plays the coroutine function `scene` with a server on an empty folder."""
    for name in ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR"):
        monkeypatch.setenv(f"JUPYTER_{name}", str(tmp_path / name.lower()))
    monkeypatch.setenv("JUPYTER_PATH", "")
    RequestInfoSocketHandler._cache.clear()  # a process's own, so one test's would meet the next
    resource_paths.offer_template()
    folder = tmp_path / "notebooks"
    folder.mkdir()

    def play(scene: Scene, *options: str) -> None:
        async def perform() -> None:
            async with _serving(folder, connection_dir, list(options)) as server:
                await scene(server)

        with TemporaryDirectory(prefix="voila_") as connection_dir:
            asyncio.run(perform())

    return play
