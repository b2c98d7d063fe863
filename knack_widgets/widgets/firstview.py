"""The first view of a part as HTML, for a page that is read before its scripts have come: in each language of the book.

The page's language is the reader's, who may not have come yet when the notebook runs. What a picture shows comes of the
same traits as the page gets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import lru_cache
from typing import Any, Final

from ..pages import book, deck, prerender
from ..rulebook.labels import clause_labels
from ..rulebook.languages import LANGS
from ..rules.core.facts import Setup
from . import pagedata, pagelang
from .assets import icons
from .desk import Desk

MIME: Final = "application/vnd.knack_widgets.prerender+json"
"""What a page's template takes it by: language → HTML."""

Data = dict[str, Any]


def in_languages(desks: Iterable[Desk]) -> Iterator[tuple[Desk, ...]]:
    """The desks as they are in each language that the page may begin in; those of a language of their own, in that."""
    given = tuple(desks)
    for lang in LANGS if all(pagelang.follows(desk) for desk in given) else (given[0].lang,):
        found = tuple(copy(desk) for desk in given)
        for desk in found:
            desk.lang = lang
        yield found


def picture(part: str, desk: Desk, traits: Data, chapter: str | None = None) -> str:
    """A part as HTML. `traits`: what it shows but for the deck; of the text (`book`) only whether a copy is there."""
    setup = desk.line.opening.setup
    drawn = {
        **traits,
        "cards": deck.cards(frozenset(desk.game.pack(setup)), desk.lang, desk.game.id),
        "clauses": clause_labels(desk.game.id, desk.lang),
    }
    text = None
    if given := traits.get("book"):
        marks = traits["marks"]
        missing = bool(given["originalMissing"])
        drawn["book"] = _book(setup, desk.lang, chapter, missing)
        marked = (tuple(marks["inForce"]), tuple(marks["refused"]), marks["focus"], marks["follow"])
        text = _text(setup, desk.lang, chapter, missing, marked, part == "rulebook")
    return prerender.part_html(part, drawn, icons(), text)


def _book(setup: Setup, lang: str, chapter: str | None, missing: bool) -> Data:
    return {**book.plain_text_data(setup, lang, chapter), "originalMissing": missing}


@lru_cache(maxsize=64)
def _text(
    setup: Setup,
    lang: str,
    chapter: str | None,
    missing: bool,
    marked: tuple[tuple[str, ...], tuple[str, ...], str | None, str | None],
    practises: bool,
) -> prerender.Html:
    """The text's column: the same on every page that begins with the same deal, and the most of a page's words."""
    traits = {
        "lang": lang,
        "words": pagedata.words(lang),
        "marks": dict(zip(("inForce", "refused", "focus", "follow"), marked, strict=True)),
        "book": _book(setup, lang, chapter, missing),
    }
    return prerender.text_html(traits, icons(), practises=practises)
