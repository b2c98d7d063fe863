"""The head of a page that is a notebook of its own: search, links to other pages, choice of language."""

from __future__ import annotations

import traitlets

from ..pages.prerender import head_html
from ..pages.prerender.elements import h
from ..rules import games
from ..rules.core.errors import describe
from . import pagelang
from .assets import css, esm, icons
from .listing import Data, Listing
from .page_links import way


class PageHead(Listing):
    """The head of a page: search, links to all games and to one game, and a choice of language for all tables below it.

    Raise ValueError if the game does not exist.

    game: the id of the game about which the page is, or None
    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another
    """

    _esm = esm("pagehead.js")
    _css = css("base.css", "shelf.css", "touch.css")
    says = ("language", "search", "all_games", "glossary")

    home = traitlets.Unicode()
    glossary = traitlets.Unicode()
    rules = traitlets.Unicode()
    """The address of the game's page, or an empty text."""

    def __init__(self, game: str | None = None, lang: str | None = None) -> None:
        if game is not None and game not in games:
            raise ValueError(f"there is no game {describe(game)}: expected one of {', '.join(games)}")
        self.game = game
        super().__init__(lang)

    def _data(self, lang: str) -> Data:
        ways = {"home": "index", "rules": self.game, "glossary": "glossary"}
        return {word: way(name, lang) if name else "" for word, name in ways.items()}

    def _words(self, lang: str) -> dict[str, str]:
        rules = {"rules": games[self.game].names[lang]} if self.game else {}
        return {**super()._words(lang), **rules}

    def _ways(self, data: Data) -> dict[str, str]:
        """Return the key of the word of each link → its address."""
        ways = {"all_games": data["home"], "rules": data["rules"], "glossary": data["glossary"]}
        return {word: href for word, href in ways.items() if href}

    def _html(self, lang: str, data: Data) -> str:
        return head_html(lang, self._words(lang), icons(), self._ways(data))

    def _plain(self) -> dict[str, str]:
        """Return the links for pages without a kernel, also as HTML."""
        links = (
            h("li", {}, h("a", {"href": href}, self.words[word]))
            for word, href in self._ways(self._data(self.lang)).items()
        )
        return {**super()._plain(), "text/html": str(h("ul", {"lang": self.lang}, links))}

    @traitlets.observe("lang")
    def _speak(self, _: object) -> None:
        """Speak the chosen language at all tables of the page that share its language."""
        pagelang.speak(self.lang)

    def __repr__(self) -> str:
        return " · ".join(self.words[word] for word in self._ways(self._data(self.lang)))
