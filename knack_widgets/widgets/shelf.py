"""The shelf: every game of the book, each with a sentence on what it is about."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets

from ..pages.cardart import card_svg
from ..pages.prerender import shelf_html
from ..rulebook.bundles import messages
from ..rulebook.fingerprints import load_source, readable
from ..rulebook.names import card_index
from ..rules import Game, games
from ..rules.core.shuffle import shuffle
from .assets import css, esm, icons
from .listing import Listing
from .request import page

GLOSS = " ("
"""Separates a game's name in its own language from its translation for the reader."""


class Shelf(Listing):
    """The games there are, as links to their pages; the simple ones, which the others build on, come first.

    `lang`: by default what the page's address asks for, else Swedish; the reader can choose another.
    """

    _esm = esm("shelf.js")
    _css = css("base.css", "shelf.css", "touch.css")
    says = ("language", "search", "glossary")

    glossary = traitlets.Unicode().tag(sync=True)
    books: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def _data(self, lang: str) -> dict[str, Any]:
        return {"books": _books(lang), "glossary": f"{page('glossary')}?lang={lang}"}

    def _html(self, lang: str) -> str:
        return shelf_html(lang, self._words(lang), **self._data(lang), icons=icons())

    def _plain(self) -> dict[str, str]:
        """Also as a list of links."""
        items = "".join(
            f'<li><a href="{escape(book["href"])}"><span lang="{book["nameLang"]}">{escape(book["name"])}</span>'
            f"{escape(book['gloss'])}</a> · {escape(book['facts'])}<br>{escape(book['about'])}</li>"
            for book in self.books
        )
        return {**super()._plain(), "text/html": f'<ul lang="{self.lang}">{items}</ul>'}

    def __repr__(self) -> str:
        return "\n".join(f"{book['name']}{book['gloss']} · {book['facts']}\n  {book['about']}" for book in self.books)


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
