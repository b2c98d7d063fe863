"""Voilà's request handlers where this server does something else: each is Voilà's own class with one thing changed."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from jupyter_core.utils import ensure_async
from tornado import web
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from voila.handler import BaseVoilaHandler
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from .languages import spoken
from .machine import SHELF
from .readers import Noting, Readers, leaving
from .refusals import check_length

RETRY_S: Final = (15, 30)
"""After how long a page that found no place tries again; not all at the same time."""


class KernelSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The page's line to its kernel, without Nagle's algorithm.

    Widget messages are small and come in pairs; held back until the other end acknowledges (Linux waits 40 ms), every
    second one is late. Tornado switches the algorithm back on after each HTTP request, so the listening socket's option
    would not last: it has to be set here, once the connection has become a websocket.
    """

    seen: ClassVar[set[str]] = set()
    """Kernels that a page has connected to."""

    async def pre_get(self) -> None:
        """Refuse (404) a line to a kernel that is gone; Jupyter would break over it."""
        if self.kernel_id not in self.kernel_manager:
            raise web.HTTPError(404, "this kernel is gone")
        await super().pre_get()

    def write_error(self, status_code: int, **_: Any) -> None:  # noqa: ARG002 (Tornado's signature)
        """A websocket's refusal has no page."""
        self.finish()

    async def open(self, kernel_id: str) -> None:
        """Open the line, letting small messages go at once."""
        self.seen.add(kernel_id)
        self.set_nodelay(True)
        await super().open(kernel_id)


