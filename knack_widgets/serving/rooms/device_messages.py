"""The messages that devices send to the rooms' process, and the limits of their sizes."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ...rooms.codes import LONGEST_SECRET
from .visitors import STRANGER, Visitor

Data = dict[str, Any]
MAX_MESSAGE_BYTES: Final = 16 * 1024
"""Greatest size of a message, encoded for the rooms' process (bytes)."""
MAX_MATCH_BYTES: Final = 256 * 1024
"""The same for a message that opens a room, begins a match or loads a lesson (bytes)."""
MAX_WAITING_MESSAGES: Final = 60
"""Greatest number of messages of a device that wait for the rooms' process."""
MAX_WAITING_BYTES_PER_DEVICE: Final = 512 * 1024
MAX_WAITING_BYTES: Final = 64 * 1024 * 1024
"""Greatest size of all devices' messages that wait for the rooms' process (bytes)."""
MAX_HELLOS_UNANSWERED: Final = 2
"""Number of times that a device's `hello` is sent without an answer before the device is disconnected."""
MAX_LANG_LETTERS: Final = 16


def encode(said: Data) -> bytes:
    """Return a message as one line for the rooms' process."""
    return json.dumps(said, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def read(message: str | bytes) -> dict[str, Any] | None:
    """Return a message as an object, or None for any other content."""
    if len(message) > MAX_MATCH_BYTES:  # `RoomsClient.hear` checks the encoded size
        return None
    try:
        content = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def fits(message: Data, size: int) -> bool:
    """Return whether an encoded message of `size` bytes may be passed on."""
    return size <= (MAX_MATCH_BYTES if message.get("do") in ("begin", "lesson") else MAX_MESSAGE_BYTES)


def clean_hello(message: Data) -> Data:
    """Return a `hello` with only its known fields, each with a limited length.

    >>> clean_hello({"do": "hello", "lang": "sv", "token": "t", "teacher": 1, "note": "x" * 1000})
    {'do': 'hello', 'lang': 'sv', 'token': 't'}
    """
    cleaned: Data = {"do": "hello"}
    for name, letters in (("lang", MAX_LANG_LETTERS), ("token", LONGEST_SECRET), ("tab", LONGEST_SECRET)):
        text = message.get(name)
        if isinstance(text, str) and len(text) <= letters:
            cleaned[name] = text
    return cleaned | {name: True for name in ("teacher", "screen", "take", "draws") if message.get(name) is True}


@dataclass
class Waiting:
    """A message that has been sent but not answered.

    line: the message as it was sent
    twice: whether it was sent to two processes
    """

    line: bytes
    is_hello: bool
    twice: bool = False


@dataclass
class Phone:
    """A connected device.

    give: sends it a frame
    drop: disconnects it
    visitor: the visitor to whom the device belongs
    hello: the `hello` message with which the device joined, or None
    waiting: the device's messages that have not been answered
    waiting_bytes: the total size of these messages
    hellos_unanswered: number of times that `hello` was sent since the last answer
    """

    code: str
    give: Callable[[str], None]
    drop: Callable[[], None]
    visitor: Visitor = STRANGER
    hello: Data | None = None
    waiting: deque[Waiting] = field(default_factory=deque)
    waiting_bytes: int = 0
    hellos_unanswered: int = 0

    def add(self, line: bytes, *, is_hello: bool) -> None:
        """Note a message that is sent to the process."""
        self.waiting.append(Waiting(line, is_hello))
        self.waiting_bytes += len(line)
        self.hellos_unanswered += is_hello

    def answer_first(self) -> int:
        """Note the answer to the first message that waits; return its size in bytes."""
        if not self.waiting:
            return 0
        first = self.waiting.popleft()
        self.waiting_bytes -= len(first.line)
        if first.is_hello:
            self.hellos_unanswered = 0
        return len(first.line)

    def has_room(self, size: int) -> bool:
        """Return whether one more message of `size` bytes may wait."""
        return len(self.waiting) < MAX_WAITING_MESSAGES and self.waiting_bytes + size <= MAX_WAITING_BYTES_PER_DEVICE
