"""Files and addresses that a reader takes along from the editor: a picture, a record, a QR code, an exercise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
from ..rules import NotationError, Position, Record
from ..rules.core.view import View
from .intent_fields import Intent, text_of
from .page_links import find_page
from .request import rooms_page

MAX_PAGE: Final = 1000
"""Greatest length of a page's address (characters)."""
MAX_CLAUSES_TRIED: Final = 3
"""Greatest number of clauses for which an exercise is searched."""
MAX_SEEDS_TRIED: Final = 4
"""Number of seeds that are tried for an exercise about any clause."""
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
    draft = session.draft
    fields = (name for name in (*draft.asked, *draft.offered) if name in draft.values and draft.shape(name).is_control)
    lines = [f"{words.field(name)}: {words.value(name, draft.follows(name))}" for name in fields]
    return situation_svg(title, data.zones, [*lines, *said], words.speaker.index, lang)


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


def exercise_address(session: Session, position: Position, lang: str, *, for_class: bool = False) -> str | None:
    """Return the address of an exercise about a position, or None if nothing can be asked about it.

    The address opens the page of the game, or a room for a class; without such a page it is None.
    """
    clauses = session.answer.clauses if session.answer is not None else ()
    id_ = find_exercise(position, clauses)
    where = rooms_page() if for_class else find_page(position.game)
    return None if id_ is None or not where else f"{where}?exercise={id_}&lang={lang}"


def find_exercise(position: Position, clauses: Sequence[str] = ()) -> str | None:
    """Return the id of an exercise about a position, or None if nothing can be asked about it.

    The exercise has drawn cards in place of unknown ones, so its seat may not see any of these.

    clauses: the clauses about which is asked if possible, the best first
    """
    from ..study import exercises  # imported late: only a reader who practises needs it

    wanted = [(clause, 0) for clause in clauses[:MAX_CLAUSES_TRIED]] + [(None, seed) for seed in range(MAX_SEEDS_TRIED)]
    for clause, seed in wanted:
        try:
            exercise = exercises.make(position.game, seed, clause=clause, position=position)
        except (NotationError, exercises.ExerciseError):
            continue
        if not shows_drawn_cards(position, exercise.view):
            return exercise.id
    return None


def shows_drawn_cards(position: Position, view: View) -> bool:
    """Return whether a view of a completed position shows a card that the position does not know."""
    return bool(Counter(position.unknown()) - Counter(Position.of(view).unknown()))
