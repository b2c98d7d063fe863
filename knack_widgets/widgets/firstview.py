"""The first view of a part as HTML, for a page whose scripts have not loaded.

There is a view in each language of the book, because the reader's language may be unknown when the notebook runs. The
HTML is made from the same traits that the page receives.
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
"""The MIME type of the mapping language → HTML, which the page's template uses."""

Data = dict[str, Any]


def in_languages(desks: Iterable[Desk]) -> Iterator[tuple[Desk, ...]]:
    """Yield copies of the desks in each language in which the page may begin.

    Desks that do not follow the page's language are yielded only once, in the language of the first desk.
    """
    originals = tuple(desks)
    for lang in LANGS if all(pagelang.follows(desk) for desk in originals) else (originals[0].lang,):
        copies = tuple(copy(desk) for desk in originals)
        for desk in copies:
            desk.speak(lang)
        yield copies


def picture(part: str, desk: Desk, traits: Data, chapter: str | None = None) -> str:
    """Return a part of the page as HTML.

    part: the name of the part
    desk: the desk that the part shows
    traits: the traits of the part, except the deck; only `originalMissing` of the trait `book` is used
    chapter: the chapter of the text, by default the whole text
    """
    setup = desk.line.opening.setup
    drawn = {
        **traits,
        "words": pagedata.drawn_words(desk.lang),
        "cards": deck.cards(frozenset(desk.game.pack(setup)), desk.lang, desk.game.id),
        "clauses": clause_labels(desk.game.id, desk.lang),
    }
    text = None
    if book_data := traits.get("book"):
        marks = traits["marks"]
        missing = bool(book_data["originalMissing"])
        drawn["book"] = _book(setup, desk.lang, chapter, missing)
        marked = (tuple(marks["inForce"]), tuple(marks["refused"]), marks["focus"], marks["follow"])
        text = _text(setup, desk.lang, chapter, traits.get("about"), missing, marked, part == "rulebook")
    return prerender.part_html(part, drawn, icons(), text)


def _book(setup: Setup, lang: str, chapter: str | None, missing: bool) -> Data:
    return {**book.plain_text_data(setup, lang, chapter), "originalMissing": missing}


@lru_cache(maxsize=64)
def _text(
    setup: Setup,
    lang: str,
    chapter: str | None,
    about: str | None,
    missing: bool,
    marked: tuple[tuple[str, ...], tuple[str, ...], str | None, str | None],
    practises: bool,
) -> prerender.Html:
    """Return the column of the text, from a cache.

    It is the same on every page that begins with the same deal, and contains most of a page's words.
    """
    traits = {
        "lang": lang,
        "words": pagedata.drawn_words(lang),
        "about": about,
        "marks": dict(zip(("inForce", "refused", "focus", "follow"), marked, strict=True)),
        "book": _book(setup, lang, chapter, missing),
    }
    return prerender.text_html(traits, icons(), practises=practises)
