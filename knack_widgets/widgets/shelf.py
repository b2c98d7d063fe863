"""The shelf: every game of the book, each with a sentence on what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import anywidget
import traitlets

from ..pages.cardart import card_svg
from ..pages.prerender import shelf_html
from ..rulebook.bundles import messages
from ..rulebook.fingerprints import load_source, readable
from ..rulebook.languages import LANGS, check_lang
from ..rulebook.names import card_index
from ..rules import Game, games
from ..rules.core.shuffle import shuffle
from . import firstview
from .assets import css, esm, icons
from .guarded import Guarded
from .request import is_drawn_ahead, on_visit, page

GLOSS = " ("
"""Separates a game's name in its own language from its translation for the reader."""


class Shelf(Guarded, anywidget.AnyWidget):
    """The games there are, as links to their pages; the simple ones, which the others build on, come first.

    `lang`: by default what the page's address asks for, else Swedish; the reader can choose another.
    """

    settable = frozenset({"lang"})
    _esm = esm("shelf.js")
    _css = css("base.css", "shelf.css", "touch.css")

    lang = traitlets.Enum(LANGS, "sv").tag(sync=True)
    words: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    glossary = traitlets.Unicode().tag(sync=True)
    books: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang=check_lang(lang or "sv"))
        self._set()
        self.follows = lang is None
        if self.follows:
            on_visit(self._follow)

    def _follow(self, arguments: Mapping[str, str]) -> None:
        """The page's address asks for a language."""
        if arguments.get("lang") in LANGS:
            with self.hold_sync():
                self.lang = arguments["lang"]

    @traitlets.observe("lang")
    def _set(self, _: object = None) -> None:
        self.words, self.books, self.glossary = _words(self.lang), _books(self.lang), _glossary(self.lang)

    def __repr__(self) -> str:
        return "\n".join(f"{book['name']}{book['gloss']} · {book['facts']}\n  {book['about']}" for book in self.books)

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """The live list, and for pages without a kernel the same as text and as a plain list of links."""
        found = super()._repr_mimebundle_(**settings)
        data, metadata = found if isinstance(found, tuple) else (found, {})
        seen = {firstview.MIME: self._first_views()} if is_drawn_ahead() else {}
        return {**(data or {}), "text/plain": repr(self), "text/html": self._plain(), **seen}, metadata

    def _first_views(self) -> dict[str, str]:
        langs = LANGS if self.follows else (self.lang,)
        return {lang: shelf_html(lang, _words(lang), _books(lang), _glossary(lang), icons()) for lang in langs}

    def _plain(self) -> str:
        items = "".join(
            f'<li><a href="{escape(book["href"])}"><span lang="{book["nameLang"]}">{escape(book["name"])}</span>'
            f"{escape(book['gloss'])}</a> · {escape(book['facts'])}<br>{escape(book['about'])}</li>"
            for book in self.books
        )
        return f'<ul lang="{self.lang}">{items}</ul>'


def _words(lang: str) -> dict[str, str]:
    book = messages(lang)
    return {
        key: book.say(f"ui-{key}", {}, key)
        for key in ("language", "search", "glossary", *(f"lang_{lang}" for lang in LANGS))
    }


def _glossary(lang: str) -> str:
    return f"{page('glossary')}?lang={lang}"


def _books(lang: str) -> list[dict[str, Any]]:
    return [_book(game, lang) for game in sorted(games.values(), key=_learning_order) if readable(game.id)]


def _book(game: Game, lang: str) -> dict[str, Any]:
    """One game as the page shows it."""
    name, bracket, gloss = game.names[lang].partition(GLOSS)
    least, most = game.players.start, game.players.stop - 1
    whole = game.pack(game.start().setup)
    return {
        "href": f"{page(game.id)}?lang={lang}",
        "name": name,
        "nameLang": load_source(game.id).lang,
        "gloss": bracket + gloss,
        "about": messages(lang, game.id).say("page-about", {}, game.names[lang]),
        "facts": messages(lang).say("ui-for_players", {"least": least, "most": most}, f"{least}–{most}"),
        "fan": [card_svg(card, card_index(lang, card)) for card in shuffle(whole, game.id)[:3]],
    }


def _learning_order(game: Game) -> tuple[int, str]:
    """A sort key for the order in which games are best learned: fewer clauses first, then by id."""
    return len(game.clauses), game.id
