"""Messages that a page may send to its kernel, checked before other code reads them.

A frame has one of three forms. In the old protocol it is JSON text, or a table of 32-bit offsets followed by JSON and
buffers. In the new protocol (`v1.kernel.websocket.jupyter.org`) it is a table of 64-bit offsets followed by the parts
of the message. Strangers can send any table: Jupyter creates as many parts as the table announces, and a few bytes can
announce millions.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from traitlets import Dict, Integer, Unicode
from traitlets import List as ListOf
from traitlets.config import Configurable

from ...rules.record_text import MAX_BYTES

KB: Final = 1024
LONGEST_MESSAGE: Final = 4 * MAX_BYTES
"""Greatest size of a message from a page (bytes), enough for the largest file, escaped. An announced size counts, too.
"""
V1: Final = "v1.kernel.websocket.jupyter.org"
FIRST_BUFFER: Final = 4
"""The parts of a message: header, parent's header, metadata, content; buffers may follow."""
LONGEST_STATUS: Final = 4 * KB
IDLE: Final = '"idle"'
LONGEST_HEADER: Final = 4 * KB
"""Greatest size of a message's header (bytes): ids, a type, a date."""
HALVES: Final = re.compile(rb"\\u[dD][89a-fA-F]")
"""A surrogate in JSON's escape notation. (A pair, which is a character, matches as well.)"""
NEEDED: Final[Mapping[str, Mapping[str, type]]] = {
    "comm_open": {"comm_id": str, "target_name": str, "data": dict},
    "comm_msg": {"comm_id": str, "data": dict, "data.method": str},
    "comm_close": {"comm_id": str},
}
"""Message type → the fields of its content that the kernel reads for widgets, with their types."""
MAX_HEADER_BRACKETS: Final = 32
"""Greatest number of opening brackets in a header; the headers of pages have one."""


class MalformedError(ValueError):
    """The error for a frame that is not a message, with the read and the expected text."""


class Message(NamedTuple):
    """The facts about a message that the server needs.

    channel: the channel
    type: the message type in its header
    id: the message id in its header
    target: the target of a `comm_open`
    fault: the part that the content lacks, or None if it is complete
    """

    channel: str
    type: str
    id: str
    target: str | None
    size: int
    fault: str | None = None


class Passing(Configurable):
    """A filter of the messages from a page to its kernel; other messages are dropped."""

    longest = Dict(
        default_value={
            "comm_msg": LONGEST_MESSAGE,
            "comm_open": 64 * KB,
            "comm_close": 64 * KB,
            "comm_info_request": 16 * KB,
            "kernel_info_request": 16 * KB,
        },
        value_trait=Integer(),
        key_trait=Unicode(),
        config=True,
        help="The types of message that a page may send to its kernel, each with its largest size in bytes.",
    )

    targets = ListOf(
        Unicode(),
        default_value=["jupyter.widget.control"],
        config=True,
        help="What a page may open in its kernel, by target; jupyter.widget would let it make widgets there.",
    )

    longest_text = Integer(
        1024 * KB,
        config=True,
        help="The largest message of the old protocol, in bytes: the server reads and writes it as a whole.",
    )

    parts = Integer(64, config=True, help="How many buffers a message may have.")

    def read(self, frame: str | bytes, *, v1: bool) -> Message:
        """Return the frame's message. Raise MalformedError if the frame is not a message.

        Time and memory are linear in the frame's length.
        """
        try:
            return self._raw(frame) if v1 else self._json(frame)
        except (UnicodeError, json.JSONDecodeError, RecursionError) as error:
            raise MalformedError(f"expected JSON text, read something else: {type(error).__name__}") from error

    def objection(self, message: Message) -> str | None:
        """Return why a message is dropped, in words for the log, or None if it passes."""
        if message.type not in self.longest:
            return "a page sends no message of that type"
        if message.channel != "shell":
            return "a page sends on the channel shell alone"
        if message.size > self.longest[message.type]:
            return f"a {message.type} has at most {self.longest[message.type]} bytes, this one {message.size}"
        if message.type == "comm_open" and message.target not in self.targets:
            return "a page may not open that target"
        return message.fault

    def _raw(self, frame: str | bytes) -> Message:
        if isinstance(frame, str):
            raise MalformedError("expected a binary frame, read text")
        parts = sections(frame, struct.Struct("<Q"), FIRST_BUFFER + 2 + self.parts)
        if len(parts) < 1 + FIRST_BUFFER:
            raise MalformedError(f"expected a channel and {FIRST_BUFFER} parts, read {len(parts)}")
        channel, header, parent, metadata, content = (bytes(part) for part in parts[: 1 + FIRST_BUFFER])
        head = _read_header("header", header.decode())
        _read_header("parent_header", parent.decode())
        _read_header("metadata", metadata.decode())
        kind = _word(head, "msg_type")
        # The kernel reads all contents; only contents for widgets are parsed here.
        _check_characters(content)
        parsed = json.loads(content) if kind in NEEDED and len(content) <= self.longest.get(kind, 0) else None
        target = _target(parsed) if kind == "comm_open" else None
        return Message(channel.decode(), kind, _word(head, "msg_id"), target, len(frame), _fault(kind, parsed))

    def _json(self, frame: str | bytes) -> Message:
        size = len(frame)
        if size > self.longest_text:
            raise MalformedError(f"expected {self.longest_text} bytes of JSON at most, read {size}")
        if isinstance(frame, bytes):
            frame = bytes(sections(frame, struct.Struct("!I"), 1 + self.parts, ends=False)[0]).decode()
        _check_characters(frame.encode())
        message = json.loads(frame)
        if not isinstance(message, dict):
            raise MalformedError(f"expected an object, read {type(message).__name__}")
        for name in ("header", "parent_header", "metadata", "content"):
            if not isinstance(message.get(name), dict):
                raise MalformedError(f"expected an object under {name!r}")
            if name != "content":
                _read_header(name, json.dumps(message[name]))
        head, content = message["header"], message["content"]
        kind = _word(head, "msg_type")
        target = _target(content) if kind == "comm_open" else None
        channel = str(message.get("channel") or "shell")
        return Message(channel, kind, _word(head, "msg_id"), target, size, _fault(kind, content))


