"""The traffic between a page and its kernel: how many messages, how many bytes, how fast."""

from __future__ import annotations

import time
from typing import Final

from traitlets import Float, Integer
from traitlets.config import Configurable

from .rate_limits import Allowance, Pace

MB: Final = 2**20


class LineLimits(Configurable):
    """Limits for a reader's connections: several times a page's traffic, but harmless."""

    messages = Float(60.0, config=True, help="Messages a second that a kernel's pages may send, in the long run.")
    burst = Float(200.0, config=True, help="Messages that they may send at once, after a rest.")
    lines = Integer(30, config=True, help="Connections a minute that may be opened to a kernel; each is dear to open.")
    frames = Float(250.0, config=True, help="Frames a second that they may send: pings and parts of messages, too.")
    frame_burst = Float(1000.0, config=True, help="Frames that they may send at once, after a rest.")
    inflow = Float(1.0 * MB, config=True, help="Bytes a second that a kernel's pages may send, in the long run.")
    gulp = Float(8.0 * MB, config=True, help="Bytes that they may send at once, after a rest.")
    open_questions = Integer(
        16, config=True, help="Messages that a kernel may have to deal with before its pages' next ones are read."
    )
    patience = Float(10.0, config=True, help="Seconds after which a message counts as dealt with at the latest.")
    slack = Integer(1 * MB, config=True, help="Unread bytes on a connection from which on its page's messages wait.")
    unread = Integer(16 * MB, config=True, help="Unread bytes on a connection from which on it is closed.")


class Traffic:
    """The messages to a kernel over all its connections together.

    So another connection does not raise the limit.
    """

    def __init__(self, limits: LineLimits) -> None:
        self.limits = limits
        self._messages = Allowance(limits.messages, limits.burst)
        self._bytes = Allowance(limits.inflow, limits.gulp)
        self._frames = Allowance(limits.frames, limits.frame_burst)
        self._connections = Pace(limits.lines)
        self._open: dict[str, float] = {}

    def opens(self) -> bool:
        """Return whether one more connection may be opened now."""
        return self._connections.allows("")

    def wait(self, size: int) -> float:
        """Return the seconds until a message of `size` bytes may be handled."""
        return max(self._messages.spend(1), self._bytes.spend(size))

    def wait_for_frame(self) -> float:
        """Return the seconds until one more frame may be read."""
        return self._frames.spend(1)

    def ask(self, message_id: str) -> None:
        """Note that a message has been sent to the kernel."""
        self._open[message_id] = time.monotonic()

    def close(self, message_id: str) -> None:
        """Note that the kernel has handled a message."""
        self._open.pop(message_id, None)

    def takes(self, message_id: str) -> bool:
        """Return whether this message may be sent to the kernel now.

        It may if the kernel is not too busy and is not handling a message with the same id.
        """
        dealt_with = time.monotonic() - self.limits.patience
        self._open = {each: since for each, since in self._open.items() if since > dealt_with}
        return message_id not in self._open and len(self._open) < self.limits.open_questions
