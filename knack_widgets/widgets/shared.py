"""Models that all parts of a page share: code and style, pictures of the cards, terms.

A page may have thirteen parts. With a copy in each part, these data would be four megabytes for kernel, server and
browser. Therefore a part has only its own position, and references to these models. They belong to a page (`sessions`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import anywidget
import ipywidgets
import traitlets

from ..pages import deck as pictures
from ..pages.prerender.sheet import Sheet
from ..pages.prerender.terms import term_view
from ..rulebook.labels import clause_labels
from ..rulebook.terms import terms_of
from . import pagedata
from .assets import css, esm, icons, loader
from .desk import Desk
from .guarded import Guarded
from .pagelang import page_of
from .request import is_served, page
from .sessions import Page, current_cell, current_page, is_closed


class PageCode(Guarded):
    """The page's code (one ES module, see `assets`) and its style sheet."""

    code = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)


class Deck(Guarded):
    """Pictures and names of a pack's cards (`pages.deck`), and labels of the game's clauses."""

    cards = traitlets.Dict().tag(sync=True)
    clauses = traitlets.Dict().tag(sync=True)


class Terms(Guarded):
    """The terms of a game in one language: id of the term → its explanation as HTML."""

    terms = traitlets.Dict().tag(sync=True)


Shared = TypeVar("Shared", PageCode, Deck, Terms)


def page_code() -> PageCode:
    """Return the only model with code and style that the current page has."""
    return _reuse(current_page(), PageCode, (), _make_code)


def deck(desk: Desk) -> Deck:
    """Return the page's only deck for a desk's pack, language and game."""
    pack, lang, game = frozenset(desk.game.pack(desk.line.opening.setup)), desk.lang, desk.game.id
    return _reuse(page_of(desk), Deck, (pack, lang, game), lambda: _make_deck(pack, lang, game))


def terms(desk: Desk) -> Terms:
    """Return the page's only model of the terms for a desk's game and language."""
    game, lang = desk.game.id, desk.lang
    return _reuse(page_of(desk), Terms, (game, lang), lambda: _make_terms(game, lang))


def _reuse(page: Page, kind: type[Shared], which: tuple[object, ...], make_model: Callable[[], Shared]) -> Shared:
    """Return a model of a page, or a new model if the page has none or its model was closed.

    kind: the class of the model
    which: its contents
    """
    key = (kind, *which, current_cell())
    model = page.models.get(key)
    if not isinstance(model, kind) or is_closed(model):
        model = page.models[key] = make_model()
    return model


def _make_code() -> PageCode:
    return PageCode(code=esm("parts.js"), style=css())


def _make_deck(pack: frozenset[str], lang: str, game: str) -> Deck:
    return Deck(cards=pictures.cards(pack, lang, game), clauses=clause_labels(game, lang))


def _make_terms(game: str, lang: str) -> Terms:
    words = pagedata.drawn_words(lang)
    sheet = Sheet({"lang": lang, "words": words, "clauses": clause_labels(game, lang)}, icons(), living=True)
    glossary = f"{page('glossary')}?lang={lang}" if is_served() else ""
    drawn = {}
    for name, term in terms_of(game).items():
        word = term.words[lang]
        data = {"name": word.name, "also": word.also, "says": word.says, "clauses": term.clauses[game]}
        drawn[name] = str(term_view(sheet, data, f"{glossary}#{name}" if glossary else None))
    return Terms(terms=drawn)


class Sharing(Guarded, anywidget.AnyWidget):
    """A part of a page: its own traits, and references to the models that all parts share."""

    _esm = loader()
    part: traitlets.Unicode[str, str]
    """The name of this part (`static/parts.js` lists the parts)."""
    press = traitlets.Instance(PageCode).tag(sync=True, **ipywidgets.widget_serialization)
    deck = traitlets.Instance(Deck, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    terms = traitlets.Instance(Terms, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    lang = traitlets.Unicode("sv").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    prefs = traitlets.Dict().tag(sync=True)
    notice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    notice_drawing = traitlets.Unicode().tag(sync=True)

    @traitlets.default("press")
    def _the_press(self) -> PageCode:
        return page_code()
