"""What the parts of a page share: their code and style, and pictures of the cards, each in a model of its own.

A page may have thirteen parts. With copies in each they would be four megabytes for kernel, server and browser; so a
part has only its own position, and the names of these models.
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


class Press(Guarded):
    """The page's code (one ES module, see `assets`) and its style sheet."""

    code = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)


class Deck(Guarded):
    """Pictures and names of the cards of a pack (`pages.deck`), and what the game's clauses are called."""

    cards = traitlets.Dict().tag(sync=True)
    clauses = traitlets.Dict().tag(sync=True)


class Terms(Guarded):
    """What the terms of a game mean, in the reader's language, and where the page is that has all of them."""

    terms = traitlets.Dict().tag(sync=True)
    glossary = traitlets.Unicode().tag(sync=True)


Shared = TypeVar("Shared", Press, Deck, Terms)


def press() -> Press:
    """The press of this kernel: there is one."""
    return _reuse(_press)


def deck(desk: Desk) -> Deck:
    """The deck of this kernel for a desk's pack and language, with its game's names for cards: there is one of each."""
    return _reuse(_deck, frozenset(desk.game.pack(desk.line.opening.setup)), desk.lang, desk.game.id)


def terms(desk: Desk) -> Terms:
    """The terms of this kernel for a desk's game and language: there is one of each."""
    return _reuse(_terms, desk.game.id, desk.lang)


def _reuse(made: _lru_cache_wrapper[Shared], *which: Any) -> Shared:
    """The model that `made` has cached for `which`, or a new one if that has been closed since (`Widget.close_all`)."""
    found = made(*which)
    if found.comm is None:
        made.cache_clear()
        found = made(*which)
    return found


@cache
def _press() -> Press:
    return Press(code=esm("parts.js"), style=css())


@cache
def _deck(pack: frozenset[str], lang: str, game: str) -> Deck:
    return Deck(cards=pictures.cards(pack, lang, game), clauses=clause_labels(game, lang))


@cache
def _terms(game: str, lang: str) -> Terms:
    told = {
        name: {"name": word.name, "also": list(word.also), "says": word.says, "clauses": list(term.clauses[game])}
        for name, term in terms_of(game).items()
        for word in (term.words[lang],)
    }
    return Terms(terms=told, glossary=f"{page('glossary')}?lang={lang}" if is_served() else "")


class Sharing(Guarded, anywidget.AnyWidget):
    """A part of a page: its own traits, and references to the models that all parts share."""

    _esm = loader()
    part: traitlets.Unicode[str, str]
    """Which of the page's parts (``static/parts.js``) this is."""
    press = traitlets.Instance(Press).tag(sync=True, **ipywidgets.widget_serialization)
    deck = traitlets.Instance(Deck, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    terms = traitlets.Instance(Terms, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    lang = traitlets.Unicode("sv").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    prefs = traitlets.Dict().tag(sync=True)
    notice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    @traitlets.default("press")
    def _the_press(self) -> Press:
        return press()
