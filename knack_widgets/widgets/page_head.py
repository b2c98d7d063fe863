"""The head of a page that is a notebook of its own: search, links to other pages, choice of language."""

from __future__ import annotations

import traitlets

from ..pages.prerender import head_html
from ..rules import games
from ..rules.core.errors import describe
from . import pagelang
from .assets import css, esm, icons
from .listing import Data, Listing
from .request import page


class PageHead(Listing):
    """The head of a page: search, links to all games and to one game, and a choice of language for all tables below it.

    Raise ValueError if the game does not exist.

    game: the id of the game about which the page is, or None
    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another
    """

    _esm = esm("pagehead.js")
    _css = css("base.css", "shelf.css", "touch.css")
    says = ("language", "search", "all_games")

    home = traitlets.Unicode()
    rules = traitlets.Unicode()
    """The address of the game's page, or an empty text."""

    def __init__(self, game: str | None = None, lang: str | None = None) -> None:
        if game is not None and game not in games:
            raise ValueError(f"there is no game {describe(game)}: expected one of {', '.join(games)}")
        self.game = game
        super().__init__(lang)

    def _data(self, lang: str) -> Data:
        ways = {"home": "index", "rules": self.game}
        return {way: f"{page(name)}?lang={lang}" if name else "" for way, name in ways.items()}

    def _html(self, lang: str, data: Data) -> str:
        words = self._words(lang)
        ways = {"all_games": data["home"]}
        if self.game:
            words["rules"] = games[self.game].names[lang]
            ways["rules"] = data["rules"]
        return head_html(lang, words, icons(), ways)

    @traitlets.observe("lang")
    def _speak(self, _: object) -> None:
        """Speak the chosen language at all tables of the page that share its language."""
        pagelang.speak(self.lang)

    def __repr__(self) -> str:
        return self.words["all_games"]
