"""The frame around every intent: its number, notices, refusals and unexpected errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from . import pagelang
from .desk import Desk
from .helping import follow_help
from .intent_fields import Intent
from .trouble import Notice, trouble


def is_automatic(intent: Intent) -> bool:
    """Return whether the page has sent an intent automatically, without a click of the reader.

    After such an intent the shown notice stays, because the reader may be reading it.
    """
    return intent.get("do") == "opponent" or intent.get("automatic") is True


@contextmanager
def changing(desk: Desk, *, keeps_notice: bool = False) -> Iterator[None]:
    """Show the change that the `with` block makes on every widget of the desk, under a new number.

    A refusal or a notice keeps its number while it is shown, so that the page can detect a new one. The other tables of
    the page get a changed language or look.

    desk: the reader's desk
    keeps_notice: whether the shown notice stays unless there is a new one
    """
    judged, notice, manner = desk.sight.shown_verdict, desk.notice, pagelang.manner(desk)
    desk.serial += 1
    if not keeps_notice:
        desk.notice = None
    try:
        yield
    finally:
        follow_help(desk)
        if desk.sight.shown_verdict is not judged:
            desk.look = replace(desk.look, refused=desk.serial)
        if desk.notice is not notice:
            desk.noticed = desk.serial
        desk.tell()
        if pagelang.manner(desk) != manner:
            pagelang.follow(desk)


@contextmanager
def handling(
    desk: Desk,
    intent: Intent,
    *,
    link: bool = False,
    notice_of: Callable[[Exception], Notice | None] | None = None,
) -> Iterator[None]:
    """Carry out an intent in the `with` block, and show the new state on every widget of the desk.

    An error becomes a notice; an unexpected error is also logged.

    desk: the reader's desk
    intent: the intent
    link: whether the intent comes from the page's address; then the shown notice stays unless there is a new one
    notice_of: a function that returns the notice of an error, or None for the usual notice
    """
    with changing(desk, keeps_notice=link or is_automatic(intent)):
        try:
            yield
        except Exception as error:
            own = notice_of(error) if notice_of else None
            desk.notice = own or trouble(error, desk.lang, desk.game.id, link=link)
