"""Models that all parts of a page share: code and style, pictures of the cards, terms.

A page may have thirteen parts. With a copy in each part, these data would be four megabytes for kernel, server and
browser. Therefore a part has only its own position, and references to these models. They belong to a page (`sessions`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TypeVar

import anywidget
import ipywidgets
import traitlets

from ..pages import deck as pictures
from ..pages.prerender.sheet import Sheet
from ..pages.prerender.terms import term_view
from ..rulebook.labels import clause_labels
from ..rulebook.languages import LANGS
from ..rulebook.terms import terms_of
from ..rules.core.errors import describe
from . import pagedata
from .assets import css, esm, icons, loader
from .desk import Desk
from .guarded import Guarded, for_page
from .page_links import way
from .pagelang import page_of
from .request import is_served
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
    glossary = way("glossary", lang) if is_served() else ""
    drawn = {}
    for name, term in terms_of(game).items():
        word = term.words[lang]
        data = {"name": word.name, "also": word.also, "says": word.says, "clauses": term.clauses[game]}
        drawn[name] = str(term_view(sheet, data, f"{glossary}#{name}" if glossary else None))
    return Terms(terms=drawn)


class LangTrait(traitlets.Unicode[str, str]):
    """The language of a part: if a program sets it, all that speaks with the part speaks it, too."""

    info_text = f"one of {', '.join(LANGS)}"

    def set(self, obj: traitlets.HasTraits, value: str) -> None:
        """Set the language, and show it; raise TraitError if the book does not have it."""
        assert isinstance(obj, Sharing)
        if value not in LANGS:
            raise traitlets.TraitError(f"lang = {describe(value)}: expected one of {', '.join(LANGS)}")
        if value == obj._speaks():
            super().set(obj, value)
        else:
            obj._speak(value)


class Sharing(Guarded, anywidget.AnyWidget):
    """A part of a page: its own traits, and references to the models that all parts share."""

    _esm = loader()
    _part: traitlets.Unicode[str, str]
    """The name of this part (`static/parts.js` lists the parts)."""
    _press = for_page(traitlets.Instance(PageCode), **ipywidgets.widget_serialization)
    _deck = for_page(traitlets.Instance(Deck, allow_none=True), **ipywidgets.widget_serialization)
    _terms = for_page(traitlets.Instance(Terms, allow_none=True), **ipywidgets.widget_serialization)
    lang = LangTrait("sv", help="The language: `sv`, `de` or `en`. Set it to choose another one.").tag(sync=True)
    _words = for_page(traitlets.Dict())
    _prefs = for_page(traitlets.Dict())
    _notice = for_page(traitlets.Dict(allow_none=True, default_value=None))
    _notice_drawing = for_page(traitlets.Unicode())

    @traitlets.default("_press")
    def _the_press(self) -> PageCode:
        return page_code()

    @cached_property
    def _page_names(self) -> dict[str, str]:
        """The names that the page knows → the names of the traits."""
        return {"lang": "lang", **{name[1:]: name for name in self.traits(page=True)}}

    def _show_data(self, data: Mapping[str, object]) -> None:
        """Set the traits that have changed, and send them in one message.

        data: the values by the names that the page knows
        """
        with self.hold_sync():
            for name, value in data.items():
                trait = self._page_names[name]
                if getattr(self, trait) != value:
                    self.set_trait(trait, value)

    def _shown_data(self) -> dict[str, object]:
        """Return the values of the traits by the names that the page knows."""
        return {name: getattr(self, trait) for name, trait in self._page_names.items()}

    def _speaks(self) -> str:
        """Return the language that the part speaks."""
        raise NotImplementedError

    def _speak(self, lang: str) -> None:
        """Let the part speak a language, and the parts of the page that speak with it."""
        raise NotImplementedError
