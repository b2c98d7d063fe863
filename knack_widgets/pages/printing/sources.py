"""The reader's copy of the original beside the rules: its sentences by place, and the name of its column."""

from __future__ import annotations

from collections.abc import Mapping

from ...rulebook.fingerprints import load_source
from ...rulebook.originals import OriginalError, RecognisedCopy, open_original
from ...rulebook.speech import Speaker
from ...rulebook.textfiles import TITLE
from ..prerender.elements import Html, h
from .paper import word


def copy_of(game_id: str) -> RecognisedCopy | None:
    """Return the copy of the original in the reader's folder, or None if no copy can be read."""
    try:
        return open_original(game_id)
    except (OriginalError, OSError):
        return None


def say_by_place(copy: RecognisedCopy | None) -> Mapping[str, str]:
    """Return clause or heading id → the sentences of the copy as HTML, each marked with the copy's language.

    A sentence that the book does not know stays with the sentence before it.
    """
    said: dict[str, list[str]] = {}
    place = TITLE
    for sentence in copy.sentences if copy else ():
        place = sentence.clause or place
        said.setdefault(place, []).append(sentence.html)
    lang = copy.lang if copy else ""
    return {place: str(h("div", {"lang": lang}, Html(" ".join(html)))) for place, html in said.items()}


def heads_view(game_id: str, speak: Speaker, said: Mapping[str, str]) -> list[Html]:
    """Return the heads of the two columns, and the title of the original.

    said: clause or heading id → its sentences in the reader's copy as HTML
    """
    ours, theirs = h("div", {}, word(speak.lang, "language")), h("div", {}, source_name(game_id, speak))
    return [
        h("div", {"class": "clause heads"}, h("div", {"class": "number"}), ours, theirs),
        h("div", {"class": "clause"}, h("div", {"class": "number"}), h("div"), theirs_view(said, TITLE)),
    ]


def theirs_view(said: Mapping[str, str] | None, place: str) -> Html | None:
    """Return the cell with the original's sentences at a clause or heading; None without the original."""
    return None if said is None else h("div", {"class": "theirs"}, Html(said.get(place, "")))


def source_name(game_id: str, speak: Speaker) -> str:
    """Return the language, author and year of an original in words, for the head of its column."""
    source = load_source(game_id)
    signed = ("retold" if source.retells else "signed") if source.author else "unsigned"
    return speak.ui("original_name", lang=source.lang, signed=signed, author=source.author, year=source.year)
