"""A page's line (websocket) to its kernel: who may open it, which messages pass, how fast.

Messages that come too fast are not refused but read later: reading stops until there is room, so that only the sender's
own connection fills up.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Awaitable
from typing import Any, Final
from weakref import WeakKeyDictionary

from tornado import web
from tornado.websocket import WebSocketClosedError, WebSocketProtocol, WebSocketProtocol13
from traitlets import Float, Integer
from traitlets.config import Configurable
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from .clients import Pace
from .kernel_messages import V1, MalformedError, Passing, answered_message_id
from .owners import Owners
from .pacing import Allowance

MB: Final = 2**20
MALFORMED: Final = 1007
UNREAD: Final = 1013
ENDED: Final = 1001
"""Codes with which a line is closed: a message was malformed; answers were not read ("try again later"); the kernel has
died ("going away")."""
LOOK_S: Final = 0.05
"""Seconds between checks whether a line has room again."""


class LineLimits(Configurable):
    """Limits for a reader's lines: several times the traffic of a page, far below any harm."""

    messages = Float(60.0, config=True, help="Messages a second that a kernel's pages may send, in the long run.")
    burst = Float(200.0, config=True, help="Messages that they may send at once, after a rest.")
    lines = Integer(30, config=True, help="Lines a minute that may be opened to a kernel; each is dear to open.")
    frames = Float(250.0, config=True, help="Frames a second that they may send: pings and parts of messages, too.")
    frame_burst = Float(1000.0, config=True, help="Frames that they may send at once, after a rest.")
    inflow = Float(1.0 * MB, config=True, help="Bytes a second that a kernel's pages may send, in the long run.")
    gulp = Float(8.0 * MB, config=True, help="Bytes that they may send at once, after a rest.")
    open_questions = Integer(
        16, config=True, help="Messages that a kernel may have to deal with before its pages' next ones are read."
    )
    patience = Float(10.0, config=True, help="Seconds after which a message counts as dealt with at the latest.")
    slack = Integer(1 * MB, config=True, help="Unread bytes on a line from which on its page's messages wait.")
    unread = Integer(16 * MB, config=True, help="Unread bytes on a line from which on it is closed.")


class Traffic:
    """The messages to one kernel over all its connections together.

    Opening another connection gives no larger share.
    """

    def __init__(self, limits: LineLimits) -> None:
        self.limits = limits
        self._messages = Allowance(limits.messages, limits.burst)
        self._bytes = Allowance(limits.inflow, limits.gulp)
        self._frames = Allowance(limits.frames, limits.frame_burst)
        self._lines = Pace(limits.lines)
        self._open: dict[str, float] = {}

    def opens(self) -> bool:
        """Return whether one more line may be opened now."""
        return self._lines.allows("")

    def wait(self, size: int) -> float:
        """Seconds until a message of `size` bytes may be dealt with."""
        return max(self._messages.spend(1), self._bytes.spend(size))

    def wait_for_frame(self) -> float:
        """Seconds until one more frame may be read."""
        return self._frames.spend(1)

    def ask(self, message_id: str) -> None:
        """Note that the kernel has been sent a message."""
        self._open[message_id] = time.monotonic()

    def close(self, message_id: str) -> None:
        """Note that the kernel has dealt with a message."""
        self._open.pop(message_id, None)

    def takes(self, message_id: str) -> bool:
        """Return whether the kernel may be sent this message now.

        It may if it is not too busy and has no message with the same id.
        """
        dealt_with = time.monotonic() - self.limits.patience
        self._open = {each: since for each, since in self._open.items() if since > dealt_with}
        return message_id not in self._open and len(self._open) < self.limits.open_questions


class Paced(WebSocketProtocol13):
    """A websocket that reads no more frames than are allowed.

    Handlers are not called for most of the frames (pings, empty parts of a message), and Tornado reads such frames
    as long as they come, before it serves other clients.
    """

    def __init__(self, line: KernelConnection, params: Any) -> None:
        super().__init__(line, mask_outgoing=False, params=params)
        self._line = line

    async def _receive_frame(self) -> None:
        await super()._receive_frame()
        if wait := self._line.traffic.wait_for_frame():
            await asyncio.sleep(wait)


class KernelConnection(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """Voilà's websocket handler, for the kernel's own reader alone."""

    _traffic: Final[WeakKeyDictionary[Any, Traffic]] = WeakKeyDictionary()

    def initialize(self, owners: Owners, passing: Passing, limits: LineLimits) -> None:
        """`owners`, `passing`, `limits`: the same for all lines of a server."""
        super().initialize()
        self.owners = owners
        self.passing = passing
        self.limits = limits
        self.unread = 0
        self.ended = False

    async def pre_get(self) -> None:
        """Refuse a connection that may not be opened.

        That is one to a kernel that is gone (Jupyter would fail) or that is another reader's (404), and one too
        many within a minute (429).
        """
        if not self.owners.opens(self.kernel_id, self):
            raise web.HTTPError(404, "no such kernel, or another reader's")
        manager = self.kernel_manager.get_kernel(self.kernel_id)
        # Jupyter asks this one for what it shows in place of a traceback, and only another kind of it has that.
        manager.traceback_replacement_message = ""
        self.traffic = self._traffic.setdefault(manager, Traffic(self.limits))
        if not self.traffic.opens():
            raise web.HTTPError(429, "too many lines within a minute")
        await super().pre_get()

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Return Tornado's websocket protocol with a limit on the size of frames."""
        stock = super().get_websocket_protocol()
        return Paced(self, stock.params) if stock else None

    def get_compression_options(self) -> dict[str, int]:
        """Return the options of `permessage-deflate`.

        Messages are JSON and repeat themselves: only a tenth of the text is new.

        `mem_level`: 32 kB a line for it instead of 128.
        """
        return {"compression_level": 6, "mem_level": 6}

    def write_error(self, status_code: int, **_: Any) -> None:  # noqa: ARG002 (Tornado's signature)
        """End a refused request without a page: a websocket has no page to show."""
        self.finish()

    async def open(self, kernel_id: str) -> None:
        """Open the line, which ends when its kernel dies, after the page has been told."""
        await super().open(kernel_id)
        if kernel_id in self.kernel_manager:
            self.kernel_manager.add_restart_callback(kernel_id, self._end, "dead")

    def _end(self) -> None:
        self.ended = True
        self.close(ENDED, "the kernel has died")

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass on a page's message when there is room; until then read no more from the line."""
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
            self.log.warning("Closed a page's line: %s.", error)
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
            self.log.warning("Closed a page's line: it does not read what its kernel answers.")
            self.close(UNREAD, "not read")
            return _nothing()
        try:
            sent: Future[None] | None = super().write_message(message, binary)
        except WebSocketClosedError:
            return _nothing()
        if sent is None:  # Voilà filters out what pages do not need
            return _nothing()
        self.unread += size
        sent.add_done_callback(lambda future: self._note_read(size, future))
        return sent

    def _note_read(self, size: int, sent: Future[None]) -> None:
        self.unread -= size
        if not sent.cancelled():
            sent.exception()  # fetched, or asyncio would log it: the line was closed meanwhile

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
