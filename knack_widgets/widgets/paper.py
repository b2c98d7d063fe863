"""Exercises as a file for printing, for places without a server that prints them.

These places are a notebook and the static edition.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from ..rules import NotationError
from ..rules.core.errors import describe
from .session import Session


def make_sheet_file(session: Session, address: str = "") -> tuple[str, str]:
    """Return the name and the text of the file.

    session: the practice session with the exercises
    address: the address of the game's page, for a QR code at each exercise; if it is empty, there are no QR codes

    Raise NotationError if the exercises cannot be printed, or if the address is not the address of a page.
    """
    from ..pages.printing import PrintRequest, sheet_file

    if address and urlsplit(address).scheme not in ("http", "https"):
        raise NotationError(f"address = {describe(address)}: expected the address of a page, https://… or http://…")
    game, lang = session.desk.game.id, session.desk.lang
    fields = session.asked_on_paper()
    if not fields:
        raise NotationError("there are no exercises to print: expected some about a clause, a chapter or a game")
    return f"{game}-sheet-{lang}.html", sheet_file(
        PrintRequest.from_fields(game, [("print", "sheet"), *fields], lang), address or None
    )
