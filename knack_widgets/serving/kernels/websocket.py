"""A page's connection (websocket) to its kernel: who may open it, which messages pass, how fast.

Messages that come too fast are not refused but read later: reading stops until the limits allow more, so that only the
sender's own connection fills up.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Awaitable
from typing import Any, Final
from weakref import WeakKeyDictionary

from tornado import web
from tornado.websocket import WebSocketClosedError, WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ..limits.traffic import LineLimits, Traffic
from .message_protocol import V1, MalformedError, Passing, answered_message_id
from .owners import Owners

MALFORMED: Final = 1007
UNREAD: Final = 1013
ENDED: Final = 1001
"""Codes with which a connection is closed: a message was malformed; answers were not read ("try again later"); the
kernel has died ("going away")."""
LOOK_S: Final = 0.05
"""Seconds between two checks whether a connection may be read again."""


class Paced(WebSocketProtocol13):
    """A websocket that limits the number of frames that it reads.

    Tornado calls no handler for most of the frames (pings, empty parts of a message), and reads such frames without a
    pause, before it serves other clients.
    """

    def __init__(self, connection: KernelConnection, params: Any) -> None:
        super().__init__(connection, mask_outgoing=False, params=params)
        self._connection = connection

    async def _receive_frame(self) -> None:
        await super()._receive_frame()
        if wait := self._connection.traffic.wait_for_frame():
            await asyncio.sleep(wait)


class KernelConnection(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """Voilà's websocket handler, limited to the kernel's own reader."""

    _traffic: Final[WeakKeyDictionary[Any, Traffic]] = WeakKeyDictionary()

    def initialize(self, owners: Owners, passing: Passing, limits: LineLimits) -> None:
        """Store `owners`, `passing` and `limits`, which all connections of a server share."""
        super().initialize()
        self.owners = owners
        self.passing = passing
        self.limits = limits
        self.unread = 0
        self.ended = False

    async def pre_get(self) -> None:
        """Refuse a connection that may not be opened.

        The answer is 404 if the kernel has ended (Jupyter would fail) or belongs to another reader, and 429 if the
        client has opened too many connections within a minute.
        """
        if not self.owners.opens(self.kernel_id, self):
            raise web.HTTPError(404, "no such kernel, or another reader's")
        manager = self.kernel_manager.get_kernel(self.kernel_id)
        # Jupyter reads this attribute (the text in place of a traceback), which only another class of managers has
        manager.traceback_replacement_message = ""
        self.traffic = self._traffic.setdefault(manager, Traffic(self.limits))
        if not self.traffic.opens():
            raise web.HTTPError(429, "too many connections within a minute")
        await super().pre_get()

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Return Tornado's websocket protocol with a limit on the size of frames."""
        stock = super().get_websocket_protocol()
        return Paced(self, stock.params) if stock else None

    def get_compression_options(self) -> dict[str, int]:
        """Return the options of `permessage-deflate`.

        Messages are JSON and repeat themselves: only a tenth of the text is new.

        `mem_level`: it needs 32 kB for each connection instead of 128.
        """
        return {"compression_level": 6, "mem_level": 6}

    def write_error(self, status_code: int, **_: Any) -> None:  # noqa: ARG002 (Tornado's signature)
        """End a refused request without a page: a websocket has no page to show."""
        self.finish()

    async def open(self, kernel_id: str) -> None:
        """Open the connection; if its kernel dies, the page gets a message and it closes."""
        await super().open(kernel_id)
        if kernel_id in self.kernel_manager:
            self.kernel_manager.add_restart_callback(kernel_id, self._end, "dead")

    def _end(self) -> None:
        self.ended = True
        self.close(ENDED, "the kernel has died")

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass on a page's message when the limits allow it; until then read no more messages."""
        wait = self.traffic.wait(len(ws_message))
        if wait:
            await asyncio.sleep(wait)
        v1 = self.ws_connection is not None and self.selected_subprotocol == V1
        try:
            message = self.passing.read(ws_message, v1=v1)
            if objection := self.passing.objection(message):
                self.log.warning("Dropped a message of a page: %s.", objection)
                return
            while self.unread > self.limits.slack or not self.traffic.takes(message.id):
                await asyncio.sleep(LOOK_S)
                if self.ws_connection is None:
                    return
            if self.connection is not None and self.connection.channels:
                self.traffic.ask(message.id)
                self.connection.handle_incoming_message(ws_message)
        except (MalformedError, TypeError, ValueError, KeyError) as error:
            self.log.warning("Closed a page's connection: %s.", error)
            self.close(MALFORMED, "no message")

    def write_message(self, message: Any, binary: bool = False) -> Awaitable[None]:
        """Send a kernel's message.

        A page that does not read loses its connection; when it connects again, it gets the current state.
        """
        if self.ended or self.ws_connection is None:
            return _nothing()
        if done := answered_message_id(message):
            self.traffic.close(done)
        size = len(message)
        if self.unread + size > self.limits.unread and self.unread:
            self.ended = True
            self.log.warning("Closed a page's connection: it does not read what its kernel answers.")
            self.close(UNREAD, "not read")
            return _nothing()
        try:
            sent: Future[None] | None = super().write_message(message, binary)
        except WebSocketClosedError:
            return _nothing()
        if sent is None:  # Voilà drops messages that pages do not need
            return _nothing()
        self.unread += size
        sent.add_done_callback(lambda future: self._note_read(size, future))
        return sent

    def _note_read(self, size: int, sent: Future[None]) -> None:
        self.unread -= size
        if not sent.cancelled():
            sent.exception()  # fetched, or asyncio would log it: the connection was closed meanwhile

    def on_close(self) -> None:
        """Stop buffering messages for the next connection if the server ended this one."""
        manager = self.connection and self.connection.multi_kernel_manager
        super().on_close()
        if manager and self.kernel_id in manager:
            manager.remove_restart_callback(self.kernel_id, self._end, "dead")
            if self.ended:
                manager.stop_buffering(self.kernel_id)


def _nothing() -> Future[None]:
    done: Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done
