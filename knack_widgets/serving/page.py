"""The handler of a notebook's page: a place for its reader, a kernel, and the page itself."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from jupyter_core.utils import ensure_async
from tornado import web
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from voila.tornado.handler import TornadoVoilaHandler

from ..rulebook.languages import LANGS
from ..rulebook.link_fields import tidy_query
from .delivery import pictures, previews, print_queue
from .delivery.redirects import WatchedPage
from .delivery.refusals import MeantPage, check_length
from .delivery.request_facts import COOKIE, add_language, choose_language
from .kernels import forked_kernels
from .kernels.handlers import KernelSocket, bury, dismiss
from .kernels.owners import Owners, add_reader_names
from .kernels.page_cache import Failure
from .limits import descriptors, machine
from .limits.clients import client
from .limits.readers import Noting, Readers, TooManyError
from .limits.waiting_queue import LateError

RETRY_S: Final = (15, 30)
"""Seconds after which a page without a place tries again: a range, so that not all pages try at the same time."""
SOON_S: Final = (4, 8)
"""The same if a place may soon be free (seconds)."""


class Page(WatchedPage, MeantPage, TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook's page, for a limited number of readers.

    If a page does not connect to its kernel in time, the kernel ends. Programs that fetch a page without running its
    script (link previews, robots) and readers who leave at once send no message at the end; without this, their kernels
    would run until idle kernels are culled.
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
        """The server's kernels; the kernel that this page gets is noted for its reader's place."""
        return Noting(super().kernel_manager, self._note_kernel, {forked_kernels.NOTEBOOK: self._file})

    def _note_kernel(self, kernel_id: str) -> None:
        self.visit.kernel = kernel_id
        self.owners.give(kernel_id, self.current_user.username)
        # A kernel from the pool has been idle until now, and would be culled before the page can connect to it.
        kernels = self.settings["kernel_manager"]
        if kernel_id in kernels:
            kernels.get_kernel(kernel_id).last_activity = datetime.now(UTC)
        IOLoop.current().call_later(self.unseen_timeout, self._dismiss_unseen, kernel_id)

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the page; if all places are taken, send a page that retries (429, 503).

        Pages for paper (`?print=…`) need no place.
        """
        check_length(self.request)
        tidied = tidy_query(self.request.query)
        if tidied != self.request.query:
            self.redirect(f"?{tidied}")  # so that the page's scripts and copied links also have the tidied query
            return
        self._file = Path(self.notebook_path or path or "").name
        lang = self._lang()
        if asked := print_queue.asked_of(self.notebook_path or path, self.request.query, lang):
            if not await print_queue.give(self, asked, client(self).address, has_page=await self._has_notebook(path)):
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

    async def _has_notebook(self, path: str | None) -> bool:
        """Return whether the notebook of the address exists; pages for paper do without."""
        return bool(self.notebook_path) or await ensure_async(self.contents_manager.file_exists(path or ""))

    def on_connection_close(self) -> None:
        """Note that the waiting reader has gone, so that no kernel is started."""
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
            # The status has already been sent, and a page that stops in the middle looks as if it were still loading.
            if not begun:
                raise
            self.log.exception("The page %s broke off.", path)
            self.write(self.render_template("broken.html"))
