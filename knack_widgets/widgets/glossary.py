"""The glossary: every term of every game, with its meaning and the clauses that define it."""

from __future__ import annotations

from typing import Any

import traitlets

from ..pages.glossary import glossary
from ..pages.prerender import glossary_html
from ..pages.prerender.elements import h
from .assets import css, esm, icons
from .listing import Data, Listing
from .page_links import find_page, way


class Glossary(Listing):
    """The terms of all games, each with its clauses as links to their pages.

    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another
    """

    _esm = esm("glossary.js")
    _css = css("base.css", "shelf.css", "glossary.css", "touch.css")
    says = ("language", "search", "all_games", "also_called", "glossary")

    terms: traitlets.List[Any] = traitlets.List()
    home = traitlets.Unicode()

    def _data(self, lang: str) -> Data:
        return {"terms": glossary(lang, find_page), "home": way("index", lang)}

    def _html(self, lang: str, data: Data) -> str:
        return glossary_html(lang, self._words(lang), **data, icons=icons())

    def _plain(self) -> dict[str, str]:
        """Return the list for pages without a kernel, also as HTML with the clauses of each term."""
        items = [
            h("li", {}, h("b", {}, term["name"]), ": ", term["says"], h("br"), h("small", {}, _places(term)))
            for term in self.terms
        ]
        return {**super()._plain(), "text/html": str(h("ul", {"lang": self.lang}, items))}

    def __repr__(self) -> str:
        return "\n".join(f"{term['name']}: {term['says']}" for term in self.terms)


def _places(term: Data) -> str:
    """Return the games that have a term, each with the numbers of its clauses."""
    places = (f"{game['name']}: {', '.join(one['label'] for one in game['clauses'])}" for game in term["games"])
    return " · ".join(places)
