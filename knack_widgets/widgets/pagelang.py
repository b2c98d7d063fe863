"""One page, one language: desks that were opened without a language of their own change it together."""

from __future__ import annotations

from typing import Final
from weakref import WeakSet

from .desk import Desk
from .intents import switch_language

_TOGETHER: Final[WeakSet[Desk]] = WeakSet()


def join(desk: Desk) -> None:
    """From now on `desk` speaks the language of the page."""
    _TOGETHER.add(desk)


def mates(desk: Desk) -> tuple[Desk, ...]:
    """The other desks that change their language with `desk`."""
    return tuple(other for other in _TOGETHER if other is not desk) if desk in _TOGETHER else ()


def follow(desk: Desk) -> None:
    """The others speak as `desk` does now."""
    for other in mates(desk):
        if other.lang != desk.lang:
            switch_language(other, desk.lang)
            other.tell()
