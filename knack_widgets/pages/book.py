"""The rules' text as page data: clauses in three languages, beside the reader's original."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from ..rulebook.examples import by_clause
from ..rulebook.exercised_clauses import exercised_clauses
from ..rulebook.fingerprints import load_source
from ..rulebook.labels import clause_label
from ..rulebook.originals import OriginalError, RecognisedCopy, open_original, read_original
from ..rulebook.rulings import is_explanation
from ..rulebook.speech import Speaker
from ..rulebook.terms import marked_clause
from ..rulebook.texts import ClauseText, load_text
from ..rules import Clause
from ..rules.core.facts import Setup
from .setup import option_data
from .sight import Sight

Data = dict[str, Any]


def original(sight: Sight) -> RecognisedCopy | None:
    """Return the reader's copy of the original, or None if there is no copy.

    The copy given in the page comes first, then the folders that `open_original` searches. Raise
    OriginalError if the copy cannot be read.
    """
    if sight.original:
        return read_original(sight.game.id, sight.original)
    return open_original(sight.game.id)


def book(sight: Sight, chapter: str | None = None) -> Data:
    """Return the trait `book`: all chapters in reading order, or one of them."""
    speak = Speaker(sight.lang, sight.line.opening.setup)
    problem, reading = "", None
    try:
        reading = original(sight)
    except (OriginalError, OSError) as error:  # an unreadable folder is not the reader's fault
        problem = _unread_html(str(error), speak)
    said: dict[str, list[str]] = {}
    unknown: list[Data] = []
    place: str | None = None
    for sentence in reading.sentences if reading else ():
        if sentence.clause is None:
            unknown.append({"html": sentence.html, "after": place})
        else:
            place = sentence.clause
            said.setdefault(place, []).append(sentence.html)
    helped = speak.ui("original_help", file=load_source(sight.game.id).file)
    return {
        **text_data(sight.line.opening.setup, sight.lang, chapter, said if reading else None),
        "originalLang": reading.lang if reading else "",
        "unknown": unknown if chapter is None else [],
        "originalMissing": reading is None,
        "originalOwn": bool(sight.original),
        "originalHelp": "".join(f"<p>{part}</p>" for part in (problem, escape(helped)) if part),
    }


def text_data(setup: Setup, lang: str, chapter: str | None = None, said: dict[str, list[str]] | None = None) -> Data:
    """Return the text, or one chapter of it, labelled in a language.

    setup: the set-up of the match
    lang: the language of the labels
    chapter: id of the chapter, or None for the whole text
    said: clause or heading id → its sentences in the copy of the original, or None without a copy
    """
    game = setup.game
    text, speak = load_text(game.id), Speaker(lang, setup)
    chapters = {chapter_text.id: chapter_text for chapter_text in text.chapters}
    shown = [chapters[name] for name in game.reading if chapter in (None, name)]
    return {
        "game": game.id,
        "whole": chapter is None,
        "title": dict(text.title),
        "sourceLang": load_source(game.id).lang,
        "asked": sorted(exercised_clauses(game.id)),
        "chapters": [
            {
                "id": chapter_text.id,
                "heading": {"original": _join((said or {}).get(chapter_text.id)), **chapter_text.headings},
                "clauses": [
                    _clause(speak, game.clauses[name], text.clauses[name], None if said is None else said.get(name))
                    for name in chapter_text.clauses
                ],
            }
            for chapter_text in shown
        ],
    }


@lru_cache(maxsize=64)
def plain_text_data(setup: Setup, lang: str, chapter: str | None) -> Data:
    """Return the text without a copy of the original, cached for all readers."""
    return text_data(setup, lang, chapter)


def _unread_html(error: str, speak: Speaker) -> str:
    """Return an HTML notice that the reader's copy of the original cannot be read.

    The English error message is marked as English (`lang="en"`).
    """
    text, detail = escape(speak.ui("error_original", text=error)), escape(error)
    return text.replace(detail, f'<span lang="en">{detail}</span>') if detail else text


def _join(html: list[str] | None) -> str | None:
    return " ".join(html) if html else None


def _clause(speak: Speaker, clause: Clause, words: ClauseText, said: list[str] | None) -> Data:
    setup = speak.setup
    game = setup.game
    marked = marked_clause(game.id, clause.id)
    return {
        "id": clause.id,
        "label": clause_label(game.id, clause.id, speak.lang),
        "kind": clause.kind,
        "enforces": clause.kind != "background",
        "kindWords": speak.ui(f"kind_{clause.kind}"),
        "kindTitle": speak.ui(f"kind_{clause.kind}.title"),
        "html": {lang: parts[0] for lang, parts in marked.items()},
        "original": said,
        "rulings": [
            {
                "id": ruling.id,
                "html": {lang: parts[at] for lang, parts in marked.items()},
                **({"reads": True} if ruling.id in game.readings else {}),
                **({"explains": True} if is_explanation(game.id, ruling.id, clause.id) else {}),
            }
            for at, ruling in enumerate(words.rulings, 1)
        ],
        "examples": [{"id": e.id, "title": dict(e.title)} for e in by_clause(game.id).get(clause.id, ())],
        "options": [
            {**option_data(option, speak), "value": setup.options[option.name]}
            for option in game.options.values()
            if not option.seats
            if option.clause == clause.id
        ],
    }
