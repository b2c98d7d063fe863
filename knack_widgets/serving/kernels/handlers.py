"""Request handlers of a page's kernel: its websocket, its state, its end."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, ClassVar

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado import web
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from ..delivery.refusals import Terse, same_origin
from ..limits import descriptors
from ..limits.clients import client
from ..limits.readers import Readers, leaving
from . import request_protocol
from .owners import Owners
from .websocket import KernelConnection


class KernelSocket(KernelConnection):
    """The page's connection to its kernel, without Nagle's algorithm.

    Widget messages are small and come in pairs. The algorithm holds a message back until the other end has acknowledged
    the previous message (Linux waits 40 ms), so every second message would be late. Tornado switches the algorithm on
    again after each HTTP request, so it must be switched off here, when the connection has become a websocket.
    """

    seen: ClassVar[set[str]] = set()
    """Kernels to which a page has connected."""

    def initialize(self, readers: Readers, **settings: Any) -> None:  # type: ignore[override]  # routes name them
        """Store `readers`, the readers' places."""
        super().initialize(**settings)
        self.readers = readers

    async def get(self, kernel_id: str) -> None:
        """Open the connection, or refuse it (429, 503) if kernel, reader or server has too many."""
        with self.readers.connection(kernel_id, client(self)) as connection:
            if not connection.opens:
                raise web.HTTPError(429, "too many connections")
            spare = 0 if connection.promised else descriptors.ANSWERS
            if not descriptors.ledger.has(descriptors.CONNECTION + spare):
                raise web.HTTPError(503, "no descriptor is left for another line")
            with ExitStack() as self.opening:
                self.opening.enter_context(descriptors.ledger.reserve(descriptors.CONNECTION, spare))
                await super().get(kernel_id)

    async def open(self, kernel_id: str) -> None:
        """Open the connection, with small messages sent at once."""
        self.seen.add(kernel_id)
        self.set_nodelay(True)
        await super().open(kernel_id)
        self.opening.close()


class KernelState(Terse, KernelHandler):
    """The state of a kernel, for its own reader's pages; it cannot be ended by this address."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def initialize(self, owners: Owners) -> None:
        """Store `owners`, the owners of the kernels."""
        super().initialize()
        self.owners = owners

    @web.authenticated
    async def get(self, kernel_id: str) -> None:
        """Send the state; answer 404 if the kernel has ended or belongs to another reader."""
        if not self.owners.opens(kernel_id, self):
            raise web.HTTPError(404)
        await super().get(kernel_id)  # type: ignore[misc]  # a coroutine under its decorators


class Farewell(Terse, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Receives the message of a page that closes: its kernel is no longer needed.

    Voilà's page sends the message by `navigator.sendBeacon`, with the value of the `_xsrf` cookie. But no page of Voilà
    sets that cookie, so the value is empty and Jupyter refuses the message ("'_xsrf' argument missing from POST"); the
    kernel would run until it is culled. The cookie is not set here either, because it would have the path `/` and hide
    a JupyterHub's cookie with the same name. Instead the browser's headers about the origin of the request are checked,
    which no page can forge.
    """

    def initialize(self, owners: Owners) -> None:
        """Store `owners`, the owners of the kernels."""
        super().initialize()
        self.owners = owners

    def check_xsrf_cookie(self) -> None:
        """Refuse (403) a request that does not come from a page of this server."""
        if not same_origin(self.request.headers):
            raise web.HTTPError(403, "a farewell is taken from this server's own pages only")

    @web.authenticated
    async def post(self, kernel_id: str) -> None:
        """Shut the kernel down. It may have ended already, because pages may ask twice."""
        if kernel_id in self.kernel_manager and not self.owners.opens(kernel_id, self):
            raise web.HTTPError(403, "a farewell is taken from the kernel's own reader only")
        await dismiss(self.kernel_manager, kernel_id)
        self.set_status(204)
        self.finish()


async def dismiss(kernels: Any, kernel_id: str) -> None:
    """Shut a kernel down (only once), and forget its reader's request, which Voilà would keep."""
    request_protocol.forget_request(kernel_id)
    KernelSocket.seen.discard(kernel_id)
    if kernel_id in kernels and kernel_id not in leaving:
        leaving.add(kernel_id)
        try:
            await ensure_async(kernels.shutdown_kernel(kernel_id))
        finally:
            leaving.discard(kernel_id)


async def bury(kernels: Any, notebook: str | None) -> None:
    """Replace a notebook's waiting kernels that have died.

    Voilà would give a dead kernel to the next reader, and then start no more kernels.
    """
    known = kernels.notebook_data.get(notebook, {}).get("kernel_ids", ())
    for kernel_id in [each for each in known if each in kernels]:
        if not await ensure_async(kernels.get_kernel(kernel_id).is_alive()):
            await dismiss(kernels, kernel_id)
            kernels.fill_if_needed(notebook_name=notebook)
