"""Models that all parts of a page share: code and style, pictures of the cards, terms.

A page may have thirteen parts. With a copy in each part, these data would be four megabytes for kernel, server and
browser. Therefore a part has only its own position, and references to these models.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import anywidget
import ipywidgets
import traitlets

from ..pages import deck as pictures
from ..rulebook.labels import clause_labels
from ..rulebook.terms import terms_of
from .assets import css, esm, loader
from .desk import Desk
from .guarded import Guarded
from .request import is_served, page

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper


class PageCode(Guarded):
    """The page's code (one ES module, see `assets`) and its style sheet."""

    code = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)


class Deck(Guarded):
    """Pictures and names of a pack's cards (`pages.deck`), and labels of the game's clauses."""

    cards = traitlets.Dict().tag(sync=True)
    clauses = traitlets.Dict().tag(sync=True)


class Terms(Guarded):
    """The terms of a game with their meanings in one language, and a link to the glossary."""

    terms = traitlets.Dict().tag(sync=True)
    glossary = traitlets.Unicode().tag(sync=True)


Shared = TypeVar("Shared", PageCode, Deck, Terms)


def page_code() -> PageCode:
    """Return the one model of this kernel with the code and style of its pages."""
    return _reuse(_press)


def deck(desk: Desk) -> Deck:
    """Return this kernel's only deck for a desk's pack, language and game."""
    return _reuse(_deck, frozenset(desk.game.pack(desk.line.opening.setup)), desk.lang, desk.game.id)


def terms(desk: Desk) -> Terms:
    """Return this kernel's only model of the terms for a desk's game and language."""
    return _reuse(_terms, desk.game.id, desk.lang)


def _reuse(make_model: _lru_cache_wrapper[Shared], *which: Any) -> Shared:
    """Return the cached model, or a new model if the cached model was closed.

    `Widget.close_all` closes models.

    make_model: the cached function that makes the model
    which: its arguments
    """
    model = make_model(*which)
    if model.comm is None:
        make_model.cache_clear()
        model = make_model(*which)
    return model


@cache
def _press() -> PageCode:
    return PageCode(code=esm("parts.js"), style=css())


@cache
def _deck(pack: frozenset[str], lang: str, game: str) -> Deck:
    return Deck(cards=pictures.cards(pack, lang, game), clauses=clause_labels(game, lang))


@cache
def _terms(game: str, lang: str) -> Terms:
    data = {
        name: {"name": word.name, "also": list(word.also), "says": word.says, "clauses": list(term.clauses[game])}
        for name, term in terms_of(game).items()
        for word in (term.words[lang],)
    }
    return Terms(terms=data, glossary=f"{page('glossary')}?lang={lang}" if is_served() else "")


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

    @traitlets.default("press")
    def _the_press(self) -> PageCode:
        return page_code()