class Farewell(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Takes the closing page's word that its kernel is no longer needed.

    Voilà's page says so with `navigator.sendBeacon` and adds the `_xsrf` cookie's value. But no page of Voilà sets that
    cookie, so the value is empty and Jupyter refuses the message ("'_xsrf' argument missing from POST"): the kernel
    stays until it is culled. The cookie is not set here either: it would lie at `/` and shadow a JupyterHub's own of
    the same name. A browser's word on where the request comes from serves as well, because no page can forge it.
    """

    def check_xsrf_cookie(self) -> None:
        """Refuse (403) whatever does not come from a page of this server."""
        if not same_origin(self.request.headers):
            raise web.HTTPError(403, "a farewell is taken from this server's own pages only")

    @web.authenticated
    async def post(self, kernel_id: str) -> None:
        """Shut the kernel down; a kernel that is gone already, or going, is no error (pages may say goodbye twice)."""
        await dismiss(self.kernel_manager, kernel_id)
        self.set_status(204)
        self.finish()


async def dismiss(kernels: Any, kernel_id: str) -> None:
    """Shut a kernel down, once, and forget what is kept about its visitor (Voilà would keep it for ever)."""
    RequestInfoSocketHandler._cache.pop(kernel_id, None)
    KernelSocket.seen.discard(kernel_id)
    if kernel_id in kernels and kernel_id not in leaving:
        leaving.add(kernel_id)
        try:
            await ensure_async(kernels.shutdown_kernel(kernel_id))
        finally:
            leaving.discard(kernel_id)


async def bury(kernels: Any, notebook: str | None) -> None:
    """Let go of a notebook's kernels that have died, and let others wait in their stead.

    Voilà would give the next reader one that died while it waited, and after that start no more.
    """
    known = kernels.notebook_data.get(notebook, {}).get("kernel_ids", ())
    for kernel_id in [each for each in known if each in kernels]:
        if not await ensure_async(kernels.get_kernel(kernel_id).is_alive()):
            await dismiss(kernels, kernel_id)
            kernels.fill_if_needed(notebook_name=notebook)


def same_origin(headers: Any) -> bool:
    """Whether a browser says that the request comes from a page of this very server.

    `Sec-Fetch-Site` is the browser's own verdict and holds behind any proxy; browsers that do not send it send
    `Origin`, whose host must be the one they asked. Without either it is no browser's request: refused.

    >>> same_origin({"Sec-Fetch-Site": "same-origin"}), same_origin({"Sec-Fetch-Site": "cross-site"})
    (True, False)
    >>> same_origin({"Origin": "http://here:8866", "Host": "here:8866"}), same_origin({"Host": "here:8866"})
    (True, False)
    """
    site = headers.get("Sec-Fetch-Site")
    if site is not None:
        return bool(site == "same-origin")
    origin, host = headers.get("Origin"), headers.get("Host")
    return bool(origin and host and urlsplit(origin.lower()).netloc == host.lower())


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook as a page, for as many readers as there are places; it lets go of a kernel that nobody comes for.

    Programs that fetch a page without running its script (previews of links, robots) and readers who leave at once
    never say goodbye; their kernels need not wait for the culling of those that readers forgot.
    """

    def initialize(self, unseen_timeout: int, readers: Readers, **settings: Any) -> None:
        """`unseen_timeout`: how long a page may take to connect to its kernel, in seconds."""
        super().initialize(**settings)
        self.unseen_timeout = unseen_timeout
        self.readers = readers
        self.gone = False

    async def _unseen(self, kernel_id: str) -> None:
        if kernel_id not in KernelSocket.seen:
            self.log.info("Nobody came for kernel %s.", kernel_id)
            await dismiss(self.settings["kernel_manager"], kernel_id)

    @property
    def kernel_manager(self) -> Noting:
        """The server's kernels; whichever this page is given is its reader's place from then on."""
        return Noting(super().kernel_manager, self._given)

    def _given(self, kernel_id: str) -> None:
        self.visit.kernel = kernel_id
        # One that waited for a reader has been idle ever since: it would be culled before the page can connect to it.
        kernels = self.settings["kernel_manager"]
        if kernel_id in kernels:
            kernels.get_kernel(kernel_id).last_activity = datetime.now(UTC)
        IOLoop.current().call_later(self.unseen_timeout, self._unseen, kernel_id)

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        """The page, or word that all places are taken."""
        check_length(self.request)
        visit = self.readers.visit(self.current_user.username)
        if visit is None:
            self._full()
            return
        self.visit = visit
        with visit:
            await bury(self.settings["kernel_manager"], self.notebook_path or path)
            if self.kernel_manager.get_pool_size(self.notebook_path or path):
                await self._write(path)
            else:
                async with self.readers.turn():
                    await self._write(path)

    def on_connection_close(self) -> None:
        """Whoever goes while others are served first needs no kernel any more."""
        super().on_connection_close()
        self.gone = True

    def _full(self) -> None:
        """A page that asks for itself again, with the same address."""
        wait = random.randint(*RETRY_S)
        asked = self.request.query_arguments.get("lang", [b""])[0].decode("utf-8", "replace")  # whatever it may be
        lang = spoken(asked, self.request.headers.get("Accept-Language", ""))
        self.log.warning("All %d places are taken: a reader was asked to wait.", self.readers.limit)
        self.set_status(503)
        self.set_header("Retry-After", str(wait))
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Language", lang)
        self.finish(self.render_template("full.html", wait=wait, lang=lang))

    async def _write(self, path: str | None) -> None:
        """Write the page piece by piece; an error before the first piece gives an error page with its status."""
        begun = False
        if self.gone:
            return
        try:
            async for html in self.get_generator(path=path):
                self.write(html)
                begun = True
                await self.flush()
        except StreamClosedError:
            self.log.info("The reader left before %s was complete.", path)
        except Exception:
            # What is sent cannot be taken back, and a page that stops in the middle looks as if it went on loading.
            if not begun:
                raise
            self.log.exception("The page %s broke off.", path)
            self.write(self.render_template("broken.html"))


class Shelf(TornadoVoilaTreeHandler):  # type: ignore[misc]
    """The way in: `/` leads to the shelf of games where there is one, else to the list of notebooks."""

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """Go to `index.ipynb`, with the query as it came; folders are listed as Voilà lists them."""
        check_length(self.request)
        listed = path.strip("/") or self.request.path.rstrip("/").endswith("/voila/tree")
        if not listed and await ensure_async(self.contents_manager.file_exists(SHELF)):
            self.redirect(page_of(SHELF, self.request.query))
        else:
            await super().get(path)


class Short(BaseVoilaHandler):  # type: ignore[misc]
    """`/knack` for `/voila/render/knack.ipynb`: addresses that people can say and type."""

    @web.authenticated
    def get(self, name: str) -> None:
        """Go to the notebook, with the query as it came."""
        check_length(self.request)
        self.redirect(page_of(f"{name}.ipynb", self.request.query))


def page_of(notebook: str, query: str) -> str:
    """A notebook's page as seen from the server's root; relative, so that it holds behind any proxy.

    (Some proxies put their prefix before an address that begins with a slash, whether it has one or not.)

    >>> page_of("knack.ipynb", "lang=de")
    'voila/render/knack.ipynb?lang=de'
    """
    return f"voila/render/{notebook}" + (f"?{query}" if query else "")