def sections(frame: bytes, number: struct.Struct, most: int, *, ends: bool = True) -> list[memoryview]:
    """Return the parts of a frame, which follow its table of offsets.

    The table has the number of offsets, then the offset at which each part begins. `number`: the format of a number.
    `most`: greatest number of offsets. `ends`: whether the last offset is the end of the last part; if not, the last
    part ends with the frame. Raise `MalformedError` unless the table and all parts are inside the frame, in order.

    >>> [bytes(part) for part in sections(bytes([2, 3, 5]) + b"abcd", struct.Struct("B"), 9, ends=False)]
    [b'ab', b'cd']
    >>> sections(bytes([200, 3]), struct.Struct("B"), 9)
    Traceback (most recent call last):
    ...
    knack_widgets.serving.kernels.message_protocol.MalformedError: expected 1 to 9 offsets, read 200
    """
    width = number.size
    if len(frame) < width:
        raise MalformedError(f"expected a count of {width} bytes, read {len(frame)} bytes in all")
    (count,) = number.unpack_from(frame)
    if not 1 <= count <= most:
        raise MalformedError(f"expected 1 to {most} offsets, read {count}")
    begin = width * (1 + count)
    if len(frame) < begin:
        raise MalformedError(f"expected {count} offsets, read {len(frame)} bytes in all")
    table = [number.unpack_from(frame, width * (1 + at))[0] for at in range(count)]
    edges = table if ends else [*table, len(frame)]
    if edges[0] < begin or edges[-1] > len(frame) or any(a > b for a, b in pairwise(edges)):
        raise MalformedError("expected offsets in order, within the frame")
    view = memoryview(frame)
    return [view[a:b] for a, b in pairwise(edges)]


def _read_header(name: str, text: str) -> dict[str, Any]:
    """Return a header. Raise MalformedError or UnicodeError if the header is not acceptable.

    It must be short and flat, without lone surrogates: a kernel repeats the header in all answers, so a header that
    cannot be encoded would make each answer fail.
    """
    if len(text) > LONGEST_HEADER or text.count("[") + text.count("{") > MAX_HEADER_BRACKETS:
        raise MalformedError(f"expected a flat object of {LONGEST_HEADER} bytes at most under {name!r}")
    header = json.loads(text)
    if not isinstance(header, dict):
        raise MalformedError(f"expected an object under {name!r}")
    _check_characters(text.encode())
    return header


def _check_characters(text: bytes) -> None:
    """Raise UnicodeError if a text has a lone surrogate, which is not a character.

    A kernel that uses it as a widget's name, or repeats it in an error, cannot encode its messages
    and stops sending any.
    """
    text.decode()
    if HALVES.search(text):
        json.dumps(json.loads(text), ensure_ascii=False).encode()


def _word(header: Any, name: str) -> str:
    word = header.get(name) if isinstance(header, Mapping) else None
    if not isinstance(word, str):
        raise MalformedError(f"expected a header with text under {name!r}, of {LONGEST_HEADER} bytes at most")
    return word


def _target(content: Any) -> str | None:
    name = content.get("target_name") if isinstance(content, Mapping) else None
    return name if isinstance(name, str) else None


def _fault(kind: str, content: Any) -> str | None:
    """Return the part that a message's content lacks, or None if it is complete.

    Jupyter would log a traceback for each incomplete message.

    >>> _fault("comm_msg", {"comm_id": "1"})
    'a comm_msg has an object under data'
    >>> _fault("comm_msg", {"comm_id": "1", "data": {"method": "request_state"}})
    """
    for path, type_ in NEEDED.get(kind, {}).items():
        value = content
        for name in path.split("."):
            value = value.get(name) if isinstance(value, dict) else None
        if not isinstance(value, type_):
            return f"a {kind} has {'text' if type_ is str else 'an object'} under {path}"
    return None


def answered_message_id(frame: Any) -> str | None:
    """Return the id of the message that the kernel has handled, or None if it is missing.

    >>> answered_message_id('{"content": {"execution_state": "idle"}, "parent_header": {"msg_id": "7"}}')
    '7'
    """
    if not isinstance(frame, str | bytes) or len(frame) > LONGEST_STATUS:
        return None
    if isinstance(frame, bytes):
        try:
            _, _, parent, _, content, *_ = sections(frame, struct.Struct("<Q"), FIRST_BUFFER + 2)
            message = {"content": json.loads(bytes(content)), "parent_header": json.loads(bytes(parent))}
        except ValueError:
            return None
    elif IDLE in frame:
        message = json.loads(frame)
    else:
        return None
    idle = message["content"].get("execution_state") == "idle"
    return str(message["parent_header"].get("msg_id", "")) if idle else None
