"""A game's aid on paper: one page with the rules that a player needs at the table, as played."""

from __future__ import annotations

from functools import lru_cache

from ...rulebook import aids
from ...rulebook.labels import clause_label, game_name
from ...rulebook.speech import Speaker
from ...rules import games
from ..prerender.elements import Child, Html, h
from .drawings import Drawings
from .paper import paper, word
from .played import USUAL, PlayedFields, list_choices


@lru_cache(maxsize=32)
def aid_page(game_id: str, lang: str, ways: Html, played: PlayedFields = USUAL) -> str:
    """Return the aid as a page for paper.

    game_id: id of the game
    lang: the language
    ways: links that are shown on the screen and not printed
    played: the options and readings
    """
    text, error = played.text(game_id, lang)
    speak = Speaker(lang, games[game_id].start().setup)
    rows = aids.aid(game_id, lang, text.options, text.readings)
    title = word(lang, "aid_title", game=game_name(game_id, lang))
    choices = list_choices(speak, text, error)
    body: list[Child] = [
        h("h1", {}, title),
        bool(choices) and h("ul", {"class": "played"}, choices),
        not rows and h("p", {}, word(lang, "nothing")),
        (
            h(
                "section",
                {},
                h("h2", {}, word(lang, f"aid_{part}")),
                h("ul", {}, (h("li", {}, said, " ", _cites(game_id, lang, clauses)) for said, clauses in sentences)),
            )
            for part, sentences in rows.items()
        ),
    ]
    return paper(lang, title, h("div", {"class": "aid"}, body), Drawings(), ways)


def _cites(game_id: str, lang: str, clauses: tuple[str, ...]) -> Html:
    return h("small", {}, ", ".join(clause_label(game_id, id_, lang) for id_ in clauses))
