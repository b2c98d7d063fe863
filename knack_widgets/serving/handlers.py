"""Voilà's request handlers, each with one change for this server."""

from __future__ import annotations

import random
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado import web
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from ..rulebook.languages import LANGS
from ..rulebook.link_fields import tidy_query
from . import descriptors, forked_kernels, machine, pictures, previews, print_queue
from .clients import client
from .kernel_connections import KernelConnection
from .languages import COOKIE, add_language, choose_language
from .owners import Owners, add_reader_names
from .page_renderer import Failure
from .readers import Noting, Readers, TooManyError, leaving
from .redirects import WatchedPage
from .refusals import MeantPage, Terse, check_length
from .waiting_queue import LateError

RETRY_S: Final = (15, 30)
"""Seconds after which a page that found no place tries again: a range, so that not all do at the same time."""
SOON_S: Final = (4, 8)
"""The same, where a place may soon be free."""


class KernelSocket(KernelConnection):
    """The page's line to its kernel, without Nagle's algorithm.

    Widget messages are small and come in pairs; held back until the other end acknowledges (Linux waits 40 ms), every
    second one is late. Tornado switches the algorithm back on after each HTTP request, so the listening socket's option
    would not last: it has to be set here, once the connection has become a websocket.
    """

    seen: ClassVar[set[str]] = set()
    """Kernels that a page has connected to."""

    def initialize(self, readers: Readers, **settings: Any) -> None:  # type: ignore[override]  # routes name them
        """Keep `readers`, which counts the readers who have a place."""
        super().initialize(**settings)
        self.readers = readers

    async def get(self, kernel_id: str) -> None:
        """Open the connection, or refuse it (429, 503) if kernel, reader or server has too many."""
        with self.readers.line(kernel_id, client(self)) as line:
            if not line.opens:
                raise web.HTTPError(429, "too many lines")
            spare = 0 if line.promised else descriptors.ANSWERS
            if not descriptors.ledger.has(descriptors.LINE + spare):
                raise web.HTTPError(503, "no descriptor is left for another line")
            with ExitStack() as self.opening:
                self.opening.enter_context(descriptors.ledger.reserve(descriptors.LINE, spare))
                await super().get(kernel_id)

    async def open(self, kernel_id: str) -> None:
        """Open the line, letting small messages go at once."""
        self.seen.add(kernel_id)
        self.set_nodelay(True)
        await super().open(kernel_id)
        self.opening.close()


class KernelState(Terse, KernelHandler):
    """The state of a kernel for its own reader's pages, which cannot end the kernel."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def initialize(self, owners: Owners) -> None:
        """Keep `owners`, which knows the owner of each kernel."""
        super().initialize()
        self.owners = owners

    @web.authenticated
    async def get(self, kernel_id: str) -> None:
        """Return the state; 404 for a kernel that has ended or that belongs to another reader."""
        if not self.owners.opens(kernel_id, self):
            raise web.HTTPError(404)
        await super().get(kernel_id)  # type: ignore[misc]  # a coroutine under its decorators


class Farewell(Terse, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Receives the message of a page that closes: its kernel is no longer needed.

    Voilà's page says so with `navigator.sendBeacon` and adds the `_xsrf` cookie's value. But no page of Voilà sets that
    cookie, so the value is empty and Jupyter refuses the message ("'_xsrf' argument missing from POST"): the kernel
    stays until it is culled. The cookie is not set here either: it would lie at `/` and shadow a JupyterHub's own of
    the same name. The browser's headers on where the request comes from do as well, because no page can forge them.
    """

    def initialize(self, owners: Owners) -> None:
        """`owners`: whose kernel it is."""
        super().initialize()
        self.owners = owners

    def check_xsrf_cookie(self) -> None:
        """Refuse (403) a request that does not come from a page of this server."""
        if not same_origin(self.request.headers):
            raise web.HTTPError(403, "a farewell is taken from this server's own pages only")

    @web.authenticated
    async def post(self, kernel_id: str) -> None:
        """Shut the kernel down; if it is gone or ending, that is no error: pages may ask twice."""
        if kernel_id in self.kernel_manager and not self.owners.opens(kernel_id, self):
            raise web.HTTPError(403, "a farewell is taken from the kernel's own reader only")
        await dismiss(self.kernel_manager, kernel_id)
        self.set_status(204)
        self.finish()


async def dismiss(kernels: Any, kernel_id: str) -> None:
    """Shut a kernel down, once, and forget its visitor's request, which Voilà would keep."""
    RequestInfoSocketHandler._cache.pop(kernel_id, None)
    KernelSocket.seen.discard(kernel_id)
    if kernel_id in kernels and kernel_id not in leaving:
        leaving.add(kernel_id)
        try:
            await ensure_async(kernels.shutdown_kernel(kernel_id))
        finally:
            leaving.discard(kernel_id)


async def bury(kernels: Any, notebook: str | None) -> None:
    """Replace a notebook's waiting kernels that have died.

    Voilà would give a dead one to the next reader, and start no more after that.
    """
    known = kernels.notebook_data.get(notebook, {}).get("kernel_ids", ())
    for kernel_id in [each for each in known if each in kernels]:
        if not await ensure_async(kernels.get_kernel(kernel_id).is_alive()):
            await dismiss(kernels, kernel_id)
            kernels.fill_if_needed(notebook_name=notebook)


