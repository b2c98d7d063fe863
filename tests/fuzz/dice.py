"""What drives the harnesses: bytes, whoever makes them up (Hypothesis, atheris, chance); and a bound on work."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any, TypeVar
from zlib import crc32

T = TypeVar("T")


class Dice:
    """Decisions out of bytes, one byte or two each; what comes after the last byte follows from all of them."""

    def __init__(self, data: bytes) -> None:
        self.bytes = iter(data)
        self.more = Random(crc32(data))

    def below(self, count: int) -> int:
        """A number from 0."""
        first = next(self.bytes, None)
        if first is None:
            return self.more.randrange(count)
        return first % count if count <= 256 else (first << 8 | next(self.bytes, 0)) % count

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], most: int) -> list[T]:
        return [self.pick(things) for _ in range(self.below(most + 1))]

    def once_in(self, times: int) -> bool:
        return self.below(times) == 0


class TooMuch(BaseException):
    """More work than any input is worth. Nothing that catches exceptions catches it."""


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """Raises `TooMuch` where what is done within takes more function calls: the same on every machine, unlike time."""
    left = calls
    before = sys.getprofile()

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal left
        left -= event == "call"
        if left < 0:
            sys.setprofile(None)
            raise TooMuch(f"more than {calls:,} calls, at last of {frame.f_code.co_qualname}")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)
