"""The language and the look of a page, which its tables share.

A choice at one table applies to all of them.
"""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from .desk import Desk
from .prefs import COMMON
from .sessions import Page, current_page

_PAGE_OF: Final[WeakKeyDictionary[Desk, Page]] = WeakKeyDictionary()


def join(desk: Desk, *, speaks: bool = True) -> None:
    """Register a desk with its page, whose look it shares.

    speaks: whether the desk also shares the page's language; a desk with a fixed language does not
    """
    page = page_of(desk)
    _PAGE_OF[desk] = page
    page.desks.add(desk)
    if speaks:
        page.speaking.add(desk)


def page_of(desk: Desk) -> Page:
    """Return the page that a desk has joined; for other desks the page of the current session."""
    return _PAGE_OF.get(desk) or current_page()


def follows(desk: Desk) -> bool:
    """Return whether a desk shares the language of its page."""
    return desk in page_of(desk).speaking


def mates(desk: Desk) -> tuple[Desk, ...]:
    """Return the other desks that change their language together with a desk."""
    return tuple(other for other in page_of(desk).speaking if other is not desk) if follows(desk) else ()


def manner(desk: Desk) -> tuple[str, dict[str, object]]:
    """Return the settings that a desk may share with its page: the language and the look."""
    return desk.lang, look(desk)


def look(desk: Desk) -> dict[str, object]:
    """Return the switches that are the same on the whole page."""
    return {name: value for name, value in desk.prefs.items() if name in COMMON}


def speak(lang: str) -> None:
    """Speak a language at all desks of the current session's page that share its language."""
    for desk in tuple(current_page().speaking):
        if desk.lang != lang:
            desk.speak(lang)
            desk.tell()


def follow(desk: Desk) -> None:
    """Give the other desks of the page the current language and look of `desk`."""
    speaking, wanted = mates(desk), look(desk)
    page = page_of(desk)
    others = {*speaking, *(page.desks if desk in page.desks else ())} - {desk}
    for other in others:
        before = manner(other)
        if other in speaking:
            other.speak(desk.lang)
        other.switch(wanted)
        if manner(other) != before:
            other.tell()