def same_origin(headers: Any) -> bool:
    """Return whether a browser says that the request comes from a page of this server.

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


class Page(WatchedPage, MeantPage, TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook's page, for a limited number of readers. An unopened page's kernel ends.

    Programs that fetch a page without running its script (previews of links, robots) and readers who leave at once
    never say goodbye; their kernels need not wait for the culling of those that readers forgot.
    """

    def initialize(self, unseen_timeout: int, readers: Readers, owners: Owners, **settings: Any) -> None:
        """`unseen_timeout`: how long a page may take to connect to its kernel, in seconds."""
        super().initialize(**settings)
        self.owners = owners
        self.unseen_timeout = unseen_timeout
        self.readers = readers
        self.gone = False
        self._file = ""

    async def _dismiss_unseen(self, kernel_id: str) -> None:
        if kernel_id not in KernelSocket.seen and kernel_id in self.settings["kernel_manager"]:
            self.log.info("Nobody came for kernel %s.", kernel_id)
            await dismiss(self.settings["kernel_manager"], kernel_id)

    @property
    def kernel_manager(self) -> Noting:
        """The server's kernels; the one that this page gets is noted for its reader's place."""
        return Noting(super().kernel_manager, self._note_kernel, {forked_kernels.NOTEBOOK: self._file})

    def _note_kernel(self, kernel_id: str) -> None:
        self.visit.kernel = kernel_id
        self.owners.give(kernel_id, self.current_user.username)
        # A kernel from the pool has been idle all the while: it would be culled before the page can connect to it.
        kernels = self.settings["kernel_manager"]
        if kernel_id in kernels:
            kernels.get_kernel(kernel_id).last_activity = datetime.now(UTC)
        IOLoop.current().call_later(self.unseen_timeout, self._dismiss_unseen, kernel_id)

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the page; if all places are taken, send a page that retries (429, 503).

        What is for paper (`?print=…`) takes no place.
        """
        check_length(self.request)
        tidied = tidy_query(self.request.query)
        if tidied != self.request.query:
            self.redirect(f"?{tidied}")  # so that the page's scripts and the links that are copied have it tidied, too
            return
        self._file = Path(self.notebook_path or path or "").name
        lang = self._lang()
        if asked := print_queue.asked_of(self.notebook_path or path, self.request.query, lang):
            if not await print_queue.give(self, asked):
                self._wait(503, "full", SOON_S)
            return
        who = client(self)
        try:
            visit = await self.readers.place(who, lambda: self.gone)
        except TooManyError:
            self.log.warning("More pages were asked for from %s than one client may have.", who.address)
            self._wait(429, "many", SOON_S)
            return
        if visit is None:
            self.log.warning("All %d places are taken: a reader was asked to wait.", self.readers.limit)
            self._wait(503, "full", SOON_S if self.readers.hopeful else RETRY_S)
            return
        self.visit = visit
        query = add_language(self.request.query, *self._wishes())
        self.request.query = add_reader_names(query, self.identity_provider.names(self))
        try:
            with visit, descriptors.ledger.reserve(descriptors.PAGE):
                await bury(self.settings["kernel_manager"], self.notebook_path or path)
                if self.kernel_manager.get_pool_size(self.notebook_path or path):
                    await self._write(path)
                else:
                    async with self.readers.turns.turn(who):
                        await self._write(path)
        except LateError:
            self._wait(503, "full", SOON_S)
        except Exception as error:
            if visit.kernel is not None:
                await dismiss(self.settings["kernel_manager"], visit.kernel)
            if not machine.is_exhausted(error):
                raise
            self.log.warning("The machine has nothing left for another reader: %s.", error)
            self._wait(503, "full", RETRY_S)

    def on_connection_close(self) -> None:
        """Note that the reader has gone while waiting, so that no kernel is started."""
        super().on_connection_close()
        self.gone = True

    def _wishes(self) -> tuple[str, str]:
        """Return the language that the reader chose before, and the browser's `Accept-Language`."""
        return self.get_cookie(COOKIE, "") or "", self.request.headers.get("Accept-Language", "")

    def _requested_language(self) -> str:
        """Return the language that the address asks for, unchecked."""
        return str(self.request.query_arguments.get("lang", [b""])[0].decode("utf-8", "replace"))

    def _lang(self) -> str:
        """Return the page's language, or "" for the language of its original."""
        return choose_language(self._requested_language(), *self._wishes())

    def _wait(self, status: int, why: str, seconds: tuple[int, int]) -> None:
        """Answer with a page that loads the same address again after some seconds."""
        wait = random.randint(*seconds)
        lang = self._lang() or LANGS[0]
        self.set_status(status)
        self.set_header("Retry-After", str(wait))
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Language", lang)
        self.finish(self.render_template("full.html", why=why, wait=wait, lang=lang))

    async def _write(self, path: str | None) -> None:
        """Write the page by pieces; an error before the first piece sends an error page."""
        begun = False
        if self.gone:
            return
        lang = self._lang()
        query = self.request.uri.partition("?")[2]
        settle = pictures.Settling(lang, query, await previews.describe(self, path or self.notebook_path, query, lang))
        try:
            async for html in self.get_generator(path=path):
                if isinstance(html, Failure):
                    raise html.error
                self.write(settle(html))
                begun = True
                await self.flush()
        except StreamClosedError:
            self.log.info("The reader left before %s was complete.", path)
        except Exception:
            # The status is sent already, and a page that stops in the middle looks as if it were still loading.
            if not begun:
                raise
            self.log.exception("The page %s broke off.", path)
            self.write(self.render_template("broken.html"))
