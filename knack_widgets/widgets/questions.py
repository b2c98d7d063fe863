"""The page of open questions: other readings of the rules, and their effect on a deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import traitlets

from ..pages.prerender import ORDERS, question_html, questions_html, rulings_html
from ..pages.prerender.elements import h
from ..pages.readings import questions, rulings
from ..rulebook.labels import game_name
from ..rulebook.page_games import games_with_pages
from ..rulebook.speech import Speaker
from ..rules import games
from .assets import css, esm, icons
from .listing import Data, Listing
from .page_links import find_page, way
from .request import on_visit


class OpenQuestions(Listing):
    """All readings except the book's own, of all games or of one game.

    The readings that matter most come first. The reader can choose another order, and the readings of one game.
    Example: `OpenQuestions("knack")`.

    game: the id of the game; by default all games
    lang: the language; by default the language in the page's address, else Swedish

    Raise ValueError if the game does not exist.
    """

    _esm = esm("questions.js")
    _css = css("base.css", "shelf.css", "readings.css", "questions.css", "touch.css")
    says = (
        *("language", "search", "all_games", "questions", "questions_order"),
        *("questions_all", "questions_all_hint"),
        *(f"questions_{name}" for name in ("game", "ruling", "clause", "kind", "share", "moved")),
        *(f"questions_by_{name}" for name in ORDERS),
    )

    questions: traitlets.List[Any] = traitlets.List()
    rulings = traitlets.Unicode()
    """The table of all rulings, as HTML."""
    names: traitlets.Dict[str, str] = traitlets.Dict()
    """The games among which the reader may choose."""
    only = traitlets.Unicode().tag(sync=True)
    """The game that the page's address names; empty for all games."""
    home = traitlets.Unicode()

    def __init__(self, game: str | None = None, lang: str | None = None) -> None:
        self.chosen = (games.find(game).id,) if game is not None else games_with_pages()
        super().__init__(lang)
        on_visit(self._ask_for)

    def _ask_for(self, arguments: dict[str, str]) -> None:
        if arguments.get("game") in self.chosen:
            self.only = arguments["game"]

    def _data(self, lang: str) -> Data:
        entries = questions(self.chosen, lang, find_page)
        more = Speaker(lang, games[self.chosen[0]].start().setup).ui("readings_source")
        return {
            "questions": [
                {
                    "id": entry["id"],
                    "game": entry["game"],
                    "key": f"{entry['id']}.{entry['other']['value']}",
                    "share": entry["other"]["share"],
                    "money": entry["other"]["money"],
                    "html": question_html({**entry, "more": more}),
                }
                for entry in entries
            ],
            "rulings": rulings_html(self._words(lang), rulings(self.chosen, lang, find_page)),
            "names": {game: game_name(game, lang) for game in self.chosen},
            "home": way("index", lang),
        }

    def _html(self, lang: str, data: Data) -> str:
        return questions_html(lang, self._words(lang), **data, icons=icons())

    def _plain(self) -> dict[str, str]:
        """Return the list for pages without a kernel, also as HTML."""
        items = []
        for head, matters, *deal in self._entries():
            shown = [h("br"), h("i", {}, deal[0]), h("br"), deal[1]] if deal else []
            items.append(h("li", {}, h("b", {}, head), h("br"), matters, shown))
        return {**super()._plain(), "text/html": str(h("ul", {"lang": self.lang}, items))}

    def __repr__(self) -> str:
        return "\n".join("\n  ".join(entry) for entry in self._entries())

    def _entries(self) -> Iterator[list[str]]:
        """Yield the lines about each reading: its sentence, its effect, and a deal that shows it."""
        for entry in questions(self.chosen, self.lang, find_page):
            other = entry["other"]
            deal = other["shown"]
            yield [
                f"{entry['name']}, {entry['label']} ({entry['id']} {other['name']}): {other['says']}",
                other["matters"],
                *([deal["title"], deal["note"]] if deal else ()),
            ]
