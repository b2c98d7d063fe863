"""Exercises as files: for printing where no server prints them, and for learning platforms.

These places are a notebook and the static edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..rules import NotationError
from ..rules.core.errors import describe
from .session import Session

if TYPE_CHECKING:
    from ..pages.printing import PrintRequest


def make_sheet_file(session: Session, address: str = "") -> tuple[str, str]:
    """Return the name and the text of the file.

    session: the practice session with the exercises
    address: the address of the game's page, for a QR code at each exercise; if it is empty, there are no QR codes

    Raise NotationError if the exercises cannot be printed, or if the address is not the address of a page.
    """
    from ..pages.printing import sheet_file

    if address and urlsplit(address).scheme not in ("http", "https"):
        raise NotationError(f"address = {describe(address)}: expected the address of a page, https://… or http://…")
    game, lang = session.desk.game.id, session.desk.lang
    return f"{game}-sheet-{lang}.html", sheet_file(_print_request(session), address or None)


def make_quiz_file(session: Session, form: str) -> tuple[str, str, int, int]:
    """Return the name and the text of a file for a learning platform, and how many exercises are in it and left out.

    session: the practice session with the exercises
    form: `moodle` or `gift`

    Raise an error that the reader gets as a notice if there are no exercises, or if the form is unknown.
    """
    from ..pages.printing import FORMS, quiz_text

    exercises, _ = _print_request(session).draw()
    lang = session.desk.lang
    text, count = quiz_text(exercises, lang, form)
    return f"{session.desk.game.id}-exercises-{lang}.{FORMS[form]}", text, count, len(exercises) - count


def _print_request(session: Session) -> PrintRequest:
    """Return the exercises of a session as a request for paper. Raise NotationError without exercises."""
    from ..pages.printing import PrintRequest

    fields = session.asked_on_paper()
    if not fields:
        raise NotationError("there are no exercises to print: expected some about a clause, a chapter or a game")
    return PrintRequest.from_fields(session.desk.game.id, [("print", "sheet"), *fields], session.desk.lang)
