"""What a reader takes along from the editor: a picture, a record, a QR code, an exercise."""

from __future__ import annotations

from typing import Final
from urllib.parse import urljoin, urlsplit

from segno import DataOverflowError

from ..pages.editor.editor_data import EditorData
from ..pages.editor.page_data import Words
from ..pages.editor.session import Session
from ..pages.editor.situation import PlaceError
from ..pages.prerender.editor_picture import situation_svg
from ..pages.prerender.elements import Html
from ..pages.printing.qr import qr
from ..rules import Position, Record
from .intent_fields import Intent, text_of
from .request import page

MAX_PAGE: Final = 1000
"""Greatest length of a page's address (characters)."""
PICTURES: Final = ("svg", "png")
"""Kinds of pictures; the page makes the PNG of the SVG."""


def file_of(session: Session, data: EditorData, lang: str, kind: str) -> dict[str, str]:
    """Return a file: its name, its text and its kind.

    kind: ``svg``, ``png`` (as SVG, of which the page makes it) or ``record``

    Raise `PlaceError` for another kind, and `PositionError` for a record of a situation that is no position.
    """
    name = f"{session.draft.game}-{session.draft.phase}"
    if kind in PICTURES:
        return {"name": f"{name}.{kind}", "text": _picture(session, data, lang), "type": "image/svg+xml"}
    if kind != "record":
        raise PlaceError(kind)
    position = session.draft.position
    if not isinstance(position, Position):
        raise position
    return {"name": f"{name}.toml", "text": _record(session, position), "type": "text/plain"}


def _picture(session: Session, data: EditorData, lang: str) -> str:
    words = Words(session.draft, lang)
    title = f"{session.draft.setup.game.names[lang]}, {words.phase(session.draft.phase)}"
    answer = data.answer
    said = [] if answer is None else [answer.question, answer.text, *answer.ways]
    return situation_svg(title, data.zones, said, words.speaker.index, lang)


def _record(session: Session, position: Position) -> str:
    """Return a record that begins with the situation and tries the move; the bare position if cards are unknown."""
    if position.unknown():
        return position.dumps()
    moves = (f"{session.asked} ?",) if session.answer is not None and session.answer.answer == "no" else ()
    return Record(position.game, position=position, moves=moves).dumps()


def code_of(session: Session, data: EditorData, label: str) -> Html | None:
    """Return the QR code of the link to the situation, or None if it is not shown or the link is too long for it."""
    link = data.links.get("link")
    if not session.seen_at or link is None:
        return None
    try:
        return qr(urljoin(session.seen_at, link), label)
    except DataOverflowError:
        return None


def page_address(intent: Intent) -> str:
    """Return the address of the page that an intent names; raise `PlaceError` if no page has it."""
    text = text_of(intent, "address", MAX_PAGE)
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise PlaceError("address")
    return text


def exercise_address(position: Position, lang: str) -> str:
    """Return the address of an exercise about a position; raise `ExerciseError` if nothing can be asked about it."""
    from ..study import exercises  # imported late: only a reader who practises needs it

    exercise = exercises.make(position.game, position=position)
    return f"{page(position.game)}?exercise={exercise.id}&lang={lang}"
