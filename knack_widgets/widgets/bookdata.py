"""The text as data for the page: every clause in three languages, beside the reader's copy of the original."""

from __future__ import annotations

from html import escape
from typing import Any

from ..rulebook.examples import by_clause
from ..rulebook.fingerprints import load_source
from ..rulebook.labels import clause_label
from ..rulebook.originals import OriginalError, Reading, open_original, read_original
from ..rulebook.speech import Speaker
from ..rulebook.texts import ClauseText, load_text
from ..rules import Clause
from .desk import Desk
from .pagedata import option_data
from .trouble import Notice, trouble

Data = dict[str, Any]


def original(desk: Desk) -> Reading | None:
    """The copy that the reader gave in the page, else one that lies where copies are looked for.

    A copy that cannot be read raises `OriginalError`.
    """
    if desk.original:
        return read_original(desk.game.id, desk.original)
    return open_original(desk.game.id)


def book(desk: Desk, chapter: str | None = None) -> Data:
    """The trait `book`: all chapters in the order of reading, or one of them."""
    text = load_text(desk.game.id)
    problem, reading = "", None
    try:
        reading = original(desk)
    except (OriginalError, OSError) as error:  # a folder that may not be looked into is no fault of the reader's
        problem = _notice_html(trouble(_original_error(error), desk.lang, desk.game.id))
    said: dict[str, list[str]] = {}
    unknown: list[Data] = []
    place: str | None = None
    for sentence in reading.sentences if reading else ():
        if sentence.clause is None:
            unknown.append({"html": sentence.html, "after": place})
        else:
            place = sentence.clause
            said.setdefault(place, []).append(sentence.html)
    speak = Speaker(desk.lang, desk.line.opening.setup)
    helped = speak.ui("original_help", file=load_source(desk.game.id).file)
    chapters = {found.id: found for found in text.chapters}
    shown = [chapters[name] for name in desk.game.reading if chapter in (None, name)]
    return {
        "game": desk.game.id,
        "whole": chapter is None,
        "title": dict(text.title),
        "originalLang": reading.lang if reading else "",
        "sourceLang": load_source(desk.game.id).lang,
        "chapters": [
            {
                "id": found.id,
                "heading": {"original": _join(said.get(found.id)), **found.headings},
                "clauses": [
                    _clause(speak, desk.game.clauses[name], text.clauses[name], said.get(name) if reading else None)
                    for name in found.clauses
                ],
            }
            for found in shown
        ],
        "unknown": unknown if chapter is None else [],
        "originalMissing": reading is None,
        "originalOwn": bool(desk.original),
        "originalHelp": "".join(f"<p>{part}</p>" for part in (problem, escape(helped)) if part),
    }


def _original_error(error: Exception) -> OriginalError:
    return error if isinstance(error, OriginalError) else OriginalError(str(error))


def _notice_html(notice: Notice) -> str:
    """A notice as HTML; what is English in every language says so."""
    detail = escape(notice.detail)
    return escape(notice.text).replace(detail, f'<span lang="en">{detail}</span>') if detail else escape(notice.text)


def _join(html: list[str] | None) -> str | None:
    return " ".join(html) if html else None


def _clause(speak: Speaker, clause: Clause, words: ClauseText, said: list[str] | None) -> Data:
    setup = speak.setup
    game = setup.game
    return {
        "id": clause.id,
        "label": clause_label(game.id, clause.id, speak.lang),
        "kind": clause.kind,
        "enforces": clause.kind != "background",
        "kindWords": speak.ui(f"kind_{clause.kind}"),
        "kindTitle": speak.ui(f"kind_{clause.kind}.title"),
        "html": dict(words.html),
        "original": said,
        "rulings": [{"id": ruling.id, "html": dict(ruling.html)} for ruling in words.rulings],
        "examples": [{"id": e.id, "title": dict(e.title)} for e in by_clause(game.id).get(clause.id, ())],
        "options": [
            {**option_data(option, speak), "value": setup.options[option.name]}
            for option in game.options.values()
            if not option.seats
            if option.clause == clause.id
        ],
    }
