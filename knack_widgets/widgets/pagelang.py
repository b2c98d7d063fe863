"""The language and the look of a page, which its tables share.

A choice at one table applies to all of them.
"""

from __future__ import annotations

from typing import Any, Final
from weakref import WeakSet

from .desk import Desk
from .prefs import COMMON

_PAGE: Final[WeakSet[Desk]] = WeakSet()
_TOGETHER: Final[WeakSet[Desk]] = WeakSet()


def join(desk: Desk, *, speaks: bool = True) -> None:
    """Register a desk with its page, whose look it shares.

    speaks: whether it shares the page's language too; a desk with a language of its own does not
    """
    _PAGE.add(desk)
    if speaks:
        _TOGETHER.add(desk)


def follows(desk: Desk) -> bool:
    """Return whether a desk has the language of its page."""
    return desk in _TOGETHER


def mates(desk: Desk) -> tuple[Desk, ...]:
    """Return the other desks that change their language together with a desk."""
    return tuple(other for other in _TOGETHER if other is not desk) if desk in _TOGETHER else ()


def manner(desk: Desk) -> tuple[Any, ...]:
    """Return the settings that a desk may share with its page: the language and the look."""
    return desk.lang, look(desk)


def look(desk: Desk) -> dict[str, Any]:
    """Return the switches that are the same on the whole page."""
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
