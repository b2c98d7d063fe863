"""One language and one look for a page: what is chosen at one of its tables holds for all."""

from __future__ import annotations

from typing import Any, Final
from weakref import WeakSet

from .desk import Desk
from .prefs import COMMON

_PAGE: Final[WeakSet[Desk]] = WeakSet()
_TOGETHER: Final[WeakSet[Desk]] = WeakSet()


def join(desk: Desk, *, speaks: bool = True) -> None:
    """Have `desk` share the look of the page, and its language too unless it has one of its own (`speaks`)."""
    _PAGE.add(desk)
    if speaks:
        _TOGETHER.add(desk)


def follows(desk: Desk) -> bool:
    """Whether `desk` speaks as its page does."""
    return desk in _TOGETHER


def mates(desk: Desk) -> tuple[Desk, ...]:
    """The other desks that change their language with `desk`."""
    return tuple(other for other in _TOGETHER if other is not desk) if desk in _TOGETHER else ()


def manner(desk: Desk) -> tuple[Any, ...]:
    """What `desk` may share with the others of its page: language and look."""
    return desk.lang, look(desk)


def look(desk: Desk) -> dict[str, Any]:
    """The switches that are the same on the whole page."""
    return {name: desk.prefs[name] for name in COMMON}


def follow(desk: Desk) -> None:
    """Give the other desks of the page the language and the look that `desk` has now."""
    speaking, wanted = mates(desk), look(desk)
    others = {*speaking, *(_PAGE if desk in _PAGE else ())} - {desk}
    for other in others:
        before = manner(other)
        if other in speaking:
            other.speak(desk.lang)
        other.prefs = {**other.prefs, **wanted}
        if manner(other) != before:
            other.tell()
