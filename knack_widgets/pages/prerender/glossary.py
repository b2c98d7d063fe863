"""The glossary as HTML."""

from __future__ import annotations

from collections.abc import Sequence

from .elements import Html, h
from .parts import ways_view
from .sheet import Data


def glossary_html(lang: str, words: Data, terms: Sequence[Data], home: str, icons: Data) -> str:
    """Return the glossary: search, link to the games, choice of language, and all terms.

    lang: the language of the words
    words: the words of the page by their key
    terms: the terms as data (`pages.glossary.glossary`)
    home: the address of the page with all games
    icons: the outline of each icon by its name
    """
    ways = ways_view(lang, words, icons, {"all_games": home})
    listed = h("dl", {"class": "kb-glossary"}, (_term(words, term) for term in terms))
    return str(h("div", {"class": "knack-book", "lang": lang}, ways, listed))


def _term(words: Data, term: Data) -> Html:
    others = (h("span", {"lang": one["lang"]}, one["name"]) for one in term["others"])
    also = term["also"] and h("p", {"class": "kb-also"}, f"{words['also_called']} {term['also']}")
    return h(
        "div",
        {"class": "kb-entry", "id": term["id"]},
        h("dt", {}, h("b", {}, term["name"]), h("span", {"class": "kb-others"}, others)),
        h("dd", {}, also, h("p", {}, term["says"]), (_game(game) for game in term["games"])),
    )


def _game(game: Data) -> Html:
    links = (h("a", {"href": one["href"]}, one["label"]) for one in game["clauses"])
    return h("p", {"class": "kb-where"}, h("span", {}, game["name"]), links)
